import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shellText } from '../../src/app/text/index.ts'
import { marketText } from '../../src/features/campaigns/text/market.ts'
import { hydrated, newVisitor } from './browser.ts'
import { siteAndBrowser } from './here.ts'

const here = siteAndBrowser()

const answered = (context: BrowserContext) =>
  context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
const open = async (page: Page, path: string) => {
  await page.goto(here.site.url + path)
  await hydrated(page)
}

/** Waits until the browser has taken this element over: React marks what it has in its hands. */
const alive = (page: Page, selector: string) =>
  page.waitForFunction(
    (sought) => Object.keys(document.querySelector(sought) ?? {}).some((key) => key.startsWith('__reactFiber')),
    selector,
  )

const unfolded = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.folded === undefined)

describe('a part below the first screen', () => {
  test('is drawn by the server, and its code comes when the reader nears it', async () => {
    const { page, context, complaints } = await newVisitor(here.browser, { width: 390, height: 844, lang: 'en' })
    await answered(context)
    const scripts: string[] = []
    page.on('request', (one) => scripts.push(one.url()))
    await open(page, '/en')
    expect(await page.locator('#home-below h2').count()).toBeGreaterThan(1)
    expect(await page.locator('footer a').count()).toBeGreaterThan(10)
    expect(scripts.filter((url) => /home-below|site-footer/.test(url))).toEqual([])
    const fetched = page.waitForRequest(/home-below/)
    await page.locator('#home-below').scrollIntoViewIfNeeded()
    await fetched
    expect(complaints).toEqual([])
    await context.close()
  })

  test.for([
    { path: '/en', part: 'home-below', title: 'h2' },
    { path: '/en/caseStudy/detail/nuanuan-seven-day-serum', part: 'case-charts', title: 'h2, h3' },
  ])('$part stays as the server drew it where its code does not come', async ({ path, part, title }) => {
    const { page, context } = await newVisitor(here.browser, { width: 390, height: 844, lang: 'en' })
    await answered(context)
    await context.route(new RegExp(`assets/${part}[^/]*\\.js`), (route) => route.abort())
    await open(page, path)
    const place = page.locator(`#${part}`)
    const titles = await place.locator(title).allTextContents()
    expect(titles.length).toBeGreaterThan(1)
    const failed = page.waitForEvent('requestfailed')
    await place.scrollIntoViewIfNeeded()
    await failed
    await page.waitForFunction((id) => document.querySelector(`#${id} > div h2`) !== null, part)
    expect(await place.locator(title).allTextContents()).toEqual(titles)
    await page.locator('header a[href="/en"]').first().click()
    await page.waitForURL('**/en')
    await context.close()
  })

  test('keeps no reader from moving on, by key or by pointer', async () => {
    const { page, context, complaints } = await newVisitor(here.browser, { lang: 'en' })
    await answered(context)
    const t = await shellText.load('en')
    for (const move of ['key', 'pointer']) {
      await open(page, '/en')
      const link = page.locator('header nav').getByRole('link', { name: t.articles })
      await (move === 'key' ? link.press('Enter') : link.click())
      await page.waitForURL('**/en/articles')
      await page.locator('h1').waitFor()
      expect(await page.locator('footer a').count()).toBeGreaterThan(10)
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  test('comes at once on a page that was moved to, though the last page had one of the same name', async () => {
    const { page, context, complaints } = await newVisitor(here.browser, { width: 390, height: 844, lang: 'en' })
    await answered(context)
    await open(page, '/en/Marketer/publicCampaign')
    const other = page.locator('#kind-below a[href$="/inviteOnlyCampaign"]').last()
    await other.scrollIntoViewIfNeeded()
    await alive(page, '#kind-below h2')
    await page.evaluate(() => {
      window.scrollTo(0, 0)
      Object.assign(window, { still: true })
    })
    // As a screen reader presses it: without a pointer, far from the screen.
    await other.evaluate((link: HTMLElement) => link.click())
    await page.waitForURL('**/en/Marketer/inviteOnlyCampaign')
    await page.locator('#kind-below a[href$="/publicCampaign"]').last().waitFor()
    expect(await page.evaluate(() => 'still' in window)).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('that is closed is drawn, its code comes with the first act, and what is ticked in it counts', async () => {
    const { page, context, complaints } = await newVisitor(here.browser, { width: 390, height: 844, lang: 'en' })
    await answered(context)
    const scripts: string[] = []
    page.on('request', (one) => scripts.push(one.url()))
    await open(page, '/en/jobMarketBoard')
    await unfolded(page)
    expect(await page.locator('input[name=channel]').count()).toBeGreaterThan(3)
    expect(scripts.filter((url) => url.includes('market-fields'))).toEqual([])
    const t = await marketText.load('en')
    await page.locator('summary', { hasText: t.filters }).filter({ visible: true }).click()
    const sheet = page.locator('details[open]')
    await sheet.getByRole('checkbox', { name: 'TikTok' }).check()
    await sheet.getByRole('button').last().click()
    await page.waitForURL('**channel=TIKTOK**')
    await page.getByRole('link', { name: 'TikTok' }).first().waitFor()
    expect(scripts.filter((url) => url.includes('market-fields'))).toHaveLength(1)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('does not move the place that a reader comes back to', async () => {
    const { page, context } = await newVisitor(here.browser, { width: 390, height: 844, lang: 'en' })
    await answered(context)
    await open(page, '/en')
    await unfolded(page)
    await page.evaluate(() => window.scrollTo(0, 2_000))
    await page.reload()
    await hydrated(page)
    await unfolded(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(2_000)
    await context.close()
  })
})
