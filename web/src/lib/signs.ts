import type { IconName } from './icons/names';
import type { Sign } from './wire';

/** What can be said without a word, and how it is drawn. Its name is `ui-sign`. */
export const SIGNS: Record<Sign, IconName> = {
  yes: 'check-mark',
  no: 'cancel',
  wait: 'pause-button',
  look: 'spyglass',
  go: 'play-button',
  thanks: 'shaking-hands',
};
