/** The Dark Road in words: names of its pieces, effects of any pack, the log, what broke a plan. */
import { t, words, type Args } from '../../lib/i18n.svelte';
import type { LogLine } from '../../lib/log';
import type { Table } from '../../lib/table.svelte';
import { capital, logLines as lines, type Telling } from '../../lib/texts';
import type { DarkRoad } from '../../lib/wire';
import type { Broken } from './plan';
import type { Hero, Tile } from './view';

export const name = (domain: string, value: string): string =>
  words.has(`dr-${domain}-${value}`) ? capital(t(`dr-${domain}-${value}`)) : value;
export const about = (domain: string, value: string, form = 'about'): string =>
  words.text(`dr-${domain}-${value}`, undefined, form);

/** A town's name, and the one a person with the box looks for: it is printed in Latin letters. */
const townArgs = (town: string): Args => ({
  town: name('town', town),
  town_printed: capital(town),
});

const listed = (goods: readonly string[]): string =>
  goods.map((good) => t(`dr-good-${good}`)).join(', ');

export function heroAbout(hero: Hero): string {
  const icon =
    hero.icon === 'lantern'
      ? t('dr-ui-icon-lantern')
      : hero.icon === 'horseshoe'
        ? t('dr-ui-icon-horseshoe')
        : hero.icon === 'storage'
          ? t('dr-ui-icon-storage')
          : '';
  const wants = hero.wants.length ? t('dr-ui-hero-wants', { goods: listed(hero.wants) }) : '';
  return [t('dr-ui-hero-home', townArgs(hero.town)), wants, icon].filter(Boolean).join(' ');
}
export const tileAbout = (tile: Tile): string =>
  t('dr-ui-tile-about', { ...townArgs(tile.town), goods: listed(tile.goods) });
export const townAbout = (town: string): string => t('dr-ui-town-about', townArgs(town));

/** Three locked dice, or a companion's two gifts: a sentence for each. */
export const friendAbout = (friend: string): string =>
  t('dr-ui-friend-about', {
    a: about('companion', friend, 'a'),
    b: about('companion', friend, 'b'),
  });

/** What happens, step by step, in a sentence. */
export const effectText = (steps: readonly DarkRoad.Effect[]): string =>
  steps
    .map(({ op, n, good, town, then }) =>
      t(`dr-effect-${op}`, {
        n,
        good: good && t(`dr-good-${good}`),
        town: town && t(`dr-town-${town}`),
        then: effectText(then),
      }),
    )
    .join(', ');

/** What a card of the Trader does: its reward, then the first line that can be done. */
export const traderText = ({ lit, otherwise, deeds }: DarkRoad.TraderCard): string =>
  [
    effectText(otherwise),
    ...(lit.length ? [t('dr-ui-trader-lit', { what: effectText(lit) })] : []),
    ...deeds.map(({ action, goods_min, goods_max, commissions_max }, i) => {
      const when = [
        goods_min ? t('dr-ui-trader-goods-min', { n: goods_min }) : '',
        goods_max < NO_LIMIT ? t('dr-ui-trader-goods-max', { n: goods_max }) : '',
        commissions_max < NO_LIMIT ? t('dr-ui-trader-commissions', { n: commissions_max }) : '',
      ].filter(Boolean);
      return `${i + 1}. ${t(`dr-action-${action}`)}${when.length ? ` (${when.join(', ')})` : ''}`;
    }),
  ].join('\n');
const NO_LIMIT = 99;

/** What is sent with one word: how many goods, and for how much. */
export function gatheredText(picks: readonly string[], coins: number): string {
  const counts = picks.map((text) => (text.startsWith('buy:') ? Number(text.split(':')[2]) : 1));
  const n = counts.reduce((all, one) => all + one, 0);
  if (picks[0]?.startsWith('hand-in:')) return t('dr-ui-hand-in-n', { n });
  return t(picks[0]?.startsWith('sell:') ? 'dr-ui-sell-n' : 'dr-ui-buy-n', { n, coins });
}

/** Why the plan does not stand any more, in a sentence. */
export function brokenText(broken: Broken, who: (player: number) => string): string {
  const by = broken.by === undefined ? 'nobody' : 'somebody';
  const args = { by, who: broken.by === undefined ? '' : who(broken.by) };
  switch (broken.why) {
    case 'tile':
      return t('dr-plan-tile-gone', { ...args, commission: name('commission', broken.value) });
    case 'hero':
      return t('dr-plan-hero-gone', { ...args, hero: name('hero', broken.value) });
    case 'crown':
      return t('dr-plan-crown-gone', { ...args, crown: name('crown', broken.value) });
    case 'friend':
      return t('dr-plan-friend-gone', { companion: name('companion', broken.value) });
    case 'dice':
      return t('dr-plan-dice-gone', { good: name('good', broken.value) });
    case 'price':
      return t('dr-plan-price', {
        good: name('good', broken.value),
        from: broken.from ?? 0,
        to: broken.to ?? 0,
      });
    case 'deliver':
      return t('dr-plan-hero-lost', { hero: name('hero', broken.value) });
    case 'fulfil':
      return t('dr-plan-tile-lost', { commission: name('commission', broken.value) });
    case 'caravan':
      return t('dr-plan-caravan', { ...args, town: name('town', broken.value) });
  }
}

/** Small steps that the next line says better. */
const QUIET = ['visited', 'ruins-moved', 'market-moved', 'market-rolled', 'trader-moved'];

const TELLING: Telling = {
  draw: (domain) => domain === 'seat',
  // the Trader is the second player of a game for one
  doer: ({ kind }) => (kind.startsWith('trader-') ? 1 : null),
};
export const logLines = (table: Table): LogLine[] =>
  lines(
    table,
    TELLING,
    table.events.filter((event) => !QUIET.includes(event.kind)),
  );

/** The Trader's latest turn, step by step, every step with its reason (DR-104). */
export function traderSteps(table: Table): LogLine[] {
  const from = table.events.findLastIndex((event) => event.kind === 'trader-turn');
  if (from < 0) return [];
  const rest = table.events.slice(from);
  const end = rest.findIndex((event) => event.kind === 'turn-begins');
  const steps = end < 0 ? rest : rest.slice(0, end);
  return lines(table, TELLING, steps);
}
