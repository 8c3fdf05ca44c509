import type { GameModule } from '../../lib/table.svelte';
import Piece from './Piece.svelte';
import TableView from './TableView.svelte';
import { logLines } from './words';

export const game: GameModule = { TableView, Piece, log: logLines };
