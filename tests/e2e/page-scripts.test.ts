import type { BrowserContext, Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPages } from '../../bench/open-pages.ts'
import { matchRoute } from '../../src/app/route-table.ts'
import { shellText } from '../../src/app/text/index.ts'
import { marketText } from '../../src/features/campaigns/text/market.ts'
import { openContentText } from '../../src/features/content/text/open/index.ts'
import { hydrated, newVisitor } from './browser.ts'
import { sharedSite } from './here.ts'

const here = sharedSite()

/** Maximum script of a page without interaction of its own, in bytes transferred. */
const MOST_SCRIPT = 10_000
/** Seconds. */
const YEAR = 31_536_000
const PHONE = { width: 390, height: 844, lang: 'en', fresh: true } as const

const answered = (context: BrowserContext) =>
  context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])

async function open(page: Page, path: string): Promise<void> {
  await page.goto(here.site.url + path)
  await hydrated(page)
}

/** Collects the scripts that a page requests. */
function followScripts(page: Page): Request[] {
  const scripts: Request[] = []
  page.on('request', (one) => void (one.resourceType() === 'script' && scripts.push(one)))
  return scripts
}

const bytesOf = async (scripts: readonly Request[]): Promise<number> =>
  (await Promise.all(scripts.map((one) => one.sizes()))).reduce((sum, sizes) => sum + sizes.responseBodySize, 0)

test('an open page without interaction runs at most 10 kB of script, and no framework', async () => {
  const heavy: string[] = []
  const plain = (await openPages(here.site.url)).filter(({ path }) => matchRoute(`/en/${path}`)?.plain)
  expect(plain.length).toBeGreaterThan(18)
  const { page, context, complaints } = await newVisitor(here.browser, PHONE)
  for (const { path } of [...plain, { path: 'no/such/page' }]) {
    const scripts = followScripts(page)
    await open(page, path ? `/en/${path}` : '/en')
    await page.waitForLoadState('networkidle')
    const bytes = await bytesOf(scripts)
    if (bytes > MOST_SCRIPT || scripts.length === 0) heavy.push(`${path}: ${bytes} bytes in ${scripts.length}`)
  }
  expect(heavy).toEqual([])
  expect(complaints.filter((one) => !one.includes('no/such/page'))).toEqual([])
  await context.close()
})

describe('a page with a form', () => {
  test('is hydrated by React, whose code is not fetched before the page has loaded', async () => {
    for (const path of ['/en/faq', '/en/jobMarketBoard', '/en/Marketer/login', '/en/contact']) {
      const { page, context, complaints } = await newVisitor(here.browser, PHONE)
      let loaded = false
      page.on('load', () => {
        loaded = true
      })
      const early: string[] = []
      page.on('request', (one) => {
        if (one.resourceType() === 'script' && !loaded) early.push(new URL(one.url()).pathname)
      })
      await open(page, path)
      expect(early.filter((name) => !/\/(page-script|shared)-/.test(name))).toEqual([])
      const fiber = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))
      expect(await page.evaluate(fiber), path).toBe(true)
      expect(complaints).toEqual([])
      await context.close()
    }
  })

  test('is hydrated at once if the visitor acts while the page still loads', async () => {
    const { page, context, complaints } = await newVisitor(here.browser, PHONE)
    await answered(context)
    let arrive = () => {}
    const held = new Promise<void>((done) => {
      arrive = done
    })
    await context.route('**/media/art/**', async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    await page.goto(`${here.site.url}/en/jobMarketBoard`, { waitUntil: 'domcontentloaded' })
    await page.keyboard.press('Tab')
    await hydrated(page)
    arrive()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('keeps the selection of its filters', async () => {
    const { page, context, complaints } = await newVisitor(here.browser, PHONE)
    await answered(context)
    await open(page, '/en/jobMarketBoard')
    const t = await marketText.load('en')
    await page.locator('summary', { hasText: t.filters }).filter({ visible: true }).click()
    const sheet = page.locator('details[open]')
    await sheet.getByRole('checkbox', { name: 'TikTok' }).check()
    await sheet.getByRole('button').last().click()
    await page.waitForURL('**channel=TIKTOK**')
    await page.getByRole('link', { name: 'TikTok' }).first().waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

test.each(['/en/about', '/en/faq'])(
  'the cookie card of %s stores the answer for a year and is not shown again',
  async (path) => {
    const { page, context, complaints } = await newVisitor(here.browser, PHONE)
    const t = await shellText.load('en')
    await open(page, path)
    await page.getByRole('button', { name: t.cookieRejectAll }).click()
    await page.waitForURL(here.site.url + path)
    await hydrated(page)
    expect(await page.getByRole('button', { name: t.cookieRejectAll }).count()).toBe(0)
    const answer = (await context.cookies()).find(({ name }) => name === 'cookieConsent')
    expect(decodeURIComponent(answer?.value ?? '')).toBe('necessary')
    expect(Math.abs((answer?.expires ?? 0) - Date.now() / 1000 - YEAR)).toBeLessThan(120)
    expect(complaints).toEqual([])
    await context.close()
  },
)

describe('navigation between documents', () => {
  test('works by keyboard and pointer, and restores the scroll position on the way back', async () => {
    const { page, context, complaints } = await newVisitor(here.browser, { lang: 'en', motion: true, fresh: true })
    await answered(context)
    const t = await shellText.load('en')
    await open(page, '/en')
    await page.evaluate(() => window.scrollTo(0, 900))
    for (const way of ['key', 'pointer']) {
      const link = page.locator('footer').getByRole('link', { name: t.articles, exact: true })
      // Content that comes into view is loaded and moves the footer, so this happens before the position is measured.
      await link.evaluate((one) => one.scrollIntoView())
      await page.waitForLoadState('networkidle')
      const left = await link.evaluate((one) => {
        one.scrollIntoView()
        return one.getBoundingClientRect().top
      })
      await (way === 'key' ? link.press('Enter') : link.click())
      await page.waitForURL('**/en/articles')
      await hydrated(page)
      await page.goBack()
      await page.waitForURL(`${here.site.url}/en`)
      // Content that loads above may move the link in the document, but not on the screen.
      const place = await link.elementHandle()
      await page.waitForFunction(([one, top]) => Math.abs((one?.getBoundingClientRect().top ?? Infinity) - top) <= 1, [
        place,
        left,
      ] as const)
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a reload keeps the scroll position', async () => {
    const { page, context } = await newVisitor(here.browser, { ...PHONE, motion: true })
    await answered(context)
    await open(page, '/en')
    await page.evaluate(() => window.scrollTo(0, 2_000))
    await page.reload()
    await hydrated(page)
    await page.waitForFunction(() => window.scrollY === 2_000)
    await context.close()
  })

  test('the target of a link is prefetched while the pointer rests on it', async () => {
    const { page, context, complaints } = await newVisitor(here.browser, { lang: 'en', motion: true, fresh: true })
    await answered(context)
    await open(page, '/en')
    const fetched = page.waitForRequest((one) => one.url() === `${here.site.url}/en/articles`)
    await page.locator('header nav a[href="/en/articles"]').hover()
    expect((await fetched).headers()['sec-purpose']).toContain('prefetch')
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('the address of an article is copied, with a confirmation', async () => {
  const { page, context, complaints } = await newVisitor(here.browser, { lang: 'en' })
  await answered(context)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const t = await openContentText.load('en')
  await open(page, '/en/articles/detail/packages-or-credits')
  const copy = page.getByRole('button', { name: t.copy }).filter({ visible: true })
  await copy.click()
  await copy.getByRole('status').filter({ hasText: t.copied }).waitFor({ state: 'attached' })
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  expect(complaints).toEqual([])
  await context.close()
})

test('the table of contents of a long text marks the current section', async () => {
  const { page, context, complaints } = await newVisitor(here.browser, { lang: 'en' })
  await answered(context)
  await open(page, '/en/privacy')
  const link = page.locator('nav[data-contents] a').nth(2)
  await link.click()
  await page.waitForFunction((one) => one?.getAttribute('aria-current') === 'true', await link.elementHandle())
  expect(await page.locator('nav[data-contents] a[aria-current]').count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})
