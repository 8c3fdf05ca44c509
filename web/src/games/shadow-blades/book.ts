import type { Entry, GameBook } from '../../book/reference';
import { t } from '../../lib/i18n.svelte';
import { printed } from '../../lib/printed.svelte';
import type { ShadowBlades } from '../../lib/wire';
import Printed from './Printed.svelte';
import { cardName, conspiracyName, conspiracyNote, noteText, sphereName } from './words';

function entries(kind: string): Entry[] {
  const { cards } = printed.as<ShadowBlades.Printed>();
  return Object.entries(cards)
    .filter(([, card]) => card.kind === kind)
    .map(([id, card]) => ({
      of: `card:${id}`,
      name: cardName(id),
      text: noteText(id, card),
      rules: card.rules ?? [],
      tags: [...(card.symbols ?? []).map(sphereName), ...(card.starter ? [t('book-starter')] : [])],
    }));
}

export const book: GameBook = {
  Piece: Printed,
  shelves: () => [
    { title: t('book-agents'), entries: entries('agent'), faces: true },
    { title: t('book-weapons'), entries: entries('weapon'), faces: true },
    { title: t('book-missions'), entries: entries('mission'), faces: true },
    {
      title: t('book-conspiracies'),
      entries: Object.entries(printed.as<ShadowBlades.Printed>().conspiracies).map(
        ([id, rule]) => ({
          of: `conspiracy:${id}`,
          name: conspiracyName(id),
          text: conspiracyNote(id),
          rules: [rule],
          tags: [],
        }),
      ),
    },
  ],
};
