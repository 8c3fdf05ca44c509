/** The cards in words and colours. What is printed on them is told by the server, what they do is its business. */
import type { IconName } from '../../lib/icons/names';
import { t, words } from '../../lib/i18n.svelte';
import { printed as sheet } from '../../lib/printed.svelte';
import type { DaleOfMerchants } from '../../lib/wire';

/** A set's symbol and its colours (the dark one dark enough for white figures on it). */
interface Look {
  icon: IconName;
  colour: string;
  pale: string;
}
const JUNK: Look = { icon: 'broken-pottery', colour: '#6d6459', pale: '#e6ded0' };
const LOOK: Record<string, Look> = {
  platypus: { icon: 'beaver', colour: '#1d7280', pale: '#cfe7e6' },
  sloth: { icon: 'sloth', colour: '#56751f', pale: '#e2ecc4' },
  crocodile: { icon: 'croc-jaws', colour: '#2c6646', pale: '#cfe6d6' },
  fox: { icon: 'fox-head', colour: '#b1521a', pale: '#fbe0c8' },
  polecat: { icon: 'badger', colour: '#7a4a86', pale: '#ecdcf0' },
  owl: { icon: 'barn-owl', colour: '#3d5d94', pale: '#d9e4f5' },
};
export const setLook = (set: string): Look => LOOK[set] ?? JUNK;

const cards = (): Record<string, DaleOfMerchants.Card> => sheet.as<DaleOfMerchants.Printed>().cards;
export const printed = (name: string): DaleOfMerchants.Card =>
  cards()[name] as DaleOfMerchants.Card;
export const cardsOf = (set: string): string[] =>
  Object.keys(cards()).filter((name) => printed(name).set === set);
export const folkOf = (name: string): Look => setLook(printed(name).set);

export const cardName = (name: string): string => t(`dm-card-${name}`);
export const cardEffect = (name: string): string =>
  words.text(`dm-card-${name}`, undefined, 'effect');
export const kindName = (name: string): string => {
  const { kind } = printed(name);
  if (kind === 'junk') return t('dm-kind-junk');
  return kind === 'passive' ? t('dm-kind-passive') : t('dm-kind-technique');
};
