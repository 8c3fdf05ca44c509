import type { GameModule } from '../../lib/table.svelte';
import TableView from './TableView.svelte';

export const game: GameModule = { TableView };
