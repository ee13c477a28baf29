import { expect, test } from 'vitest'
import type { Lang } from '../../src/core/shapes.ts'
import { approvalsText } from '../../src/features/approvals/text/index.ts'
import { certificatesText } from '../../src/features/buyer-certificates/text/index.ts'
import { certificateReviewText } from '../../src/features/buyer-certificates/text/review.ts'
import { creditsText } from '../../src/features/credits/text/index.ts'
import { receivedReviewText } from '../../src/features/received-documents/text/review.ts'
import { ledgerEvents } from '../../src/ledger/events.ts'
import { expectSound } from './axe.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { sharedSite } from './here.ts'
import { withSecondStep } from './second-step.ts'

const here = sharedSite()
const MARKETER = 'sawangdee@demo.talad.test'

async function visitor(role: 'marketer' | 'operator', lang: Lang, width: number, email?: string): Promise<Visitor> {
  const one = await newVisitor(here.browser, { lang, width, height: width < 500 ? 844 : 900 })
  await one.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(one, here.site, role, email)
  return one
}

const FILE = { name: '50tawi.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }

test('a brand sends its certificate again after a rejection; a certificate that never arrives is written off', async () => {
  const [t, own] = await Promise.all([creditsText.load('th'), certificatesText.load('th')])
  const [review, received, approvals] = await Promise.all([
    certificateReviewText.load('en'),
    receivedReviewText.load('en'),
    approvalsText.load('en'),
  ])
  const marketer = await visitor('marketer', 'th', 390, MARKETER)
  const desk = await visitor('operator', 'en', 1440)
  const second = await visitor('operator', 'en', 1440, 'operator2@demo.talad.test')
  const { page } = marketer
  const { url } = here.site

  const start = async () => {
    await page.goto(`${url}/th/Marketer/buyCredit?amount=1000000`)
    await hydrated(page)
    await page.locator('input[name=withhold]').check()
    await page.getByRole('button', { name: /10,400\.00/ }).waitFor()
    await page.locator('button[name=intent][value=buy]').click()
    await page.waitForURL('**/Marketer/buyCredit/*')
    await page.getByText('10,400.00').first().waitFor()
  }
  const pay = async () => {
    await start()
    const charge = page.url()
    await page.getByRole('link', { name: t.sandboxBank }).click()
    await page.locator('button').first().click()
    await page.goto(charge)
    await page.getByRole('link', { name: t.sendCertificate }).waitFor()
  }

  await start()
  const first = page.url()
  await page.getByRole('link', { name: t.change }).click()
  await page.waitForURL('**/Marketer/buyCredit?from=*')
  await hydrated(page)
  expect(await page.locator('input[name=withhold]').isChecked()).toBe(true)
  await page.getByText(t.replaces.replace('{amount}', '฿10,400.00')).waitFor()
  await expectSound(marketer)
  await page.locator('button[name=intent][value=buy]').click()
  await page.waitForURL('**/Marketer/buyCredit/*')
  const instead = page.url()
  await page.goto(first)
  await page.getByText(t.cancelledTitle).waitFor()
  await page.goto(instead)
  await page.getByRole('link', { name: t.cancelPayment }).click()
  await page.getByRole('button', { name: t.cancelYes }).waitFor()
  await expectSound(marketer)
  await page.getByRole('button', { name: t.cancelYes }).click()
  await page.getByText(t.cancelledTitle).waitFor()

  await pay()
  await page.getByRole('link', { name: t.sendCertificate }).click()
  await page.waitForURL('**/Marketer/taxCertificate')
  await hydrated(page)
  await page.getByRole('main').locator('a[href*="open="]').first().click()
  await page.waitForURL('**open=**')
  const parts = new Intl.DateTimeFormat('th-TH', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Asia/Bangkok',
  })
  const today = parts.format(new Date()).replace(/\D/g, '')
  const send = async (number: string) => {
    await page.locator('input[type=file]').setInputFiles(FILE)
    await page.locator('input[name=fileId]').waitFor({ state: 'attached' })
    await page.getByLabel(own.number).fill(number)
    // The picker replaces the native field. A Thai reader types the date in the Buddhist calendar.
    await page.getByRole('spinbutton').first().click()
    await page.keyboard.type(today)
    await expectSound(marketer)
    await page.getByRole('button', { name: own.send }).click()
    await page.waitForURL('**view=review**')
    await page.getByText(number).first().waitFor()
  }
  await send('12/0034')

  const find = async (by: Visitor, query: string) => {
    await by.page.goto(`${url}/en/Operator/buyerCertificate?${query}`)
    await hydrated(by.page)
    await by.page.getByRole('main').locator('a[href*="open="]').first().click()
    await by.page.waitForURL('**open=**')
    await hydrated(by.page)
  }
  await find(desk, 'q=12/0034')
  await desk.page.getByText(review.reject, { exact: true }).click()
  await desk.page.getByLabel(review.reasonCode).selectOption('unsigned')
  await desk.page.getByRole('button', { name: review.rejectSend }).click()
  await desk.page.getByText(received.decided, { exact: true }).waitFor()
  await expectSound(desk)

  await page.goto(`${url}/th/Marketer/notification`)
  await page.getByText('12/0034').first().waitFor()
  await page.goto(`${url}/th/Marketer/taxCertificate`)
  await hydrated(page)
  await page.getByRole('main').locator('a[href*="open="]').first().click()
  await page.getByText(own.rejectedTitle).waitFor()
  await page.getByText(review.reason_unsigned === 'Not signed' ? 'ยังไม่ได้ลงนาม' : '').waitFor()
  await send('12/0035')

  await find(desk, 'q=12/0035')
  const approve = desk.page.getByRole('button', { name: review.approve.replace('{amount}', '฿300.00') })
  await approve.waitFor()
  await expectSound(desk)
  await approve.click()
  await desk.page.getByText(received.decided, { exact: true }).waitFor()
  // A screen reader continues at the new status.
  await expect.poll(() => desk.page.locator('[data-panel-title]:focus').textContent()).toContain('12/0035')
  await desk.page.goto(`${url}/en/Operator/ledger?view=entries`)
  await desk.page.locator('td').filter({ hasText: ledgerEvents.withholding_certified.en }).first().waitFor()
  await page.goto(`${url}/th/Marketer/taxCertificate?view=done`)
  await page.getByText(own.status_approved).first().waitFor()

  await pay()
  await find(desk, 'status=waiting')
  await desk.page.getByText(review.writeOff, { exact: true }).click()
  await desk.page.getByLabel(review.writeOffReason).fill('The company has closed')
  await expectSound(desk)
  await desk.page.getByRole('button', { name: review.writeOffAct.replace('{amount}', '฿300.00') }).click()
  await desk.page.getByText(review.waiting).waitFor()
  await withSecondStep(second, here.site, async (code) => {
    await second.page.goto(desk.page.url())
    await hydrated(second.page)
    await second.page.locator('input[name=code]').fill(code)
    await expectSound(second)
    await second.page.getByRole('button', { name: approvals.approve, exact: true }).click()
    await second.page.getByText(received.decided, { exact: true }).waitFor()
  })
  await page.goto(`${url}/th/Marketer/taxCertificate?view=done`)
  await page.getByText(own.status_written_off).first().waitFor()
  await expectSound(marketer)
  expect([...marketer.complaints, ...desk.complaints, ...second.complaints]).toEqual([])
  for (const each of [marketer, desk, second]) await each.leave()
})
