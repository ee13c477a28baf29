import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AppError } from '../../../core/errors.ts'
import type { Bilingual } from '../../../core/shapes.ts'
import type { StoredChannelType } from '../../../core/vocabulary.ts'
import { prepared } from '../../../db/prepared.ts'
import { pipelined } from '../../../db/tx.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts, influencers, marketers } from '../../accounts/schema.ts'
import { shownNames } from '../../accounts/schema-names.ts'
import { agencyBrands } from '../../agency-brands/schema.ts'
import { campaignBrands } from '../../agency-brands/schema-names.ts'
import { campaigns } from '../../campaigns/schema.ts'
import { channels } from '../../channels/schema.ts'

const influencerAccounts = alias(accounts, 'creators')
const marketerAccounts = alias(accounts, 'brands')

/** The rows that a job refers to: its campaign, both accounts, the channel. */
export interface JobRelations {
  campaign: typeof campaigns.$inferSelect
  brandName: Bilingual
  marketerStatus: string
  influencerName: Bilingual
  influencerStatus: string
  /** See `influencers.takesJobsFrom`. */
  influencerTakesJobsFrom: string | null
  channel: typeof channels.$inferSelect
}

const columns = {
  campaign: campaigns,
  brandName: campaignBrands(marketerAccounts),
  marketerStatus: marketerAccounts.status,
  influencerName: shownNames(influencerAccounts),
  influencerStatus: influencerAccounts.status,
  influencerTakesJobsFrom: influencers.takesJobsFrom,
  channel: channels,
}

const selectRelations = prepared(['campaignId', 'channelId'], (tx, { campaignId, channelId }) =>
  tx
    .select(columns)
    .from(campaigns)
    .innerJoin(marketerAccounts, eq(marketerAccounts.id, campaigns.marketerId))
    .innerJoin(marketers, eq(marketers.accountId, campaigns.marketerId))
    .leftJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))
    .innerJoin(channels, eq(channels.id, channelId))
    .innerJoin(influencerAccounts, eq(influencerAccounts.id, channels.accountId))
    .innerJoin(influencers, eq(influencers.accountId, channels.accountId))
    .where(eq(campaigns.id, campaignId)),
)

/** The campaign and the channel of a (new) job with both accounts; null if one of them does not exist. */
export async function readRelations(
  tx: Tx,
  { campaignId, channelId }: { campaignId: string; channelId: string },
): Promise<JobRelations | null> {
  const [row] = await selectRelations(tx, { campaignId, channelId })
  return row ?? null
}

/** Serializes the steps that take or free a slot of a campaign. Lock order: after the job's row, before any money. */
export async function lockCampaignOf(tx: Tx, campaignId: string): Promise<void> {
  const lock = tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, campaignId))
  await pipelined(tx, lock.for('no key update'))
}

/** The channel's platform, to which links must belong. */
export async function channelTypeOf(tx: Tx, channelId: string): Promise<StoredChannelType> {
  const [row] = await tx.select({ type: channels.type }).from(channels).where(eq(channels.id, channelId))
  if (!row) throw new AppError('not_found')
  return row.type
}
