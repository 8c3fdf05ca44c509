// Keeps the market on this device, one version of all of it; the build fills in which. Pages of one version see no other:
// a new one waits beside it, until a page says that nobody is in the middle of a game.
const CACHE = `night-market-${'VERSION'}`;
const FILES = ['FILES'];
// wherever the house stands, this file stands at its root
const ROOT = new URL('./', location.href).pathname;
const ROOMS = /^((t|r|new)\/[^.]*|about|settings)?$/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => Promise.all(FILES.map((file) => fill(cache, file)))),
  );
});

/** What the version before has under a lasting name need not travel again. */
async function fill(cache, file) {
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
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(ROOT)) return;
  const path = pathname.slice(ROOT.length);
  if (request.mode === 'navigate') {
    if (ROOMS.test(path)) event.respondWith(kept('./')); // every room's address is the same page
  } else if (FILES.includes(`./${path}`)) {
    event.respondWith(kept(`./${path}`));
  }
});

async function kept(file) {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? fetch(file);
}
