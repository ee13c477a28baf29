import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Lang } from '../../src/core/shapes.ts'
import { calendarText } from '../../src/features/calendar/text/index.ts'
import { contract as campaigns } from '../../src/features/campaigns/contract.ts'
import { builderText } from '../../src/features/campaigns/text/builder.ts'
import { manageText } from '../../src/features/campaigns/text/manage.ts'
import { jobListsText } from '../../src/features/jobs/text/lists/index.ts'
import { dashboardText } from '../../src/features/marketer-dashboard/text/index.ts'
import { contract as shipping } from '../../src/features/shipping/contract.ts'
import { shippingText } from '../../src/features/shipping/text/index.ts'
import { type FeatureTexts, type Texts, translator } from '../../src/i18n/messages.ts'
import { expectSound } from './axe.ts'
import { hydrated, newVisitor, type Visitor } from './browser.ts'
import { signIn } from './demo-visitor.ts'
import { sharedSite } from './here.ts'

const here = sharedSite()
const wordsOf = async <En extends Texts>(texts: FeatureTexts<En>, lang: Lang) => translator<En>(await texts.load(lang))

async function marketerOf(lang: Lang, width: number): Promise<Visitor> {
  const visitor = await newVisitor(here.browser, { lang, width, height: width < 500 ? 844 : 900 })
  await visitor.context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: here.site.url }])
  await signIn(visitor, here.site, 'marketer')
  return visitor
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(here.site.url + path)
  await hydrated(page)
}

const campaignsOf = async ({ context }: Visitor) => {
  const answer = await context.request.get(`${here.site.url}${campaigns.list.path}?limit=50`)
  return ((await answer.json()) as { data: { id: string; status: string; slotsTaken: number }[] }).data
}

/** A demo campaign with a parcel to send, and one of its jobs. */
async function toShip(visitor: Visitor): Promise<{ id: string; job: string }> {
  for (const { id } of await campaignsOf(visitor)) {
    const answer = await visitor.context.request.get(here.site.url + shipping.list.path.replace('{id}', id))
    const [parcel] = ((await answer.json()) as { data: { job: { id: string } }[] }).data
    if (parcel) return { id, job: parcel.job.id }
  }
  throw new Error('the demo has no parcel to send')
}

describe('on a desktop in Thai', () => {
  let marketer: Visitor
  beforeAll(async () => {
    marketer = await marketerOf('th', 1440)
    marketer.page.on('dialog', (dialog) => void dialog.accept())
  })
  afterAll(() => marketer?.leave())

  test('a campaign from a template is reviewed with all amounts, sent, withdrawn and deleted', async () => {
    const { page } = marketer
    const [b, m] = [await wordsOf(builderText, 'th'), await wordsOf(manageText, 'th')]
    await visit(page, '/th/Marketer/manageCampaign/new')
    await expectSound({ page })
    await page.locator('input[name=title]').fill('เซรั่มจากแบบ')
    await page.locator('input[name=template][value="3"]').check()
    await page.getByRole('button', { name: m('start') }).click()
    await page.waitForURL('**/manageCampaign/*?tab=brief')
    await hydrated(page)
    const id = /manageCampaign\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? ''
    const path = here.site.url + campaigns.get.path.replace('{id}', id)
    const read = async () =>
      ((await (await marketer.context.request.get(path)).json()) as { data: Record<string, never> }).data
    const draft = await read()
    expect(draft).toMatchObject({
      objective: 3,
      draftDays: 7,
      brief: { dos: expect.arrayContaining([expect.any(String)]) },
    })

    await page.getByRole('button', { name: b('goToCheck') }).click()
    await page.getByText(b('notComplete')).waitFor()
    await expectSound({ page })
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const filled = await marketer.context.request.patch(path, {
      headers: { origin: here.site.url },
      data: {
        version: draft.version,
        product: 'เซรั่ม 30 มล.',
        trackingUrl: 'https://nuanuan.example/serum',
        channelType: 'INSTAGRAM',
        postType: 'reel',
        postBy: inDays(60),
        closeOn: inDays(20),
        price: 200_000,
        slots: 3,
        usageRights: 'creator_only',
        disclosureTag: '#โฆษณา',
        reviewOption: 'buy product',
        reimbursementCap: 50_000,
      },
    })
    expect(filled.status(), await filled.text()).toBe(200)
    await page.reload()
    await hydrated(page)
    // Three creators, each with pay 2,000, fee 200 and at most 500 for the product.
    const cost = page.getByRole('complementary')
    for (const amount of ['2,000.00', '200.00', '500.00', '8,100.00']) await cost.getByText(amount).first().waitFor()
    await page.getByRole('button', { name: b('submit') }).click()
    await page.getByText(m('inReview')).waitFor()
    await page.getByRole('button', { name: m('recall') }).click()
    await page.getByText(m('deleteDraft')).first().click()
    await page
      .locator('details[open]')
      .getByRole('button', { name: m('deleteDraft') })
      .click()
    await page.waitForURL('**/th/Marketer/manageCampaign')
    expect((await marketer.context.request.get(path)).status()).toBe(404)
    expect(marketer.complaints).toEqual([])
  })

  test('tracking numbers from a spreadsheet are shown row by row before they are saved', async () => {
    const { page } = marketer
    const t = await wordsOf(shippingText, 'th')
    const { id, job } = await toShip(marketer)
    await visit(page, `/th/Marketer/manageCampaign/${id}/shipping`)
    await expectSound({ page })
    const upload = async (rows: string) => {
      const buffer = Buffer.from(`\ufeffรหัสงาน,ขนส่ง,เลขพัสดุ\n${rows}`)
      await page.locator('input[type=file]').setInputFiles({ name: 'numbers.csv', mimeType: 'text/csv', buffer })
      await page.getByRole('button', { name: t('check') }).click()
    }
    await upload(`${job},ไปรษณีย์ไทย,12\n`)
    await page.getByText(t('result_number')).first().waitFor()
    await page.getByText(t('nothing')).waitFor()
    await page.getByRole('link', { name: t('otherFile') }).click()
    await page.getByText(t('nothing')).waitFor({ state: 'hidden' })
    await upload(`${job},Thailand Post,EF123456789TH\n`)
    await page.getByText(t('result_ship')).first().waitFor()
    await expectSound({ page })
    await page.getByRole('button', { name: t('save', { n: 1 }) }).click()
    await page.getByText(t('savedTitle', { n: 1 })).waitFor()
    await page.getByText('EF123456789TH').first().waitFor()
    expect(marketer.complaints).toEqual([])
  })

  test('the dashboard changes its date range, and the calendar can be used with the keyboard', async () => {
    const { page } = marketer
    const [d, c] = [await wordsOf(dashboardText, 'th'), await wordsOf(calendarText, 'th')]
    const l = await wordsOf(jobListsText, 'th')
    await visit(page, '/th/Marketer/dashboard')
    await expectSound({ page })
    await page.getByRole('link', { name: d('days', { n: 30 }) }).click()
    await page.waitForURL('**/dashboard?days=30')
    await page.getByRole('figure').first().waitFor()
    const all = page.getByRole('link', { name: d('seeWaiting') }).first()
    const n = (await all.textContent())?.match(/\d+/)?.[0]
    await all.click()
    await page.waitForURL('**/Marketer/job?waiting=yes**')
    const lists = page.getByRole('navigation', { name: l('filter') })
    await expect
      .poll(() => lists.locator('[aria-current]').allTextContents())
      .toEqual([`${l('all')} ${n}`, l('waitingForYou')])
    await expectSound({ page })
    await visit(page, '/th/Marketer/calendar')
    await expectSound({ page })
    await page.locator('[data-day$="-10"] a').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.closest('td')?.dataset.day?.slice(8))).toBe('18')
    await page.getByRole('link', { name: c('next') }).click()
    await page.waitForURL('**/calendar?month=**')
    expect(marketer.complaints).toEqual([])
  })
})

test('on a phone, in English: the jobs of a campaign fit, and pages print without menus', async () => {
  const marketer = await marketerOf('en', 390)
  const { page } = marketer
  const [live] = (await campaignsOf(marketer)).filter(({ status, slotsTaken }) => status === 'live' && slotsTaken > 0)
  const campaign = `/en/Marketer/manageCampaign/${live?.id}`
  await visit(page, `${campaign}/applicants?tab=jobs&order=influencer_name`)
  await expectSound({ page })
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/en/Marketer/usageStatement', `${campaign}?tab=brief`, `${campaign}/applicants?tab=results`]) {
    await visit(page, path)
    expect(await page.getByRole('navigation').filter({ visible: true }).count(), path).toBe(0)
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  }
  expect(marketer.complaints).toEqual([])
  await marketer.leave()
})
