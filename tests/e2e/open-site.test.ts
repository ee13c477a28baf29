import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPages } from '../../bench/open-pages.ts'
import { shellText } from '../../src/app/text/index.ts'
import { dayOf } from '../../src/core/calendar.ts'
import type { Bilingual } from '../../src/core/shapes.ts'
import type { Kind } from '../../src/features/content/kinds.ts'
import { emptyDoc } from '../../src/features/content/rules/empty.ts'
import { contract as notifications } from '../../src/features/notifications/contract.ts'
import { closeVisits, hydrated, openBrowser, type Visitor } from './browser.ts'
import { demoVisitor, sessionCookie } from './demo-visitor.ts'
import { readMessages, sendMessage } from './job-messages.ts'
import { type RunningSite, startSite } from './site.ts'

/**
 * The maximum number of queries per page, by role; logged-in visitors also need their own data. An influencer's market is
 * searched in parts, each through its own index (docs/scale.md).
 */
const MOST_QUERIES: Readonly<Record<'open' | 'influencer' | 'marketer', number>> = {
  open: 6,
  influencer: 9,
  marketer: 7,
}
let database: { databaseUrl: string }
let first: RunningSite
let second: RunningSite

beforeAll(async () => {
  first = await startSite()
  database = { databaseUrl: first.env.DATABASE_URL ?? '' }
  second = await startSite(database)
}, 240_000)
afterAll(async () => {
  await second?.remove()
  await first?.remove()
})

/** Pages that show every icon on purpose. */
const ALL_ICONS = ['styleguide']

test('open pages take their icons from the small sprite', async () => {
  const wrong: string[] = []
  for (const { path } of await openPages(second.url)) {
    const html = await (await fetch(`${second.url}/th${path && `/${path}`}`)).text()
    if (ALL_ICONS.includes(path)) continue
    for (const [, name] of html.matchAll(/\/sprite-(?!open)[\w-]+\.svg#([\w-]+)/g)) wrong.push(`${path}: ${name}`)
  }
  expect(wrong).toEqual([])
})

describe('no open page executes more database queries than allowed', () => {
  /** Addresses with query strings, and pages that are not in the sitemap. */
  const QUERIED_PAGES = [
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
    // Outside production neither pages nor query results are cached, so every visit queries everything that it shows.
    const env = { NODE_ENV: 'test', QUERY_LOG: log, NODE_OPTIONS: `--import=${counter}` }
    counted = await startSite({ ...database, env })
  }, 120_000)
  afterAll(async () => {
    await counted?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  /** The number of queries for each address since the start, in order. */
  const visits = () =>
    readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({ queries: Number(line.split(' ')[0]), address: decodeURI(line.split(' ')[1] as string) }))
      // The sandboxes run in the same process; their requests are ignored.
      .filter(({ address }) => /^\/(th|en)\b/.test(address))

  test.each(['open', 'influencer', 'marketer'] as const)('for the role: %s', async (role) => {
    const session = role === 'open' ? '' : await sessionCookie(counted, role)
    const pages = (await openPages(second.url)).map(({ path }) => path)
    expect(pages.length).toBeGreaterThan(30)
    // The number of queries does not depend on the language, so each role reads the pages in one language only.
    const lang = role === 'marketer' ? 'en' : 'th'
    const addresses = [...pages, ...QUERIED_PAGES].map((path) => `/${lang}${path && `/${path}`}`)
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
    expect(seen.filter(({ queries }) => queries > MOST_QUERIES[role])).toEqual([])
    // Proves that the counter works; a counter that counts nothing would pass every page.
    expect(seen.filter(({ queries }) => queries > 0).length).toBeGreaterThan(30)
  })
})

describe('a change in one process appears on an open page of the other', () => {
  const stream = (cookie: string) =>
    fetch(`${first.url}/api/live`, {
      headers: { accept: 'text/event-stream', cookie },
      signal: AbortSignal.timeout(60_000),
    })

  const jobsOf = async ({ context }: Visitor, site: RunningSite) => {
    const answer = await context.request.get(`${site.url}/api/jobs?limit=50`)
    return ((await answer.json()) as { data: { id: string; status: string }[] }).data
  }
  /** A running job of a creator, who uses the first process, and a brand, who uses the second. */
  async function sharedJob(influencer: Visitor, marketer: Visitor): Promise<string> {
    const ids = new Set((await jobsOf(marketer, second)).map(({ id }) => id))
    const job = (await jobsOf(influencer, first)).find(({ id, status }) => ids.has(id) && status !== 'ASSIGN')
    if (!job) throw new Error('they have no job together')
    await readMessages(influencer, first, job.id)
    return job.id
  }

  test('the stream requires a login', async () => {
    const answer = await stream('')
    expect(answer.status).toBe(401)
    expect((await answer.json()) as object).toMatchObject({ code: 'unauthenticated' })
  })

  test('a message of a job updates the conversation, the bell and the title, and keeps what is being typed', async () => {
    const browser = await openBrowser()
    const influencer = await demoVisitor(browser, first, 'influencer', 'th')
    const marketer = await demoVisitor(browser, second, 'marketer', 'th')
    const job = await sharedJob(influencer, marketer)
    const { page } = influencer
    await page.goto(`${first.url}/th/Influencer/brandJob/${job}`)
    await hydrated(page)
    const draft = page.locator('#messages textarea')
    await draft.fill('กำลังพิมพ์อยู่')
    const unread = async () => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)
    // A sweep may remove another notice meanwhile, so the page is compared with the server's current count.
    const counted = async (): Promise<number> => {
      const answer = await influencer.context.request.get(first.url + notifications.unread.path)
      return (await answer.json()).data.unread
    }
    const text = 'ส่งของวันนี้นะคะ'
    await sendMessage(marketer, second, job, text)
    await page.locator('#messages li', { hasText: text }).waitFor()
    await expect.poll(async () => (await unread()) === (await counted())).toBe(true)
    expect(await counted()).toBeGreaterThan(0)
    await page
      .getByRole('link', { name: new RegExp(`${await counted()}`) })
      .first()
      .waitFor()
    expect(await draft.inputValue()).toBe('กำลังพิมพ์อยู่')
    expect([...influencer.complaints, ...marketer.complaints]).toEqual([])
    await closeVisits(browser)
  })

  test('the inbox, its badge, the bell and the open conversation are updated on both sides', async () => {
    const browser = await openBrowser()
    const shell = await shellText.load('th')
    const influencer = await demoVisitor(browser, first, 'influencer', 'th')
    const marketer = await demoVisitor(browser, second, 'marketer', 'th')
    const job = await sharedJob(influencer, marketer)
    await influencer.page.setViewportSize({ width: 390, height: 844 })
    await influencer.page.goto(`${first.url}/th/Influencer/inbox`)
    await marketer.page.goto(`${second.url}/th/Marketer/inbox?open=${job}`)
    await Promise.all([hydrated(influencer.page), hydrated(marketer.page)])
    const counted = async (name: string) => {
      const label = new RegExp(`^${name.replace('{n}', '(\\d+)')}$`)
      const link = influencer.page.getByRole('link', { name: label }).first()
      return (await link.count()) === 0 ? 0 : Number(label.exec((await link.getAttribute('aria-label')) ?? '')?.[1])
    }
    const bell = await counted(shell.notificationsUnread)

    const question = 'ขอดูแสงธรรมชาติได้ไหมคะ'
    await sendMessage(marketer, second, job, question)
    await Promise.all([
      influencer.page.getByText(question).first().waitFor(),
      expect.poll(() => counted(shell.notificationsUnread)).toBe(bell + 1),
      expect.poll(() => counted(shell.inboxUnread)).toBeGreaterThan(0),
    ])
    const reply = 'ได้เลยค่ะ ถ่ายพรุ่งนี้เช้า'
    await sendMessage(influencer, first, job, reply)
    await marketer.page.locator('section').getByText(reply).waitFor()
    expect([...influencer.complaints, ...marketer.complaints]).toEqual([])
    await closeVisits(browser)
  })
})

describe('content that one process publishes appears on both', () => {
  const today = dayOf(new Date())
  const text = (mark: string): Bilingual => ({ th: `<p>${mark}</p>`, en: '' })
  /** The kind, a page that shows it, and the document to publish there. */
  const KINDS: [Kind, string, (words: Bilingual, body: Bilingual) => object][] = [
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
  /** A new item of the kind. A page can be published only once, so the existing item is edited. */
  async function thingOf(kind: Kind): Promise<{ id: string; revision: number }> {
    if (kind !== 'page') return act('POST', `/api/operator/content/${kind}`, { slug: `breaking-${kind.toLowerCase()}` })
    const rows = await act<{ id: string; slug: string }[]>('GET', '/api/operator/content/page')
    return act('GET', `/api/operator/content/item/${rows.find(({ slug }) => slug === 'about')?.id}`)
  }

  test.each(KINDS)('%s on /%s', async (kind, page, docOf) => {
    const mark = `ข่าวด่วนของ ${kind}`
    const pages = () => Promise.all([first, second].map(async ({ url }) => (await fetch(`${url}/th/${page}`)).text()))
    const processesThatShow = async () => (await pages()).filter((html) => html.includes(mark)).length
    const doc = { ...emptyDoc(kind), ...docOf({ th: mark, en: '' }, text(mark)) }
    const made = await thingOf(kind)
    const { revision } = await act('PATCH', `/api/operator/content/item/${made.id}`, { revision: made.revision, doc })
    expect(await processesThatShow()).toBe(0)
    await act('POST', `/api/operator/content/item/${made.id}/publish`, { revision })
    await expect.poll(processesThatShow).toBe(2)
  })
})
