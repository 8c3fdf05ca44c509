import type { GameBook } from '../../book/reference';
import { t } from '../../lib/i18n.svelte';
import { printed as sheet } from '../../lib/printed.svelte';
import type { DaleOfMerchants } from '../../lib/wire';
import { cardEffect, cardName, cardsOf, kindName, printed } from './cards';
import Printed from './Printed.svelte';

export const book: GameBook = {
  Piece: Printed,
  shelves: () => {
    const { cards } = sheet.as<DaleOfMerchants.Printed>();
    const sets = [...new Set(Object.values(cards).map((card) => card.set))].sort(
      (a, b) => Number(a === 'junk') - Number(b === 'junk'),
    );
    return sets.map((set) => ({
      title: set === 'junk' ? t('dm-card-junk') : t(`dm-set-${set}`),
      faces: true,
      entries: cardsOf(set).map((id) => ({
        of: `card:${id}`,
        name: cardName(id),
        text: cardEffect(id),
        rules: printed(id).rules,
        tags: [
          kindName(id),
          ...(printed(id).plus ? [t('dm-plus')] : []),
          t('book-value', { n: printed(id).value }),
        ],
      })),
    }));
  },
};
