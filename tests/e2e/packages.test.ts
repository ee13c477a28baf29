import { expect, test } from 'vitest'
import { CREATORS } from '../../demo/content/creators.ts'
import type { Lang } from '../../src/core/shapes.ts'
import { builderText } from '../../src/features/campaigns/text/builder.ts'
import { manageText } from '../../src/features/campaigns/text/manage.ts'
import { creditsText } from '../../src/features/credits/text/index.ts'
import { contract as search } from '../../src/features/influencer-search/contract.ts'
import { findText } from '../../src/features/influencer-search/text/index.ts'
import { balanceText } from '../../src/features/packages/text/balance.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { DEMO_EMAIL, demoVisitor, signIn } from './demo-visitor.ts'
import { sharedSite } from './here.ts'
import { callApi, publishCampaign } from './journey/live-campaign.ts'

const here = sharedSite()

/** Somebody other than the demo's own creator with a channel that the package is for. */
async function findCreator(brand: Visitor, channelType: string) {
  const path = `${search.find.path}?type=${channelType}&limit=40`
  const found = await callApi<{ accountId: string; channel: { handle: string } }[]>(brand, here.site, 'GET', path)
  for (const { accountId, channel } of found) {
    const creator = CREATORS.find(({ channels }) => channels.some((one) => one.handle === channel.handle))
    if (creator?.email && creator.email !== DEMO_EMAIL.influencer) return { accountId, email: creator.email }
  }
  throw new Error('nobody was found')
}

/** The campaign goes live, somebody is invited to it with a job of the package, and accepts. */
async function runOn(
  brand: Visitor,
  id: string,
  { units, jobsLeft, lang }: { units: number; jobsLeft: () => Promise<number>; lang: Lang },
): Promise<void> {
  const t = await findText.load(lang)
  const { page } = brand
  const operator = await demoVisitor(here.browser, here.site, 'operator', 'th')
  type Draft = { version: number; channelType: string }
  const draft = await callApi<Draft>(brand, here.site, 'GET', `/api/campaigns/${id}`)
  await publishCampaign({ brand, operator, site: here.site }, { id, version: draft.version }, { kind: 'invite_only' })
  const { accountId, email } = await findCreator(brand, draft.channelType)
  await page.goto(`${here.site.url}/${lang}/Marketer/findInfluencer/${accountId}?campaign=${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: t.sendUnit }).click()
  await page.waitForURL(/done=invite|\/job\//)
  await page.goto(`${here.site.url}/${lang}/Marketer/packageBalance`)
  await hydrated(page)
  expect(await jobsLeft()).toBe(units - 1)

  const creator = await newVisitor(here.browser, { lang: 'th' })
  await signIn(creator, here.site, 'influencer', email)
  const jobs = await callApi<{ id: string; campaign: { id: string } }[]>(creator, here.site, 'GET', '/api/jobs')
  const job = jobs.find(({ campaign }) => campaign.id === id)
  const accepted = await callApi<{ status: string }>(creator, here.site, 'POST', `/api/jobs/${job?.id}/accept`, {})
  expect(accepted.status).toBe('WORKING')
  for (const each of [operator, creator]) await each.leave()
}

test.each([
  { lang: 'th' as Lang, width: 390, title: 'แพ็กเกจบนโทรศัพท์' },
  { lang: 'en' as Lang, width: 1440, title: 'A package on a desktop' },
])('a brand buys a package, finds its jobs in the balance and runs a campaign on it ($lang, $width)', async (way) => {
  const { lang, width, title } = way
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
  await hydrated(page)
  expect(await jobsLeft()).toBe(before + units)
  await fits()

  // The newest package has the most days left, so it is the last one in the list.
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
  await runOn(one, campaignId, { units: before + units, jobsLeft, lang })
  expect(complaints).toEqual([])
  await leave()
})
