import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { influencerContract } from '../../src/features/accounts/influencers/contract.ts'
import { signinContract } from '../../src/features/accounts/sign-in/contract.ts'
import { signupContract } from '../../src/features/accounts/sign-up/contract.ts'
import { authText, contactText, hubText, profileText } from '../../src/features/accounts/text/index.ts'
import { channelsText, lineText, noticesText, whatsappText } from '../../src/features/notifications/text/index.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { DEMO_EMAIL, DEMO_PASSWORD, signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'
import { readCode } from './read-code.ts'

const here = siteAndBrowser()
const pathOf = (name: string, lang = 'th') => `${here.site.url}/${lang}/Influencer/${name}`

async function onPhone(email: string): Promise<Visitor> {
  const visitor = await newVisitor(here.browser, { width: 390, height: 844, lang: 'th' })
  await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(visitor, here.site, 'influencer', email)
  return visitor
}
const open = async (page: Page, address: string) => {
  await page.goto(address)
  await hydrated(page)
}

describe('on a phone', () => {
  test('an email address is changed with codes to both addresses; the page keeps its step while they are read', async () => {
    const visitor = await onPhone(DEMO_EMAIL.influencer)
    const { page } = visitor
    const [t, e, p] = [await contactText.load('th'), await authText.load('th'), await profileText.load('th')]
    const h = await hubText.load('th')
    await open(page, pathOf('account'))
    await page.getByRole('link', { name: `${h.change}: ${DEMO_EMAIL.influencer}` }).click()
    await page.getByRole('heading', { name: t.newEmailHead }).waitFor()
    await page.getByLabel(t.newEmail).fill(DEMO_EMAIL.influencer)
    await page.getByRole('button', { name: t.sendCode }).click()
    await page.locator('#send-email-error').waitFor()
    await page.getByLabel(t.newEmail).fill('ploy.new@example.com')
    await page.getByRole('button', { name: t.sendCode }).click()
    await page.getByRole('heading', { name: t.nextEmailHead }).waitFor()
    for (const lang of ['en', 'th']) {
      await open(page, pathOf('statement'))
      await open(page, pathOf('changeEmail', lang))
      await page.locator('input[name=code]').waitFor()
    }
    await page.getByLabel(e.codeLabel, { exact: true }).fill(await readCode(here, 'ploy.new@example.com'))
    await page.getByRole('heading', { name: t.currentEmailHead }).waitFor()
    await page.reload()
    await hydrated(page)
    await page.getByLabel(e.codeLabel, { exact: true }).fill(await readCode(here, DEMO_EMAIL.influencer))
    await page.getByText(p.done_email).waitFor()
    await page.getByText('ploy.new@example.com').first().waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
    const again = await newVisitor(here.browser, { lang: 'th' })
    await signIn(again, here.site, 'influencer', 'ploy.new@example.com')
    await again.leave()
  })

  test('a lost number is replaced through email a day later, and the change can be cancelled until then', async () => {
    here.site.moveClock(5 * 60_000)
    const visitor = await onPhone('ploy.new@example.com')
    const { page } = visitor
    const [t, e, h] = [await contactText.load('th'), await authText.load('th'), await hubText.load('th')]
    await open(page, pathOf('verifyMobilePhone'))
    await open(page, pathOf('changeMobilePhone'))
    await page.getByLabel(t.newPhone).fill('0899990001')
    await page.getByRole('button', { name: t.sendCode }).click()
    await page.getByRole('heading', { name: t.nextPhoneHead }).waitFor()
    await page.getByLabel(e.codeLabel, { exact: true }).fill(await readCode(here, '899990001'))
    await page.getByRole('heading', { name: t.currentPhoneHead }).waitFor()
    await page.getByRole('button', { name: t.lostAct }).click()
    await page.getByRole('heading', { name: t.lostHead }).waitFor()
    await open(page, pathOf('changeMobilePhone'))
    await page.getByRole('heading', { name: t.lostHead }).waitFor()
    await page.getByLabel(e.codeLabel, { exact: true }).fill(await readCode(here, 'ploy.new@example.com'))
    await page.getByText('089-999-0001').first().waitFor()
    await page.getByRole('button', { name: h.cancelPhone }).click()
    await expect.poll(() => page.getByText('089-999-0001').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})

describe('a new account', () => {
  test('is told what is missing and why, with one next step', async () => {
    const { page, context, complaints, leave } = await newVisitor(here.browser, { width: 390, height: 844, lang: 'th' })
    await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
    const email = 'somebody.new@example.com'
    const send = async ({ path }: { path: string }, data: object) => {
      const answer = await context.request.post(here.site.url + path, { data, headers: { origin: here.site.url } })
      if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    }
    const consents = { terms: true, PRIVACY_POLICY: true, THAI_LLM: false, marketing: false }
    await send(signupContract.startSignup, { consents })
    await send(signupContract.requestEmailCode, { email, role: 'influencer' })
    await send(signupContract.verifySignUpCode, { email, role: 'influencer', code: await readCode(here, email) })
    await send(signupContract.createInfluencer, { password: 'korat-mango-7-lamp', displayName: 'น้องใหม่' })
    const h = await hubText.load('th')
    await open(page, pathOf('account'))
    await page.getByRole('heading', { name: h.notYet.replace('{n}', '7') }).waitFor()
    expect(await page.getByText(h.ready).count()).toBe(0)
    await page.getByText(h.all).click()
    for (const step of ['phone', 'channel', 'bank'] as const)
      await page.getByRole('link', { name: `${h.add}: ${h[`step_${step}`]}` }).waitFor()
    await page.getByRole('link', { name: h.do_legalName }).click()
    await page.waitForURL('**/Influencer/signUpProfile?step=person')
    expect(complaints).toEqual([])
    await leave()
  })
})

describe('the language of the account', () => {
  test('is chosen on the profile page, which changes at once; notices are sent in it', async () => {
    const visitor = await onPhone('ploy.new@example.com')
    const { page } = visitor
    await open(page, pathOf('account'))
    await page.getByRole('button', { name: 'English' }).click()
    await page.waitForURL('**/en/Influencer/account**')
    await page.getByText((await profileText.load('en')).done_language).waitFor()
    const { uuid } = (await (await page.request.get(here.site.url + signinContract.status.path)).json()).data
    const prefs = await page.request.get(here.site.url + influencerContract.prefs.path.replace('{uuid}', uuid))
    expect((await prefs.json()).data.lang).toBe('en')
    await page.getByRole('button', { name: 'ไทย' }).click()
    await page.waitForURL('**/th/Influencer/account**')
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })
})

describe('LINE', () => {
  test('is connected from its chat, and the page shows it automatically', async () => {
    const visitor = await onPhone('ploy.new@example.com')
    const { page, context, leave } = visitor
    const [t, c] = [await lineText.load('th'), await channelsText.load('th')]
    await open(page, pathOf('lineNotification'))
    await page.getByRole('button', { name: t.connect }).click()
    const link = page.getByRole('link', { name: t.open })
    await link.waitFor()
    const [chat] = await Promise.all([context.waitForEvent('page'), link.click()])
    await chat.locator('input[name=text]').waitFor()
    await chat.locator('input[name=name]').fill('พลอย')
    await chat.getByRole('button').first().click()
    await page.getByText(t.linkedAs.replace('{name}', 'พลอย')).waitFor()
    // The notice arrives in the chat.
    const bubbles = async () => {
      await chat.reload()
      return chat.locator('.card').allTextContents()
    }
    await expect.poll(bubbles).toContainEqual(expect.stringContaining('เชื่อมต่อ LINE แล้ว'))
    await page.getByRole('button', { name: c.unlink }).click()
    await page.getByText(t.unlinked).waitFor()
    expect(visitor.complaints).toEqual([])
    await leave()
  })
})

describe('a login with "stay logged in"', () => {
  test('is still valid two days later, and is shown in the list of devices', async () => {
    const { page, context, complaints, leave } = await newVisitor(here.browser, { width: 390, height: 844, lang: 'th' })
    await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
    const [e, p] = [await authText.load('th'), await profileText.load('th')]
    await open(page, pathOf('login'))
    await page.getByLabel(e.email).fill('ploy.new@example.com')
    await page.getByLabel(e.password, { exact: true }).fill(DEMO_PASSWORD)
    expect(await page.locator('input[name=stay]').isChecked()).toBe(true)
    await page.getByRole('button', { name: e.logIn, exact: true }).click()
    await page.waitForURL('**/Influencer/dashboard')
    here.site.moveClock(2 * 24 * 3_600_000)
    await open(page, pathOf('sessions'))
    await page.getByText(p.stays).first().waitFor()
    expect(page.url()).toContain('/Influencer/sessions')
    expect(complaints).toEqual([])
    await leave()
  })
})

test('WhatsApp is connected in the settings with a code that is sent to it, and gets its own switches', async () => {
  const visitor = await onPhone('ploy.new@example.com')
  const { page, leave } = visitor
  const [t, c, n] = [await whatsappText.load('th'), await channelsText.load('th'), await noticesText.load('th')]
  const e = await authText.load('th')
  const switches = page.getByRole('checkbox', { name: `${n.group_jobs}: ${n.whatsapp}` })
  await open(page, pathOf('notification?tab=settings'))
  expect(await switches.count()).toBe(0)
  await page.getByRole('link', { name: n.whatsapp }).click()
  await page.getByLabel(t.phone).fill('12')
  await page.getByRole('button', { name: t.send }).click()
  await page.locator('#send-phone-error').waitFor()
  await page.getByLabel(t.phone).fill('0899990007')
  await page.getByRole('button', { name: t.send }).click()
  await page.getByRole('link', { name: t.change }).waitFor()
  await page.getByLabel(e.codeLabel, { exact: true }).fill(await readCode(here, '899990007'))
  await page.getByText(t.linkedAs.replace('{phone}', '089-999-0007')).waitFor()
  await page.getByRole('link', { name: c.choose }).click()
  await switches.uncheck()
  await page.getByRole('button', { name: n.save }).click()
  await page.getByText(n.saved).waitFor()
  expect(await switches.isChecked()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(visitor.complaints).toEqual([])
  await leave()
})
