import type { GameBook } from '../../book/reference';
import { t } from '../../lib/i18n.svelte';
import { printed } from '../../lib/printed.svelte';
import { capital } from '../../lib/texts';
import type { MagicMaze } from '../../lib/wire';
import Printed from './Printed.svelte';
import { actionName, CAMPAIGN, heroName, lesson, scenarioName } from './words';

/** What stands on a tile, in words; each kind once. */
function signsOf(cells: readonly MagicMaze.Cell[]): string[] {
  const has = (...kinds: string[]): boolean => cells.some((cell) => kinds.includes(cell.kind));
  return [
    ...(has('portal') ? [t('mm-action-portal')] : []),
    ...(cells.some((cell) => cell.ride >= 0) ? [t('mm-action-escalator')] : []),
    ...(has('hourglass') ? [t('mm-ui-key-hourglass')] : []),
    ...(has('artefact') ? [t('mm-ui-key-artefact')] : []),
    ...(has('exit') ? [t('mm-ui-key-exit')] : []),
    ...(cells.some((cell) => cell.sides.includes('gap')) ? [t('mm-ui-key-gap')] : []),
    ...(has('crystal-ball') ? [t('mm-ui-key-ball')] : []),
    ...(has('camera') ? [t('mm-ui-key-camera')] : []),
  ].map(capital);
}

export const book: GameBook = {
  Piece: Printed,
  shelves: () => {
    const sheet = printed.as<MagicMaze.Printed>();
    return [
      {
        title: t('book-scenarios'),
        entries: Object.entries(sheet.scenarios).map(([n, rule]) => ({
          of: `scenario:${n}`,
          name: scenarioName(Number(n)),
          text: lesson(Number(n)),
          rules: [rule],
          tags: [Number(n) <= CAMPAIGN ? t('book-campaign') : t('book-beyond')],
        })),
      },
      {
        title: t('book-heroes'),
        entries: Object.entries(sheet.powers).map(([hero, rule]) => ({
          of: `hero:${hero}`,
          name: heroName(hero),
          text: '',
          rules: [rule],
          tags: [],
        })),
      },
      {
        title: t('book-action-tiles'),
        entries: Object.entries(sheet.actions).flatMap(([n, tiles]) =>
          tiles.map((actions, i) => ({
            of: `actions:${actions.join(',')}@${n}-${i}`,
            name: actions.map(actionName).map(capital).join(', '),
            text: t('book-for-players', { n: Number(n) }),
            rules: ['MM-12'],
            tags: [t('book-for-players', { n: Number(n) })],
          })),
        ),
      },
      {
        title: t('book-tiles'),
        entries: Object.entries(sheet.tiles).map(([tile, cells]) => ({
          of: `tile:${tile}`,
          name: t('book-tile', { tile }),
          text: signsOf(cells).join(', '),
          rules: ['MM-10'],
          tags: signsOf(cells),
        })),
      },
    ];
  },
};
