import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DAY } from '../../../src/core/clock.ts'
import { briefText } from '../../../src/features/campaigns/text/brief.ts'
import { builderText } from '../../../src/features/campaigns/text/builder.ts'
import { manageText } from '../../../src/features/campaigns/text/manage.ts'
import { formatCredits } from '../../../src/i18n/formats.ts'
import { vocabularyText } from '../../../src/i18n/vocabulary/index.ts'
import { type JobWorld, press, typeDay, until, visit, wordsOf } from './world.ts'

/** What differs between the campaigns of the journeys. */
interface CampaignChoices {
  kind: 'public' | 'invite_only'
  /** True: a product is sent, and the brief states its value and variants. False: pictures of the product are sent. */
  ships: boolean
  slots: number
}

/** Makes the first two choices, after which the brief opens. */
async function startDraft(world: JobWorld, { kind }: CampaignChoices): Promise<void> {
  const { page } = world.marketer
  const t = await wordsOf(world, manageText)
  const b = await wordsOf(world, briefText)
  await visit(world, page, 'Marketer/manageCampaign/new')
  await page.getByLabel(b('campaignTitle')).fill(world.campaignTitle)
  await page.getByRole('radio', { name: t(`kind_${kind}`) }).check()
  await press(page, t('start'))
  await page.waitForURL(/manageCampaign\/[0-9a-f-]{36}/)
  world.campaignId = /manageCampaign\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
}

/** Variants of the product that the brand sends. */
const VARIANTS = ['ผิวแห้ง', 'ผิวมัน']

export async function expectProduct(world: JobWorld, page: Page): Promise<void> {
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

/**
 * Fills in everything that a brief needs. Without `slots` it is a package campaign, where the package determines channel,
 * post and price.
 */
export async function fillBrief(world: JobWorld, { ships, slots }: { ships: boolean; slots?: number }): Promise<void> {
  const { page } = world.marketer
  const b = await wordsOf(world, briefText)
  const v = await wordsOf(world, vocabularyText)
  const part = (id: string) => page.locator(`#${id}`)
  await part('goal').getByLabel(b('product'), { exact: true }).fill('Hom Mali Serum 30 ml')
  await part('goal')
    .getByLabel(b('objective'))
    .selectOption({ label: v('objective_1') })
  await part('goal').getByLabel(b('topic')).selectOption({ index: 1 })
  if (slots) {
    await part('post')
      .getByLabel(b('channel'))
      .selectOption({ label: v('channel_INSTAGRAM') })
    await part('post')
      .getByLabel(b('postType'))
      .selectOption({ label: v('post_photoPost') })
    await part('price').getByLabel(b('price')).fill('2,000')
    await part('price').getByLabel(b('slots')).fill(String(slots))
  }
  await typeDay(world, part('post'), b('draftBy'), inDays(20))
  await typeDay(world, part('post'), b('postBy'), inDays(40))
  await part('brief').getByLabel(b('briefText')).fill('เซรั่มข้าวหอมมะลิ ใช้ทุกเช้า เล่าความรู้สึกจริงหลังใช้')
  await part('brief').getByLabel(b('dos'), { exact: true }).fill('ถือขวดให้เห็นชื่อ\nใส่แท็กโฆษณา')
  await typeDay(world, part('price'), b('closeOn'), inDays(10))
  await part('rights')
    .getByLabel(b('usageRights'))
    .selectOption({ label: b('usage_brand_social') })
  await typeDay(world, part('rights'), b('usageEndsOn'), inDays(200))
  await part('rights')
    .getByRole('radio', { name: v(ships ? 'review_shipping' : 'review_photo') })
    .check()
  if (ships) {
    await part('rights').getByLabel(b('productValue')).fill('1,290')
    await part('rights').getByLabel(b('productQuantity')).fill('2')
    await part('rights').getByLabel(b('productVariants')).fill(VARIANTS.join('\n'))
  }
  await part('rights').getByLabel(b('disclosureTag')).selectOption('#ad')
}

/** Creates a draft, which saves itself and shows its cost, and sends it for review. */
export async function marketerSendsCampaign(
  world: JobWorld,
  choices: CampaignChoices = { kind: 'public', ships: true, slots: 1 },
): Promise<void> {
  const { page } = world.marketer
  const t = await wordsOf(world, builderText)
  const b = await wordsOf(world, briefText)
  await startDraft(world, choices)
  await fillBrief(world, choices)
  await page.getByText(t('progress', { n: 6, total: 6 })).waitFor()
  // Input is still there after a reload, without pressing a button.
  await visit(world, page, `Marketer/manageCampaign/${world.campaignId}?tab=brief&open=goal`)
  expect(await page.locator('#goal').getByLabel(b('product'), { exact: true }).inputValue()).toBe(
    'Hom Mali Serum 30 ml',
  )
  const cost = page.getByRole('complementary').filter({ hasText: t('costTotal') })
  const total = formatCredits(220_000 * choices.slots)
  await cost.getByText(total).first().waitFor()
  await press(page, t('goToCheck'))
  await page.getByText(total).first().waitFor()
  await sendForReview(world)
}

export async function sendForReview(world: JobWorld): Promise<void> {
  const { page } = world.marketer
  const t = await wordsOf(world, builderText)
  await press(page, t('submit'))
  await page.getByText((await wordsOf(world, manageText))('inReview')).waitFor()
}

/** The operator reads the brief in the queue and approves it. */
export async function operatorApprovesCampaign(world: JobWorld, { ships } = { ships: true }): Promise<void> {
  const { page } = world.operator
  const t = await wordsOf(world, manageText)
  await visit(world, page, 'Operator/campaign')
  const row = page.locator('details').filter({ hasText: world.campaignTitle })
  await row.locator('summary').first().click()
  if (ships) await expectProduct(world, page)
  await row.getByRole('button', { name: t('approve'), exact: true }).click()
  await row.waitFor({ state: 'detached' })
}

/** Checks that the campaign is on the public market. */
export async function expectOnTheMarket(world: JobWorld): Promise<void> {
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
