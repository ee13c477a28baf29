import { expect, test } from 'vitest'
import { INFLUENCERS } from '../../demo/content/influencers.ts'
import type { Lang } from '../../src/core/shapes.ts'
import { builderText } from '../../src/features/campaigns/text/builder.ts'
import { manageText } from '../../src/features/campaigns/text/manage.ts'
import { creditsText } from '../../src/features/credits/text/index.ts'
import { contract as search } from '../../src/features/influencer-search/contract.ts'
import { findText } from '../../src/features/influencer-search/text/index.ts'
import { balanceText } from '../../src/features/packages/text/balance.ts'
import { fill } from '../../src/i18n/messages.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { DEMO_EMAIL, demoVisitor, signIn } from './demo-visitor.ts'
import { siteAndBrowser } from './here.ts'
import { influencerAcceptsInvitation } from './journey/apply.ts'
import { fillBrief, operatorApprovesCampaign, sendForReview } from './journey/campaign.ts'
import { callApi } from './journey/live-campaign.ts'
import { workToPay } from './journey/work.ts'
import { expectNoErrors, type JobWorld, press, visit } from './journey/world.ts'
import { waysOf } from './ways.ts'

const here = siteAndBrowser()

/** Another creator than the demo's own, with a channel that the package is for. */
async function findInfluencer(marketer: Visitor, channelType: string) {
  const path = `${search.find.path}?type=${channelType}&takesJobs=1&limit=40`
  const found = await callApi<{ accountId: string; channel: { handle: string } }[]>(marketer, here.site, 'GET', path)
  for (const { accountId, channel } of found) {
    const influencer = INFLUENCERS.find(({ channels }) => channels.some((one) => one.handle === channel.handle))
    if (influencer?.email && influencer.email !== DEMO_EMAIL.influencer)
      return { accountId, email: influencer.email, handle: channel.handle }
  }
  throw new Error('nobody was found')
}

/** The brief is filled in and approved; a creator is invited with a job of the package and works until the payment. */
async function runOn(
  marketer: Visitor,
  { campaignId, campaignTitle, lang }: { campaignId: string; campaignTitle: string; lang: Lang },
  jobsLeft: () => Promise<number>,
): Promise<void> {
  const t = await findText.load(lang)
  const b = await builderText.load(lang)
  const { page } = marketer
  const { channelType } = await callApi<{ channelType: string }>(
    marketer,
    here.site,
    'GET',
    `/api/campaigns/${campaignId}`,
  )
  const { accountId, email, handle } = await findInfluencer(marketer, channelType)
  const operator = await demoVisitor(here.browser, here.site, 'operator', lang)
  const influencer = await newVisitor(here.browser, { lang, width: 390, height: 844 })
  await influencer.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(influencer, here.site, 'influencer', email)
  const world: JobWorld = {
    ...{ site: here.site, lang, marketer, influencer, operator, campaignTitle, campaignId },
    ...{ channel: { type: channelType, handle }, jobId: '' },
  }
  await fillBrief(world, { ships: false })
  await page.getByText(fill(b.progress, { n: 6, total: 6 })).waitFor()
  await press(page, b.goToCheck)
  await sendForReview(world)
  await operatorApprovesCampaign(world, { ships: false })

  await visit(world, page, 'Marketer/packageBalance')
  const units = await jobsLeft()
  await visit(world, page, `Marketer/findInfluencer/${accountId}?campaign=${campaignId}`)
  await page.getByRole('button', { name: t.sendUnit }).click()
  await page.waitForURL(/done=invite|\/job\//)
  await visit(world, page, 'Marketer/packageBalance')
  expect(await jobsLeft()).toBe(units - 1)
  await influencerAcceptsInvitation(world)
  await workToPay(world)
  expectNoErrors(world)
  for (const each of [operator, influencer]) await each.leave()
}

test.each(waysOf({ lang: 'th', width: 390 }, { lang: 'en', width: 1440 }))(
  'a brand buys a package, sees its jobs in the balance and runs a campaign with it until the payment ($lang, $width)',
  async (way) => {
    const { lang, width } = way
    const title = `แพ็กเกจ ${lang} ${width}`
    const t = {
      ...(await creditsText.load(lang)),
      balance: await balanceText.load(lang),
      builder: await builderText.load(lang),
      manage: await manageText.load(lang),
    }
    const one = await newVisitor(here.browser, { lang, width, height: 844 })
    await one.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
    await signIn(one, here.site, 'marketer')
    const { page, complaints, leave } = one
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
    // The address changes before the content does.
    await expect.poll(jobsLeft).toBe(before + units)
    await fits()

    // The newest package expires last, so it is the last one in the list.
    await page.getByRole('main').locator('a[href*="new?package="]').last().click()
    await page.waitForURL('**/manageCampaign/new?package=**')
    await fits()
    const chosen = page.locator('input[name=payBy]:checked')
    expect(await chosen.inputValue()).toBe(new URL(page.url()).searchParams.get('package'))
    await page.locator('input[name=title]').fill(title)
    await page.getByRole('button', { name: t.manage.start }).click()
    await page.waitForURL('**/manageCampaign/*?tab=brief')
    const campaignId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await hydrated(page)
    await page.getByText(t.builder.setByPackage).first().waitFor()
    await fits()
    await page.goto(`${here.site.url}/${lang}/Marketer/managePackageCampaign`)
    await page.getByText(title).first().waitFor()
    await fits()
    await page.goto(`${here.site.url}/${lang}/Marketer/manageCampaign/${campaignId}?tab=brief`)
    await hydrated(page)
    await runOn(one, { campaignId, campaignTitle: title, lang }, jobsLeft)
    expect(complaints).toEqual([])
    await leave()
  },
  400_000,
)
