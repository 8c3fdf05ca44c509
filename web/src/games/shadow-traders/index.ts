import { t } from '../../lib/i18n.svelte';
import type { GameModule } from '../../lib/table.svelte';
import Piece from './Piece.svelte';
import Sum from './Sum.svelte';
import TableView from './TableView.svelte';
import type { View } from './view';
import { logLines, missionName } from './words';

export const game: GameModule = {
  TableView,
  Sum,
  Piece,
  log: logLines,
  colours: (view) => (view as View).boards.map((board) => board.colour),
  endNote: ({ rule }) =>
    rule ? { text: t('st-end-lowest', { won: rule === 'ST-91' ? 'yes' : 'no' }), rule } : null,
  columns: (view) => {
    const end = (view as View | null)?.end;
    if (!end) return [];
    return [
      {
        key: 'client',
        title: t('st-sheet-client'),
        rule: 'ST-73',
        words: end.missions.map(missionName),
      },
    ];
  },
};
