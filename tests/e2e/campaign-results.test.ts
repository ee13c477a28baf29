import { expect, test } from 'vitest'
import type { Lang } from '../../src/core/shapes.ts'
import { jobBoardsText } from '../../src/features/campaign-results/text/index.ts'
import { shareText } from '../../src/features/campaign-results/text/share.ts'
import type { CampaignRow } from '../../src/features/campaigns/contract.ts'
import { addAxe, violationsOf } from './axe.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { demoVisitor } from './demo-visitor.ts'
import { sharedSite } from './here.ts'

const here = sharedSite()

/** The page of the brand's campaign with the most slots taken. */
async function busiest({ context }: Visitor): Promise<string> {
  const answer = await context.request.get(`${here.site.url}/api/campaigns?limit=50`)
  const { data } = (await answer.json()) as { data: CampaignRow[] }
  const [first] = data.sort((a, b) => b.slotsTaken - a.slotsTaken)
  return `Marketer/manageCampaign/${first?.id}`
}

async function expectSound({ page }: Visitor, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await addAxe(page)
  expect(await violationsOf(page)).toEqual([])
}

test('a brand shares its results by a link, which others read without names until it is turned off', async () => {
  const brand = await demoVisitor(here.browser, here.site, 'marketer', 'th')
  const [t, share] = await Promise.all([jobBoardsText.load('th'), shareText.load('th')])
  const { page } = brand
  await page.goto(`${here.site.url}/th/${await busiest(brand)}?tab=results`)
  await hydrated(page)
  const table = page.getByRole('table', { name: t.byCreator })
  const names = await table.getByRole('link').allTextContents()
  expect(names.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: share.make }).click()
  const url = (await page.getByText('/th/report/').textContent()) ?? ''
  await expectSound(brand, 1440)

  const reader = await newVisitor(here.browser, { lang: 'th' })
  const opened = await reader.page.goto(url)
  expect([opened?.status(), opened?.headers()['cache-control']]).toEqual([200, 'no-store'])
  expect(await reader.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  const shown = await reader.page.getByRole('main').textContent()
  expect(names.filter((name) => shown?.includes(name))).toEqual([])
  await expectSound(reader, 1440)

  await page.getByRole('button', { name: share.withdraw }).first().click()
  await page.waitForURL('**#report-links')
  expect((await reader.page.reload())?.status()).toBe(410)
  await reader.page.getByRole('heading', { name: share.endedTitle }).waitFor()
  expect([...brand.complaints, ...reader.complaints]).toEqual([])
})

test.each<[tab: string, lang: Lang]>([
  ['results', 'en'],
  ['money', 'th'],
])('the %s of a campaign fit a phone', async (tab, lang) => {
  const brand = await demoVisitor(here.browser, here.site, 'marketer', lang)
  await brand.page.setViewportSize({ width: 390, height: 844 })
  await brand.page.goto(`${here.site.url}/${lang}/${await busiest(brand)}?tab=${tab}`)
  await hydrated(brand.page)
  await brand.page.getByRole('table').waitFor()
  await expectSound(brand, 390)
  expect(brand.complaints).toEqual([])
})
