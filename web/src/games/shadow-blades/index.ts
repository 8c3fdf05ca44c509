import type { GameModule } from '../../lib/table.svelte';
import Piece from './Piece.svelte';
import Sum from './Sum.svelte';
import TableView from './TableView.svelte';
import { logLines } from './words';

export const game: GameModule = { TableView, Sum, Piece, log: logLines };
