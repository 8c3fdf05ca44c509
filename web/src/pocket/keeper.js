// Keeps the market on this device, one version of all of it; the build fills in which. Pages of one version see no other:
// a new one waits beside it, until a page says that nobody is in the middle of a game.
// It also shows the notes that call people back to their tables.
const CACHE = `night-market-${'VERSION'}`;
const FILES = ['FILES'];
// What the house is made of: it is kept where a page has brought it, and by the versions that follow there.
const HOUSE = ['HOUSE'];
// wherever the house stands, this file stands at its root
const ROOT = new URL('./', location.href).pathname;
const ROOMS = /^((t|r|new|book|puzzle)\/[^.]*|about|settings|tables|me|me\/notes)?$/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.keys().then((old) => Promise.all([fill(FILES), follow(old)])));
});

async function follow(old) {
  for (const name of old.filter((name) => name.startsWith('night-market-')))
    for (const { url } of await (await caches.open(name)).keys())
      if (url.endsWith('/house.tar.gz')) return fill(HOUSE);
}

async function fill(files) {
  const cache = await caches.open(CACHE);
  await Promise.all(files.map((file) => take(cache, file)));
}

/** What the version before has under a lasting name need not travel again. */
async function take(cache, file) {
  const known = file.startsWith('./assets/') ? await caches.match(file) : undefined;
  if (known) await cache.put(file, known);
  else
    await cache.add(
      new Request(file, { cache: file.startsWith('./assets/') ? 'default' : 'reload' }),
    );
}

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('night-market-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  if (event.data === 'keep the house') event.waitUntil(fill(HOUSE));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(ROOT)) return;
  const path = pathname.slice(ROOT.length);
  if (request.mode === 'navigate') {
    if (ROOMS.test(path)) event.respondWith(kept('./')); // every room's address is the same page
  } else if (FILES.includes(`./${path}`) || HOUSE.includes(`./${path}`)) {
    event.respondWith(kept(`./${path}`));
  }
});

async function kept(file) {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? fetch(file);
}

// --- notes: one for each table, and none of a table that was looked at elsewhere

const HOME = new URL('./', location.href);

// One after the other: Chromium forgets a note that is just being shown while another asks which are.
let heard = Promise.resolve();
self.addEventListener('push', (event) => {
  heard = heard.catch(() => undefined).then(() => hear(event.data?.json() ?? {}));
  event.waitUntil(heard);
});

async function hear(note) {
  if (note.kind === 'gone') await close(note.tag);
  else
    await self.registration.showNotification(note.title, {
      body: note.body,
      tag: note.tag,
      lang: note.language,
      renotify: true,
      data: { path: note.path, tag: note.tag },
      actions: note.open
        ? [
            { action: 'open', title: note.open },
            { action: 'mute', title: note.mute },
          ]
        : [],
    });
  await count();
}

async function close(tag) {
  for (const note of await self.registration.getNotifications({ tag })) note.close();
}

/** The icon of the installed market says how many tables wait. */
async function count() {
  const waiting = await self.registration.getNotifications();
  await navigator.setAppBadge?.(waiting.length).catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  const { path, tag } = event.notification.data;
  event.notification.close();
  event.waitUntil((event.action === 'mute' ? mute(tag) : open(path)).then(count));
});
self.addEventListener('notificationclose', (event) => event.waitUntil(count()));

async function mute(table) {
  await fetch(new URL('api/me/mute', HOME), {
    method: 'POST',
    body: JSON.stringify({ table, on: true }),
  });
}

/** To a page that is there already, or a new one. */
async function open(path) {
  const place = new URL(path.replace(/^\//, ''), HOME).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url.split('#')[0] === place);
  if (there) return there.focus();
  return self.clients.openWindow(place);
}
