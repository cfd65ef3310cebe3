// Keeps the page for use without a network. offline/write.mjs puts the names of the site's files in front.
//
// The page and what its first visit loads are kept at once, other files when they are used first. A new version is kept beside
// the old one and takes over when no page of the old one is open, so a page never gets files of another version.

const cacheName = `entente ${VERSION}`;
const at = (name) => new URL(name, self.registration.scope).href;
const kept = new Set(FILES.map(at));

/** Files whose names change with their content come from the browser's own cache if they are there: they were just loaded. */
async function keep() {
  const cache = await caches.open(cacheName);
  await Promise.all(FIRST.map(async (name) => {
    const answer = await fetch(at(name), { cache: name.startsWith('assets/') ? 'force-cache' : 'no-cache' });
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    await cache.put(at(name), answer);
  }));
}

async function dropOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('entente ') && name !== cacheName).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(address) {
  const cache = await caches.open(cacheName);
  const found = await cache.match(address);
  if (found) return found;
  const fresh = await fetch(address);
  if (fresh.ok) await cache.put(address, fresh.clone());
  return fresh;
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(dropOlder()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET') return;
  const [path] = url.split(/[?#]/);
  const address = mode === 'navigate' && (path === at('') || path === at('index.html')) ? at('') : path;
  if (address === at('') || kept.has(address)) event.respondWith(answer(address));
});
