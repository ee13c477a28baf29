import { expect, test } from 'vitest'
import type { Lang } from '../../src/core/shapes.ts'
import { operatorText } from '../../src/features/operators/text/index.ts'
import { balanceText } from '../../src/features/packages/text/balance.ts'
import { salesText } from '../../src/features/packages/text/sales.ts'
import { expectSound } from './axe.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { sharedSite } from './here.ts'

const here = sharedSite()
const MARKETER = 'sawangdee@demo.talad.test'

async function visitor(role: 'marketer' | 'operator', lang: Lang, width: number, email?: string): Promise<Visitor> {
  const one = await newVisitor(here.browser, { lang, width, height: width < 500 ? 844 : 900 })
  await one.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(one, here.site, role, email)
  return one
}

test('an operator sells a package to a brand and gives it another one; the brand sees both with their origin', async () => {
  const [t, user, own] = await Promise.all([salesText.load('en'), operatorText.load('en'), balanceText.load('th')])
  const desk = await visitor('operator', 'en', 1440)
  const marketer = await visitor('marketer', 'th', 390, MARKETER)
  const { url } = here.site
  const { page } = desk

  await page.goto(`${url}/en/Operator/user?q=${encodeURIComponent(MARKETER)}`)
  await hydrated(page)
  await page.getByRole('main').locator('a[href*="open="]').first().click()
  await page.getByRole('main').getByRole('link', { name: user.packagesOf, exact: true }).click()
  await page.waitForURL('**/Operator/packageSale?marketer=**')
  await hydrated(page)

  const sell = page.locator('form').filter({ has: page.getByRole('button', { name: t.sellAct }) })
  await sell.getByLabel(t.package).selectOption({ index: 1 })
  await sell.getByText(t.how_paid, { exact: true }).click()
  await expectSound(desk)
  const due = await sell
    .locator('dd, td, b')
    .filter({ hasText: /^฿[\d,]+\.\d\d$/ })
    .last()
    .textContent()
  await sell.getByLabel(t.received).fill('1')
  await sell.getByLabel(t.bankRef).fill('KB 20260001')
  await sell.getByRole('button', { name: t.sellAct }).click()
  await sell.getByLabel(t.received).and(page.locator('[aria-invalid=true]')).waitFor()
  await sell.getByLabel(t.received).fill((due ?? '').replace(/[฿,]/g, ''))
  await sell.getByRole('button', { name: t.sellAct }).click()
  await page.getByRole('heading', { name: t.sales, exact: true }).waitFor()

  const give = page.locator('form').filter({ has: page.getByRole('button', { name: t.giveAct }) })
  await give.getByLabel(t.package).selectOption({ index: 1 })
  await give.getByLabel(t.reason).fill('Makes up for a cancelled job')
  await give.getByRole('button', { name: t.giveAct }).click()
  await page.getByText(t.origin_grant, { exact: true }).or(page.getByText(t.waiting)).first().waitFor()
  await expectSound(desk)

  await marketer.page.goto(`${url}/th/Marketer/packageBalance`)
  await hydrated(marketer.page)
  await marketer.page.getByText(own.origin_sale).first().waitFor()
  await expectSound(marketer)
  expect([...desk.complaints, ...marketer.complaints]).toEqual([])
  for (const each of [desk, marketer]) await each.leave()
})
