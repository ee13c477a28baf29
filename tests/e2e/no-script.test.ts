import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { entryText, profileText } from '../../src/features/accounts/text/index.ts'
import { marketText } from '../../src/features/campaigns/text/market.ts'
import { contactText } from '../../src/features/contact/text/index.ts'
import { newVisitor, type Visitor } from './browser.ts'
import { DEMO_EMAIL, DEMO_PASSWORD, demoVisitor } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'

const here = siteAndBrowser()

const plain = (): Promise<Visitor> => newVisitor(here.browser, { lang: 'th', javaScript: false })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

async function rejectCookies(page: Page): Promise<void> {
  await page.locator('button[name=choice][value=reject]').click()
}

/** The newest code sent to an address, from the operator's page of messages. */
async function readCode(address: string): Promise<string> {
  const operator = await demoVisitor(here.browser, here.site, 'operator', 'th')
  const mark = operator.page.getByRole('complementary').locator('mark')
  do await operator.page.goto(`${here.site.url}/th/Operator/message?address=${encodeURIComponent(address)}`)
  while ((await mark.count()) === 0)
  const code = (await mark.first().textContent())?.trim() ?? ''
  await operator.context.close()
  return code
}

describe('without script', () => {
  test('a brand signs up as far as its dashboard', async () => {
    const { page, context } = await plain()
    const t = await entryText.load('th')
    const p = await profileText.load('th')
    const email = 'plain@journey.test'
    await page.goto(`${here.site.url}/th/Marketer/signup`)
    await rejectCookies(page)
    await page.getByRole('textbox', { name: t.email }).fill(email)
    await press(page, t.sendCode)
    await page.getByLabel(t.codeLabel, { exact: true }).fill(await readCode(email))
    await press(page, t.verify)
    await page.getByLabel(t.brandName).fill('ร้านไม่มีสคริปต์')
    await page.locator('#password').fill(DEMO_PASSWORD)
    await page.getByRole('checkbox', { name: t.consentTerms }).check()
    await page.getByRole('checkbox', { name: t.consentPrivacy }).check()
    await press(page, t.createAccount)
    await page.waitForURL('**/th/Marketer/signUpProfile')
    await page.getByRole('link', { name: p.later }).click()
    await page.waitForURL('**/th/Marketer/dashboard')
    expect((await context.cookies()).find((one) => one.name === 'loggedIn')?.value).toBe('true')
    await context.close()
  })

  test('a creator logs in and applies for a job', async () => {
    const { page, context } = await plain()
    const t = await entryText.load('th')
    const m = await marketText.load('th')
    await page.goto(`${here.site.url}/th/Influencer/login?next=/th/Influencer/jobMarket`)
    await rejectCookies(page)
    await page.locator('#email').fill(DEMO_EMAIL.influencer)
    await page.locator('#password').fill(DEMO_PASSWORD)
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
    await context.close()
  })

  test('a visitor writes to the team, and nothing typed is lost by a refusal', async () => {
    const { page, context } = await plain()
    const t = await contactText.load('th')
    await page.goto(`${here.site.url}/th/contact`)
    await rejectCookies(page)
    // Nobody writes a message in no time.
    here.site.moveClock(60_000)
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
    await context.close()
  })

  test('the job market is filtered by its address', async () => {
    const { page, context } = await plain()
    await page.goto(`${here.site.url}/th/jobMarketBoard`)
    await rejectCookies(page)
    const cards = page.locator('main a[href*="/jobMarketBoard/"]')
    const all = await cards.count()
    expect(all).toBeGreaterThan(0)
    await page.goto(`${here.site.url}/th/jobMarketBoard?channel=YOUTUBE`)
    const titles = await cards.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(titles.length).toBeLessThanOrEqual(all)
    // The form of the page leads to such addresses by itself.
    const form = page.locator('form[method=get], form:not([method])').filter({ has: page.locator('[name=channel]') })
    expect(await form.count()).toBeGreaterThan(0)
    await context.close()
  })
})
