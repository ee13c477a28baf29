import { newId } from '../src/core/ids.ts'
import type { Satang } from '../src/core/money.ts'
import type { Db, Tx } from '../src/db/types.ts'
import { accounts, influencers, marketers } from '../src/features/accounts/schema.ts'
import { agencyBrands } from '../src/features/agency-brands/schema.ts'
import { campaigns } from '../src/features/campaigns/schema.ts'
import { EMPTY_CRITERIA } from '../src/features/campaigns/shapes.ts'
import { channelPrices, channels } from '../src/features/channels/schema.ts'
import { jobEvents, jobs } from '../src/features/jobs/schema.ts'
import type { TeamRole } from '../src/features/teams/kinds.ts'
import { teamMembers } from '../src/features/teams/schema.ts'
import { TEST_NOW } from './harness.ts'

/**
 * Rows for tests: each builder inserts the row with its parents and returns it. Pass the values that matter; the others
 * are plausible.
 */

type AccountValues = Partial<typeof accounts.$inferInsert>
let serial = 0

async function buildAccount(db: Db, role: 'influencer' | 'marketer' | 'operator', values: AccountValues) {
  const n = ++serial
  const [row] = await db
    .insert(accounts)
    .values({
      id: newId(),
      role,
      email: `${role}${n}@example.com`,
      emailVerifiedAt: TEST_NOW,
      passwordHash: 'x',
      status: 'active',
      lang: 'th',
      displayName: `${role} ${n}`,
      createdAt: TEST_NOW,
      ...values,
    })
    .returning()
  return row as typeof accounts.$inferSelect
}

export const buildOperator = (db: Db, values: AccountValues = {}) => buildAccount(db, 'operator', values)

export async function buildInfluencer(
  db: Db,
  values: Partial<typeof influencers.$inferInsert> = {},
  account: AccountValues = {},
) {
  const row = await buildAccount(db, 'influencer', account)
  await db.insert(influencers).values({
    handle: `creator${serial}`,
    refCode: `REF${serial}`,
    gender: 'female',
    birthdate: '1998-03-14',
    province: 'TH-10',
    interests: ['beauty'],
    taxDecidedAt: TEST_NOW,
    ...values,
    accountId: row.id,
  })
  return row
}

export async function buildMarketer(
  db: Db,
  values: Partial<typeof marketers.$inferInsert> = {},
  account: AccountValues = {},
) {
  const row = await buildAccount(db, 'marketer', account)
  await db
    .insert(marketers)
    .values({ kind: 'brand', accountType: 'company', brandName: `Brand ${serial}`, ...values, accountId: row.id })
  return row
}

/** An agency brand. */
export async function buildAgencyBrand(
  db: Db,
  marketerId: string,
  values: Partial<typeof agencyBrands.$inferInsert> = {},
) {
  const [row] = await db
    .insert(agencyBrands)
    .values({
      id: newId(),
      marketerId,
      name: `Agency brand ${++serial}`,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
      ...values,
    })
    .returning()
  return row as typeof agencyBrands.$inferSelect
}

/** Creates the login of a member of a marketer's team. Returns its account. */
export async function buildMember(
  db: Db,
  marketerId: string,
  role: TeamRole,
  account: AccountValues = {},
  brandIds: string[] | null = null,
) {
  const row = await buildAccount(db, 'marketer', account)
  await db.insert(teamMembers).values({ personId: row.id, marketerId, role, brandIds, joinedAt: TEST_NOW })
  return row
}

/** An active Instagram channel, of a new creator unless `accountId` is given. Prices in satang by post type. */
export async function buildChannel(
  db: Db,
  values: Partial<typeof channels.$inferInsert> = {},
  prices: Partial<Record<(typeof channelPrices.$inferInsert)['postType'], number>> = {},
) {
  const accountId = values.accountId ?? (await buildInfluencer(db)).id
  const n = ++serial
  const [row] = await db
    .insert(channels)
    .values({
      id: newId(),
      type: 'INSTAGRAM',
      externalId: `ext-${n}`,
      handle: `handle${n}`,
      url: `https://instagram.com/handle${n}`,
      name: `Channel ${n}`,
      status: 'active',
      statusAt: TEST_NOW,
      proof: 'oauth',
      followers: 24_000,
      following: 300,
      posts90d: 20,
      averageLikes: 900,
      averageComments: 60,
      averageViews: 12_000,
      engagementBps: 400,
      score: 90,
      checkedAt: TEST_NOW,
      createdAt: TEST_NOW,
      ...values,
      accountId,
    })
    .returning()
  const channel = row as typeof channels.$inferSelect
  for (const [postType, price] of Object.entries(prices))
    await db
      .insert(channelPrices)
      .values({ channelId: channel.id, postType: postType as never, price: price as Satang })
  return channel
}

/** A live public Instagram reel campaign, of a new brand unless `marketerId` is given. */
export async function buildCampaign(db: Db, values: Partial<typeof campaigns.$inferInsert> = {}) {
  const marketerId = values.marketerId ?? (await buildMarketer(db)).id
  const [row] = await db
    .insert(campaigns)
    .values({
      id: newId(),
      kind: 'public',
      payBy: 'credits',
      status: 'live',
      title: 'Seven days with a dewy serum',
      product: 'Dewy serum 30 ml',
      objective: 1,
      brief: {
        text: 'Use the serum for seven days and tell what changes.',
        dos: ['Film in daylight'],
        donts: ['No filters'],
        references: [],
      },
      channelType: 'INSTAGRAM',
      postType: 'reel',
      reviewOption: 'photo',
      price: 450_000 as Satang,
      slots: 3,
      criteria: EMPTY_CRITERIA,
      topic: 'beauty',
      closeAt: new Date('2025-12-05T16:59:59.999Z'),
      draftBy: '2025-12-12',
      postFrom: null,
      postBy: '2025-12-20',
      usageRights: 'brand_social',
      usageEndsOn: '2026-03-31',
      disclosureTag: '#โฆษณา',
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
      submittedAt: TEST_NOW,
      publishedAt: TEST_NOW,
      ...values,
      marketerId,
    })
    .returning()
  return row as typeof campaigns.$inferSelect
}

/** A job of a new campaign; unless a status is given, it ended without pay. */
export async function buildJob(db: Db, values: Partial<typeof jobs.$inferInsert> = {}) {
  const campaign = values.campaignId
    ? { id: values.campaignId, marketerId: values.marketerId as string }
    : await buildCampaign(db, values.marketerId ? { marketerId: values.marketerId } : {})
  const influencerId = values.influencerId ?? (await buildInfluencer(db)).id
  const channelId = values.channelId ?? (await buildChannel(db, { accountId: influencerId })).id
  const [row] = await db
    .insert(jobs)
    .values({
      id: newId(),
      status: 'CANCEL',
      facts: {} as never,
      source: 'invite',
      price: 450_000 as Satang,
      fee: 0 as Satang,
      fundedBy: 'credits',
      matchScore: 0,
      isMatch: true,
      matchReasons: [],
      matchedAt: TEST_NOW,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
      ...values,
      campaignId: campaign.id,
      marketerId: campaign.marketerId,
      influencerId,
      channelId,
    })
    .returning()
  return row as typeof jobs.$inferSelect
}

const TO = { accept: 'IN_PROGRESS', decline: 'REJECTED', counterOffer: 'ASSIGN', answerTimeout: 'CANCEL' } as const

/** An invitation to a job, and its result the given number of hours later. */
export async function buildReply(
  db: Tx,
  jobId: string,
  {
    event,
    hours,
    offeredAt = TEST_NOW,
  }: { event: 'accept' | 'decline' | 'counterOffer' | 'answerTimeout'; hours: number; offeredAt?: Date },
): Promise<void> {
  const at = new Date(offeredAt.getTime() + hours * 3_600_000)
  const common = { jobId, actorId: null, data: {} }
  await db.insert(jobEvents).values([
    { ...common, id: newId(), event: 'invite', from: 'NEW', to: 'ASSIGN', actor: 'marketer', at: offeredAt },
    {
      ...{ ...common, id: newId(), event, from: 'ASSIGN', to: TO[event], at },
      actor: event === 'answerTimeout' ? 'system' : 'influencer',
    },
  ])
}
