// Keeps the market on this device: the client as one version, and what the pocket has fetched. The build fills in
// which. A new version waits until every page of the old one is closed, so no game changes under anybody's hands.
// It also shows the notes that call people back to their tables.
const CACHE = `night-market-${'VERSION'}`;
const FILES = ['FILES'];
// wherever the house stands, this file stands at its root
const ASSETS = new URL('./assets/', location.href).pathname;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('night-market-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    // a room's address is the same page; the server's own is the newest
    event.respondWith(fetch(request).catch(() => caches.match('./')));
  } else if (pathname.startsWith(ASSETS)) {
    event.respondWith(kept(request));
  }
});

/** Names under assets/ change with what they hold: what is here is right. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

// --- notes: one for each table, and none of a table that was looked at elsewhere

const HOME = new URL('./', location.href);

self.addEventListener('push', (event) => {
  event.waitUntil(hear(event.data?.json() ?? {}));
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
