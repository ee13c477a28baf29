import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SITE } from '../../demo/site/index.ts'
import { signinContract } from '../../src/features/accounts/sign-in/contract.ts'
import { HIDDEN_BLOG_CATEGORY } from '../../src/features/content/kinds.ts'
import { DEMO_EMAIL, DEMO_PASSWORD, sessionCookie } from './demo-visitor.ts'
import { type RunningSite, startSite } from './site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
}, 240_000)
afterAll(() => site?.remove())

/** Reads the whole body, because an unread response keeps its connection busy. */
async function fetchWhole(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, { ...init, redirect: 'manual' })
  const body = await answer.arrayBuffer()
  const { status, headers } = answer
  return new Response(body.byteLength > 0 ? body : null, { status, headers })
}
const get = (path: string, headers: Record<string, string> = {}) => fetchWhole(site.url + path, { headers })
/** A page that is rendered again: requests with a theme cookie are not served from the page cache. */
const page = async (path: string) => (await get(path, { cookie: 'theme=light' })).text()
/** Paths of the sitemap below /th that begin with this text. */
async function listed(start: string): Promise<string[]> {
  const xml = await (await get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>[^<]*?\/th\/([^<]*)<\/loc>/g)]
    .map(([, path]) => path ?? '')
    .filter((path) => path.startsWith(start))
}
const first = async (start: string) => `/th/${(await listed(start))[0]}`

type Thing = Record<string, unknown> & { '@type': string }
const thingsOf = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
const thingOf = (html: string, type: string) => thingsOf(html).find((thing) => thing['@type'] === type)

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}
/** Contents of a page's meta elements by name or property. */
const metaOf = (html: string) =>
  new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name ?? '',
      (content ?? '').replace(/&(amp|quot|#x27|lt|gt);/g, (sign) => ENTITIES[sign] ?? sign),
    ]),
  )

/** Returns a function that calls endpoints with the session of a demo account. */
async function callerAs(role: 'marketer' | 'operator') {
  const { path } = role === 'marketer' ? signinContract.signinMarketer : signinContract.signinOperator
  const headers = { 'content-type': 'application/json', origin: site.url }
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: DEMO_EMAIL[role], password: DEMO_PASSWORD }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return async <T>(method: string, at: string, body?: object): Promise<T> => {
    const answer = await fetch(site.url + at, {
      method,
      headers: { ...headers, cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.status, at).toBe(200)
    return ((await answer.json()) as { data: T }).data
  }
}

describe('machine-readable data of pages', () => {
  test('the home page names the company and the site', async () => {
    const html = await page('/th')
    expect(thingOf(html, 'Organization')).toMatchObject({ name: 'Talad', legalName: 'บริษัท ตลาด มีเดีย จำกัด' })
    expect(thingOf(html, 'WebSite')).toMatchObject({ inLanguage: 'th-TH' })
  })

  test('an article has its author, breadcrumbs and its own texts, and no keywords of the list', async () => {
    const path = await first('articles/detail/')
    const html = await page(path)
    const meta = metaOf(html)
    const article = thingOf(html, 'Article')
    expect(article).toMatchObject({
      headline: meta.get('og:title')?.replace(/ \| Talad$/, ''),
      author: { '@type': expect.stringMatching(/^(Person|Organization)$/), name: expect.any(String) },
      publisher: { '@type': 'Organization', name: 'Talad' },
      datePublished: expect.stringMatching(/^\d{4}-/),
    })
    expect(String(article?.mainEntityOfPage)).toMatch(new RegExp(`${path}$`))
    expect(thingOf(html, 'BreadcrumbList')?.itemListElement).toHaveLength(3)
    expect(meta.get('og:type')).toBe('article')
    expect(meta.get('article:published_time')).toBe(article?.datePublished)
    expect(meta.has('keywords')).toBe(false)
    expect(metaOf(await page('/th/articles')).get('keywords')).toMatch(/[ก-๙]/)
  })

  test('authors of articles are persons and the team', async () => {
    const authors = new Set<unknown>()
    for (const path of await listed('articles/detail/')) {
      const author = thingOf(await page(`/th/${path}`), 'Article')?.author as Thing
      authors.add(author['@type'])
    }
    expect([...authors].sort()).toEqual(['Organization', 'Person'])
  })

  test('questions and packages have structured data of their type', async () => {
    const faq = thingOf(await page('/en/faq'), 'FAQPage')
    expect(faq).toMatchObject({ '@type': 'FAQPage', inLanguage: 'en-US' })
    const answer = { '@type': 'Answer', text: expect.stringMatching(/\w/) }
    expect(faq?.mainEntity).toContainEqual(expect.objectContaining({ '@type': 'Question', acceptedAnswer: answer }))
    expect(thingOf(await page(await first('Marketer/package/detail/')), 'Product')).toMatchObject({
      offers: { priceCurrency: 'THB', price: expect.stringMatching(/^\d+\.\d\d$/) },
    })
  })

  test('a job is offered to job search while it is open, and is removed when it is closed', async () => {
    const call = await callerAs('marketer')
    const own = await call<{ id: string; kind: string; status: string }[]>('GET', '/api/campaigns?status=live&limit=50')
    const open = await listed('jobMarketBoard/')
    const pages = own.map(({ id }) => `jobMarketBoard/${id}`).filter((path) => open.includes(path))
    let postingPath: string | undefined
    for (const path of pages) if (thingOf(await page(`/th/${path}`), 'JobPosting')) postingPath ??= path
    expect(thingOf(await page(`/th/${postingPath}`), 'JobPosting')).toMatchObject({
      applicantLocationRequirements: { '@type': 'Country', name: 'Thailand' },
      validThrough: expect.stringMatching(/^\d{4}-/),
    })
    await call('POST', `/api/campaigns/${postingPath?.split('/')[1]}/close`)
    // Cached responses for open jobs are dropped when the process receives the notification.
    const robots = async () => metaOf(await page(`/th/${postingPath}`)).get('robots')
    await expect.poll(robots).toBe('noindex')
    expect(thingOf(await page(`/th/${postingPath}`), 'JobPosting')).toBeUndefined()
    expect(await listed(postingPath ?? '')).toEqual([])
  })

  test.each([
    ['/th/faq', 'th_TH'],
    ['/en/Marketer/package', 'en_US'],
    ['/en/caseStudy', 'en_US'],
  ])('%s has preview cards for social networks and chats, with a picture that exists', async (path, locale) => {
    const html = await page(path)
    const meta = metaOf(html)
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url', 'og:type', 'og:site_name'])
      expect(meta.get(name), name).toMatch(/\S/)
    expect(meta.get('og:locale')).toBe(locale)
    expect(meta.get('twitter:card')).toBe('summary_large_image')
    for (const name of ['title', 'description', 'image'])
      expect(meta.get(`twitter:${name}`)).toBe(meta.get(`og:${name}`))
    const picture = await fetchWhole(meta.get('og:image') ?? '')
    expect(picture.headers.get('content-type')).toBe('image/png')
  })
})

describe('addresses for machines', () => {
  test('the feed of the articles has its type, supports conditional requests, and is linked from the page', async () => {
    for (const lang of ['th', 'en']) {
      const path = `/${lang}/articles/rss.xml`
      const feed = await get(path)
      expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
      expect(await feed.text()).toContain(`/${lang}/articles/detail/`)
      const again = await get(path, { 'if-none-match': feed.headers.get('etag') ?? '' })
      expect([again.status, await again.text()]).toEqual([304, ''])
      const link = /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]*)"/.exec(
        await page(`/${lang}/articles`),
      )
      expect(link?.[1]).toMatch(new RegExp(`${path}$`))
    }
  })

  test('the sitemap holds the site’s contents in both languages, and none of the hidden category', async () => {
    const xml = await (await get('/sitemap.xml')).text()
    for (const start of ['articles/detail/', 'caseStudy/detail/', 'Marketer/package/detail/', 'jobMarketBoard/']) {
      const paths = await listed(start)
      expect(paths.length, start).toBeGreaterThan(10)
      for (const path of paths) expect(xml).toContain(`/en/${path}</loc>`)
    }
    const hidden = SITE.filter(
      ({ kind, doc }) => kind === 'article' && 'category' in doc && doc.category === HIDDEN_BLOG_CATEGORY,
    )
    expect(hidden.length).toBeGreaterThan(0)
    for (const { slug } of hidden) expect(xml).not.toContain(slug)
  })

  test('an old address redirects permanently to the current one', async () => {
    const call = await callerAs('operator')
    const [item] = await call<{ id: string; slug: string }[]>('GET', '/api/operator/content/article?state=live&limit=1')
    const whole = await call<{ revision: number; draft: object }>('GET', `/api/operator/content/item/${item?.id}`)
    const saved = await call<{ revision: number }>('PATCH', `/api/operator/content/item/${item?.id}`, {
      revision: whole.revision,
      doc: whole.draft,
      slug: `${item?.slug}-moved`,
    })
    const now = (slug: string) => get(`/en/articles/detail/${slug}`, { cookie: 'theme=light' })
    expect((await now(`${item?.slug}`)).status).toBe(200)
    await call('POST', `/api/operator/content/item/${item?.id}/publish`, { revision: saved.revision })
    const old = await now(`${item?.slug}`)
    expect([old.status, old.headers.get('location')]).toEqual([301, `/en/articles/detail/${item?.slug}-moved`])
    expect((await now(`${item?.slug}-moved`)).status).toBe(200)
  })

  test('a document of the site is downloaded through a form, counted, and saved under its name', async () => {
    const started = await fetchWhole(`${site.url}/th/Download/creator-handbook`, {
      method: 'POST',
      headers: { origin: site.url },
      body: new URLSearchParams({ intent: 'start' }),
    })
    expect([started.status, started.headers.get('location')]).toEqual([303, '/th/Download/creator-handbook?started=1'])
    const url = /content="0;url=(\/media\/[^"]+)"/.exec(await page('/th/Download/creator-handbook?started=1'))?.[1]
    const file = await get(url ?? '')
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''talad-creator-handbook-[\d.]+\.pdf$/,
    )
    const call = await callerAs('operator')
    const rows = await call<{ slug: string; downloads: object }[]>('GET', '/api/operator/content/download')
    expect(rows.find(({ slug }) => slug === 'creator-handbook')?.downloads).toEqual({ total: 1, recent: 1 })
  })

  test('a stop does not wait for pages that listen for messages', async () => {
    const cookie = await sessionCookie(site, 'influencer')
    const stream = await fetch(`${site.url}/api/live`, { headers: { cookie, accept: 'text/event-stream' } })
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const reading = stream.text()
    expect(await site.stop(), site.output()).toBe(0)
    expect(await reading).toContain('event: messages')
  })
})
