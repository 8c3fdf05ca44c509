import type { Entry, GameBook } from '../../book/reference';
import { t } from '../../lib/i18n.svelte';
import { printed } from '../../lib/printed.svelte';
import type { DarkRoad } from '../../lib/wire';
import Printed from './Printed.svelte';
import { about, effectText, friendAbout, heroAbout, name, tileAbout, traderText } from './words';

/** Pieces with a name and a sentence, each with its rule. */
const entries = (
  kind: string,
  rules: Record<string, string>,
  told: (id: string) => string = (id) => about(kind, id),
): Entry[] =>
  Object.entries(rules).map(([id, rule]) => ({
    of: `${kind}:${id}`,
    name: name(kind, id),
    text: told(id),
    rules: [rule],
    tags: [],
  }));

export const book: GameBook = {
  Piece: Printed,
  shelves: () => {
    const sheet = printed.as<DarkRoad.Printed>();
    const region = (town: string): string => name('region', sheet.regions[town] ?? '');
    return [
      {
        title: t('book-heroes'),
        entries: sheet.heroes.map((hero) => ({
          of: `hero:${hero.id}`,
          name: name('hero', hero.id),
          text: heroAbout(hero),
          rules: ['DR-67'],
          tags: [name('town', hero.town), ...hero.wants.map((good) => name('good', good))],
        })),
      },
      {
        title: t('book-commissions'),
        entries: sheet.commissions.map((tile) => ({
          of: `commission:${tile.id}`,
          name: name('commission', tile.id),
          text: tileAbout(tile),
          rules: ['DR-81'],
          tags: [name('town', tile.town), ...tile.goods.map((good) => name('good', good))],
        })),
      },
      {
        title: t('book-events'),
        entries: Object.entries(sheet.events).map(([event, rows]) => ({
          of: `event:${event}`,
          name: name('event', event),
          text: rows.map((row, i) => `${i + 1}: ${effectText(row)}`).join('\n'),
          rules: ['DR-78'],
          tags: [name('road', sheet.roads[event] ?? '')],
        })),
      },
      { title: t('dr-ui-crowns'), entries: entries('crown', sheet.crowns) },
      {
        title: t('book-companions'),
        entries: entries('companion', sheet.companions, friendAbout),
      },
      { title: t('book-steeds'), entries: entries('steed', sheet.steeds) },
      { title: t('book-upgrades'), entries: entries('upgrade', sheet.upgrades) },
      { title: t('book-buildings'), entries: entries('building', sheet.buildings) },
      { title: t('book-districts'), entries: entries('district', sheet.districts) },
      {
        title: t('dr-ui-trader-cards'),
        entries: sheet.trader.map((card) => ({
          of: `trader:${card.id}`,
          name: t('dr-ui-trader-card', { n: Number(card.id.slice(1)) }),
          text: traderText(card),
          rules: ['DR-104'],
          tags: [...new Set(card.deeds.map(({ action }) => name('action', action)))],
        })),
      },
      {
        title: t('book-goods'),
        entries: Object.keys(sheet.shapes).map((good) => ({
          of: `good:${good}`,
          name: name('good', good),
          text: '',
          rules: ['DR-18'],
          tags: [],
        })),
      },
      {
        title: t('book-towns'),
        entries: Object.keys(sheet.regions).map((town) => ({
          of: `town:${town}`,
          name: name('town', town),
          text: region(town),
          rules: ['DR-5'],
          tags: [region(town)],
        })),
      },
    ];
  },
};
