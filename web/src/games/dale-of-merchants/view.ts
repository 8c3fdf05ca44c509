import type { IconName } from '../../lib/icons/names';
import { t, words } from '../../lib/i18n.svelte';
import type { DaleOfMerchants } from '../../lib/wire';

export type View = DaleOfMerchants.View;
export type Side = DaleOfMerchants.Side;
export type Held = DaleOfMerchants.Held;

export type Folk = 'platypus' | 'sloth' | 'crocodile' | 'fox' | 'polecat' | 'owl' | 'junk';

/** How a set is drawn: its symbol and its colour (dark enough for white figures on it). */
export const FOLK: Record<Folk, { icon: IconName; colour: string; pale: string }> = {
  platypus: { icon: 'beaver', colour: '#1d7280', pale: '#cfe7e6' },
  sloth: { icon: 'sloth', colour: '#56751f', pale: '#e2ecc4' },
  crocodile: { icon: 'croc-jaws', colour: '#2c6646', pale: '#cfe6d6' },
  fox: { icon: 'fox-head', colour: '#b1521a', pale: '#fbe0c8' },
  polecat: { icon: 'badger', colour: '#7a4a86', pale: '#ecdcf0' },
  owl: { icon: 'barn-owl', colour: '#3d5d94', pale: '#d9e4f5' },
  junk: { icon: 'broken-pottery', colour: '#6d6459', pale: '#e6ded0' },
};

/** What is printed in the corner of each card; what it does is the server's business. */
const PRINTED: Record<Exclude<Folk, 'junk'>, string[]> = {
  platypus: [
    'tireless-tinkerer',
    'calculations*',
    'safety-precaution',
    'magnet',
    'dangerous-test',
    'glue*',
  ],
  sloth: [
    'steady-achiever',
    'shopping-journey-',
    'housecleaning',
    'siesta',
    'lunch-break',
    'ironing',
  ],
  crocodile: [
    'little-villain',
    'scary-gunfight',
    'night-shift',
    'ruthless-competition',
    'nasty-threat',
    'lost-shipments',
  ],
  fox: ['cunning-neighbour', 'cheer', 'raffle', 'charity', 'tasters', 'rumours'],
  polecat: [
    'daring-adventurer',
    'rare-artefact',
    'swank',
    'risky-business',
    'natural-survivor',
    'sofa*',
  ],
  owl: [
    'wise-spy*',
    'ancient-knowledge*',
    'quality-inspection*',
    'binoculars*',
    'balancing*',
    'extra-remarks*',
  ],
};

export interface Printed {
  folk: Folk;
  value: number;
  kind: 'technique' | 'passive' | 'junk';
  plus: boolean;
}
const CARDS: Record<string, Printed> = {
  junk: { folk: 'junk', value: 1, kind: 'junk', plus: false },
};
for (const [folk, names] of Object.entries(PRINTED))
  names.forEach((name, i) => {
    const passive = name.endsWith('*');
    CARDS[name.replace(/[*-]$/, '')] = {
      folk: folk as Folk,
      value: Math.min(i + 1, 5),
      kind: passive ? 'passive' : 'technique',
      plus: !passive && !name.endsWith('-'),
    };
  });
export const printed = (card: string): Printed => CARDS[card] ?? (CARDS.junk as Printed);

export const cardName = (card: string): string => t(`dm-card-${card}`);
export const cardEffect = (card: string): string =>
  words.text(`dm-card-${card}`, undefined, 'effect');

/** Choices that name a card of the own hand, by the word they begin with. */
const HAND = ['play', 'pay', 'build', 'add', 'discard', 'throw', 'show', 'return', 'swap', 'keep'];
/** Choices that name a place of the market. */
const MARKET = ['buy', 'calculate', 'pick', 'clear'];
/** Choices that name a card lying somewhere else: they are spread out to pick from. */
const SPREAD = [
  'take',
  'fetch',
  'drop',
  'order',
  'arrange',
  'arrange-bought',
  'give',
  'take-back',
  'resolve',
];

const part = (text: string, i: number): string => text.split(':')[i] ?? '';

/** What can be done with each card of the hand, in the order of the hand. */
export function handChoices(own: readonly Held[], choices: readonly string[]): string[][] {
  const look = (held: Held): number => (held.changed ? held.value * 2 : 0) + (held.used ? 1 : 0);
  return own.map((held) => {
    if (held.picked) return [];
    const mark = look(held);
    if (mark === 0)
      return choices.filter((text) => HAND.includes(part(text, 0)) && part(text, 1) === held.card);
    const others = own.filter((other) => other.card === held.card && !other.picked).map(look);
    const below = new Set(others.filter((other) => other > 0 && other < mark)).size;
    return choices.filter(
      (text) =>
        part(text, 0) === 'marked' &&
        part(text, 2) === held.card &&
        Number(part(text, 3)) === below,
    );
  });
}

export const marketChoices = (slot: number, choices: readonly string[]): string[] =>
  choices.filter((text) => MARKET.includes(part(text, 0)) && Number(part(text, 1)) === slot);

/** Cards to pick from that lie neither in the hand nor on the board. */
export function spread(view: View, choices: readonly string[]): { text: string; card: string }[] {
  return choices
    .filter((text) => SPREAD.includes(part(text, 0)))
    .map((text) => {
      const verb = part(text, 0);
      const card =
        verb === 'arrange-bought'
          ? view.buying
          : part(text, verb === 'give' || verb === 'take-back' ? 2 : 1);
      return { text, card };
    });
}

/** Everything else is a button: done, pass, use an owl, left and right, players, guesses. */
export const plainChoices = (choices: readonly string[]): string[] =>
  choices.filter(
    (text) =>
      !HAND.includes(part(text, 0)) &&
      !MARKET.includes(part(text, 0)) &&
      !SPREAD.includes(part(text, 0)) &&
      part(text, 0) !== 'marked',
  );
