/* global RELEASE */
// Runs in the browser beside the pages. It answers only page moves, and only when there is no connection: with what a
// visitor has read before, else with the offline page. Calls, forms, files and pages of signed-in users pass by it.
const PAGES = `talad-${RELEASE}`
const OFFLINE = { th: '/offline/th', en: '/offline/en' }
const KEPT = 20

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(PAGES)
      .then((cache) => cache.addAll(Object.values(OFFLINE)))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== PAGES).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.mode === 'navigate') event.respondWith(answer(event))
})

async function answer(event) {
  try {
    const fresh = await fetch(event.request)
    if (isForEverybody(fresh)) event.waitUntil(keep(event.request.url, fresh.clone()))
    return fresh
  } catch {
    return fromStore(new URL(event.request.url))
  }
}

// The server marks what belongs to one person, or to a moment, as not to be stored.
function isForEverybody(response) {
  const control = response.headers.get('cache-control') || 'no-store'
  const html = (response.headers.get('content-type') || '').startsWith('text/html')
  return response.status === 200 && response.type === 'basic' && html && !control.includes('no-store')
}

async function keep(url, response) {
  const cache = await caches.open(PAGES)
  await cache.delete(url)
  await cache.put(url, response)
  const pages = (await cache.keys()).filter((request) => !new URL(request.url).pathname.startsWith('/offline/'))
  for (const old of pages.slice(0, Math.max(0, pages.length - KEPT))) await cache.delete(old)
}

async function fromStore(url) {
  const cache = await caches.open(PAGES)
  const lang = /^\/en(\/|$)/.test(url.pathname) ? 'en' : 'th'
  return (await cache.match(url.href)) || (await cache.match(OFFLINE[lang])) || Response.error()
}
