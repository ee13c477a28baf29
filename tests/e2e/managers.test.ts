import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newId } from '../../src/core/ids.ts'
import { jobActsText } from '../../src/features/jobs/text/acts/index.ts'
import { jobPageText } from '../../src/features/jobs/text/job/index.ts'
import { partnersText } from '../../src/features/partners/text/index.ts'
import { talentManagersText } from '../../src/features/talent-managers/text/index.ts'
import { addAxe, violationsOf } from './axe.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { chooseVariant } from './choose-variant.ts'
import { DEMO_EMAIL, type Role, sessionCookie, signIn } from './demo-visitor.ts'
import { overflowAtDoubleText } from './double-text.ts'
import { siteAndBrowser } from './here.ts'
import { readCode, sendCode } from './read-code.ts'

const here = siteAndBrowser()
const MANAGER = 'joy@demo.talad.test'
/** The brand whose invitation waits for the demo's influencer. */
const MARKETER = 'phaengprod@demo.talad.test'
const MINUTES = 60_000

async function visit(role: Exclude<Role, 'open'>, email: string, lang: 'th' | 'en', width = 390): Promise<Visitor> {
  const visitor = await newVisitor(here.browser, { width, height: 844, lang })
  await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(visitor, here.site, role, email)
  return visitor
}

/** Opens a page and checks it: no overflow, and no accessibility problems. */
async function open(page: Page, path: string, options: RunOptions = {}): Promise<void> {
  await visitPage(page, path)
  await checkPage(page, options)
}
async function visitPage(page: Page, path: string): Promise<void> {
  await page.goto(here.site.url + path)
  await hydrated(page)
}

/** Checks the open page. No other test opens the pages of a talent manager, so colours are checked too. */
async function checkPage(page: Page, options: RunOptions = {}): Promise<void> {
  const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth, page.url()).toBe(clientWidth)
  expect(await overflowAtDoubleText(page), `${page.url()}, text at 200 %`).toBeLessThanOrEqual(0)
  await addAxe(page)
  expect(await violationsOf(page, options), page.url()).toEqual([])
}

async function post<T>({ context }: Visitor, path: string, data: object): Promise<T> {
  const headers = { origin: here.site.url, 'idempotency-key': newId() }
  const answer = await context.request.post(here.site.url + path, { data, headers })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return ((await answer.json()) as { data: T }).data
}

describe('a talent manager', () => {
  test('invites on a phone, accepts for the creator who agreed, and both are paid', {
    timeout: 4 * MINUTES,
  }, async () => {
    const [t, p, j, a] = await Promise.all([
      talentManagersText.load('th'),
      partnersText.load('th'),
      jobPageText.load('th'),
      jobActsText.load('th'),
    ])
    const joy = await visit('influencer', MANAGER, 'th')
    const { page } = joy
    await open(page, '/th/Influencer/partnerFriend')
    await page.getByRole('link', { name: t.invite }).click()
    await page.waitForURL('**/partnerFriend/new')
    await page.getByLabel(t.yourShare).waitFor()
    await checkPage(page)
    await page.getByLabel(t.yourShare).fill('31')
    await page.getByLabel(t.inviteTo).fill(DEMO_EMAIL.influencer)
    await page.getByRole('button', { name: t.send }).click()
    expect(await page.getByLabel(t.yourShare).evaluate((input) => (input as HTMLInputElement).validity.valid)).toBe(
      false,
    )
    await page.getByLabel(t.yourShare).fill('15')
    await page.locator('input[name=scope][value=collect]').check()
    await page.getByRole('button', { name: t.send }).click()
    await page.getByText(t.sent, { exact: true }).waitFor()
    await page.getByText(DEMO_EMAIL.influencer).waitFor()

    const ploy = await visit('influencer', DEMO_EMAIL.influencer, 'th')
    await open(ploy.page, '/th/Influencer/partnerConsent')
    await ploy.page.locator('main a[href*="/partnerConsent/"]').click()
    await ploy.page.waitForURL(/partnerConsent\/[0-9a-f-]{36}/)
    await ploy.page.getByText('฿6,596.00').waitFor()
    await checkPage(ploy.page)
    await ploy.page.locator('input[name=agreed]').check()
    await ploy.page.getByRole('button', { name: p.acceptInvite.replace('{percent}', '15%') }).click()
    await ploy.page.waitForURL('**done=accepted**')

    await open(page, '/th/Influencer/partnerJobList')
    const name = 'พลอย'
    await page.getByRole('region', { name }).locator('a[href*="/partnerJob/"]').first().click()
    await page.waitForURL(/partnerJob\/[0-9a-f-]{36}/)
    const jobId = page.url().match(/[0-9a-f-]{36}/)?.[0] ?? ''
    await page.getByText(new RegExp(j.actingFor.split('{name}')[0] as string)).waitFor()
    await checkPage(page)
    const split = page.getByRole('table')
    for (const amount of ['2,720.00', '480.00', '−81.60', '2,638.40'])
      expect(await split.textContent()).toContain(amount)
    await chooseVariant(page)
    await page.getByRole('button', { name: new RegExp(a.acceptForPartner.split('{name}')[0] as string) }).click()
    await page.waitForURL('**done=accept**')

    const marketer = await visit('marketer', MARKETER, 'th')
    await post(marketer, `/api/jobs/${jobId}/ship`, { carrier: 'other', trackingNumber: 'TH0123456789' })
    await post(joy, `/api/jobs/${jobId}/dispute`, { reason: 'แบรนด์ขอยกเลิกหลังส่งของ' })
    const operator = await visit('operator', DEMO_EMAIL.operator, 'th', 1440)
    const verdict = { creatorShareBps: 10_000, reason: 'งานเป็นไปตามบรีฟ' }
    const decided = await post<{ status: string }>(operator, `/api/operator/disputes/${jobId}/decide`, verdict)
    expect(decided.status).toBe('COMPLETED')
    await visitPage(page, '/th/Influencer/partnerFriend')
    await page.getByText('฿480.00').first().waitFor()
    await visitPage(page, `/th/Influencer/partnerJob/${jobId}`)
    await page.getByText('฿480.00').first().waitFor()

    const partner = (await ploy.context.cookies()).find((cookie) => cookie.name === 'uuid')?.value
    // On Tuesdays the creator's withdrawal of the Monday run is pending, and only one can be pending at a time.
    const queue = await operator.context.request.get(
      `${here.site.url}/api/operator/withdrawals?status=Pending&limit=50`,
    )
    const { data } = (await queue.json()) as { data: { id: string; accountId: string }[] }
    const own = data.find(({ accountId }) => accountId === partner)
    if (own) await post(operator, `/api/operator/withdrawals/${own.id}/reject`, { reason: 'ธนาคารปิดปรับปรุง' })
    await open(page, `/th/Influencer/partnerProfile?partner=${partner}`)
    await page.getByRole('link', { name: new RegExp(t.collect.split('{name}')[0] as string) }).click()
    await page.waitForURL('**/partnerCollect?**')
    await page.getByRole('button', { name: /^ถอน ฿/ }).waitFor()
    await checkPage(page)
    await page.getByRole('button', { name: /^ถอน ฿/ }).click()
    const code = page.locator('input[autocomplete="one-time-code"]')
    await code.waitFor()
    const number = /0\d\d-\d{3}-\d{4}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? ''
    await code.fill(await readCode(here, number.replaceAll('-', '').slice(1)))
    await sendCode(page)
    await page.getByText(new RegExp(`${t.collectWaiting.split('{amount}')[0]}฿`)).waitFor()
    await open(ploy.page, '/th/Influencer/withdraw')
    await visitPage(ploy.page, '/th/Influencer/partnerConsent')
    await ploy.page.getByText(/รับงาน: /).waitFor()
    await ploy.page.locator('main a[href*="/partnerConsent/"]').click()
    await ploy.page.getByRole('link', { name: p.endAgreement }).click()
    await ploy.page.getByRole('button', { name: p.endConfirm }).click()
    await ploy.page.waitForURL('**done=ended**')
    await open(page, '/th/Influencer/partnerFriend?state=active')
    await page
      .getByText(new RegExp(t.stateEnding.split('{date}')[0] as string))
      .first()
      .waitFor()
    for (const visitor of [joy, ploy]) {
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    }
  })

  test('sees the same in English and on a desktop; others find nothing there', { timeout: 2 * MINUTES }, async () => {
    const t = await talentManagersText.load('en')
    const joy = await visit('influencer', MANAGER, 'en', 1440)
    // The colours are the same in both languages, so they are checked once.
    const rules = { 'color-contrast': { enabled: false } }
    for (const path of ['partnerFriend', 'partnerJobList', 'partnerJob', 'partnerProfile', 'partnerFriend/new'])
      await open(joy.page, `/en/Influencer/${path}`, { rules })
    await visitPage(joy.page, '/en/Influencer/brandJob')
    await joy.page.getByRole('main').getByRole('link', { name: t.jobsTitle }).click()
    await joy.page.waitForURL('**/partnerJobList')
    expect(joy.complaints).toEqual([])
    await joy.leave()
    const cookie = await sessionCookie(here.site, 'influencer')
    for (const path of ['partnerFriend', 'partnerJobList', 'partnerJob', 'partnerProfile', 'partnerFriend/new']) {
      const answer = await fetch(`${here.site.url}/en/Influencer/${path}`, { headers: { cookie } })
      expect(answer.status, path).toBe(404)
    }
  })
})
