// Keeps the market on this device: the client as one version, and what the pocket has fetched. The build fills in
// which. A new version waits until every page of the old one is closed, so no game changes under anybody's hands.
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
