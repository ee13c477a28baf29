import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Lang } from '../../src/core/shapes.ts'
import { bulkText } from '../../src/features/applications/text/bulk.ts'
import { blocksText } from '../../src/features/influencer-blocks/text/index.ts'
import { compareText } from '../../src/features/influencer-search/text/compare.ts'
import { findText } from '../../src/features/influencer-search/text/index.ts'
import { savedText } from '../../src/features/influencer-search/text/saved.ts'
import { expectSound } from './axe.ts'
import { hydrated, newVisitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { sharedSite } from './here.ts'

const here = sharedSite()

async function marketer(lang: Lang, width: number) {
  const one = await newVisitor(here.browser, { lang, width, height: width < 500 ? 844 : 900 })
  await one.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(one, here.site, 'marketer')
  return one
}

/** Selects the first `n` people of a list. */
async function tick(page: Page, lang: Lang, n: number): Promise<void> {
  const t = await bulkText.load(lang)
  const boxes = page.getByRole('checkbox', { name: t.tick.split('{name}')[0] ?? '' })
  for (let i = 0; i < n; i++) await boxes.nth(i).check()
}

test('on a desktop in Thai: a search is saved, three people are compared and one of them is invited', async () => {
  const lang = 'th'
  const [t, saved, compare] = await Promise.all([findText.load(lang), savedText.load(lang), compareText.load(lang)])
  const { page, complaints, leave } = await marketer(lang, 1440)
  await page.goto(`${here.site.url}/${lang}/Marketer/findInfluencer`)
  await hydrated(page)
  await page.locator('aside input[name=type][value=TIKTOK]').check()
  await page.waitForURL('**type=TIKTOK*')
  await page.getByRole('link', { name: saved.save }).click()
  await page.waitForURL('**/savedSearch?type=TIKTOK')
  await page.locator('form#save input[name=name]').fill('ช่อง TikTok')
  await expectSound({ page })
  await page.getByRole('button', { name: saved.submit }).click()
  await page.waitForURL('**/findInfluencer?type=TIKTOK')
  await page.getByRole('button', { name: 'ช่อง TikTok' }).waitFor()
  await expectSound({ page })

  await tick(page, lang, 3)
  await page.getByRole('link', { name: compare.act, exact: true }).click()
  await page.getByRole('heading', { name: compare.titleN.replace('{n}', '3') }).waitFor()
  await page.locator('select[name=campaign]').selectOption({ index: 1 })
  await page.waitForURL('**campaign=*')
  await page.getByRole('rowheader', { name: compare.match }).waitFor()
  expect(await page.getByText(compare.best, { exact: true }).count()).toBeGreaterThan(0)
  await expectSound({ page })
  await page
    .getByRole('link', { name: compare.remove.split('{name}')[0] ?? '' })
    .first()
    .click()
  await page.getByRole('heading', { name: compare.titleN.replace('{n}', '2') }).waitFor()
  const invite = page.getByRole('link', { name: compare.invite.split('{')[0] ?? '' })
  if ((await invite.count()) > 0) {
    await invite.first().click()
    await page.getByRole('heading', { name: t.channels }).waitFor()
  }
  expect(complaints).toEqual([])
  await leave()
})

test('on a phone in English: the count follows the filters, a shortlist is sorted by match, a block is set and removed', async () => {
  const lang = 'en'
  const [t, blocks, compare] = await Promise.all([findText.load(lang), blocksText.load(lang), compareText.load(lang)])
  const { page, complaints, leave } = await marketer(lang, 390)
  await page.goto(`${here.site.url}/${lang}/Marketer/findInfluencer`)
  await hydrated(page)
  await page.locator('summary').filter({ hasText: t.filters }).click()
  const show = page.getByRole('button', { name: /^Show [\d,]+ channels?$/ })
  const before = await show.textContent()
  await page.locator('details[open] input[name=type][value=INSTAGRAM]').check()
  await expect.poll(() => show.textContent()).not.toBe(before)
  const after = (await show.textContent()) ?? ''
  expect(page.url()).not.toContain('type=')
  await show.click()
  await page.waitForURL('**type=INSTAGRAM*')
  const count = page.getByRole('status').filter({ hasText: 'channel' }).first()
  await expect.poll(() => count.textContent()).toBe(after.replace('Show ', ''))

  await page.goto(`${here.site.url}/${lang}/Marketer/shortlist`)
  await hydrated(page)
  await page.locator('main a[href*="/Marketer/shortlist/"]').first().click()
  await page.waitForURL('**/shortlist/*')
  await page.locator('select[name=campaign]').selectOption({ index: 1 })
  await page.waitForURL('**campaign=*')
  await page
    .getByRole('img', { name: /^Match score/ })
    .first()
    .waitFor()
  await expectSound({ page })
  await tick(page, lang, 2)
  await page.getByRole('link', { name: compare.act, exact: true }).click()
  await page.getByRole('rowheader', { name: compare.match }).waitFor()
  await expectSound({ page })

  // Not the demo's own influencer, because other tests invite that one.
  const profiles = page.getByRole('link', { name: /^Profile of (?!พลอย|Ploy)/ })
  await profiles.first().click()
  await page.getByRole('link', { name: blocks.linkBlockOf.split('{')[0] ?? '' }).click()
  await page.getByLabel(blocks.reason).fill('Not our style')
  await expectSound({ page })
  await page.getByRole('button', { name: blocks.block }).click()
  await page.getByText('Not our style').waitFor()
  await page
    .getByRole('button', { name: blocks.unblockOf.split('{')[0] ?? '' })
    .first()
    .click()
  await expect.poll(() => page.getByText('Not our style').count()).toBe(0)
  await expectSound({ page })
  expect(complaints).toEqual([])
  await leave()
})
