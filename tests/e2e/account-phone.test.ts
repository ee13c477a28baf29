import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DAY } from '../../src/core/clock.ts'
import { authText, hubText, profileText } from '../../src/features/accounts/text/index.ts'
import { documentsText } from '../../src/features/attachments/text/documents.ts'
import { attachmentsText } from '../../src/features/attachments/text/index.ts'
import { deactivationText } from '../../src/features/deactivation/text/index.ts'
import { jobActsText } from '../../src/features/jobs/text/acts/index.ts'
import { payoutsText } from '../../src/features/payouts/text/index.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { chooseVariant } from './choose-variant.ts'
import { DEMO_PASSWORD, demoVisitor, signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'
import { picture } from './journey/work.ts'
import { tabTo } from './keyboard.ts'
import { readCode, sendCode } from './read-code.ts'

const here = siteAndBrowser()
const MINUTES = 60_000
/** A demo account with one pending invitation and a balance of 517.60. */
const LEAVING = { email: 'pong@demo.talad.test', name: 'ปกป้อง ก้าวเดิน', phone: '800000053' }
const SENDING = { email: 'pan@demo.talad.test' }

async function onPhone(email: string): Promise<Visitor> {
  const visitor = await newVisitor(here.browser, { width: 390, height: 844, lang: 'th' })
  await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(visitor, here.site, 'influencer', email)
  return visitor
}

/** Opens a page and checks that it is not wider than the phone. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${here.site.url}/th/${path}`)
  await hydrated(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(page.viewportSize()?.width)
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

async function sendIdentity({ page }: Visitor, name: string): Promise<void> {
  const [t, p] = [await documentsText.load('th'), await profileText.load('th')]
  await open(page, 'Influencer/account')
  const form = page.locator('#document-identity')
  await form.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: await picture(name) })
  await form.locator('input[name=fileId]').waitFor({ state: 'attached' })
  await form.getByRole('button', { name: t.send }).click()
  await page.getByText(p.done_document).waitFor()
}

/** Opens the operator's page with the newest document that waits for a decision. */
async function openDocument(operator: Visitor, person: string): Promise<Page> {
  const { page } = operator
  await open(page, 'Operator/paper')
  await page.getByRole('link', { name: person }).first().click()
  await page.waitForURL(/open=/)
  return page
}
async function approve(desk: Page): Promise<void> {
  const [t, d] = [await attachmentsText.load('th'), await documentsText.load('th')]
  await desk.getByRole('button', { name: t.approve, exact: true }).click()
  await desk.getByRole('complementary').getByText(d.status_approve, { exact: true }).first().waitFor()
}
const asOperator = () => demoVisitor(here.browser, here.site, 'operator', 'th')

describe('documents', () => {
  test('are refused with a reason and sent again until they are approved', async () => {
    const [t, d, r] = [
      await attachmentsText.load('th'),
      await documentsText.load('th'),
      (await import('../../src/features/attachments/rules/reject-reason.ts')).REJECT_WORDS,
    ]
    const pan = await onPhone(SENDING.email)
    const operator = await asOperator()
    const own = pan.page.locator('#documents')
    for (const reason of ['unreadable', 'expired'] as const) {
      await sendIdentity(pan, `${reason}.png`)
      await own.getByText(d.status_in_progress).first().waitFor()
      const desk = await openDocument(operator, 'ปาน')
      const refuse = desk.locator('summary').filter({ hasText: t.reject })
      await refuse.click()
      await desk.getByLabel(t.reasonCode).selectOption(reason)
      await press(desk, t.rejectSend)
      await refuse.waitFor({ state: 'detached' })
      await open(pan.page, 'Influencer/account')
      await own.getByText(d.ATTACHMENT_FILE_ERROR_REJECT.replace('{reason}', r[reason].th)).waitFor()
    }
    await sendIdentity(pan, 'clear.png')
    expect(await own.getByText(r.expired.th).count()).toBe(0)
    const desk = await openDocument(operator, 'ปาน')
    await approve(desk)
    await press(desk, t.lock)
    await desk.getByText(t.locked, { exact: true }).waitFor()
    await open(pan.page, 'Influencer/account')
    await own.getByText(d.status_approve).first().waitFor()

    // While details are in review, only details that need no review can be edited.
    const [hub, p] = [await hubText.load('th'), await profileText.load('th')]
    await open(pan.page, 'Influencer/signUpProfile')
    await pan.page.getByText(hub.lockedTitle).waitFor()
    expect(await pan.page.getByLabel(p.legalName).count()).toBe(0)
    await open(pan.page, 'Influencer/signUpProfile?step=address')
    await pan.page.locator('input[name=shipping][value=same]').check()
    await press(pan.page, p.continue)
    await pan.page.waitForURL(/step=topics/)
    expect([...pan.complaints, ...operator.complaints]).toEqual([])
  })
})

describe('closing an account on a phone', () => {
  test('each of the six obstacles links to the page that solves it; the withdrawal works with the keyboard alone', {
    timeout: 6 * MINUTES,
  }, async () => {
    const [t, e, p, a, d] = await Promise.all([
      deactivationText.load('th'),
      authText.load('th'),
      payoutsText.load('th'),
      jobActsText.load('th'),
      documentsText.load('th'),
    ])
    let pong = await onPhone(LEAVING.email)
    let { page } = pong
    const operator = await asOperator()
    const code = () => page.getByLabel(e.codeLabel, { exact: true })
    const enterCode = async () => {
      await code().waitFor()
      await code().fill(await readCode(here, LEAVING.phone))
      await sendCode(page)
    }
    const row = (title: string) =>
      page.getByRole('main').getByText(new RegExp(title.replace('{n}', '\\d+').replace('{amount}', '฿[\\d,.]+')))
    const toBlockers = () => open(page, 'Influencer/deactivate')
    const addBank = async (number: string) => {
      await page.getByLabel(p.bank, { exact: true }).selectOption('KBANK')
      await page.getByLabel(p.number).fill(number)
      await page.getByLabel(p.accountName).fill(LEAVING.name)
      await press(page, p.toBankCode)
      await enterCode()
      await page.getByText(p.bankSaved).waitFor()
    }

    // A bank account that an operator rejected does not count; a document waits for its review.
    await open(page, 'Influencer/bankAccount?step=form')
    await addBank('4061230000')
    await open(operator.page, 'Operator/withdrawal')
    const refusal = operator.page.locator('li').filter({ hasText: LEAVING.name }).filter({ hasText: '4061230000' })
    await refusal.getByLabel(p.reason).fill('บัญชีนี้ปิดไปแล้ว')
    await refusal.getByRole('button', { name: p.reject }).click()
    await refusal.waitFor({ state: 'detached' })
    await sendIdentity(pong, 'id-card.png')
    await toBlockers()
    for (const title of [t.NEWJOB, t.YOU_ARE_WAITING_FOR_EARNINGS, t.BANK_ACCOUNT_EMPTY, t.DOCUMENTS_IN_PROCESS])
      await row(title).waitFor()
    await page.getByText(t.DEACTIVATED_CONDITION_NEWJOB).waitFor()
    await page.getByText(t.DEACTIVATED_CONDITION_YOU_ARE_WAITING_FOR_EARNINGS).waitFor()

    // Accepts the invitation and leaves the resulting job.
    await page.getByRole('link', { name: t.first_NEWJOB }).click()
    await page.waitForURL(/brandJob\//)
    await chooseVariant(page)
    await press(page, new RegExp(a.acceptFor.split('{net}')[0] as string))
    await page.getByText(a.doneNow).waitFor()
    await toBlockers()
    await row(t.clear_NEWJOB).waitFor()
    await row(t.JOB_IN_PROGRESS).waitFor()
    await page.getByRole('link', { name: t.first_JOB_IN_PROGRESS }).click()
    await page.waitForURL(/brandJob\//)
    await page.getByRole('link', { name: a.leave }).click()
    await page.getByRole('dialog').getByRole('button', { name: a.leave, exact: true }).click()
    await page.getByText(a.doneNow).waitFor()

    // Adds another bank account, withdraws all but a remainder, and waits for the document.
    await toBlockers()
    await row(t.clear_JOB_IN_PROGRESS).waitFor()
    await page.getByRole('link', { name: t.act_BANK_ACCOUNT_EMPTY }).click()
    await page.getByText('บัญชีนี้ปิดไปแล้ว').waitFor()
    await page.getByRole('link', { name: p.changeBank }).click()
    // The next code may be sent a minute after the previous one.
    here.site.moveClock(10 * MINUTES)
    await addBank('4061234567')
    here.site.moveClock(DAY + 20 * MINUTES)
    await pong.leave()
    pong = await onPhone(LEAVING.email)
    page = pong.page
    await toBlockers()
    await page.getByRole('link', { name: t.first_YOU_ARE_WAITING_FOR_EARNINGS }).click()
    await page.waitForURL(/withdraw/)
    await hydrated(page)
    await tabTo(page, 'input[name=price]')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('510')
    await page.keyboard.press('Enter')
    await page.waitForURL(/step=review/)
    await page.getByRole('heading', { name: p.review }).waitFor()
    await tabTo(page, 'button[form=send]')
    await page.keyboard.press('Enter')
    await code().waitFor()
    const digits = await readCode(here, LEAVING.phone)
    await tabTo(page, 'input[name=code], input[autocomplete="one-time-code"]')
    await page.keyboard.type(digits)
    // The focus is on the button.
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: p.doneTitle }).waitFor()
    await tabTo(page, 'a[href*="slip"]')

    await toBlockers()
    await row(t.earningsPending).waitFor()
    await page.getByRole('link', { name: t.act_pending, exact: true }).click()
    await page.getByText(p.waitingTitle.replace('{amount}', '฿510.00')).waitFor()
    const desk = await asOperator()
    await open(desk.page, 'Operator/withdrawal?status=Pending')
    await desk.page
      .getByRole('link', { name: new RegExp(LEAVING.name) })
      .first()
      .click()
    await desk.page.getByLabel(p.transferRef).fill('KB-20691124')
    await press(desk.page, p.complete)
    await desk.page.getByLabel(p.transferRef).waitFor({ state: 'detached' })
    await toBlockers()
    await page.getByRole('link', { name: t.first_DOCUMENTS_IN_PROCESS }).click()
    await page.locator('#documents').getByText(d.status_in_progress).first().waitFor()
    const documentPage = await openDocument(desk, 'ป้อง')
    await approve(documentPage)

    // The remainder is less than the withdrawal fee: it is forfeited, and the account closes.
    await toBlockers()
    await page.getByText(t.DEACTIVATED_CONDITION_LESS_EARNING.replace('{fee}', '฿15.00')).waitFor()
    await page.locator('input[name=reason]').first().check()
    const giveUp = page.getByRole('checkbox', { name: t.giveUp.replace('{amount}', '฿7.60') })
    expect(await giveUp.isChecked()).toBe(false)
    await press(page, t.next)
    expect(await giveUp.evaluate((box) => (box as HTMLInputElement).validity.valueMissing)).toBe(true)
    await giveUp.check()
    await press(page, t.next)
    await page.getByRole('heading', { name: t.confirmTitle }).waitFor()
    await press(page, t.sendCode)
    await enterCode()
    await page.waitForURL(/deactivateSucceed/)
    await page.getByText('฿7.60').waitFor()

    // Somebody who comes back signs up again with the same address and starts from the beginning.
    await open(page, 'Influencer/signup')
    await press(page, e.skipChannel)
    await page.locator('input[name=terms]').check()
    await page.locator('input[name=PRIVACY_POLICY]').check()
    await press(page, e.continue)
    await page.locator('#send-email').fill(LEAVING.email)
    await page.locator('#send-email').press('Enter')
    await page
      .locator('input[autocomplete="one-time-code"]')
      .first()
      .fill(await readCode(here, LEAVING.email))
    await page.locator('input[name=displayName]').fill('ป้อง')
    await page.locator('input[name=password]').fill(DEMO_PASSWORD)
    await press(page, e.createAccount)
    await page.waitForURL('**/signup/success')
    await open(page, 'Influencer/statement')
    expect(await page.getByRole('main').textContent()).not.toContain('517.60')
    expect([...pong.complaints, ...operator.complaints, ...desk.complaints]).toEqual([])
  })
})
