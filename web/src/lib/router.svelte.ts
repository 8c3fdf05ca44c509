import { root, to } from './root';

/** The rooms by address. The server answers each of them with the same page. */
export type Place =
  | { room: 'home' }
  | { room: 'table'; code: string }
  | { room: 'replay'; code: string }
  | { room: 'new'; game: string }
  | { room: 'book'; game: string }
  | { room: 'puzzle'; game: string }
  | { room: 'about' }
  | { room: 'settings' }
  | { room: 'house' }
  | { room: 'tables' }
  | { room: 'me' }
  | { room: 'notes' }
  | { room: 'nowhere' };

const CODE = '[a-z0-9][a-z0-9-]{2,40}';

export function placeOf(path: string): Place {
  const table = new RegExp(`^/t/(${CODE})$`).exec(path);
  if (table?.[1]) return { room: 'table', code: table[1] };
  const replay = new RegExp(`^/r/(${CODE})$`).exec(path);
  if (replay?.[1]) return { room: 'replay', code: replay[1] };
  const fresh = /^\/new\/([a-z-]{2,40})$/.exec(path);
  if (fresh?.[1]) return { room: 'new', game: fresh[1] };
  const book = /^\/book\/([a-z-]{2,40})$/.exec(path);
  if (book?.[1]) return { room: 'book', game: book[1] };
  const puzzle = /^\/puzzle\/([a-z-]{2,40})$/.exec(path);
  if (puzzle?.[1]) return { room: 'puzzle', game: puzzle[1] };
  if (path === '/') return { room: 'home' };
  if (path === '/about') return { room: 'about' };
  if (path === '/settings') return { room: 'settings' };
  if (path === '/house') return { room: 'house' };
  if (path === '/tables') return { room: 'tables' };
  if (path === '/me') return { room: 'me' };
  if (path === '/me/notes') return { room: 'notes' };
  return { room: 'nowhere' };
}

/** A table code from what people paste: the code itself or a whole link. */
export function codeOf(pasted: string): string | null {
  const text = pasted.trim().toLowerCase();
  const inLink = new RegExp(`/t/(${CODE})`).exec(text);
  if (inLink?.[1]) return inLink[1];
  return new RegExp(`^${CODE}$`).test(text) ? text : null;
}

let place = $state.raw<Place>({ room: 'home' });

export const router = {
  get place(): Place {
    return place;
  },
};

const read = (): void => {
  const path = location.pathname;
  place = placeOf(path.startsWith(`${root}/`) ? path.slice(root.length) : path);
};

/** To a room, by its address inside the house. `instead`: the way back does not lead here again */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, '', to(path));
  else history.pushState(null, '', to(path));
  read();
}

/** Follows the address bar and turns clicks on our own links into steps. */
export function startRouter(): void {
  read();
  addEventListener('popstate', read);
  addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    const href = link?.getAttribute('href') ?? '';
    if (!link || !href.startsWith(`${root}/`)) return;
    if (link.hasAttribute('target') || link.hasAttribute('download')) return;
    event.preventDefault();
    go(href.slice(root.length));
  });
}
