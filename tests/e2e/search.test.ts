import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { marketText } from '../../src/features/campaigns/text/market.ts'
import { openContentText } from '../../src/features/content/text/open/index.ts'
import { marketerText } from '../../src/features/landing/text/marketer.ts'
import { searchText } from '../../src/features/search/text/index.ts'
import { hydrated, newVisitor } from './browser.ts'
import { sharedSite } from './here.ts'

const here = sharedSite()

/** Opens a page and closes the cookie card. */
async function open(page: Page, path: string): Promise<void> {
  expect((await page.goto(here.site.url + path))?.status()).toBe(200)
  const reject = page.locator('button[name=choice][value=reject]')
  await reject.click()
  await reject.waitFor({ state: 'detached' })
}

/** Presses the key that focuses the search field. A page's header may be hydrated a moment after the page. */
async function pressSlash(page: Page): Promise<void> {
  const inField = () => page.evaluate(() => document.activeElement?.getAttribute('name') === 'q')
  do await page.keyboard.press('/')
  while (!(await inField()))
}

const questionOf = (page: Page) => new URL(page.url()).searchParams.get('q')
const options = (page: Page) => page.getByRole('option')

describe('the search with the keyboard', () => {
  for (const width of [1440, 992])
    test(``, async () => {
      const { page, complaints, leave } = await newVisitor(here.browser, { width, lang: 'th' })
      await open(page, '/th/articles')
      await hydrated(page)
      await pressSlash(page)
      await page.keyboard.type('เซรั่ม')
      await options(page).first().waitFor()
      const field = page.getByRole('combobox')
      expect(await field.getAttribute('aria-expanded')).toBe('true')
      await page.keyboard.press('Escape')
      await options(page).first().waitFor({ state: 'hidden' })
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowDown')
      const chosen = page.locator('[role=option][aria-selected=true]')
      expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
      const href = (await chosen.getAttribute('href')) as string
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${href}`)
      await pressSlash(page)
      await page.keyboard.type('ถอนเงิน')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/th/search**')
      expect(questionOf(page)).toBe('ถอนเงิน')
      await page.locator('main mark').first().waitFor()
      expect(complaints).toEqual([])
      await leave()
    })

  test('/ is an ordinary character in an input field', async () => {
    const { page, leave } = await newVisitor(here.browser, { lang: 'th' })
    await page.goto(`${here.site.url}/th/jobMarketBoard`)
    await hydrated(page)
    const words = await marketText.load('th')
    const field = page.getByRole('searchbox', { name: words.search })
    await field.fill('a')
    await field.press('/')
    expect(await field.inputValue()).toBe('a/')
    await leave()
  })
})

describe('without script', () => {
  test('a query finds results, a kind filters them, pages can be turned; an empty result offers other links', async () => {
    const { page, leave } = await newVisitor(here.browser, { width: 390, height: 844, lang: 'th', javaScript: false })
    const words = await searchText.load('th')
    await open(page, '/th/articles')
    await page.getByRole('link', { name: words.title, exact: true }).click()
    const ask = async (question: string) => {
      await page.locator('input[name=q]').fill(question)
      await page.getByRole('button', { name: words.go, exact: true }).click()
    }
    await ask('งาน')
    const results = page.locator('main li h2')
    expect(await results.count()).toBe(10)
    await page.getByRole('link', { name: (await openContentText.load('th')).next }).click()
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    await page.locator('main nav a', { hasText: words.faq }).first().click()
    expect(new URL(page.url()).searchParams.get('kind')).toBe('faq')
    expect(await results.count()).toBeGreaterThan(0)
    await ask('งาน ฟหกดกหฟ')
    await page.getByRole('heading', { name: words.parts }).waitFor()
    await leave()
  })

  test('a budget is calculated', async () => {
    const { page, leave } = await newVisitor(here.browser, { lang: 'th', javaScript: false })
    await open(page, '/th/Marketer')
    const marketer = await marketerText.load('th')
    await page.getByRole('slider').fill('100000')
    await page.getByRole('button', { name: marketer.workOut }).click()
    expect(new URL(page.url()).searchParams.get('budget')).toBe('100000')
    expect(await page.locator('output').first().textContent()).toBe('฿100,000')
    await leave()
  })
})

test('the first pages of the market are prefetched, and opening one requests only its title', async () => {
  const { page, complaints, leave } = await newVisitor(here.browser, { lang: 'th' })
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await open(page, '/th/jobMarketBoard')
  await page.reload({ waitUntil: 'networkidle' })
  const ahead = requestedPaths.filter((path) => path === '/api/campaigns/public/job').length
  expect(ahead).toBeGreaterThan(0)
  const routes: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('.data')) routes.push(url.searchParams.get('_routes'))
  })
  const words = await openContentText.load('th')
  await page.getByRole('link', { name: words.page.replace('{n}', '2'), exact: true }).click()
  await page.waitForURL('**page=2')
  await page.locator('main nav a[aria-current=page]', { hasText: '2' }).waitFor()
  expect(routes).not.toContain(null)
  expect(routes.join()).not.toContain('jobMarketBoard')
  // A change without effect, then a removed filter, after which its field is updated.
  const field = page.locator('aside input[name=channel]').first()
  await field.check()
  await page.waitForURL('**channel=*')
  const unchanged = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('jobMarketBoard.data'))
  await field.uncheck()
  await field.check()
  await unchanged
  const remove = (await marketText.load('th')).remove.split('{')[0] as string
  await page.getByRole('link', { name: remove }).first().click()
  await page.waitForURL((url) => !url.search.includes('channel'))
  await expect.poll(() => field.isChecked()).toBe(false)
  expect(complaints).toEqual([])
  await leave()
})
