import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { authText } from '../../src/features/accounts/text/index.ts'
import { deactivationText } from '../../src/features/deactivation/text/index.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { DEMO_EMAIL, DEMO_PASSWORD, signIn } from './demo-visitor.ts'
import { sharedSite } from './here.ts'
import { readCode, sendCode } from './read-code.ts'

const here = sharedSite()
/** A demo account that never had a job, so that no job blocks the closing on any day of the week. */
const LEAVING = 'boss@demo.talad.test'

async function onPhone(email: string): Promise<Visitor> {
  const visitor = await newVisitor(here.browser, { width: 390, height: 844, lang: 'th' })
  await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(visitor, here.site, 'influencer', email)
  await open(visitor.page, 'Influencer/deactivate')
  return visitor
}
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${here.site.url}/th/${path}`)
  await hydrated(page)
}

describe('closing an account on a phone', () => {
  test('lists what has to be done first, with a link to the page for each', async () => {
    const { page, context, complaints, leave } = await onPhone(DEMO_EMAIL.influencer)
    const t = await deactivationText.load('th')
    await page.getByText(t.DEACTIVATED_CONDITION_NEWJOB).waitFor()
    await page.getByText(t.DEACTIVATED_CONDITION_YOU_ARE_WAITING_FOR_EARNINGS).waitFor()
    const links = await page.locator('main a').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
    expect(links.length).toBeGreaterThanOrEqual(3)
    for (const link of links) expect((await context.request.get(link)).status(), link).toBe(200)
    expect(complaints).toEqual([])
    await leave()
  })

  test('leads from the reason through a code to the receipt, and ends the session', async () => {
    const { page, context, complaints, leave } = await onPhone(LEAVING)
    const [t, e] = [await deactivationText.load('th'), await authText.load('th')]
    await page.locator('input[value=jobs_do_not_fit]').check()
    await page.getByLabel(t.note).fill('งานสายบิวตี้ในเชียงใหม่มีน้อย')
    await page.getByRole('button', { name: t.next }).click()
    await page.getByRole('heading', { name: t.confirmTitle }).waitFor()
    await open(page, 'Influencer/statement')
    await open(page, 'Influencer/deactivate?step=reason')
    expect(await page.locator('input[value=jobs_do_not_fit]').isChecked()).toBe(true)
    await page.getByRole('button', { name: t.next }).click()
    await page.getByRole('button', { name: t.sendCode }).click()
    const code = page.getByLabel(e.codeLabel, { exact: true })
    await code.waitFor()
    const pending = await context.request.get(`${here.site.url}/api/notification/pendingOtp?purpose=deactivation`)
    const { to } = (await pending.json()).data as { to: string }
    await code.fill(await readCode(here, to.replace('+66', '')))
    await sendCode(page)
    await page.waitForURL(/deactivateSucceed/)
    await page.getByText(/CL-\d{8}-\d{4}/).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await open(page, 'Influencer/account')
    expect(page.url()).toContain('/Influencer/login')
    await page.getByLabel(e.email).fill(LEAVING)
    await page.getByLabel(e.password, { exact: true }).fill(DEMO_PASSWORD)
    await page.locator('form button[type=submit], button[form]').first().click()
    await page.getByRole('alert').first().waitFor()
    expect(complaints).toEqual([])
    await leave()
  })
})
