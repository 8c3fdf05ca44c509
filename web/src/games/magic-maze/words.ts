import { t, words } from '../../lib/i18n.svelte';
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

const LESSON = [
  'mm-lesson-1',
  'mm-lesson-2',
  'mm-lesson-3',
  'mm-lesson-4',
  'mm-lesson-5',
  'mm-lesson-6',
  'mm-lesson-7',
];
const LESSON_RULE = ['MM-150', 'MM-94', 'MM-145', 'MM-105', 'MM-110', 'MM-120', 'MM-156'];
export const CAMPAIGN = LESSON.length;
/** What a scenario teaches or changes, in a few sentences. */
export const lesson = (scenario: number): string =>
  LESSON[scenario - 1]
    ? t(LESSON[scenario - 1] ?? '')
    : words.text(SCENARIO[scenario - 1] ?? '', undefined, 'about');
/** The rule to read about it. */
export const lessonRule = (scenario: number): string =>
  LESSON_RULE[scenario - 1] ??
  (scenario === 11 ? 'MM-130' : `MM-${scenario < 11 ? 150 + scenario : 149 + scenario}`);
