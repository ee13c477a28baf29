import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DAY } from '../../../src/core/clock.ts'
import { briefText } from '../../../src/features/campaigns/text/brief.ts'
import { builderText } from '../../../src/features/campaigns/text/builder.ts'
import { manageText } from '../../../src/features/campaigns/text/manage.ts'
import { vocabularyText } from '../../../src/i18n/vocabulary/index.ts'
import { press, typeDay, until, visit, type World, wordsOf } from './world.ts'

/** The two first choices; the brief opens. */
async function startDraft(world: World): Promise<void> {
  const { page } = world.marketer
  const t = await wordsOf(world, manageText)
  const b = await wordsOf(world, briefText)
  await visit(world, page, 'Marketer/manageCampaign/new')
  await page.getByLabel(b('campaignTitle')).fill(world.campaignTitle)
  await page.getByRole('radio', { name: t('kind_public') }).check()
  await press(page, t('start'))
  await page.waitForURL(/manageCampaign\/[0-9a-f-]{36}/)
  world.campaignId = /manageCampaign\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
}

/** What the brand sends, as everybody reads it. */
const VARIANTS = ['ผิวแห้ง', 'ผิวมัน']

export async function expectProduct(world: World, page: Page): Promise<void> {
  const b = await wordsOf(world, briefText)
  const main = page.getByRole('main')
  await main
    .getByText(b('productWorth', { productValue: '฿1,290' }))
    .first()
    .waitFor()
  await main
    .getByText(b('productPieces', { productQuantity: 2 }))
    .first()
    .waitFor()
  await main
    .getByText(VARIANTS[1] as string)
    .first()
    .waitFor()
}

const inDays = (days: number): Date => new Date(Date.now() + days * DAY)

async function fillBrief(world: World): Promise<void> {
  const { page } = world.marketer
  const b = await wordsOf(world, briefText)
  const v = await wordsOf(world, vocabularyText)
  const part = (id: string) => page.locator(`#${id}`)
  await part('goal').getByLabel(b('product'), { exact: true }).fill('Hom Mali Serum 30 ml')
  await part('goal')
    .getByLabel(b('objective'))
    .selectOption({ label: v('objective_1') })
  await part('goal').getByLabel(b('topic')).selectOption({ index: 1 })
  await part('post')
    .getByLabel(b('channel'))
    .selectOption({ label: v('channel_INSTAGRAM') })
  await part('post')
    .getByLabel(b('postType'))
    .selectOption({ label: v('post_photoPost') })
  await typeDay(world, part('post'), b('draftBy'), inDays(20))
  await typeDay(world, part('post'), b('postBy'), inDays(40))
  await part('brief').getByLabel(b('briefText')).fill('เซรั่มข้าวหอมมะลิ ใช้ทุกเช้า เล่าความรู้สึกจริงหลังใช้')
  await part('brief').getByLabel(b('dos'), { exact: true }).fill('ถือขวดให้เห็นชื่อ\nใส่แท็กโฆษณา')
  await part('price').getByLabel(b('price')).fill('2,000')
  await typeDay(world, part('price'), b('closeOn'), inDays(10))
  await part('rights')
    .getByLabel(b('usageRights'))
    .selectOption({ label: b('usage_brand_social') })
  await typeDay(world, part('rights'), b('usageEndsOn'), inDays(200))
  await part('rights')
    .getByRole('radio', { name: v('review_shipping') })
    .check()
  await part('rights').getByLabel(b('productValue')).fill('1,290')
  await part('rights').getByLabel(b('productQuantity')).fill('2')
  await part('rights').getByLabel(b('productVariants')).fill(VARIANTS.join('\n'))
  await part('rights').getByLabel(b('disclosureTag')).selectOption('#ad')
}

/** A draft that saves itself, with its cost before anything is published, sent for review. */
export async function marketerSendsCampaign(world: World): Promise<void> {
  const { page } = world.marketer
  const t = await wordsOf(world, builderText)
  const b = await wordsOf(world, briefText)
  await startDraft(world)
  await fillBrief(world)
  await page.getByText(t('progress', { n: 6, total: 6 })).waitFor()
  // What was typed is there after a reload, without a press of any button.
  await visit(world, page, `Marketer/manageCampaign/${world.campaignId}?tab=brief&open=goal`)
  expect(await page.locator('#goal').getByLabel(b('product'), { exact: true }).inputValue()).toBe(
    'Hom Mali Serum 30 ml',
  )
  const cost = page.getByRole('complementary').filter({ hasText: t('costTotal') })
  await cost.getByText('2,200').first().waitFor()
  await press(page, t('goToCheck'))
  await page.getByText('2,200').first().waitFor()
  await press(page, t('submit'))
  await page.getByText((await wordsOf(world, manageText))('inReview')).waitFor()
}

/** The operator reads the brief in the queue and approves it. */
export async function operatorApprovesCampaign(world: World): Promise<void> {
  const { page } = world.operator
  const t = await wordsOf(world, manageText)
  await visit(world, page, 'Operator/campaign')
  const row = page.locator('details').filter({ hasText: world.campaignTitle })
  await row.locator('summary').first().click()
  await expectProduct(world, page)
  await row.getByRole('button', { name: t('approve'), exact: true }).click()
  await row.waitFor({ state: 'detached' })
}

/** The campaign stands on the market that anyone may read. */
export async function expectOnTheMarket(world: World): Promise<void> {
  const { page } = world.marketer
  const guest = await page.context().browser()?.newPage()
  if (!guest) throw new Error('no browser')
  try {
    await until(
      'the campaign on the market',
      async () => {
        const market = await fetch(`${world.site.url}/${world.lang}/jobMarketBoard`)
        return (await market.text()).includes(world.campaignTitle)
      },
      60,
    )
    await visit(world, guest, 'jobMarketBoard')
    await guest.getByRole('link', { name: world.campaignTitle }).first().click()
    await expectProduct(world, guest)
  } finally {
    await guest.close()
  }
}
