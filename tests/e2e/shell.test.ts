import type { BrowserContext } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { shellText } from '../../src/app/text/index.ts'
import { hydrated, type Visitor } from './browser.ts'
import { DEMO_EMAIL, DEMO_PASSWORD, demoVisitor, sessionCookie } from './demo-visitor.ts'
import { sharedSite } from './here.ts'

const YEAR = 31_536_000

const here = sharedSite()
const shell = await shellText.load('en')

async function withVisitor(work: (visitor: Visitor) => Promise<void>, role: 'open' | 'marketer' = 'open') {
  const visitor = await demoVisitor(here.browser, here.site, role, 'en')
  try {
    await work(visitor)
    expect(visitor.complaints).toEqual([])
  } finally {
    await visitor.leave()
  }
}

const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((one) => one.name === name)

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(here.site.url + path, { redirect: 'manual', headers })

describe('menus', () => {
  test.each(['influencer', 'marketer', 'operator'] as const)(
    'of the %s: every page of the desktop menu can be opened on a phone',
    async (role) => {
      const visitor = await demoVisitor(here.browser, here.site, role, 'en')
      const { page } = visitor
      const visible = () =>
        page
          .locator('nav a:visible, header a:visible, header summary ~ * a:visible')
          .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].toSorted())
      await page.goto(`${here.site.url}/en/${role[0]?.toUpperCase()}${role.slice(1)}/dashboard`)
      const onDesktop = await page
        .locator('nav a:visible')
        .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
      expect(onDesktop.length).toBeGreaterThan(10)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.locator('header summary').filter({ hasText: shell.menu }).click()
      expect(await visible()).toEqual(expect.arrayContaining(onDesktop))
      const box = await page.locator('details[open] > div').boundingBox()
      expect([Number(box?.x) >= 0, Number(box?.x) + Number(box?.width) <= 390]).toEqual([true, true])
      await visitor.leave()
    },
  )
})

describe('guards', () => {
  test('a visitor on a guarded page logs in and comes back to it', () =>
    withVisitor(async ({ page }) => {
      await page.goto(`${here.site.url}/en/Marketer/usageStatement?month=2026-10`)
      expect(new URL(page.url()).pathname).toBe('/en/Marketer/login')
      expect(new URL(page.url()).searchParams.get('next')).toBe('/en/Marketer/usageStatement?month=2026-10')
      await hydrated(page)
      await page.locator('#logIn-email').fill(DEMO_EMAIL.marketer)
      await page.locator('#logIn-password').fill(DEMO_PASSWORD)
      await page.locator('#logIn-password').press('Enter')
      await page.waitForURL('**/en/Marketer/usageStatement?month=2026-10')
    }))

  test('a path in another spelling is guarded like the page that it leads to', async () => {
    for (const path of ['/th/%4Fperator/dashboard', '/th/Operator/dash%62oard', '/th/Operator/dashboard//']) {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('location')?.split('?')[0]]).toEqual([302, '/th/Operator/login'])
    }
  })

  test.each([
    ['open', 'Page not found', '/en/noSuchStall/1'],
    ['open', 'Page Not Found', '/en/articles/detail/nothing'],
    ['marketer', 'Page Not Found', '/en/Influencer/withdraw'],
    ['marketer', 'Page Not Found', '/en/Marketer/manageCampaign/01941da8-f680-77d0-bb0b-de0befcccaaa'],
    ['operator', 'Page Not Found', '/en/Operator/content/nothing'],
  ] as const)('for %s the 404 page says “%s” with the path %s', async (role, words, path) => {
    const answer = await ask(path, role === 'open' ? {} : { cookie: await sessionCookie(here.site, role) })
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(`${words}: ${path}<`)])
  })

  test('an unknown path is a 404 that names the path, also on a navigation inside the app', () =>
    withVisitor(async ({ page }) => {
      await page.goto(`${here.site.url}/en/Marketer/dashboard`)
      await hydrated(page)
      await page.evaluate(() => {
        Object.assign(window, { still: true })
        document.querySelector('a[data-nav][href$="/credit"]')?.setAttribute('href', '/en/noSuchStall/2')
      })
      await page.locator('a[href="/en/noSuchStall/2"]').first().click()
      await page.getByText('Page not found: /en/noSuchStall/2').waitFor()
      expect(await page.evaluate(() => 'still' in window)).toBe(true)
    }, 'marketer'))

  test('after the end of a session, the next navigation inside the app leads to the log-in page', () =>
    withVisitor(async ({ page, context }) => {
      await page.goto(`${here.site.url}/en/Marketer/dashboard`)
      await hydrated(page)
      await context.clearCookies()
      await page.locator('a[href="/en/Marketer/credit"]').first().click()
      await page.waitForURL(/\/en\/Marketer\/login\?next=%2Fen%2FMarketer%2Fcredit$/)
    }, 'marketer'))
})

describe('addresses', () => {
  test('a path without a language redirects to the stored one, otherwise to Thai', async () => {
    expect((await ask('/')).headers.get('location')).toBe('/th')
    expect((await ask('/faq?a=1')).headers.get('location')).toBe('/th/faq?a=1')
    expect((await ask('/faq', { cookie: 'language=en' })).headers.get('location')).toBe('/en/faq')
    expect((await ask('/faq')).status).toBe(302)
  })

  test('the language of an opened page is stored for a year', async () => {
    for (const lang of ['th', 'en']) {
      const header = (await ask(`/${lang}/jobMarketBoard`)).headers.get('set-cookie')
      expect(header).toContain(`language=${lang}; Max-Age=${YEAR}; Path=/; SameSite=Lax`)
    }
  })

  test.each(['//evil.example', '/\\evil.example', 'https:evil.example', '/en//evil.example'])(
    'of other sites are ignored by pages that redirect: %s',
    async (next) => {
      const query = `next=${encodeURIComponent(next)}`
      const location = async (path: string) => (await ask(`${path}?${query}`)).headers.get('location')
      expect(await location('/en/Influencer/preLogin/goto:login')).toBe('/en/Influencer/login')
      expect(await location('/en/setCookieGGForm')).toBe('/en')
    },
  )

  test('paths are case-sensitive', async () => {
    expect((await ask('/th/jobMarketBoard')).status).toBe(200)
    expect((await ask('/th/jobmarketboard')).status).toBe(404)
    expect((await ask('/th/marketer/login')).status).toBe(404)
  })
})

describe('sessions', () => {
  test('logging out ends the session', () =>
    withVisitor(async ({ page, context }) => {
      const words = await shellText.load('en')
      await page.goto(`${here.site.url}/en/Marketer/dashboard`)
      await hydrated(page)
      expect((await cookie(context, 'loggedIn'))?.value).toBe('true')
      await page.locator('details[name=drop-menu] > summary:visible').last().click()
      await page.getByRole('button', { name: words.logOut }).filter({ visible: true }).click()
      await page.waitForURL(`${here.site.url}/en`)
      expect((await cookie(context, 'loggedIn'))?.value ?? 'false').toBe('false')
      expect((await cookie(context, 'scope'))?.value ?? 'open').toBe('open')
      await page.goto(`${here.site.url}/en/Marketer/dashboard`)
      expect(new URL(page.url()).pathname).toBe('/en/Marketer/login')
    }, 'marketer'))
})

describe('the error page', () => {
  const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const seen = async (agent: string, path = 'error', method = 'GET') => {
    const headers = { 'user-agent': agent, origin: here.site.url }
    const answer = await fetch(`${here.site.url}/en/${path}`, { method, headers })
    return { status: answer.status, html: await answer.text() }
  }
  const WORDS = [
    'Oops! Something went wrong.',
    'We’re working to fix the problem.',
    'Please try again later or return to the homepage.',
  ]

  test('has the text of the specification and links to /', async () => {
    const { html } = await seen('Mozilla/5.0 Chrome/140')
    for (const line of WORDS) expect(html).toContain(line)
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*><span>Go Back to Home<\/span><\/a>/)
  })

  test('is shown if a page throws an error', async () => {
    // The page has no form, so it throws when one is posted.
    const { status, html } = await seen('Mozilla/5.0 Chrome/140', 'articles', 'POST')
    expect(status).toBe(405)
    expect(html).toContain(WORDS[0])
    expect(html).toMatch(/<header[\s>]/)
    expect(html).toMatch(/<footer[\s>]/)
  })

  test.each([bot, 'facebookexternalhit/1.1'])('is never shown to a bot: %s', async (agent) => {
    for (const [path, method, status] of [
      ['error', 'GET', 200],
      ['articles', 'POST', 405],
    ] as const) {
      const answer = await seen(agent, path, method)
      expect(answer.status).toBe(status)
      expect(WORDS.filter((line) => answer.html.includes(line))).toEqual([])
    }
  })
})

test('a row of tabs that is wider than a phone is scrolled to its selected tab', () =>
  withVisitor(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${here.site.url}/en/articles?category=12`)
    await page.waitForFunction(() => {
      const chosen = document.querySelector('main nav a[aria-current=page]')?.getBoundingClientRect()
      return chosen !== undefined && chosen.left >= 0 && chosen.right <= innerWidth
    })
    expect(
      await page
        .locator('main nav')
        .first()
        .evaluate((row) => row.scrollLeft),
    ).toBeGreaterThan(0)
  }))
