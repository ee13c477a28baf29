import { expect, test } from 'vitest'
import type { Lang } from '../../src/core/shapes.ts'
import { builderText } from '../../src/features/campaigns/text/builder.ts'
import { manageText } from '../../src/features/campaigns/text/manage.ts'
import { creditsText } from '../../src/features/credits/text/index.ts'
import { balanceText } from '../../src/features/packages/text/balance.ts'
import { hydrated, newVisitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { sharedSite } from './here.ts'

const here = sharedSite()

test.each([
  { lang: 'th' as Lang, width: 1440 },
  { lang: 'en' as Lang, width: 390 },
])(
  'a brand buys a package, finds its jobs in the balance and starts a campaign on it ($lang, $width)',
  async ({ lang, width }) => {
    const t = {
      ...(await creditsText.load(lang)),
      balance: await balanceText.load(lang),
      builder: await builderText.load(lang),
      manage: await manageText.load(lang),
    }
    const one = await newVisitor(here.browser, { lang, width, height: width < 500 ? 844 : 900 })
    await one.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
    await signIn(one, here.site, 'marketer')
    const { page, complaints } = one
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
    const jobsLeft = async () => Number((await page.locator('dl dd').first().textContent())?.match(/\d+/)?.[0])

    await page.goto(`${here.site.url}/${lang}/Marketer/packageBalance`)
    await hydrated(page)
    await fits()
    const before = await jobsLeft()
    await page.getByRole('main').getByRole('link', { name: t.balance.buy }).first().click()
    await page.waitForURL('**/Marketer/buyPackage')
    await page.getByRole('main').locator('a[href*="/buyPackage/"]').first().click()
    await page.waitForURL('**/Marketer/buyPackage/**')
    await page.locator('input[name=method]').first().waitFor()
    await fits()
    const units = Number((await page.getByRole('main').locator('dd').first().textContent())?.match(/\d+/)?.[0])
    await page.locator('button[name=intent][value=buy]').click()
    await page.waitForURL('**/Marketer/buyCredit/**')
    await fits()
    const charge = page.url()
    await page.getByRole('link', { name: t.sandboxBank }).click()
    await page.locator('button').first().click()
    await page.goto(charge)
    await page.getByText(t.viewPackages).click()
    await page.waitForURL('**/Marketer/packageBalance')
    await hydrated(page)
    expect(await jobsLeft()).toBe(before + units)
    await fits()

    // The newest package has the most days left, so it is the last one in the list.
    await page.getByRole('main').locator('a[href*="new?package="]').last().click()
    await page.waitForURL('**/manageCampaign/new?package=**')
    await fits()
    const chosen = page.locator('input[name=payBy]:checked')
    expect(await chosen.inputValue()).toBe(new URL(page.url()).searchParams.get('package'))
    await page.locator('input[name=title]').fill(`แพ็กเกจ ${width}`)
    await page.getByRole('button', { name: t.manage.start }).click()
    await page.waitForURL('**/manageCampaign/*?tab=brief')
    await hydrated(page)
    await page.getByText(t.builder.setByPackage).first().waitFor()
    await fits()
    await page.goto(`${here.site.url}/${lang}/Marketer/managePackageCampaign`)
    await page.getByText(`แพ็กเกจ ${width}`).first().waitFor()
    await fits()
    expect(complaints).toEqual([])
  },
)
