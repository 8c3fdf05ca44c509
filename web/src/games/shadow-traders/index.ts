import { t } from '../../lib/i18n.svelte';
import type { GameModule } from '../../lib/table.svelte';
import Piece from './Piece.svelte';
import Sum from './Sum.svelte';
import TableView from './TableView.svelte';
import { lowestRule, type View } from './view';
import { logLines, missionName } from './words';

export const game: GameModule = {
  TableView,
  Sum,
  Piece,
  log: logLines,
  colours: (view) => (view as View).boards.map((board) => board.colour),
  endNote: (view, result) => {
    const rule = lowestRule((view as View | null)?.end?.missions ?? [], result);
    if (rule === null) return null;
    return { text: t('st-end-lowest', { won: rule === 'ST-91' ? 'yes' : 'no' }), rule };
  },
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
