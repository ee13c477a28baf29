import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { authText } from '../../src/features/accounts/text/index.ts'
import { onboardingText } from '../../src/features/campaign-results/text/onboarding.ts'
import { marketText } from '../../src/features/campaigns/text/market.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { sharedSite } from './here.ts'
import { tabTo } from './keyboard.ts'
import { readCode } from './read-code.ts'

const here = sharedSite()
const PASSWORD = 'korat-mango-7-lamp'
const newEmail = () => `ways-${newId().slice(-8)}@sign-up.test`

async function visitor(lang: 'th' | 'en', width = 390, javaScript = true): Promise<Visitor> {
  const found = await newVisitor(here.browser, { lang, width, height: width === 390 ? 844 : 900, javaScript })
  await found.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  return found
}
const atStep = (page: Page, step: string) => page.waitForURL(`**/signup?**step=${step}**`)
const codeField = (page: Page) => page.locator('input[autocomplete="one-time-code"]').first()
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Enters email and code, up to the last step. */
async function confirmEmail(page: Page, email: string): Promise<void> {
  await page.locator('#send-email').fill(email)
  await page.locator('#send-email').press('Enter')
  await codeField(page).waitFor()
  await codeField(page).fill(await readCode(here, email))
  await page.locator('input[name=displayName]').waitFor()
}

/** Allows the login on LINE's page. */
async function allow(page: Page, name: string): Promise<void> {
  await page.locator('input[name=name]').fill(name)
  await page.locator('button[value=allow]').click()
}

/** Accepts the consents, up to the email step. */
async function agree(page: Page, button: string): Promise<void> {
  await page.locator('input[name=terms]').check()
  await page.locator('input[name=PRIVACY_POLICY]').check()
  await page.getByRole('button', { name: button }).click()
  await page.locator('#send-email').waitFor()
}

describe('sign-up from a job, by channel, on a phone in Thai', () => {
  test('allows going back step by step, is resumed, and ends at the job', async () => {
    const [t, market, board] = [await authText.load('th'), await marketText.load('th'), await onboardingText.load('th')]
    const { page, context, complaints, leave } = await visitor('th')
    await page.goto(`${here.site.url}/th/jobMarketBoard?utm_source=line&utm_medium=post`)
    await page.locator('main a[href*="jobMarketBoard/"]').first().click()
    await page.waitForURL('**/jobMarketBoard/*-*')
    const job = new URL(page.url()).pathname.split('/').at(-1) as string
    await page.getByRole('link', { name: market.signUp }).first().click()
    await atStep(page, 'channel')
    await hydrated(page)
    await page.getByText(t.thenJob).waitFor()
    expect((await context.cookies()).find(({ name }) => name === 'utm')?.value).toBe('source%3Dline%26medium%3Dpost')

    await page.locator('input[name=url]').fill('https://www.tiktok.com/@khao.kinkeng')
    await page.getByRole('button', { name: t.seeEstimate }).click()
    await atStep(page, 'price')
    expect(await widthOf(page)).toBe(390)
    await page.getByRole('link', { name: t.keepPrice }).click()
    await atStep(page, 'consent')
    await agree(page, t.continue)
    await atStep(page, 'email')
    const email = newEmail()
    await page.locator('#send-email').fill(email)
    await page.locator('#send-email').press('Enter')
    await codeField(page).waitFor()

    for (const step of ['email', 'consent', 'price', 'channel']) {
      await page.goBack()
      await atStep(page, step)
    }
    expect(await page.locator('input[name=url]').inputValue()).toContain('khao.kinkeng')
    await page.goBack()
    await page.waitForURL(`**/jobMarketBoard/${job}`)

    // A new page in the same browser continues at the same step.
    await page.goto(`${here.site.url}/th/Influencer/signup`)
    await atStep(page, 'code')
    await hydrated(page)
    await codeField(page).fill(await readCode(here, email))
    await page.locator('input[name=displayName]').fill('ข้าว กินเก่ง')
    await page.locator('input[name=password]').fill(PASSWORD)
    expect(await page.getByRole('region', { name: t.summary }).textContent()).toContain('khao.kinkeng')
    await page.getByRole('button', { name: t.createAccount }).click()
    await page.waitForURL(`**/th/Influencer/jobMarket/${job}`)

    await page.goto(`${here.site.url}/th/Influencer/dashboard`)
    await hydrated(page)
    await page.getByRole('heading', { name: board.namedTitle.replace('{platform}', 'TikTok') }).waitFor()
    const connect = await page.getByRole('link', { name: board.channelAct }).getAttribute('href')
    expect(connect).toContain('type=TIKTOK')
    await page.getByText(board.worthTitle).waitFor()
    expect(await widthOf(page)).toBe(390)
    expect(complaints).toEqual([])
    await leave()
  })

  test('the price estimate on the landing page leads directly to the consents', async () => {
    const { page, complaints, leave } = await visitor('th')
    await page.goto(`${here.site.url}/th/Influencer?channel=${encodeURIComponent('https://www.tiktok.com/@ploy.kin')}`)
    await hydrated(page)
    await page.locator('#estimate button[type=submit]').click()
    await atStep(page, 'consent')
    await page.goBack()
    await page.locator('#estimate').waitFor()
    expect(complaints).toEqual([])
    await leave()
  })
})

describe('LINE', () => {
  test.each([
    ['with script', true],
    ['without script', false],
  ] as const)('signs up without a password, then logs in, %s', async (_, javaScript) => {
    const t = await authText.load('th')
    const { page, context, complaints, leave } = await visitor('th', 390, javaScript)
    const name = `ฟ้า ${newId().slice(-6)}`
    const goOn = async () => {
      if (!javaScript) await page.getByRole('button', { name: t.continue }).click()
    }
    await page.goto(`${here.site.url}/th/Influencer/signup`)
    if (javaScript) await hydrated(page)
    await page.getByRole('button', { name: t.lineSignUp }).click()
    await allow(page, name)
    await goOn()
    await page.getByText(t.lineIs.replace('{name}', name)).waitFor()
    await agree(page, t.continue)
    if (javaScript) await confirmEmail(page, newEmail())
    else {
      const email = newEmail()
      await page.locator('#send-email').fill(email)
      await page.getByRole('button', { name: t.sendCode }).click()
      const code = await readCode(here, email)
      const cells = page.locator('input[autocomplete="one-time-code"]')
      await cells.first().waitFor()
      if ((await cells.count()) === 1) await cells.first().fill(code)
      else for (const [i, digit] of [...code].entries()) await cells.nth(i).fill(digit)
      await page.getByRole('button', { name: t.verify }).click()
    }
    expect(await page.locator('input[name=displayName]').inputValue()).toBe(name)
    expect(await page.locator('input[type=password]').count()).toBe(0)
    await page.getByRole('button', { name: t.createAccount }).click()
    await page.waitForURL('**/signup/success')

    await context.clearCookies({ name: /^(?!cookieConsent)/ })
    await page.goto(`${here.site.url}/th/Influencer/login?next=${encodeURIComponent('/th/Influencer/lineLogin')}`)
    await page.getByRole('button', { name: t.lineLogIn }).click()
    await allow(page, name)
    await goOn()
    await page.waitForURL('**/th/Influencer/lineLogin')
    await page.getByText(name).first().waitFor()
    expect(complaints).toEqual([])
    await leave()
  })

  test('shows a message if somebody cancels, or opens the return address again', async () => {
    const t = await authText.load('en')
    const { page, leave } = await visitor('en', 1440)
    await page.goto(`${here.site.url}/en/Influencer/login`)
    await hydrated(page)
    await page.getByRole('button', { name: t.lineLogIn }).click()
    await page.locator('button[value=deny]').click()
    await page.getByText(t.lineDenied).waitFor()
    await page.goto(`${here.site.url}/en/Influencer/lineReturn?code=used&state=of-another-browser`)
    await page.getByRole('alert').waitFor()
    await page.getByRole('button', { name: t.lineAgain }).waitFor()
    await leave()
  })
})

describe('with the keyboard alone', () => {
  test('somebody signs up', async () => {
    const t = await authText.load('en')
    const { page, complaints, leave } = await visitor('en', 1440)
    await page.goto(`${here.site.url}/en/Influencer/signup`)
    await atStep(page, 'channel')
    await hydrated(page)
    await tabTo(page, '#skip button')
    await page.keyboard.press('Enter')
    await atStep(page, 'consent')
    for (const name of ['terms', 'PRIVACY_POLICY']) {
      await tabTo(page, `input[name=${name}]`)
      await page.keyboard.press('Space')
    }
    await tabTo(page, 'button[form=consent]')
    await page.keyboard.press('Enter')
    await atStep(page, 'email')
    const email = newEmail()
    await tabTo(page, '#send-email')
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await codeField(page).waitFor()
    const code = await readCode(here, email)
    await tabTo(page, 'input[autocomplete="one-time-code"]')
    await page.keyboard.type(code)
    await page.locator('input[name=displayName]').waitFor()
    await tabTo(page, 'input[name=displayName]')
    await page.keyboard.type('Khao')
    await tabTo(page, 'input[name=password]')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/signup/success')
    await page.getByText(t.successTitle).first().waitFor()
    expect(complaints).toEqual([])
    await leave()
  })
})
