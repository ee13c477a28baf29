import { describe, expect, test } from 'vitest'
import { deactivationText } from '../../src/features/deactivation/text/index.ts'
import { hydrated, newVisitor } from './browser.ts'
import { DEMO_EMAIL, signIn } from './demo-visitor.ts'
import { sharedSite } from './here.ts'

const here = sharedSite()

describe('closing a marketer’s account on a phone', () => {
  test('is linked from the profile and lists what has to be done first, with a link for each', async () => {
    const visitor = await newVisitor(here.browser, { width: 390, height: 844, lang: 'th' })
    const { page, context, complaints, leave } = visitor
    await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
    await signIn(visitor, here.site, 'marketer', DEMO_EMAIL.marketer)
    const t = await deactivationText.load('th')
    await page.goto(`${here.site.url}/th/Marketer/account`)
    await hydrated(page)
    await page.getByRole('link', { name: t.title }).click()
    await page.waitForURL(/Marketer\/deactivate/)
    await page.getByText(t.jobNoteBrand).waitFor()
    await page.getByText(t.campaignNote).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const links = await page.locator('main a').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
    for (const link of links) expect((await context.request.get(link)).status(), link).toBe(200)
    expect(complaints).toEqual([])
    await leave()
  })
})
