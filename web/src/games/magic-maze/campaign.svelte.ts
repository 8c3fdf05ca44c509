/** Which scenarios were won on this device, and which one comes next. */
import { CAMPAIGN } from './words';

const KEY = 'night-market:magic-maze';

function stored(): number[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(found) ? found.filter((one) => Number.isInteger(one)) : [];
  } catch {
    return [];
  }
}

export const campaign = $state({ done: stored() });

/** The first scenario of the campaign that was not won yet; after the last one, none. */
export const nextScenario = (): number | null =>
  Array.from({ length: CAMPAIGN }, (_, i) => i + 1).find((n) => !campaign.done.includes(n)) ?? null;

export function noteWin(scenario: number): void {
  if (campaign.done.includes(scenario)) return;
  campaign.done = [...campaign.done, scenario];
  try {
    localStorage.setItem(KEY, JSON.stringify(campaign.done));
  } catch {
    // nothing to keep it in: it lasts as long as the page
  }
}
