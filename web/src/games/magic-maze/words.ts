import { t, words } from '../../lib/i18n.svelte';
import type { IconName } from '../../lib/icons/names';

export const heroName = (hero: string): string => {
  const text = t(`mm-hero-${hero}`);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

export const actionName = (action: string): string => t(`mm-action-${action}`);

/** what a key does with the own tile; WASD beside the arrows */
export const ACTION_AT: Record<string, string> = {
  arrowup: 'n',
  arrowright: 'e',
  arrowdown: 's',
  arrowleft: 'w',
  w: 'n',
  d: 'e',
  s: 's',
  a: 'w',
  e: 'explore',
  r: 'escalator',
  p: 'portal',
};
export const KEY_OF: Record<string, string> = {
  n: '↑',
  e: '→',
  s: '↓',
  w: '←',
  explore: 'E',
  escalator: 'R',
  portal: 'P',
};

export const ACTION_ICON: Record<string, IconName> = {
  explore: 'magnifying-glass',
  escalator: 'escalator',
  portal: 'portal',
};

const scenarioId = (scenario: number): string => `mm-option-scenario-${scenario}`;
export const scenarioName = (scenario: number): string => t(scenarioId(scenario));

const LESSON = [
  'mm-lesson-1',
  'mm-lesson-2',
  'mm-lesson-3',
  'mm-lesson-4',
  'mm-lesson-5',
  'mm-lesson-6',
  'mm-lesson-7',
];
export const CAMPAIGN = LESSON.length;
/** What a scenario teaches or changes, in a few sentences. */
export const lesson = (scenario: number): string =>
  LESSON[scenario - 1]
    ? t(LESSON[scenario - 1] ?? '')
    : words.text(scenarioId(scenario), undefined, 'about');
