import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Lang } from '../../src/core/shapes.ts'
import { contract } from '../../src/features/influencer-search/contract.ts'
import { findText } from '../../src/features/influencer-search/text/index.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { sharedSite } from './here.ts'
import { callApi, publishCampaign } from './journey/live-campaign.ts'

const here = sharedSite()

async function visitor(lang: Lang, width: number, role: 'marketer' | 'influencer', email?: string): Promise<Visitor> {
  const one = await newVisitor(here.browser, { lang, width, height: width < 500 ? 844 : 900 })
  await one.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(one, here.site, role, email)
  return one
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** The links of the list to profiles. */
const profilesOf = (page: Page) =>
  page.locator('li h2 a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))

/** A live campaign of the demo's brand for Instagram reels. */
async function liveCampaign(marketer: Visitor, title: string): Promise<string> {
  const operator = await newVisitor(here.browser)
  await signIn(operator, here.site, 'operator')
  const values = { title, kind: 'invite_only', slots: 2 }
  const draft = await callApi<{ id: string; version: number }>(marketer, here.site, 'POST', '/api/campaigns', values)
  const offer = { channelType: 'INSTAGRAM', postType: 'reel', price: 300_000 }
  await publishCampaign({ marketer, operator, site: here.site }, draft, offer)
  await operator.leave()
  return draft.id
}

/** On the open profile: chooses the campaign and the amount, and sends the invitation. */
async function invite(page: Page, campaignId: string, lang: Lang, note: string): Promise<string> {
  const t = await findText.load(lang)
  await page.locator('select[name=campaign]').selectOption(campaignId)
  await page.locator('input[name=toHold]').waitFor({ state: 'attached' })
  await page.locator('input[name=price]:not([type=hidden])').fill('1,500')
  await page.getByRole('button', { name: t.recalculate }).click()
  await page.waitForURL('**price=1*')
  await page.locator('input[type=hidden][name=price][value="150000"]').waitFor({ state: 'attached' })
  expect(await widthOf(page)).toBe(page.viewportSize()?.width)
  await page.getByLabel(t.note).fill(note)
  await page.getByRole('button', { name: t.send.split('{amount}')[0]?.trim() ?? '' }).click()
  await page.waitForURL('**/manageCampaign/**/job/**')
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

test('on a desktop: two filters, a profile, an invitation', async () => {
  const t = await findText.load('en')
  const marketer = await visitor('en', 1440, 'marketer')
  const { page, complaints, leave } = marketer
  const campaignId = await liveCampaign(marketer, 'Calm videos')
  await page.goto(`${here.site.url}/en/Marketer/dashboard`)
  await hydrated(page)
  await page.getByRole('link', { name: t.title }).click()
  const count = page.getByRole('status').filter({ hasText: 'channel' })
  await count.waitFor()
  const before = await count.textContent()
  await page.locator('aside input[name=type][value=INSTAGRAM]').check()
  await page.waitForURL('**type=INSTAGRAM*')
  await page.locator('aside label').filter({ hasText: 'Beauty' }).click()
  await page.waitForURL('**interest=beauty*')
  await page.getByRole('link', { name: 'Remove Beauty' }).waitFor()
  expect(await count.textContent()).not.toBe(before)
  // The number next to an option is the number of results with that option.
  const english = page.locator('aside label').filter({ hasText: t.language_en })
  const beside = (await english.textContent())?.replace(t.language_en, '').trim()
  await english.click()
  await page.waitForURL('**language=en*')
  await expect.poll(async () => (await count.textContent())?.match(/[\d,]+/)?.[0]).toBe(beside)
  await page.goBack()
  await page.waitForURL((url) => !url.search.includes('language=en'))
  await page.getByRole('link', { name: 'Remove Uses Talad' }).waitFor({ state: 'detached' })
  // The same holds for a part of the histogram, and a second click removes the selection.
  const part = page.getByRole('button', { name: '10,000–49,999: ' })
  const found = (await part.getAttribute('aria-label'))?.match(/: ([\d,]+) channel/)?.[1]
  await part.click()
  await page.waitForURL('**followersMin=10000&followersMax=49999*')
  await expect.poll(async () => (await count.textContent())?.match(/[\d,]+/)?.[0]).toBe(found)
  expect(await part.getAttribute('aria-pressed')).toBe('true')
  await part.click()
  await page.waitForURL((url) => !url.search.includes('49999'))
  expect(await page.locator('aside input[name=type]').first().isVisible()).toBe(true)
  expect(await widthOf(page)).toBe(1440)
  await page.locator('li h2 a').first().click()
  await page.waitForURL('**/findInfluencer/*')
  await page.getByRole('heading', { name: t.channels }).waitFor()
  await invite(page, campaignId, 'en', 'We love your calm videos.')
  expect(complaints).toEqual([])
  await leave()
})

test('on a phone in Thai: the sheet, a profile, an invitation that the influencer sees', async () => {
  const t = await findText.load('th')
  const marketer = await visitor('th', 390, 'marketer')
  const { page, complaints, leave } = marketer
  const campaignId = await liveCampaign(marketer, 'คลิปผิวฉ่ำ')
  await page.goto(`${here.site.url}/th/Marketer/manageCampaign`)
  await hydrated(page)
  await page.getByRole('link', { name: t.title }).first().click()
  await page.getByRole('heading', { name: t.title }).waitFor()
  await page.locator('summary').filter({ hasText: t.filters }).click()
  await page.locator('details[open] input[name=type][value=INSTAGRAM]').check()
  await page.locator('details[open] label').filter({ hasText: 'บิวตี้' }).click()
  await page.locator('details[open] form').getByRole('button').last().click()
  await page.waitForURL('**interest=beauty*')
  expect(await widthOf(page)).toBe(390)
  // The demo's own influencer, because the login is needed later.
  await page.locator('input[name=q]').fill('ploy.skin')
  await page.locator('input[name=q]').press('Enter')
  await page.waitForURL('**q=ploy*')
  await expect.poll(async () => (await profilesOf(page)).length).toBe(1)
  await page.locator('li h2 a').click()
  await page.waitForURL('**/findInfluencer/*')
  const job = await invite(page, campaignId, 'th', 'ชอบคลิปของคุณมาก')
  expect(complaints).toEqual([])
  await leave()

  const invited = await visitor('th', 390, 'influencer')
  await invited.page.goto(`${here.site.url}/th/Influencer/brandJob/${job}`)
  await hydrated(invited.page)
  expect(await invited.page.locator('main').textContent()).toContain('1,500')
  expect(await invited.page.locator('form input[name=intent][value=accept]').count()).toBeGreaterThan(0)
  const answer = await invited.context.request.get(here.site.url + contract.find.path)
  expect(answer.status()).toBe(403)
  expect(invited.complaints).toEqual([])
  await invited.leave()
})
