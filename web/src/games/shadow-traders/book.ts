import type { GameBook } from '../../book/reference';
import { t } from '../../lib/i18n.svelte';
import { printed } from '../../lib/printed.svelte';
import type { ShadowTraders } from '../../lib/wire';
import Printed from './Printed.svelte';
import { eventEffect, eventName, faceName, goodName, missionName } from './words';

const DOUBLES = 'double-';

export const book: GameBook = {
  Piece: Printed,
  shelves: () => {
    const { clients, events, faces, goods, points } = printed.as<ShadowTraders.Printed>();
    return [
      {
        title: t('st-clients'),
        entries: Object.entries(clients).map(([client, rule]) => ({
          of: `client:${client}`,
          name: missionName(client),
          text: [
            t('st-mission-text', { mission: client }),
            t('st-mission-table', { mission: client }),
            ...(client === 'lose' ? [t('st-lose-each')] : []),
          ].join('\n'),
          rules: [rule],
          tags: [],
        })),
      },
      {
        title: t('book-events'),
        entries: Object.entries(events).map(([event, rule]) => ({
          of: `event:${event}`,
          name: eventName(event),
          text: eventEffect(event),
          rules: [rule],
          tags: event.startsWith(DOUBLES) ? [t('st-event-doubles')] : [],
        })),
      },
      {
        title: t('book-faces'),
        entries: Object.entries(faces).map(([face, rule]) => ({
          of: `face:${face}`,
          name: faceName(face),
          text: '',
          rules: [rule],
          tags: [],
        })),
      },
      {
        title: t('book-goods'),
        entries: Object.entries(goods).map(([good, rule]) => ({
          of: `good:${good}`,
          name: goodName(good),
          text: good in points ? t('book-points', { n: points[good] ?? 0 }) : t('book-ten'),
          rules: [rule],
          tags: [],
        })),
      },
    ];
  },
};
