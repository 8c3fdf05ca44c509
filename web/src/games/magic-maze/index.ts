import type { GameModule } from '../../lib/table.svelte';
import Options from './Options.svelte';
import TableView from './TableView.svelte';
import { nextScenario } from './campaign.svelte';

export const game: GameModule = {
  TableView,
  Options,
  optionKeys: ['scenario', 'side', 'level', 'tiles', 'rules'],
  learn: () => ({ scenario: String(nextScenario() ?? 1) }),
};
