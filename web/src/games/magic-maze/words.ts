import { t } from '../../lib/i18n.svelte';
import type { IconName } from '../../lib/icons/names';

const HERO: Record<string, string> = {
  barbarian: 'mm-hero-barbarian',
  mage: 'mm-hero-mage',
  elf: 'mm-hero-elf',
  dwarf: 'mm-hero-dwarf',
};
export const heroName = (hero: string): string => {
  const text = t(HERO[hero] ?? 'mm-hero-mage');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

const ACTION: Record<string, string> = {
  n: 'mm-action-n',
  e: 'mm-action-e',
  s: 'mm-action-s',
  w: 'mm-action-w',
  explore: 'mm-action-explore',
  escalator: 'mm-action-escalator',
  portal: 'mm-action-portal',
};
export const actionName = (action: string): string => t(ACTION[action] ?? 'mm-action-n');

export const ACTION_ICON: Record<string, IconName> = {
  explore: 'magnifying-glass',
  escalator: 'escalator',
  portal: 'portal',
};

const SCENARIO = [
  'mm-option-scenario-1',
  'mm-option-scenario-2',
  'mm-option-scenario-3',
  'mm-option-scenario-4',
  'mm-option-scenario-5',
  'mm-option-scenario-6',
  'mm-option-scenario-7',
  'mm-option-scenario-8',
  'mm-option-scenario-9',
  'mm-option-scenario-10',
  'mm-option-scenario-11',
  'mm-option-scenario-12',
  'mm-option-scenario-13',
  'mm-option-scenario-14',
  'mm-option-scenario-15',
  'mm-option-scenario-16',
  'mm-option-scenario-17',
];
export const scenarioName = (scenario: number): string =>
  t(SCENARIO[scenario - 1] ?? 'mm-option-scenario-1');
