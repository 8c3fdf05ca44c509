/** What is printed on the cards, set by set, and which rulings speak of them. What they do is the server's business. */
import type { IconName } from '../../lib/icons/names';
import { t, words } from '../../lib/i18n.svelte';

type Kind = 'technique' | 'passive' | 'junk';

export interface Printed {
  folk: string;
  value: number;
  kind: Kind;
  plus: boolean;
  rules: string[];
}

/** A set: its symbol, its colour (dark enough for white figures on it), its cards in the order of their values. */
interface Folk {
  icon: IconName;
  colour: string;
  pale: string;
  cards: Record<string, Omit<Printed, 'folk' | 'value'>>;
}

const played = (...rules: number[]) => card('technique', true, rules);
const plain = (...rules: number[]) => card('technique', false, rules);
const passive = (...rules: number[]) => card('passive', false, rules);
const card = (kind: Kind, plus: boolean, rules: number[]) => ({
  kind,
  plus,
  rules: rules.map((n) => `DM-${n}`),
});

export const FOLK: Record<string, Folk> = {
  platypus: {
    icon: 'beaver',
    colour: '#1d7280',
    pale: '#cfe7e6',
    cards: {
      'tireless-tinkerer': played(16, 120),
      calculations: passive(42, 90, 91),
      'safety-precaution': played(46, 56, 73),
      magnet: played(19, 78),
      'dangerous-test': played(20, 95),
      glue: passive(25, 42),
    },
  },
  sloth: {
    icon: 'sloth',
    colour: '#56751f',
    pale: '#e2ecc4',
    cards: {
      'steady-achiever': played(33, 49, 88),
      'shopping-journey': plain(33, 49, 100),
      housecleaning: played(21, 33, 49),
      siesta: played(23, 33, 49),
      'lunch-break': played(33, 49, 88),
      ironing: played(25, 74, 104, 117),
    },
  },
  crocodile: {
    icon: 'croc-jaws',
    colour: '#2c6646',
    pale: '#cfe6d6',
    cards: {
      'little-villain': played(18, 27),
      'scary-gunfight': played(39, 49, 50, 118),
      'night-shift': played(17, 84, 97),
      'ruthless-competition': played(17, 27, 103),
      'nasty-threat': played(49, 50, 54, 121),
      'lost-shipments': played(49, 50, 62),
    },
  },
  fox: {
    icon: 'fox-head',
    colour: '#b1521a',
    pale: '#fbe0c8',
    cards: {
      'cunning-neighbour': played(27, 46, 84),
      cheer: played(19, 78, 100),
      raffle: played(28, 84),
      charity: played(84, 93, 97),
      tasters: played(28, 29, 100),
      rumours: played(16, 92),
    },
  },
  polecat: {
    icon: 'badger',
    colour: '#7a4a86',
    pale: '#ecdcf0',
    cards: {
      'daring-adventurer': played(4, 22, 94),
      'rare-artefact': played(25, 116),
      swank: played(21, 119),
      'risky-business': played(24, 26),
      'natural-survivor': played(19, 78),
      sofa: passive(59, 73),
    },
  },
  owl: {
    icon: 'barn-owl',
    colour: '#3d5d94',
    pale: '#d9e4f5',
    cards: {
      'wise-spy': passive(75, 97, 123, 124),
      'ancient-knowledge': passive(75, 77, 89),
      'quality-inspection': passive(77, 98, 105),
      binoculars: passive(75, 77, 99),
      balancing: passive(77, 82, 96),
      'extra-remarks': passive(57, 75, 77),
    },
  },
  junk: {
    icon: 'broken-pottery',
    colour: '#6d6459',
    pale: '#e6ded0',
    cards: { junk: card('junk', false, [8, 53, 61]) },
  },
};

const CARDS: Record<string, Printed> = {};
for (const [folk, { cards }] of Object.entries(FOLK))
  Object.entries(cards).forEach(([name, print], i) => {
    CARDS[name] = { ...print, folk, value: Math.min(i + 1, 5) };
  });

export const printed = (name: string): Printed => CARDS[name] ?? (CARDS.junk as Printed);
export const folkOf = (name: string): Folk => FOLK[printed(name).folk] as Folk;
export const setLook = (set: string): Folk => FOLK[set] ?? (FOLK.junk as Folk);

export const cardName = (name: string): string => t(`dm-card-${name}`);
export const cardEffect = (name: string): string =>
  words.text(`dm-card-${name}`, undefined, 'effect');
export const kindName = (name: string): string => {
  const { kind } = printed(name);
  if (kind === 'junk') return t('dm-kind-junk');
  return kind === 'passive' ? t('dm-kind-passive') : t('dm-kind-technique');
};
