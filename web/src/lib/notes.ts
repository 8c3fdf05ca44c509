import { t } from './i18n.svelte';
import type { Said } from './wire';

/** What the table itself says about a seat. */
export const noteText = ({ note, name }: Pick<Said, 'note' | 'name'>): string =>
  note ? t('note-of-table', { note, name }) : '';
