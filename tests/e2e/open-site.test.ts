import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPages } from '../../bench/open-pages.ts'
import { dayOf } from '../../src/core/calendar.ts'
import type { Kind, Words } from '../../src/features/content/kinds.ts'
import { emptyDoc } from '../../src/features/content/rules/empty.ts'
import { hydrated, openBrowser, type Visitor } from './browser.ts'
import { createDatabase, dropDatabase } from './database.ts'
import { demoVisitor, type Role, sessionCookie } from './demo-visitor.ts'
import { type RunningSite, startSite } from './site.ts'

/** What the issue of speed allows a page. */
const MOST_QUERIES = 6
/** Within this time a publication shows in every process. */
const SHOWS_WITHIN_MS = 2_000

let database: string
let first: RunningSite
let second: RunningSite

beforeAll(async () => {
  database = await createDatabase('open')
  first = await startSite({ databaseUrl: database })
  second = await startSite({ databaseUrl: database })
}, 240_000)
afterAll(async () => {
  await Promise.all([first?.remove(), second?.remove()])
  if (database) await dropDatabase(database)
})

/** Pages that show every icon on purpose. */
const ALL_ICONS = ['styleguide']

test('open pages draw their icons from the small sprite', async () => {
  const wrong: string[] = []
  for (const { path } of await openPages(second.url)) {
    const html = await (await fetch(`${second.url}/th${path && `/${path}`}`)).text()
    if (ALL_ICONS.includes(path)) continue
    for (const [, name] of html.matchAll(/\/sprite-(?!open)[\w-]+\.svg#([\w-]+)/g)) wrong.push(`${path}: ${name}`)
  }
  expect(wrong).toEqual([])
})

describe(`no open page asks the database more than ${MOST_QUERIES} questions`, () => {
  /** Addresses that are read by their query, and pages that no sitemap lists. */
  const ASKED = [
    'search?q=เซรั่ม',
    'search?q=เซรั่ม&kind=job',
    'search?q=ไม่มีคำนี้เลยสักที่',
    'faq?q=เงิน',
    'faq?audience=influencer',
    'privacy?view=changes',
    'termsOfUse?version=1',
    'articles?category=8',
    'articles?page=2',
    'caseStudy?page=2',
    'winnerThailandInfluencerAwards?year=2024',
    'Download/ios',
    'Influencer?channel=https://www.tiktok.com/@viewday',
    'Marketer?budget=100000',
    'Marketer/package?tier=nano&page=1',
    'contact?topic=package',
    'jobMarketBoard?q=รีวิว',
    'jobMarketBoard?channel=TIKTOK,INSTAGRAM&sort=price',
    'jobMarketBoard?min=1000&max=90000&sort=brand&page=2',
    'jobMarketBoard?match=1',
    'jobMarketBoard?match=1&sort=price',
    'jobMarketBoard?saved=1',
  ]
  const folder = mkdtempSync(join(tmpdir(), 'talad-queries-'))
  const log = join(folder, 'queries')
  let counted: RunningSite
  beforeAll(async () => {
    writeFileSync(log, '')
    const counter = new URL('./count-queries.mjs', import.meta.url).href
    // Outside production neither pages nor answers are kept: every visit asks for all that it shows.
    const env = { NODE_ENV: 'test', QUERY_LOG: log, NODE_OPTIONS: `--import=${counter}` }
    counted = await startSite({ databaseUrl: database, env })
  }, 120_000)
  afterAll(async () => {
    await counted?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Queries of each address since the start, in order. */
  const visits = () =>
    readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({ queries: Number(line.split(' ')[0]), address: decodeURI(line.split(' ')[1] as string) }))
      // The sandboxes run in the same process.
      .filter(({ address }) => /^\/(th|en)\b/.test(address))

  test.each<Role>(['open', 'influencer', 'marketer'])('whoever reads: %s', async (role) => {
    const session = role === 'open' ? '' : await sessionCookie(counted, role)
    const pages = (await openPages(second.url)).map(({ path }) => path)
    expect(pages.length).toBeGreaterThan(30)
    const addresses = [...pages, ...ASKED].flatMap((path) =>
      ['th', 'en'].map((lang) => `/${lang}${path && `/${path}`}`),
    )
    const before = visits().length
    const failed: string[] = []
    for (const address of addresses) {
      const headers = { cookie: `language=${address.slice(1, 3)}; ${session}` }
      const answer = await fetch(counted.url + encodeURI(address), { headers, redirect: 'manual' })
      await answer.text()
      if (answer.status >= 400) failed.push(`${answer.status} ${address}`)
    }
    expect(failed).toEqual([])
    await expect.poll(() => visits().length - before).toBe(addresses.length)
    const seen = visits().slice(before)
    expect(seen.filter(({ queries }) => queries > MOST_QUERIES)).toEqual([])
    // A counter that saw nothing would find every page good.
    expect(seen.filter(({ queries }) => queries > 0).length).toBeGreaterThan(60)
  })
})

describe('what one process writes shows on an open page of the other', () => {
  const stream = (cookie: string) =>
    fetch(`${first.url}/api/live`, {
      headers: { accept: 'text/event-stream', cookie },
      signal: AbortSignal.timeout(60_000),
    })

  test('nobody without a login gets the stream', async () => {
    const answer = await stream('')
    expect(answer.status).toBe(401)
    expect((await answer.json()) as object).toMatchObject({ code: 'unauthenticated' })
  })

  test('a message of a job: the conversation, the bell and the title follow, what is being typed stays', async () => {
    const browser = await openBrowser()
    try {
      const creator = await demoVisitor(browser, first, 'influencer', 'th')
      const brand = await demoVisitor(browser, second, 'marketer', 'th')
      const jobsOf = async ({ context }: Visitor, site: RunningSite) => {
        const answer = await context.request.get(`${site.url}/api/jobs?limit=50`)
        return ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id)
      }
      const shared = new Set(await jobsOf(brand, second))
      const job = (await jobsOf(creator, first)).find((id) => shared.has(id))
      const { page } = creator
      await page.goto(`${first.url}/th/Influencer/brandJob/${job}`)
      await hydrated(page)
      const draft = page.locator('#messages textarea')
      await draft.fill('กำลังพิมพ์อยู่')
      const unread = async () => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)
      const before = await unread()
      const text = 'ส่งของวันนี้นะคะ'
      const sent = await brand.context.request.post(`${second.url}/api/jobs/${job}/messages`, {
        data: { text },
        headers: { origin: second.url, 'idempotency-key': crypto.randomUUID() },
      })
      expect(sent.status()).toBe(200)
      await page.locator('#messages li', { hasText: text }).waitFor()
      await expect.poll(unread).toBe(before + 1)
      expect(await page.getByRole('link', { name: new RegExp(`${before + 1}`) }).count()).toBeGreaterThan(0)
      expect(await draft.inputValue()).toBe('กำลังพิมพ์อยู่')
      expect([...creator.complaints, ...brand.complaints]).toEqual([])
    } finally {
      await browser.close()
    }
  })
})

describe('what one process publishes shows on both', () => {
  const today = dayOf(new Date())
  const text = (mark: string): Words => ({ th: `<p>${mark}</p>`, en: '' })
  /** A page that shows the kind, and what a thing of it needs to be published there. */
  const KINDS: [Kind, string, (words: Words, body: Words) => object][] = [
    ['article', 'articles', (words, body) => ({ title: words, summary: words, body })],
    [
      'caseStudy',
      'caseStudy',
      (words, body) => ({
        ...{ title: words, summary: words, body, brand: words },
        series: [{ label: words, unit: 'count', points: [1, 2].map((value) => ({ label: words, value })) }],
      }),
    ],
    ['faq', 'faq', (words, body) => ({ question: words, answer: body, topic: words })],
    [
      'package',
      'Marketer/influencerPackage',
      (words, body) => ({
        ...{ title: words, summary: words, body },
        ...{ audience: 'influencer', units: 1, price: 1_000_000, creatorPay: 500_000 },
      }),
    ],
    ['winner', 'winnerThailandInfluencerAwards', (words) => ({ name: words, category: words, reason: words })],
    ['partnerChannel', 'partnership', (words) => ({ name: words, about: words })],
    ['page', 'about', (words, body) => ({ key: 'about', title: words, body })],
    ['metadata', 'faq', (words) => ({ page: 'faq', section: 'faq', title: words, description: words })],
    ['notice', 'privacy', (words) => ({ text: words, showFrom: today, showUntil: today, windowDay: today })],
  ]
  let cookie: string
  beforeAll(async () => {
    cookie = await sessionCookie(first, 'operator')
  })

  async function act<T = { id: string; revision: number }>(method: string, path: string, body?: object): Promise<T> {
    const headers = { 'content-type': 'application/json', origin: first.url, cookie }
    const answer = await fetch(first.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    expect(answer.status, await answer.clone().text()).toBe(200)
    return ((await answer.json()) as { data: T }).data
  }
  /** A new thing of the kind; a page's text is public once, so the one that the site has is written anew. */
  async function thingOf(kind: Kind): Promise<{ id: string; revision: number }> {
    if (kind !== 'page') return act('POST', `/api/operator/content/${kind}`, { slug: `breaking-${kind.toLowerCase()}` })
    const rows = await act<{ id: string; slug: string }[]>('GET', '/api/operator/content/page')
    return act('GET', `/api/operator/content/item/${rows.find(({ slug }) => slug === 'about')?.id}`)
  }

  test.each(KINDS)(`%s on /%s within ${SHOWS_WITHIN_MS} ms of the call`, async (kind, page, docOf) => {
    const mark = `ข่าวด่วนของ ${kind}`
    const pages = () => Promise.all([first, second].map(async ({ url }) => (await fetch(`${url}/th/${page}`)).text()))
    const processesThatShow = async () => (await pages()).filter((html) => html.includes(mark)).length
    const doc = { ...emptyDoc(kind), ...docOf({ th: mark, en: '' }, text(mark)) }
    const made = await thingOf(kind)
    const { revision } = await act('PATCH', `/api/operator/content/item/${made.id}`, { revision: made.revision, doc })
    expect(await processesThatShow()).toBe(0)
    const began = performance.now()
    await act('POST', `/api/operator/content/item/${made.id}/publish`, { revision })
    let shown = 0
    while (shown < 2 && performance.now() - began < SHOWS_WITHIN_MS) shown = await processesThatShow()
    expect(shown).toBe(2)
  })
})
