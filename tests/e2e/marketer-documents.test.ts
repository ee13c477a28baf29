import { expect, test } from 'vitest'
import type { Lang } from '../../src/core/shapes.ts'
import { authText } from '../../src/features/accounts/text/index.ts'
import { approvalsText } from '../../src/features/approvals/text/index.ts'
import { creditsText } from '../../src/features/credits/text/index.ts'
import { correctionsText } from '../../src/features/document-corrections/text/index.ts'
import { documentsText } from '../../src/features/documents/text/index.ts'
import { monthlyText } from '../../src/features/monthly-statements/text/index.ts'
import { financeText } from '../../src/features/notifications/text/index.ts'
import { webText } from '../../src/web/text/index.ts'
import { expectSound } from './axe.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { sharedSite } from './here.ts'
import { readCode } from './read-code.ts'
import { withSecondStep } from './second-step.ts'

const here = sharedSite()

const startOf = async ({ context }: Visitor, path: string | null): Promise<string> => {
  const answer = await context.request.get(here.site.url + (path ?? ''))
  expect(answer.status()).toBe(200)
  return (await answer.body()).subarray(0, 5).toString('latin1')
}

interface Way {
  lang: Lang
  width: number
}

async function visitorOf({ lang, width }: Way, role: 'marketer' | 'operator', email?: string): Promise<Visitor> {
  const visitor = await newVisitor(here.browser, { lang, width, height: width < 500 ? 844 : 900 })
  await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(visitor, here.site, role, email)
  return visitor
}

/**
 * An operator issues a replacement copy, then requests a new invoice with another tax id; a second operator approves it.
 */
async function correctInvoice(serial: string, way: Way): Promise<void> {
  const [t, approvals] = await Promise.all([correctionsText.load(way.lang), approvalsText.load(way.lang)])
  const first = await visitorOf(way, 'operator')
  const { page } = first
  await page.goto(`${here.site.url}/${way.lang}/Operator/document?q=${serial}`)
  await hydrated(page)
  await page.getByRole('link', { name: serial }).click()
  await page.locator('summary').filter({ hasText: t.issueReplacement }).click()
  await page.getByLabel(t.replacementReason).selectOption('lost')
  await page.getByRole('button', { name: t.issueReplacement }).click()
  const copy = page.getByRole('link', { name: t.replacement.replace('{n}', '1') })
  await copy.waitFor()
  expect(await startOf(first, await copy.getAttribute('href'))).toBe('%PDF-')
  await page.locator('summary').filter({ hasText: t.reissue }).click()
  await page.getByLabel(t.taxId).fill('0105567000018')
  await page.getByLabel(t.reissueReason).fill('The tax ID was wrong')
  await expectSound(first)
  await page.getByRole('button', { name: t.reissueAsk }).click()
  await page.getByText(t.waitingTitle).waitFor()

  const second = await visitorOf(way, 'operator', 'operator2@demo.talad.test')
  await withSecondStep(second, here.site, async (code) => {
    await second.page.goto(`${here.site.url}/${way.lang}/Operator/approval`)
    await hydrated(second.page)
    const request = second.page.getByRole('article').filter({ hasText: serial })
    await request.locator('input[name=code]').fill(code)
    await request.getByRole('button', { name: approvals.approve, exact: true }).click()
    await request.waitFor({ state: 'detached' })
  })
  await page.reload()
  await page.getByText(t.cancelledBy).waitFor()
  await expectSound(first)
  expect([...first.complaints, ...second.complaints]).toEqual([])
  for (const each of [first, second]) await each.leave()
}

test('finance gets a quotation, buys under a PO number and has every document', async () => {
  const [lang, PO] = ['th', 'PO-2569/118'] as const
  const [credits, documents, monthly, forms] = await Promise.all([
    creditsText.load(lang),
    documentsText.load(lang),
    monthlyText.load(lang),
    webText.load(lang),
  ])
  const marketer = await visitorOf({ lang, width: 390 }, 'marketer')
  const { page } = marketer
  const buy = async (act: string | RegExp) => {
    await page.goto(`${here.site.url}/${lang}/Marketer/buyCredit`)
    await hydrated(page)
    await page.getByLabel(credits.poNumber).fill(PO)
    await page.getByLabel(credits.costCentre).fill('MKT-01')
    await page.getByRole('main').getByRole('button', { name: act }).click()
  }

  await buy(credits.quote)
  await page.waitForURL('**/Marketer/document?kind=quotation&q=QT-**')
  await hydrated(page)
  const quotation = page.getByRole('main').locator('a[href^="/api/documents/"]')
  expect(await startOf(marketer, await quotation.first().getAttribute('href'))).toBe('%PDF-')
  await expectSound(marketer)

  // The order form starts with the values of the quotation.
  await page.getByRole('link', { name: documents.orderFrom }).click()
  await page.waitForURL('**/Marketer/buyCredit?amount=*')
  await hydrated(page)
  expect(await page.getByLabel(credits.poNumber).inputValue()).toBe(PO)
  expect(await page.getByLabel(credits.costCentre).inputValue()).toBe('MKT-01')

  await buy(/฿/)
  await page.waitForURL('**/Marketer/buyCredit/*')
  await page.getByText(PO).waitFor()
  const charge = page.url()
  // The back button shows the order as it was; a changed order replaces it.
  await page.goBack()
  await hydrated(page)
  expect(await page.getByLabel(credits.poNumber).inputValue()).toBe(PO)
  expect(await page.locator('input[name="replaces"]').inputValue()).toBe(charge.split('/').at(-1))
  await page.goForward()
  await page.waitForURL(charge)
  await page.getByRole('link', { name: credits.sandboxBank }).click()
  await page.locator('button').first().click()
  await page.goto(charge)
  await page.getByText(credits.viewCredits).waitFor()

  // The purchase is in the list of all purchases and leads to its order.
  await page.goto(`${here.site.url}/${lang}/Marketer/purchase?state=paid`)
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: credits.ofCredits, exact: true }).click()
  await page.waitForURL('**/Marketer/purchase?state=paid&kind=credits')
  await expectSound(marketer)
  const purchases = page.getByRole('table', { name: credits.purchasesTitle })
  await purchases.getByRole('row').filter({ hasText: PO }).locator('a[href*="/buyCredit/"]').click()
  await page.waitForURL(charge)
  await page.goto(`${here.site.url}/${lang}/Marketer/purchase?state=refunded&kind=package`)
  await page.getByText(credits.noPurchasesFilter).waitFor()
  await expectSound(marketer)

  await page.goto(`${here.site.url}/${lang}/Marketer/document`)
  await hydrated(page)
  await page.getByLabel(documents.search).fill(PO)
  await page.getByRole('button', { name: documents.show }).click()
  await page.waitForURL('**/document?**q=PO**')
  await page.getByRole('link', { name: documents.clear }).waitFor()
  const row = page.getByRole('table', { name: documents.title }).getByRole('link', { name: /TX-/ }).first()
  expect(await startOf(marketer, await row.getAttribute('href'))).toBe('%PDF-')
  const zip = page.getByRole('link', { name: documents.zip })
  expect(await startOf(marketer, await zip.getAttribute('href'))).toMatch(/^PK/)
  const serial = String(/TX-\d+-\d+/.exec((await row.textContent()) ?? '')?.[0])
  await correctInvoice(serial, { lang: 'en', width: 1440 })
  await page.reload()
  await page.getByText(documents.cancelled, { exact: true }).waitFor()
  await page.getByText(documents.replaces.replace('{serial}', serial)).waitFor()
  await page.getByRole('link', { name: new RegExp(documents.requestCopy) }).click()
  await page.getByRole('button', { name: documents.requestSend }).click()
  await page.getByText(forms.required).waitFor()
  await page.getByLabel(documents.requestReason).selectOption('lost')
  await page.getByRole('button', { name: documents.requestSend }).click()
  await page.getByText(documents.requestedOn.split('{date}')[0]?.trim() ?? '').waitFor()
  await expectSound(marketer)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: monthly.csv }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^talad-statement-20\d\d-\d\d\.csv$/)
  expect(marketer.complaints).toEqual([])
  await marketer.leave()
})

test('a brand confirms the email address of its finance team with a code, and removes it', async () => {
  const marketer = await newVisitor(here.browser, { lang: 'en', width: 390, height: 844 })
  await marketer.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(marketer, here.site, 'marketer')
  const { page } = marketer
  const [t, entry] = await Promise.all([financeText.load('en'), authText.load('en')])
  const email = 'finance-team@nuanuan.co.th'
  await page.goto(`${here.site.url}/en/Marketer/account`)
  await page.getByRole('link', { name: new RegExp(t.title) }).click()
  await page.waitForURL('**/Marketer/financeEmail')
  await hydrated(page)
  await page.getByLabel(t.email).fill(email)
  await page.getByRole('button', { name: t.send }).click()
  const field = page.getByLabel(entry.codeLabel)
  await field.waitFor()
  await expectSound(marketer)
  await field.fill(await readCode(here, email))
  await page.getByText(email).waitFor()
  await page.getByRole('button', { name: t.remove }).waitFor()
  await expectSound(marketer)
  await page.getByRole('button', { name: t.remove }).click()
  await page.getByText(t.unlinked).waitFor()
  expect(marketer.complaints).toEqual([])
})
