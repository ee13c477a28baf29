import { readdirSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shellText } from '../../src/app/text/index.ts'
import { dayOf } from '../../src/core/calendar.ts'
import { DAY } from '../../src/core/clock.ts'
import { articlesText } from '../../src/features/articles/text/index.ts'
import { contract as desk, type EditorItem } from '../../src/features/content/contract.ts'
import { emptyDoc } from '../../src/features/content/rules/empty.ts'
import { influencerText } from '../../src/features/landing/text/influencer.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { demoVisitor, sessionCookie, signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'

const here = siteAndBrowser()

const answered = (context: BrowserContext) =>
  context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
const open = async (page: Page, path: string) => {
  await page.goto(here.site.url + path)
  await hydrated(page)
}
async function reader(work: (visitor: Visitor) => Promise<void>, role: 'open' | 'marketer' = 'open'): Promise<void> {
  const visitor = await newVisitor(here.browser, { width: 390, height: 844, lang: 'en' })
  await answered(visitor.context)
  if (role !== 'open') await signIn(visitor, here.site, role)
  await work(visitor)
  expect(visitor.complaints).toEqual([])
  await visitor.leave()
}

describe('the list of articles', () => {
  const LIST = '/en/articles?category=8&page=2'

  test.each(['the link on the page', 'the browser'])('is unchanged when the reader comes back by %s', (way) =>
    reader(async ({ page }) => {
      const t = await articlesText.load('en')
      await open(page, '/en/articles?category=8')
      await open(page, LIST)
      const title = await page.locator('main article h2').first().textContent()
      const article = page.locator('main article a').last()
      await page.evaluate(() => window.scrollTo(0, 120))
      const left = await page.evaluate(() => window.scrollY)
      expect(left).toBeGreaterThan(0)
      await article.click()
      await page.waitForURL('**/en/articles/detail/**')
      await page.locator('h1').waitFor()
      await page.waitForFunction(() => window.scrollY === 0)
      // In a category, the link back has its name.
      if (way === 'the browser') await page.goBack()
      else await page.locator('main header p a').first().click()
      await page.waitForURL(`**${LIST}`)
      await page.getByRole('heading', { level: 1, name: t.title, exact: true }).waitFor()
      expect(await page.locator('main article h2').first().textContent()).toBe(title)
      await page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 1, left)
    }),
  )
})

test('the address of an answer opens it, on the first load and on a navigation', () =>
  reader(async ({ page }) => {
    await open(page, '/en/faq')
    const anchors = page.locator('main details:not([open]) span[id]')
    const [first, second] = await anchors.evaluateAll((all) => all.slice(3, 5).map((one) => one.id))
    const row = (slug: string | undefined) => page.locator('main details', { has: page.locator(`[id="${slug}"]`) })
    await open(page, '/en/about')
    await open(page, `/en/faq#${first}`)
    await page.waitForFunction((id) => document.getElementById(id ?? '')?.closest('details')?.open, first)
    expect(await row(first).locator('summary').isVisible()).toBe(true)
    await page.evaluate((slug) => location.assign(`#${slug}`), second)
    await page.waitForFunction((id) => document.getElementById(id ?? '')?.closest('details')?.open, second)
  }))

test('a channel is priced on the page: the page stays, the price is announced and has an address', () =>
  reader(async ({ page }) => {
    const t = await influencerText.load('en')
    await open(page, '/en/Influencer')
    await page.evaluate(() => Object.assign(window, { still: true }))
    const ask = async (link: string) => {
      await page.locator('input[name=channel]').fill(link)
      await page.getByRole('button', { name: t.estimate }).click()
    }
    await ask('https://tiktok.com/@ploy.travels')
    await page.waitForURL(/\/en\/Influencer\?channel=.*#estimate$/)
    const price = page.getByRole('heading', { name: t.resultTitle })
    await page.waitForFunction(() => document.activeElement?.id === 'estimate-title')
    // The most requested post type of the platform comes first.
    expect(await page.locator('#estimate').textContent()).toMatch(/฿[\d,]+–[\d,]+Short video/)
    await ask('https://tiktok.com/@gone_away')
    await page.getByRole('alert').waitFor()
    expect(await price.count()).toBe(0)
    await page.goBack()
    await price.waitFor()
    expect(await page.evaluate(() => 'still' in window)).toBe(true)
  }))

describe('on every page', () => {
  test('the footer links to the social pages and the apps', async () => {
    const html = await (await fetch(`${here.site.url}/en`)).text()
    const links = [...html.slice(html.indexOf('<footer')).matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toEqual(
      expect.arrayContaining([
        'https://www.facebook.com/talad.example',
        'https://x.com/talad_example',
        'https://www.instagram.com/talad.example',
        'https://www.youtube.com/@talad.example',
        'https://linktr.ee/talad.example',
        '/en/Download/ios',
        '/en/Download/android',
      ]),
    )
    for (const words of ['iOS app, version 1.1.2', 'Android app, version 1.1.3']) expect(html).toContain(words)
  })

  test('the first load of a visitor does not fetch the rich text editor or charts', () =>
    reader(async ({ page }) => {
      const HEAVY = /\/assets\/(rich-editor|bar-chart|line-chart|clocks)-[^/]*\.js/
      // Checks first that chunks with these names exist.
      const parts = readdirSync(new URL('../../build/client/assets', import.meta.url)).map((name) => `/assets/${name}`)
      for (const name of ['rich-editor', 'line-chart', 'clocks'])
        expect(parts.some((path) => HEAVY.exec(path)?.[1] === name)).toBe(true)
      const scripts: string[] = []
      page.on('request', (one) => scripts.push(new URL(one.url()).pathname))
      for (const path of ['', '/articles', '/caseStudy', '/caseStudy/detail/nuanuan-seven-day-serum', '/Influencer'])
        await open(page, `/en${path}`)
      expect(scripts.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1)
      expect(scripts.filter((path) => HEAVY.test(path))).toEqual([])
    }))

  test('the loading indicator covers the page without moving anything while a signed-in user waits for a navigation', () =>
    reader(async ({ page, context }) => {
      const t = await shellText.load('en')
      await open(page, '/en/Marketer/dashboard')
      let answer = () => {}
      const held = new Promise<void>((resolve) => {
        answer = resolve
      })
      await context.route('**/credit.data*', async (route) => {
        await held
        await route.continue()
      })
      const veil = page.locator('.loading-veil', { hasText: t.loading })
      expect(await veil.count()).toBe(0)
      const placeOfMain = () =>
        page.locator('main').evaluate((main) => main.getBoundingClientRect().top + window.scrollY)
      const before = await placeOfMain()
      await page.locator('a[href="/en/Marketer/credit"]').filter({ visible: true }).first().click()
      await veil.waitFor({ state: 'attached' })
      expect(await placeOfMain()).toBe(before)
      expect(await veil.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
      answer()
      await page.waitForURL('**/en/Marketer/credit')
      await veil.waitFor({ state: 'detached' })
    }, 'marketer'))

  test('a new release is checked for one second after the page has loaded, and every minute from then on', () =>
    reader(async ({ page, context }) => {
      await page.clock.install()
      // The page's clock advances only in the steps below.
      await page.clock.pauseAt(new Date(Date.now() + 60_000))
      let checks = 0
      await context.route('**/release.json*', (route) => {
        checks++
        return route.fulfill({ json: { release: 'another' } })
      })
      await page.goto(`${here.site.url}/en`)
      const STEP = 20
      const ready = () => page.evaluate(() => document.documentElement.dataset.ready === 'true')
      while (!(await ready())) await page.clock.runFor(STEP)
      expect(checks).toBe(0)
      // The page may have become ready at the beginning of the last step.
      await page.clock.runFor(1_000 - 2 * STEP)
      expect(checks).toBe(0)
      const first = page.waitForResponse(/release\.json/)
      await page.clock.runFor(2 * STEP)
      await first
      await page.clock.runFor(58_000)
      expect(checks).toBe(1)
      const second = page.waitForResponse(/release\.json/)
      await page.clock.runFor(2_000)
      await second
      expect(checks).toBe(2)
      await context.close()
    }))
})

describe('the maintenance notice', () => {
  /** Announces a maintenance for the whole of tomorrow, so that the notice counts down at any time of the day. */
  async function announce(): Promise<void> {
    const { context, leave } = await demoVisitor(here.browser, here.site, 'operator', 'en')
    const act = async (method: 'POST' | 'PATCH', path: string, data: object): Promise<EditorItem> => {
      const headers = { origin: here.site.url }
      const answer = await context.request.fetch(here.site.url + path, { method, data, headers })
      return ((await answer.json()) as { data: EditorItem }).data
    }
    const [today, tomorrow] = [new Date(), new Date(Date.now() + DAY)].map(dayOf) as [string, string]
    const made = await act('POST', desk.create.path.replace('{kind}', 'notice'), { slug: 'tomorrow' })
    const doc = {
      ...emptyDoc('notice'),
      name: '{token}',
      text: { th: '{token} ปิดปรับปรุงวันที่ {date}', en: '{token} is closed on {date}' },
      showFrom: today,
      showUntil: tomorrow,
      windowDay: tomorrow,
      windowFrom: '0:00',
      windowUntil: '23:59',
    }
    const saved = await act('PATCH', desk.save.path.replace('{id}', made.id), { revision: made.revision, doc })
    await act('POST', desk.publish.path.replace('{id}', made.id), { revision: saved.revision })
    await leave()
    // Cached pages are dropped within a second.
    while (!(await (await fetch(`${here.site.url}/en/about`)).text()).includes('Starts in'));
  }

  /** The countdown of the notice; a screen reader announces it as a timer. */
  const clockOf = (page: Page) => page.getByRole('complementary').getByRole('timer')

  test('is on every kind of page and counts down to its start', async () => {
    await announce()
    for (const [role, path] of [
      ['open', 'about'],
      ['open', 'Influencer/login'],
      ['open', 'Marketer/signup'],
      ['open', 'Marketer/recovery'],
      ['influencer', 'Influencer/dashboard'],
      ['operator', 'Operator/dashboard'],
    ] as const) {
      const cookie = role === 'open' ? '' : await sessionCookie(here.site, role)
      const html = await (await fetch(`${here.site.url}/en/${path}`, { headers: { cookie } })).text()
      const shown = html
        .slice(html.indexOf('role="timer"'))
        .replace(/^[^>]*>/, '')
        .replace(/<[^>]*>/g, '')
      expect(shown, path).toMatch(/^Starts in (\d+:)?\d+:\d\d\./)
    }
  })

  test.each([
    [390, 'th', 'about'],
    [1440, 'en', 'Influencer/login'],
  ] as const)('moves nothing at %i px on /%s/%s', async (width, lang, path) => {
    const { page, context, complaints } = await newVisitor(here.browser, { width, height: 844, lang })
    await answered(context)
    // On the second load the fonts are cached, so a layout shift can only come from the notice.
    await open(page, `/${lang}/${path}`)
    await page.addInitScript(() => {
      const seen = Object.assign(window, { shift: 0 })
      const add = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
      }
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, `/${lang}/${path}`)
    const words = await clockOf(page).textContent()
    // The code of the notice is loaded and the countdown runs.
    await page.waitForFunction((old) => document.querySelector('aside [role=timer]')?.textContent !== old, words)
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})
