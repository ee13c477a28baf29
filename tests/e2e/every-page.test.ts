import { request } from 'node:http'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shellText } from '../../src/app/text/index.ts'
import { HIDDEN_PAGES } from '../hidden-pages.ts'
import { hydrated, newVisitor } from './browser.ts'
import { demoVisitor } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'

const here = siteAndBrowser({
  env: {
    GOOGLE_ANALYTICS_ID: 'G-TEST1234',
    META_PIXEL_ID: '1234567890',
    TIKTOK_PIXEL_ID: 'CTESTTEST12345',
    LINE_TAG_ID: '00000000-0000-4000-8000-000000000000',
  },
})
const SERVICES = /googletagmanager\.com|facebook\.net|analytics\.tiktok\.com|line-scdn\.net/

const words = () => shellText.load('en')
const answered = (context: BrowserContext, value = 'necessary') =>
  context.addCookies([{ name: 'cookieConsent', value, url: here.site.url }])
const open = async (page: Page, path: string) => {
  await page.goto(here.site.url + path)
  await hydrated(page)
}

/** Sends a request with this Host header. */
const withHost = (path: string, host: string): Promise<string> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(here.site.url)
    request({ hostname, port, path, headers: { host, 'x-forwarded-host': host } }, (answer) => {
      let body = JSON.stringify(answer.headers)
      answer.on('data', (chunk: Buffer) => {
        body += chunk
      })
      answer.on('end', () => done(body))
    })
      .on('error', fail)
      .end()
  })

describe('analytics', () => {
  test('run only after consent, and stop when it is withdrawn in the footer', async () => {
    const { page, context, complaints, leave } = await newVisitor(here.browser, { lang: 'en' })
    const requestedHosts: string[] = []
    await context.route(SERVICES, (route) => {
      requestedHosts.push(new URL(route.request().url()).hostname)
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    const t = await words()
    await open(page, '/en')
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    await page.locator('#cookie-analytics').check({ force: true })
    const measured = page.waitForResponse(/googletagmanager/)
    await page.getByRole('button', { name: t.cookieSave }).click()
    await measured
    expect(new Set(requestedHosts)).toEqual(new Set(['www.googletagmanager.com']))

    await hydrated(page)
    await page.locator('footer').getByText(t.cookieSettings).click()
    await page.waitForURL('**/en/setCookieGGForm')
    expect(await page.locator('#cookie-analytics').isChecked()).toBe(true)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const before = requestedHosts.length
    await page.getByRole('button', { name: t.cookieRejectAll }).click()
    await page.waitForURL(`${here.site.url}/en`)
    await hydrated(page)
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(requestedHosts).toHaveLength(before)
    expect(complaints).toEqual([])
    await leave()
  })

  test('for marketing run only after consent to marketing', async () => {
    const { page, context, complaints, leave } = await newVisitor(here.browser, { lang: 'en' })
    const requestedHosts = new Set<string>()
    await context.route(SERVICES, (route) => {
      requestedHosts.add(new URL(route.request().url()).hostname)
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    const t = await words()
    const loadedTrackers = () =>
      page.evaluate(() => ['fbq', 'ttq', '_lt', 'dataLayer'].filter((name) => name in window))
    await open(page, '/en')
    expect([await loadedTrackers(), requestedHosts.size]).toEqual([[], 0])
    await page.locator('#cookie-marketing').check({ force: true })
    const hosts = ['analytics.tiktok.com', 'connect.facebook.net', 'd.line-scdn.net']
    const measured = hosts.map((host) => page.waitForResponse((one) => new URL(one.url()).hostname === host))
    await page.getByRole('button', { name: t.cookieSave }).click()
    await Promise.all(measured)
    await hydrated(page)
    expect(await loadedTrackers()).toEqual(['fbq', 'ttq', '_lt'])
    expect([...requestedHosts].sort()).toEqual(hosts)
    expect(complaints).toEqual([])
    await leave()
  })
})

test('answering the consent card keeps a typed password', async () => {
  const { page, complaints, leave } = await newVisitor(here.browser, { lang: 'en' })
  const t = await words()
  await open(page, '/en/Influencer/login')
  const password = page.locator('input[type=password]')
  await password.fill('a long password')
  await page.getByRole('button', { name: t.cookieRejectAll }).click()
  await page.getByRole('heading', { name: t.cookieTitle }).waitFor({ state: 'hidden' })
  expect(await password.inputValue()).toBe('a long password')
  await page.reload()
  expect(await page.getByRole('heading', { name: t.cookieTitle }).count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})

describe('the head', () => {
  test('is updated at each navigation with texts from the server', async () => {
    const { page, context, complaints, leave } = await newVisitor(here.browser, { lang: 'en' })
    await answered(context)
    await open(page, '/en')
    await page.locator('header a[href="/en/Marketer"]').first().click()
    await page.waitForFunction(() => document.title === 'Hire Thai influencers | Talad')
    const href = (selector: string) => page.locator(selector).getAttribute('href')
    expect(await href('link[rel=canonical]')).toBe(`${here.site.url}/en/Marketer`)
    expect(await href('link[hreflang=th]')).toBe(`${here.site.url}/th/Marketer`)
    expect(await href('link[hreflang=x-default]')).toBe(`${here.site.url}/Marketer`)
    expect(await page.locator('title').count()).toBe(1)
    expect(await page.locator('meta[name=description]').count()).toBe(1)
    expect(complaints).toEqual([])
    await leave()
  })

  test('the language switcher keeps the page', async () => {
    const { page, context, leave } = await newVisitor(here.browser, { lang: 'en' })
    await answered(context)
    await open(page, '/en/jobMarketBoard?sort=price')
    await page.locator('header a[hreflang=th]').first().click()
    await page.waitForURL(`${here.site.url}/th/jobMarketBoard?sort=price`)
    await leave()
  })

  test.each(['th', 'en'])('pages that must not be indexed have noindex in %s', async (lang) => {
    const found: string[] = []
    for (const path of HIDDEN_PAGES)
      if (!/<meta name="robots" content="noindex"/.test(await (await fetch(`${here.site.url}/${lang}/${path}`)).text()))
        found.push(path)
    expect(found).toEqual([])
    expect(await (await fetch(`${here.site.url}/${lang}/about`)).text()).not.toContain('noindex')
  })

  test('a forged Host header reaches no page', async () => {
    for (const path of ['/en', '/en/Marketer', '/', '/en/no/such/page'])
      expect(await withHost(path, 'evil.example'), path).not.toContain('evil.example')
  })
})

describe('new releases and missing chunks', () => {
  test('a new release is detected after a second, and the next page is loaded as a whole document', async () => {
    const { page, context, leave } = await demoVisitor(here.browser, here.site, 'marketer', 'en')
    let release = ''
    await context.route('**/release.json*', (route) => {
      release = 'another'
      return route.fulfill({ json: { release } })
    })
    await open(page, '/en/Marketer/dashboard')
    await page.waitForFunction(() => document.documentElement.dataset.outdated === 'true')
    await page.evaluate(() => {
      document.documentElement.dataset.old = 'true'
    })
    await page.locator('a[href="/en/Marketer/credit"]').first().click()
    await page.waitForFunction(() => document.documentElement.dataset.old === undefined)
    expect(page.url()).toBe(`${here.site.url}/en/Marketer/credit`)
    expect(release).toBe('another')
    await leave()
  })

  test('if a part of a page cannot be loaded, the page that was clicked is loaded as a whole document', async () => {
    const { page, context, leave } = await demoVisitor(here.browser, here.site, 'marketer', 'en')
    await open(page, '/en/Marketer/dashboard')
    const loads: string[] = []
    page.on('load', () => loads.push(new URL(page.url()).pathname))
    await context.route(/assets\/credit-[^/]*\.js/, (route) => route.abort())
    await page.locator('a[href="/en/Marketer/credit"]').first().click()
    await page.waitForURL('**/en/Marketer/credit')
    await page.waitForLoadState('load')
    expect(loads).toEqual(['/en/Marketer/credit'])
    await leave()
  })
})

describe('without a connection', () => {
  test('visited pages are available, others show the offline page in their language; nothing personal is stored', async () => {
    const { page, context } = await newVisitor(here.browser, { lang: 'en', fresh: true })
    await answered(context)
    await open(page, '/en')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await open(page, '/en/Marketer')
    await page.goto(`${here.site.url}/en/Marketer/login`)
    await page.waitForFunction(async (url) => {
      const whole = await (await caches.match(url))?.text()
      return whole?.includes('</html>')
    }, `${here.site.url}/en/Marketer`)
    const cachedPaths = await page.evaluate(async () => {
      const names = await caches.keys()
      return (
        await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).map((r) => new URL(r.url).pathname)),
        )
      ).flat()
    })
    expect(cachedPaths.filter((path) => /^\/(api|sv_)|login|dashboard/.test(path))).toEqual([])
    // Offline mode does not apply to a service worker that starts later, so the site is stopped too.
    await context.setOffline(true)
    await here.site.stop()
    // During a navigation the browser may report a connection for a moment; the offline page then reloads.
    const titleOf = (path: string) => async () => {
      await page.goto(here.site.url + path)
      return page.title()
    }
    await expect.poll(titleOf('/en/Marketer')).toBe('Hire Thai influencers | Talad')
    await expect.poll(titleOf('/th/Influencer/dashboard')).toBe('เน็ตหลุด | Talad')
    await expect.poll(titleOf('/en/Influencer')).toBe('You’re offline | Talad')
    await page.getByRole('link', { name: 'Hire Thai influencers' }).waitFor()
    await context.close()
  })
})
