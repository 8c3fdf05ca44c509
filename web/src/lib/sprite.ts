import type { IconName } from './icons/names';
import sprite from './icons/sprite.svg?url';

/** Where a symbol lies, for <use> in larger drawings (goods, tokens, stalls). */
export const href = (name: IconName): string => `${sprite}#${name}`;
