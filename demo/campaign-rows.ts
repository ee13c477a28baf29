import { createHash } from 'node:crypto'
import { addDays, endOfDay } from '../src/core/calendar.ts'
import { baht } from '../src/core/money.ts'
import { INTERESTS, type Interest } from '../src/core/vocabulary.ts'
import type { campaigns } from '../src/features/campaigns/schema.ts'
import { AGE_BANDS, type AgeBand, type Criteria, zCriteria } from '../src/features/campaigns/shapes.ts'
import { agencyBrandOf } from './agency-rows.ts'
import type { DemoCampaign, Scene } from './content/types-campaigns.ts'
import { dayAt, momentOf, seedId, type Today, timeOn } from './day.ts'
import { packageIdOf } from './packages.ts'
import { marketerOf, type People } from './people.ts'

export type CampaignRow = typeof campaigns.$inferInsert

const BAND_OF: Record<AgeBand, readonly [number, number]> = {
  '13-17': [13, 17],
  '18-24': [18, 24],
  '25-34': [25, 34],
  '35-44': [35, 44],
  '45+': [45, 99],
}

const agesIn = (range: DemoCampaign['criteria']['audienceAge']): AgeBand[] =>
  range ? AGE_BANDS.filter((band) => BAND_OF[band][0] >= range[0] && BAND_OF[band][1] <= range[1]) : []

export function criteriaOf({ criteria: c }: DemoCampaign): Criteria {
  return zCriteria.parse({
    followersMin: c.minFollowers || null,
    followersMax: c.maxFollowers,
    engagementMinBps: c.minErBp || null,
    audienceAges: agesIn(c.audienceAge),
    audienceGender: c.audienceGender,
    provinces: [...c.provinces],
    interests: [...c.interests],
    nationalities: c.nationality === 'TH' ? [209] : [],
  })
}

/** The topic of scenes that are not topics themselves. */
const TOPIC_OF: Partial<Record<Scene, Interest>> = {
  skincare: 'beauty',
  thaitea: 'food',
  noodles: 'food',
  fashion: 'design',
  finance: 'investment',
  home: 'lifestyle',
}
const topicOf = (scene: Scene): Interest =>
  TOPIC_OF[scene] ?? INTERESTS.find((interest) => interest === scene) ?? 'lifestyle'

const CODE_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** What the brand sends: retail price of the parcel in baht, number of pieces, and variants if there are any. */
const PARCELS: Readonly<Record<string, readonly [worth: number, pieces: number, ...variants: string[]]>> = {
  'nuan-serum': [590, 1, 'ผิวมัน', 'ผิวแห้ง'],
  'yainuan-rooster': [240, 6],
  'sawang-ring': [890, 1],
  'pp-bag': [690, 1, 'ครีม', 'เขียวขวด', 'ดำ'],
  'samun-compress': [900, 2],
  'nuan-night': [590, 1],
  'cha-bag': [180, 3],
  'sawang-speaker': [1_290, 1],
  'yainuan-chilli': [220, 2, 'รสดั้งเดิม', 'เผ็ดน้อย'],
  'nuan-gift': [1_490, 1],
  'samun-desk': [450, 1],
  'nuan-toner': [520, 1],
  'nuan-live': [1_280, 3],
  'yainuan-first': [200, 5],
  'pp-linen': [1_190, 1, 'S', 'M', 'L'],
  'sawang-fan': [990, 1],
  'pinto-lunch': [750, 1],
}

function productOf({ key, review }: DemoCampaign) {
  const [worth, pieces, ...variants] = (review === 'shipping' && PARCELS[key]) || [null, 1]
  return { productValue: worth === null ? null : baht(worth), productQuantity: pieces, productVariants: variants }
}

/** The check-in code, which the staff at the location give the creator. */
const checkInCodeOf = ({ key }: DemoCampaign): string =>
  [...createHash('sha256').update(`check-in/${key}`).digest().subarray(0, 6)]
    .map((byte) => CODE_SIGNS[byte % CODE_SIGNS.length])
    .join('')

function timesOf(campaign: DemoCampaign, today: Today) {
  const { key, days, status } = campaign
  const at = (day: number | null, word: string) => (day === null ? null : timeOn(today, day, word, key))
  const createdAt = timeOn(today, days.created, 'created', key)
  const submittedAt = at(days.submitted, 'submitted')
  // Approved early in the morning, before anybody applies.
  const publishedAt =
    days.live === null ? null : momentOf(today, { day: days.live, minute: 7 * 60 + (key.length % 30) })
  const closeAt = endOfDay(dayAt(today, days.close))
  const closedAt = status === 'closed' ? new Date(closeAt.getTime() + 1) : null
  return {
    createdAt,
    submittedAt,
    publishedAt,
    closeAt,
    closedAt,
    updatedAt: closedAt ?? publishedAt ?? submittedAt ?? createdAt,
  }
}

export const campaignIdOf = (campaign: DemoCampaign, today: Today): string =>
  seedId(`campaign/${campaign.key}`, timesOf(campaign, today).createdAt)

/** A campaign's row. `slotsTaken` is the number of jobs that hold a slot. */
export function campaignRow(campaign: DemoCampaign, people: People, slotsTaken: number): CampaignRow {
  const { today } = people
  const { days, tracking, usage, review } = campaign
  const marketer = marketerOf(campaign.marketer)
  const times = timesOf(campaign, today)
  return {
    id: campaignIdOf(campaign, today),
    marketerId: people.marketerId(campaign.marketer),
    brandId: agencyBrandOf(people, campaign.key),
    kind: campaign.kind,
    payBy: campaign.package ? 'package' : 'credits',
    packageId: campaign.package ? packageIdOf(campaign.package) : null,
    status: campaign.status,
    title: campaign.title.th,
    titleEn: campaign.title.en,
    product: campaign.product.th,
    productUrl: tracking?.target ?? `https://${marketer.key}.demo.talad.test`,
    objective: campaign.objective,
    brief: {
      text: campaign.brief.th,
      dos: campaign.dos.map((line) => line.th),
      donts: campaign.donts.map((line) => line.th),
      references: [],
    },
    channelType: campaign.channel,
    postType: campaign.post,
    reviewOption: review,
    price: campaign.payMax,
    slots: campaign.slots,
    slotsTaken,
    criteria: criteriaOf(campaign),
    topic: topicOf(campaign.scene),
    draftBy: addDays(today.day, days.draftDue),
    postFrom: addDays(today.day, days.postFrom),
    postBy: addDays(today.day, days.postTo),
    usageRights: usage.scope,
    // Brands that pay well allow negotiation.
    counterOffers: campaign.post === 'reel' ? 'yes' : 'no',
    usageEndsOn: addDays(today.day, usage.untilDay),
    disclosureTag: campaign.disclosureTag,
    trackingUrl: tracking?.target ?? '',
    couponCode: campaign.coupon ?? '',
    ...productOf(campaign),
    reimbursementCap: campaign.reimbursementCap,
    checkInCode: review === 'invite' ? checkInCodeOf(campaign) : null,
    venue:
      review === 'invite'
        ? `${marketer.displayName.th} ${marketer.address.line.th} ${marketer.address.district.th}`
        : '',
    coverScene: campaign.scene,
    ...times,
  }
}
