/* global RELEASE, WORDS */
// Runs in the browser beside the pages. It answers only when there is no connection: a page move with what a visitor
// has read before, else with the offline page. Calls, forms and pages of signed-in users pass by it and are never kept.
const PAGES = `talad-${RELEASE}`
const THINGS = `things-${RELEASE}`
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
  const ours = [PAGES, THINGS]
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
  if (request.mode === 'navigate') event.respondWith(answer(event))
  // Online, files are the browser's own business: they cost nothing here.
  else if (!navigator.onLine && isThing(new URL(request.url))) event.respondWith(thing(request))
})

const isThing = (url) => url.origin === location.origin && /^\/(assets|media\/art)\//.test(url.pathname)

async function thing(request) {
  return (await (await caches.open(THINGS)).match(request.url)) || fetch(request)
}

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
  const html = await response.clone().text()
  await cache.put(url, response)
  const pages = (await cache.keys()).filter((request) => !new URL(request.url).pathname.startsWith('/offline/'))
  for (const old of pages.slice(0, Math.max(0, pages.length - KEPT))) await cache.delete(old)
  await keepThings(html)
}

// Styles, fonts and drawn pictures of a kept page; the browser has them at hand.
async function keepThings(html) {
  const cache = await caches.open(THINGS)
  const named = html.match(/"\/(?:assets\/[\w.-]+\.(?:css|woff2|svg)|media\/art\/[\w/%.-]+\.svg)"/g) || []
  for (const path of new Set(named.map((quoted) => quoted.slice(1, -1))))
    if (!(await cache.match(path))) await cache.add(path).catch(() => {})
}

async function fromStore(url) {
  const cache = await caches.open(PAGES)
  const lang = /^\/en(\/|$)/.test(url.pathname) ? 'en' : 'th'
  const kept = await cache.match(url.href)
  return kept ? toRead(kept, lang) : (await cache.match(OFFLINE[lang])) || Response.error()
}

// Without its scripts: they would look for parts that are not here. Links then ask for whole pages, and so for this worker.
async function toRead(kept, lang) {
  const html = (await kept.text())
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]+modulepreload[^>]*>/g, '')
    .replace(
      /<body[^>]*>/,
      (body) => `${body}<p role="status" style="padding:10px 16px;text-align:center">${WORDS[lang]}</p>`,
    )
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const policy = kept.headers.get('content-security-policy')
  if (policy) headers['content-security-policy'] = policy
  return new Response(html, { headers })
}
