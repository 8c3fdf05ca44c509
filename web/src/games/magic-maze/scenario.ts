/** A scenario of one's own (MM-167), written as options. What options come to, the server says (`table.meta.meaning`). */
import { printed } from '../../lib/printed.svelte';
import type { MagicMaze } from '../../lib/wire';

export type Setup = MagicMaze.Setup;
type Options = Record<string, string>;
const sheet = (): MagicMaze.Printed => printed.as<MagicMaze.Printed>();

/** The rule to read about a scenario. */
export const lessonRule = (scenario: number): string => sheet().scenarios[scenario] ?? '';

/** Tiles without which these rules cannot be played. */
export const needed = (rules: readonly string[]): string[] => [
  ...sheet().needs,
  ...rules.flatMap((rule) => sheet().rules[rule]?.needs ?? []),
];

const ofTiles = (tiles: Iterable<string>): string =>
  [...new Set(tiles)].sort((a, b) => Number(a) - Number(b)).join();

/** A scenario as it is printed. */
export const chosen = (scenario: number, { first }: Setup): Options => ({
  scenario: scenario === first ? 'first' : String(scenario),
  side: 'scenario',
  rules: 'scenario',
  level: 'scenario',
  tiles: 'level',
});

/** All tiles up to this one, and those the rules need. */
export function withLevel({ rules }: Setup, level: string, tiles: readonly string[]): Options {
  const wanted = tiles.filter((tile) => Number(tile) <= Number(level));
  const more = needed(rules).some((tile) => !wanted.includes(tile));
  return more
    ? { level: 'scenario', tiles: ofTiles([...wanted, ...needed(rules)]) }
    : { level, tiles: 'level' };
}

/** This tile too, or without it; null where the rules need it. */
export function withTile({ tiles, rules }: Setup, tile: string): Options | null {
  if (needed(rules).includes(tile)) return null;
  const kept = tiles.filter((one) => one !== tile);
  return { level: 'scenario', tiles: ofTiles(kept.length < tiles.length ? kept : [...kept, tile]) };
}

/** This rule too, without those it does not go with and with the tiles it needs; or without it. */
export function withRule({ tiles, rules }: Setup, rule: string): Options {
  const against = sheet().rules[rule]?.against ?? [];
  const wanted = rules.includes(rule)
    ? rules.filter((one) => one !== rule)
    : [...rules.filter((one) => !against.includes(one)), rule];
  const more = needed(wanted).some((tile) => !tiles.includes(tile));
  return {
    rules: wanted.join() || 'plain',
    ...(more ? { level: 'scenario', tiles: ofTiles([...tiles, ...needed(wanted)]) } : {}),
  };
}
