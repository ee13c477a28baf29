/* global RELEASE, WORDS */
// Service worker. It responds only without a connection: with a page that the visitor has opened before, otherwise with
// the offline page. It ignores API calls, forms and pages of signed-in users and never caches them.
const PAGES = `talad-${RELEASE}`
const ASSETS = `things-${RELEASE}`
const OFFLINE = { th: '/offline/th', en: '/offline/en' }
const MAX_PAGES = 20

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(PAGES)
      .then((cache) => cache.addAll(Object.values(OFFLINE)))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const ours = [PAGES, ASSETS]
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(pageResponse(event))
  // Online, the browser's own cache serves files.
  else if (!navigator.onLine && isAsset(new URL(request.url))) event.respondWith(assetResponse(request))
})

const isAsset = (url) => url.origin === location.origin && /^\/(assets|media\/art)\//.test(url.pathname)

async function assetResponse(request) {
  return (await (await caches.open(ASSETS)).match(request.url)) || fetch(request)
}

async function pageResponse(event) {
  try {
    const fresh = await fetch(event.request)
    if (isCacheable(fresh)) event.waitUntil(cachePage(event.request.url, fresh.clone()))
    return fresh
  } catch {
    return cachedResponse(new URL(event.request.url))
  }
}

// The server marks personal and short-lived responses as `no-store`.
function isCacheable(response) {
  const control = response.headers.get('cache-control') || 'no-store'
  const html = (response.headers.get('content-type') || '').startsWith('text/html')
  return response.status === 200 && response.type === 'basic' && html && !control.includes('no-store')
}

async function cachePage(url, response) {
  const cache = await caches.open(PAGES)
  const html = await response.clone().text()
  await cache.put(url, response)
  const pages = (await cache.keys()).filter((request) => !new URL(request.url).pathname.startsWith('/offline/'))
  for (const old of pages.slice(0, Math.max(0, pages.length - MAX_PAGES))) await cache.delete(old)
  await cacheAssets(html)
}

// The page has just loaded its styles, fonts and drawings, so they come from the browser's cache.
async function cacheAssets(html) {
  const cache = await caches.open(ASSETS)
  const named = html.match(/"\/(?:assets\/[\w.-]+\.(?:css|woff2|svg)|media\/art\/[\w/%.-]+\.svg)"/g) || []
  for (const path of new Set(named.map((quoted) => quoted.slice(1, -1))))
    if (!(await cache.match(path))) await cache.add(path).catch(() => {})
}

async function cachedResponse(url) {
  const cache = await caches.open(PAGES)
  const lang = /^\/en(\/|$)/.test(url.pathname) ? 'en' : 'th'
  const cached = await cache.match(url.href)
  return cached ? offlineCopy(cached, lang) : (await cache.match(OFFLINE[lang])) || Response.error()
}

// The copy has no scripts, because they would request missing chunks. Links then load whole pages, which this worker
// can serve.
async function offlineCopy(cached, lang) {
  const html = (await cached.text())
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]+modulepreload[^>]*>/g, '')
    .replace(
      /<body[^>]*>/,
      (body) => `${body}<p role="status" style="padding:10px 16px;text-align:center">${WORDS[lang]}</p>`,
    )
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const policy = cached.headers.get('content-security-policy')
  if (policy) headers['content-security-policy'] = policy
  return new Response(html, { headers })
}

// A push notification. One with the same tag replaces the earlier one.
self.addEventListener('push', (event) => {
  const { id, capability, lang, title, body, path } = event.data.json()
  const look = { body, lang, tag: id, icon: '/icons/192.png', data: { path, capability } }
  event.waitUntil(self.registration.showNotification(title, look))
})

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  const { path, capability } = notification.data
  notification.close()
  event.waitUntil(Promise.all([markRead(capability), openPage(new URL(path, location.origin).href)]))
})

// Without a connection the notice stays unread.
const markRead = (capability) => fetch(`/sv_notification_api/${capability}`, { method: 'PATCH' }).catch(() => {})

async function openPage(url) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const open = pages.find((page) => page.url === url)
  return open ? open.focus() : self.clients.openWindow(url)
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event.newSubscription, event.oldSubscription))
})

async function renewSubscription(renewed, old) {
  const subscription = renewed || (old && (await self.registration.pushManager.subscribe(old.options)))
  if (!subscription) return
  const { endpoint, keys } = subscription.toJSON()
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/notification/push', { method: 'POST', headers, body: JSON.stringify({ endpoint, ...keys }) })
}
