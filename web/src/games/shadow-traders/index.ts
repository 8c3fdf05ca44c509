import type { GameModule } from '../../lib/table.svelte';
import Piece from './Piece.svelte';
import TableView from './TableView.svelte';
import type { View } from './view';
import {
  label,
  logLines,
  missionName,
  optionName,
  optionNote,
  optionValue,
  sheetTitle,
} from './words';

export const game: GameModule = {
  TableView,
  Piece,
  label,
  log: logLines,
  sheetTitle,
  optionName,
  optionNote,
  optionValue,
  sheetWord: missionName,
  round: (view) => (view as View).round,
  sheet: (view) => {
    const { sheet, winners } = view as View;
    return sheet ? { lines: sheet, winners: winners ?? [] } : null;
  },
};
