import { campaigns } from './campaigns.ts'
import { common } from './every-area.ts'
import { jobs } from './jobs.ts'
import { money } from './money.ts'
import { people } from './people.ts'
import { webhooks } from './webhooks.ts'

/**
 * Descriptions of the members of requests and responses, by name. A path such as `Schema.member` applies to that place
 * only.
 */
export const MEMBERS = collected([common, people, campaigns, jobs, money, webhooks])

/** Throws if two groups describe the same member. */
function collected(groups: readonly Readonly<Record<string, string>>[]): Readonly<Record<string, string>> {
  const entries = groups.flatMap((group) => Object.entries(group))
  const all = new Map(entries)
  if (all.size !== entries.length) throw new Error('a member is described twice')
  return Object.fromEntries(all)
}

/** Descriptions of path parameters. */
export const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  campaignId: 'ID of the campaign.',
  channelId: 'ID of the channel.',
  chargeId: 'ID of the charge.',
  deliveryId: 'ID of the delivery.',
  documentId: 'ID of the document.',
  endpointId: 'ID of the endpoint.',
  fileId: 'ID of the file.',
  influencerId: 'ID of the influencer.',
  invoiceId: 'ID of the payment with VAT.',
  jobId: 'ID of the job.',
  marketerId: 'ID of the marketer.',
  period: 'A month as yyyy-mm or a year as yyyy.',
  slug: 'The package’s name in its URL.',
  withdrawalId: 'ID of the withdrawal.',
  year: 'A year as yyyy.',
}
