import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../src/core/clock.ts'
import { newId } from '../../src/core/ids.ts'
import type { Lang } from '../../src/core/shapes.ts'
import { codesContract } from '../../src/features/accounts/codes/contract.ts'
import { signinContract } from '../../src/features/accounts/sign-in/contract.ts'
import { contract } from '../../src/features/payouts/contract.ts'
import { payoutsText } from '../../src/features/payouts/text/index.ts'
import { fieldIssueTexts } from '../../src/i18n/field-issues/index.ts'
import { expectSound } from './axe.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'
import { readCode } from './read-code.ts'

const here = siteAndBrowser()
const PRICE = 30_000

async function call({ context }: Visitor, method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) {
  const headers = { origin: here.site.url, 'idempotency-key': newId() }
  const answer = await context.request.fetch(here.site.url + path, { method, headers, ...(data && { data }) })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()).data
}

async function visitor(role: 'influencer' | 'operator', lang: Lang, width = 1440, email?: string): Promise<Visitor> {
  const one = await newVisitor(here.browser, { lang, width, height: width < 500 ? 844 : 900 })
  await one.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(one, here.site, role, email)
  return one
}

async function confirmed(payee: Visitor, purpose: 'bank_change' | 'withdrawal'): Promise<void> {
  const { to } = await call(payee, 'POST', codesContract.requestInfluencerCode.path, { purpose })
  const code = await readCode(here, to.replace(/\D/g, '').slice(1))
  await call(payee, 'POST', codesContract.verifyInfluencerCode.path, { purpose, code })
}

/** A withdrawal of the demo's creator to PromptPay, a day after the change of the account. */
async function promptpayWithdrawal(): Promise<{ id: string; reference: string }> {
  const operator = await visitor('operator', 'th')
  let payee = await visitor('influencer', 'th')
  const { uuid } = await call(payee, 'GET', signinContract.status.path)
  const own = (path: string) => path.replace('{uuid}', uuid)
  await call(payee, contract.setAutomatic.method as 'POST', own(contract.setAutomatic.path), { automatic: false })
  const { waiting } = await call(payee, 'GET', own(contract.standing.path))
  if (waiting)
    await call(operator, 'POST', contract.reject.path.replace('{id}', waiting.id), { reason: 'ยกเลิกตามคำขอ' })
  await confirmed(payee, 'bank_change')
  const method = contract.savePromptpay.method as 'POST'
  const saved = await call(payee, method, own(contract.savePromptpay.path), { promptpay: 'phone' })
  if (saved.status === 'waiting')
    await call(operator, 'POST', contract.decideBank.path.replace('{id}', saved.id), { verified: true })
  here.site.moveClock(25 * HOUR)
  await payee.leave()
  await operator.leave()
  payee = await visitor('influencer', 'th')
  await confirmed(payee, 'withdrawal')
  const made = await call(payee, 'POST', own(contract.withdraw.path), { price: PRICE })
  await payee.leave()
  return made
}

test('an operator opens the QR of a withdrawal: other operators see that, and no batch contains it until it is released', {
  timeout: 4 * MINUTE,
}, async () => {
  const { id, reference } = await promptpayWithdrawal()
  const [th, en] = await Promise.all([payoutsText.load('th'), payoutsText.load('en')])
  const first = await visitor('operator', 'th', 390)
  const second = await visitor('operator', 'en', 1440, 'operator2@demo.talad.test')
  const address = (lang: Lang) => `${here.site.url}/${lang}/Operator/withdrawal?status=Pending&open=${id}`
  const open = async ({ page }: Visitor, lang: Lang) => {
    await page.goto(address(lang))
    await hydrated(page)
  }
  const picture = (t: typeof th | typeof en, { page }: Visitor) => page.getByRole('img', { name: t.payoutQr })
  const name = (words: string) => new RegExp(words.replace(/\{\w+\}/g, '.+'))

  await open(first, 'th')
  // The open row is above the list, and before it in keyboard order.
  expect(
    await first.page
      .locator('main :is(aside, table)')
      .first()
      .evaluate(({ tagName }) => tagName),
  ).toBe('ASIDE')
  expect(await picture(th, first).count()).toBe(0)
  await expectSound(first)
  await first.page.getByRole('button', { name: th.openQr }).click()
  await picture(th, first).waitFor()
  await expect
    .poll(() => picture(th, first).evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100)
  await first.page.getByText(name(th.qrOpened)).first().waitFor()
  await expectSound(first)

  await open(second, 'en')
  await second.page.getByText(name(en.qrOpened)).first().waitFor()
  expect(await picture(en, second).count()).toBe(0)
  expect(await second.page.getByRole('button', { name: en.openQr }).count()).toBe(0)
  expect(await second.page.getByRole('button', { name: en.reject, exact: true }).count()).toBe(0)
  expect(await second.page.locator(`input[name=ids][value="${id}"]`).isDisabled()).toBe(true)
  await expectSound(second)

  await first.page.getByLabel(th.notPaidReason).fill('แอปธนาคารปิดปรับปรุง')
  await first.page.getByRole('button', { name: th.notPaid }).click()
  await first.page.getByRole('button', { name: th.openQr }).waitFor()

  await open(second, 'en')
  await second.page.getByRole('button', { name: en.makeBatch }).click()
  await second.page.getByText(fieldIssueTexts.en.choose_one!).waitFor()
  await second.page.locator(`input[name=ids][value="${id}"]`).check()
  // The first operator opens it again meanwhile: the refusal of the batch names the withdrawal and that operator.
  await first.page.getByRole('button', { name: th.openQr }).click()
  await picture(th, first).waitFor()
  await second.page.getByRole('button', { name: en.makeBatch }).click()
  await second.page
    .getByText(new RegExp(`${reference} \\(`))
    .first()
    .waitFor()
  await first.page.getByRole('button', { name: th.complete }).click()
  await first.page.getByText(fieldIssueTexts.th.required!).waitFor()
  await first.page.getByLabel(th.transferRef).fill('PP-1')
  await first.page.getByRole('button', { name: th.complete }).click()
  await first.page.getByLabel(th.transferRef).waitFor({ state: 'detached' })
  await first.page.getByRole('status').filter({ hasText: th.done_complete }).waitFor()
  expect(new URL(first.page.url()).searchParams.get('status')).toBe('Pending')
  // The refused batch is the only browser error.
  expect(first.complaints).toEqual([])
  await first.leave()
  await second.leave()
})
