import type { GameModule } from '../../lib/table.svelte';
import { t } from '../../lib/i18n.svelte';
import Options from './Options.svelte';
import Result from './Result.svelte';
import TableView from './TableView.svelte';
import { nextScenario } from './campaign.svelte';
import type { View } from './view';

export const game: GameModule = {
  TableView,
  Result,
  endTitle: (table) => t((table.view as View).end?.won ? 'mm-ui-won' : 'mm-ui-lost'),
  elapsed: (view) => (view as View).sand.elapsed,
  Options,
  optionKeys: ['scenario', 'side', 'level', 'tiles', 'rules'],
  learn: () => ({ scenario: String(nextScenario() ?? 1) }),
};
