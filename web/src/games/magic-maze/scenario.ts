/** What a table plays, read from its options and written back: a scenario, or one of one's own (MM-167). */
import printed from './scenarios.json';

export interface Scenario {
  /** the one it starts from */
  scenario: number;
  side: string;
  tiles: string[];
  rules: string[];
}
type Options = Record<string, string>;

export const COUNT = 17;
export const LEVELS = [12, 14, 15, 17, 19, 22, 24];
export const TILES = Array.from({ length: 23 }, (_, i) => String(i + 2));
const MAGE_TILE = '15';
const book = printed as Record<string, { side: string; tiles: string[]; rules: string[] }>;
const upTo = (level: number): string[] => TILES.filter((tile) => Number(tile) <= level);
const same = (one: string[], other: string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();
const inOrder = (tiles: Iterable<string>): string[] => {
  const wanted = new Set(tiles);
  return TILES.filter((tile) => wanted.has(tile));
};

const first = (seats: number): number => (seats === 9 ? 9 : 1);
function base(scenario: number, options: Options): Scenario {
  const { side, tiles, rules } = book[scenario] ?? { side: '1a', tiles: [], rules: [] };
  const more = scenario === 5 && options.mage_stack === '14' ? ['14'] : [];
  return { scenario, side, tiles: inOrder([...tiles, ...more]), rules };
}
function byLevel(level: number, rules: string[]): string[] {
  return inOrder([...upTo(level), ...(rules.includes('mage-tile-on-top') ? [MAGE_TILE] : [])]);
}

export function read(options: Options, seats: number): Scenario {
  const named = options.scenario ?? 'first';
  const found = base(named === 'first' ? first(seats) : Number(named), options);
  if (options.side && options.side !== 'scenario') found.side = options.side;
  if (options.rules && options.rules !== 'scenario')
    found.rules = options.rules.split(',').filter((rule) => rule !== 'plain');
  if (options.level && options.level !== 'scenario')
    found.tiles = byLevel(Number(options.level), found.rules);
  if (options.tiles && options.tiles !== 'level') found.tiles = inOrder(options.tiles.split(','));
  return found;
}

/** The options that say it, as short as they can be. */
export function write(wanted: Scenario, options: Options, seats: number): Options {
  const usual = base(wanted.scenario, options);
  const level = LEVELS.find((one) => same(wanted.tiles, byLevel(one, wanted.rules)));
  const plain = same(wanted.tiles, usual.tiles);
  return {
    scenario: wanted.scenario === first(seats) ? 'first' : String(wanted.scenario),
    side: wanted.side === usual.side ? 'scenario' : wanted.side,
    rules: same(wanted.rules, usual.rules) ? 'scenario' : wanted.rules.join(',') || 'plain',
    level: plain || !level ? 'scenario' : String(level),
    tiles: plain || level ? 'level' : inOrder(wanted.tiles).join(','),
  };
}

/** Rules by which each hero leaves by another exit, and those under which all four cannot leave by one (MM-167). */
const EXITS = ['own-exits', 'fool-guards'];
const APART = ['no-gatherings', 'dimensions'];

/** Tiles without which these rules cannot be played. */
export function needed(rules: string[]): string[] {
  return inOrder([
    ...['2', '6', '7', '8', '9'],
    ...(rules.some((rule) => EXITS.includes(rule)) ? ['10', '11', '12'] : []),
    ...(rules.includes('dimensions') ? ['3'] : []),
    ...(rules.includes('mage-tile-on-top') ? [MAGE_TILE] : []),
  ]);
}

export function withTile(now: Scenario, tile: string): Scenario {
  if (needed(now.rules).includes(tile)) return now;
  const has = now.tiles.includes(tile);
  return {
    ...now,
    tiles: has ? now.tiles.filter((one) => one !== tile) : inOrder([...now.tiles, tile]),
  };
}

/** Two heroes begin on one tile in two dimensions, where gatherings cannot be forbidden (MM-166). */
const AGAINST: Record<string, string> = {
  dimensions: 'no-gatherings',
  'no-gatherings': 'dimensions',
};

export function withRule(now: Scenario, rule: string, all: readonly string[]): Scenario {
  const has = now.rules.includes(rule);
  const kept = now.rules.filter((one) => one !== rule && (has || one !== AGAINST[rule]));
  const wanted = all.filter((one) => kept.includes(one) || (one === rule && !has));
  const stuck =
    wanted.some((one) => APART.includes(one)) && !wanted.some((one) => EXITS.includes(one));
  // exits come with the rule that needs them, and take it along when they go
  const rules = !stuck
    ? wanted
    : has
      ? wanted.filter((one) => !APART.includes(one))
      : all.filter((one) => wanted.includes(one) || one === 'own-exits');
  return { ...now, rules, tiles: inOrder([...now.tiles, ...needed(rules)]) };
}

export function isOwn(wanted: Scenario, options: Options): boolean {
  const usual = base(wanted.scenario, options);
  return (
    wanted.side !== usual.side ||
    !same(wanted.rules, usual.rules) ||
    !same(wanted.tiles, usual.tiles)
  );
}

/** Whether a won run counts for the scenario's number: its rules, and at least its tiles. From 8 on the
 * side and the level are free (MM-157); to talk in scenario 1 is too (MM-150). */
export function counts({ scenario, rules, tiles }: Omit<Scenario, 'side'>): boolean {
  const usual = base(scenario, {});
  const quiet = (some: string[]): string[] => some.filter((rule) => rule !== 'free-talk');
  return (
    same(quiet(rules), quiet(usual.rules)) &&
    (scenario >= 8 || usual.tiles.every((tile) => tiles.includes(tile)))
  );
}

/** Which best runs it is compared with, in the server's words; own scenarios with none. */
export function kindOf({ scenario, side, rules, tiles }: Scenario): string {
  const usual = base(scenario, {});
  const quiet = (some: string[]): string[] => some.filter((rule) => rule !== 'free-talk');
  if (!same(quiet(rules), quiet(usual.rules))) return '';
  if (scenario >= 8) {
    const level = LEVELS.find((one) => same(tiles, upTo(one)));
    return level ? `${scenario}-${side}-${level}` : '';
  }
  const other = base(scenario, { mage_stack: '14' });
  const fits = same(tiles, usual.tiles) || same(tiles, other.tiles);
  return side === usual.side && fits ? String(scenario) : '';
}
