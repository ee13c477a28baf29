import { expect, test } from 'vitest'
import { dayOf } from '../../src/core/calendar.ts'
import { contentText } from '../../src/features/campaign-content/text/index.ts'
import { goalsText } from '../../src/features/campaign-results/text/goals.ts'
import { jobBoardsText } from '../../src/features/campaign-results/text/index.ts'
import { shareText } from '../../src/features/campaign-results/text/share.ts'
import type { CampaignRow } from '../../src/features/campaigns/contract.ts'
import { couponsText } from '../../src/features/coupons/text/index.ts'
import { expectSound } from './axe.ts'
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

/** The day on which the busiest campaign was published. */
async function launchDay(marketer: Visitor): Promise<string> {
  const id = (await busiest(marketer)).split('/').at(-1)
  const answer = await marketer.context.request.get(`${here.site.url}/api/campaigns/${id}`)
  return dayOf(new Date(((await answer.json()) as { data: { publishedAt: string } }).data.publishedAt))
}

/** Checks that nothing is wider than a tablet. */
async function expectFitsTablet({ page }: Visitor): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 992, height: 900 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(992)
  if (size) await page.setViewportSize(size)
}

test('a brand shares its results by a link, which others read without names until it is turned off', async () => {
  const marketer = await demoVisitor(here.browser, here.site, 'marketer', 'th')
  const [t, share] = await Promise.all([jobBoardsText.load('th'), shareText.load('th')])
  const { page } = marketer
  await page.goto(`${here.site.url}/th/${await busiest(marketer)}?tab=results`)
  await hydrated(page)
  const table = page.getByRole('table', { name: t.byCreator })
  const names = await table.getByRole('link').allTextContents()
  expect(names.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: share.make }).click()
  const url = (await page.getByText('/th/report/').textContent()) ?? ''
  await expectSound(marketer)

  const reader = await newVisitor(here.browser, { lang: 'th' })
  const opened = await reader.page.goto(url)
  expect([opened?.status(), opened?.headers()['cache-control']]).toEqual([200, 'no-store'])
  expect(await reader.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  const shown = await reader.page.getByRole('main').textContent()
  expect(names.filter((name) => shown?.includes(name))).toEqual([])
  await expectSound(reader)

  await page.getByRole('button', { name: share.withdraw }).first().click()
  await page.waitForURL('**#report-links')
  expect((await reader.page.reload())?.status()).toBe(410)
  await reader.page.getByRole('heading', { name: share.endedTitle }).waitFor()
  expect([...marketer.complaints, ...reader.complaints]).toEqual([])
  for (const each of [marketer, reader]) await each.leave()
})

test('on a phone a brand sets a target, reads a chart as a table, gives a code, and sees its rights and its money', async () => {
  const lang = 'en'
  const marketer = await demoVisitor(here.browser, here.site, 'marketer', lang)
  const [t, goals, coupons, content] = await Promise.all([
    jobBoardsText.load(lang),
    goalsText.load(lang),
    couponsText.load(lang),
    contentText.load(lang),
  ])
  const { page } = marketer
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${here.site.url}/${lang}/${await busiest(marketer)}?tab=results`)
  await hydrated(page)
  await expectFitsTablet(marketer)
  await page.getByText(goals.targets, { exact: true }).click()
  await page.getByLabel(goals.target_reach, { exact: true }).fill('1,000,000')
  await page.getByRole('button', { name: goals.saveTargets }).click()
  await page
    .getByText(/1,000,000/)
    .first()
    .waitFor()
  await page.getByText(goals.asTable.replace('{title}', t.reach)).click()
  expect(await page.locator('figure details[open] tbody tr').count()).toBeGreaterThan(0)
  await expectSound(marketer)
  const pdf = await page.getByRole('link', { name: t.reportPdf }).getAttribute('href')
  const response = await marketer.context.request.get(`${here.site.url}${pdf}`)
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await page.getByRole('link', { name: t.couponCodes, exact: true }).click()
  await page.getByRole('heading', { name: coupons.title, level: 1 }).waitFor()
  const code = 'MAI-390'
  const first = page.getByRole('textbox').first()
  await first.fill(code.toLowerCase())
  await first.press('Enter')
  await page.getByRole('status').getByText(coupons.saved).waitFor()
  await expectSound(marketer)
  const sheet = {
    name: 'uses.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`code,date,uses\n${code},${await launchDay(marketer)},7\nX,1,1\n`),
  }
  await page.locator('input[type=file]').last().setInputFiles(sheet)
  await page.getByRole('button', { name: coupons.check }).last().click()
  await page.getByText(coupons.result_unknown_code).waitFor()
  await expectSound(marketer)
  await page.getByRole('button', { name: /1/ }).and(page.locator('[type=submit]')).first().click()
  await page.waitForURL(/done=uses/)

  await page.goto(`${here.site.url}/${lang}/${await busiest(marketer)}/content`)
  await page.getByRole('heading', { name: content.title, level: 1 }).waitFor()
  await hydrated(page)
  await expectSound(marketer)
  await page.goto(`${here.site.url}/${lang}/${await busiest(marketer)}?tab=money`)
  await page.getByRole('table').waitFor()
  await hydrated(page)
  await expectFitsTablet(marketer)
  await expectSound(marketer)
  expect(marketer.complaints).toEqual([])
  await marketer.leave()
})
