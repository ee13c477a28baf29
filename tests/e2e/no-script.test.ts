import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../src/core/clock.ts'
import { errors as accountErrors } from '../../src/features/accounts/errors.ts'
import { authText, profileText } from '../../src/features/accounts/text/index.ts'
import { marketText } from '../../src/features/campaigns/text/market.ts'
import { contactText } from '../../src/features/contact/text/index.ts'
import { openContentText } from '../../src/features/content/text/open/index.ts'
import { faqText } from '../../src/features/faq/text/index.ts'
import { influencerText } from '../../src/features/landing/text/influencer.ts'
import { packagesText } from '../../src/features/packages/text/list.ts'
import { payoutsText } from '../../src/features/payouts/text/index.ts'
import { newVisitor, type Visitor } from './browser.ts'
import { DEMO_EMAIL, DEMO_PASSWORD, demoVisitor } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'
import { readCode } from './read-code.ts'
import { turnOnSecondStep } from './second-step.ts'

const here = siteAndBrowser()

const plain = (): Promise<Visitor> => newVisitor(here.browser, { lang: 'th', javaScript: false })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

async function rejectCookies(page: Page): Promise<void> {
  await page.locator('button[name=choice][value=reject]').click()
}

/** Public lists show six items per page. */
const PAGE = 6
const numberIn = async (place: Locator): Promise<number> =>
  Number(/\d+/.exec((await place.first().textContent()) ?? '')?.[0])

describe('without script', () => {
  test('a brand signs up and reaches its dashboard', async () => {
    const { page, context, leave } = await plain()
    const t = await authText.load('th')
    const p = await profileText.load('th')
    const email = 'plain@journey.test'
    await page.goto(`${here.site.url}/th/Marketer/signup`)
    await rejectCookies(page)
    await page.getByRole('textbox', { name: t.email }).fill(email)
    await press(page, t.sendCode)
    await page.getByLabel(t.codeLabel, { exact: true }).fill(await readCode(here, email))
    await press(page, t.verify)
    await page.getByLabel(t.brandName).fill('ร้านไม่มีสคริปต์')
    await page.locator('#create-password').fill(DEMO_PASSWORD)
    await page.getByRole('checkbox', { name: t.consentTerms }).check()
    await page.getByRole('checkbox', { name: t.consentPrivacy }).check()
    await press(page, t.createAccount)
    await page.waitForURL('**/th/Marketer/signUpProfile')
    await page.getByRole('link', { name: p.later }).click()
    await page.waitForURL('**/th/Marketer/dashboard')
    expect((await context.cookies()).find((one) => one.name === 'loggedIn')?.value).toBe('true')
    await leave()
  })

  test('a creator logs in and applies for a job', async () => {
    const { page, leave } = await plain()
    const t = await authText.load('th')
    const m = await marketText.load('th')
    await page.goto(`${here.site.url}/th/Influencer/login?next=/th/Influencer/jobMarket`)
    await rejectCookies(page)
    await page.locator('#logIn-email').fill(DEMO_EMAIL.influencer)
    await page.locator('#logIn-password').fill(DEMO_PASSWORD)
    await press(page, t.logIn)
    await page.waitForURL('**/th/Influencer/jobMarket')
    const campaigns = await page
      .locator('a[href*="/Influencer/jobMarket/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))])
    const apply = page.getByRole('button', { name: m.applyAct, exact: true })
    for (const campaign of campaigns) {
      await page.goto(campaign)
      if ((await apply.count()) > 0) break
    }
    await apply.first().click()
    await page.waitForURL(/\/th\/Influencer\/brandJob\/[0-9a-f-]{36}/)
    await leave()
  })

  test('a visitor writes to the team, and a refusal keeps the input', async () => {
    const { page, leave } = await plain()
    const t = await contactText.load('th')
    await page.goto(`${here.site.url}/th/contact`)
    await rejectCookies(page)
    // A form that is submitted at once counts as automated.
    here.site.moveClock(MINUTE)
    await page.locator('select[name=topic]').selectOption({ index: 1 })
    await page.locator('input[name=name]').fill('สมหญิง ทดลอง')
    await page.locator('input[name=email]').fill('visitor@journey.test')
    const links = 'https://a.test https://b.test https://c.test https://d.test https://e.test https://f.test'
    await page.locator('textarea[name=message]').fill(links)
    await press(page, t.send)
    await page.getByRole('alert').first().waitFor()
    expect(await page.locator('textarea[name=message]').inputValue()).toBe(links)
    await page.locator('textarea[name=message]').fill('อยากทราบวิธีคืนเครดิตของแพ็กเกจที่ยังไม่ได้ใช้')
    await press(page, t.send)
    await page.getByText(t.sentTitle).first().waitFor()
    await leave()
  })

  test('a brand logs in at the address that the cookie card returns to, and stays on the site', async () => {
    const { page, leave } = await plain()
    const t = await authText.load('th')
    const next = '/\\evil.example'
    await page.goto(`${here.site.url}/th/Marketer/login?next=${encodeURIComponent(next)}`)
    await rejectCookies(page)
    expect(new URL(page.url()).searchParams.get('next')).toBe(next)
    await page.locator('#logIn-email').fill(DEMO_EMAIL.marketer)
    await page.locator('#logIn-password').fill(DEMO_PASSWORD)
    await press(page, t.logIn)
    await page.waitForURL(`${here.site.url}/th/Marketer/dashboard`)
    await leave()
  })

  test('an operator logs in and creates a payout batch with codes; a refusal clears only secrets', async () => {
    const desk = await demoVisitor(here.browser, here.site, 'operator', 'th')
    here.site.moveClock(MINUTE)
    const [code = '', forBatch = ''] = await turnOnSecondStep(desk, here.site, MINUTE)
    await desk.leave()
    const { page, leave } = await plain()
    const t = await authText.load('th')
    const p = await payoutsText.load('th')
    const next = '/th/Operator/withdrawal'
    await page.goto(`${here.site.url}/th/Operator/login?next=${next}`)
    await rejectCookies(page)
    const password = page.locator('#logIn-password')
    await page.locator('#logIn-email').fill(DEMO_EMAIL.operator)
    await password.fill(DEMO_PASSWORD)
    await press(page, t.logIn)
    const field = page.locator('#logIn-code')
    await field.waitFor()
    expect(await page.locator('#logIn-email').inputValue()).toBe(DEMO_EMAIL.operator)
    // A password is never in a response. The code field stays after a wrong code.
    expect(await password.inputValue()).toBe('')
    await password.fill('wrong-password-1')
    await field.fill(code)
    await press(page, t.logIn)
    await page.getByText(accountErrors.login_failed.th).first().waitFor()
    await password.fill(DEMO_PASSWORD)
    await field.fill(code)
    await press(page, t.logIn)
    await page.waitForURL(`**${next}`)
    const box = page.locator('input[name=ids]:enabled').first()
    const other = page.locator('input[name=ids]:enabled').nth(1)
    for (const each of [box, other]) await each.check()
    await page.locator('#batch-code').fill('000000')
    await press(page, p.makeBatch)
    await page.locator('#batch-code-error').waitFor()
    for (const each of [box, other]) expect(await each.isChecked()).toBe(true)
    await page.locator('#batch-code').fill(forBatch)
    await press(page, p.makeBatch)
    await page.waitForURL('**status=batches**')
    await page.getByText(p.done_batch).waitFor()
    await leave()
  })

  test.each(['//evil.example', 'https:evil.example', '/th//evil.example'])(
    'a log-in never redirects to another site: next=%s',
    async (next) => {
      const answer = await fetch(`${here.site.url}/th/Marketer/login?next=${encodeURIComponent(next)}`, {
        method: 'POST',
        headers: { origin: here.site.url },
        body: new URLSearchParams({ intent: 'logIn', email: DEMO_EMAIL.marketer, password: DEMO_PASSWORD }),
        redirect: 'manual',
      })
      expect(answer.headers.get('location')).toBe('/th/Marketer/dashboard')
    },
  )

  test('the job market is filtered', async () => {
    const { page, leave } = await plain()
    const t = await marketText.load('th')
    await page.goto(`${here.site.url}/th/jobMarketBoard`)
    await rejectCookies(page)
    const all = await numberIn(page.locator('main p[role=status]'))
    const channel = page.locator('aside label', { has: page.locator('[name=channel][value=YOUTUBE]') })
    const expected = await numberIn(channel.locator('span').last())
    await channel.locator('input').check()
    await page.locator('aside').getByRole('button', { name: t.apply }).click()
    await page.waitForURL('**channel=YOUTUBE**')
    expect(await numberIn(page.locator('main p[role=status]'))).toBe(expected)
    expect(expected).toBeGreaterThan(0)
    expect(expected).toBeLessThan(all)
    const cards = page.locator('main li:has(a[href*="/jobMarketBoard/"])')
    expect(await cards.count()).toBe(Math.min(expected, PAGE))
    expect(await cards.filter({ has: page.getByLabel('YOUTUBE') }).count()).toBe(await cards.count())
    await leave()
  })

  test('packages are filtered', async () => {
    const { page, leave } = await plain()
    const t = await packagesText.load('th')
    const list = await openContentText.load('th')
    const summary = page.getByText(new RegExp(`^${list.showing.replace(/\{\w+\}/g, '\\d+')}$`))
    const total = async () => Number((await summary.first().textContent())?.match(/\d+/g)?.at(-1))
    await page.goto(`${here.site.url}/th/Marketer/package`)
    await rejectCookies(page)
    const all = await total()
    await page.locator('select[name=channel]').selectOption('YOUTUBE')
    await press(page, t.apply)
    await page.waitForURL('**channel=YOUTUBE**')
    expect(await page.locator('select[name=channel]').inputValue()).toBe('YOUTUBE')
    const cards = page.locator('main li:has(a[href*="/package/detail/"])')
    const shown = await cards.count()
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThan(all)
    expect(await cards.filter({ hasText: 'YouTube' }).count()).toBe(shown)
    await leave()
  })

  test('questions are searched', async () => {
    const { page, leave } = await plain()
    const t = await faqText.load('th')
    await page.goto(`${here.site.url}/th/faq`)
    await rejectCookies(page)
    const rows = page.locator('main details')
    const all = await rows.count()
    await page.locator('input[name=q]').last().fill('เครดิต')
    await press(page, t.find)
    await page.waitForURL('**q=**')
    const found = await rows.count()
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThan(all)
    expect(await rows.filter({ hasText: 'เครดิต' }).count()).toBe(found)
    await leave()
  })

  test('a channel is priced, and a link without a channel is refused while the input stays', async () => {
    const { page, leave } = await plain()
    const t = await influencerText.load('th')
    await page.goto(`${here.site.url}/th/Influencer`)
    await rejectCookies(page)
    const price = page.getByRole('heading', { name: t.resultTitle })
    const ask = async (link: string) => {
      await page.locator('input[name=channel]').fill(link)
      await press(page, t.estimate)
    }
    await ask('https://tiktok.com/@ploy.travels')
    await price.waitFor()
    expect(new URL(page.url()).hash).toBe('#estimate')
    for (const link of ['https://example.com/ploy', 'https://tiktok.com/@gone_away']) {
      await ask(link)
      await page.getByRole('alert').waitFor()
      expect(await price.count()).toBe(0)
      expect(await page.locator('input[name=channel]').inputValue()).toBe(link)
    }
    await leave()
  })
})
