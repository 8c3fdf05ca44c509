import type { GameModule } from '../../lib/table.svelte';
import Sum from './Sum.svelte';
import TableView from './TableView.svelte';

export const game: GameModule = { TableView, Sum };
