import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { creditHolds, creditLots, packageLots, packageUnits } from '../../ledger/schema.ts'
import { outbox } from '../../platform/schema.ts'
import { accounts, consents, contractRenewals, influencers, marketers } from '../accounts/schema.ts'
import { externalLogins, loginDevices, persistentLogins, phoneChanges, sessions } from '../accounts/schema-access.ts'
import { signUps } from '../accounts/schema-sign-up.ts'
import { agencyBrands } from '../agency-brands/schema.ts'
import { apiKeys } from '../api-keys/schema.ts'
import { attachments } from '../attachments/schema.ts'
import { buyerCertificates } from '../buyer-certificates/schema.ts'
import { campaignTargets, reportLinks } from '../campaign-results/schema.ts'
import { campaignBookmarks, campaigns, savedSearches } from '../campaigns/schema.ts'
import { channelDays, channelPrices, channels, privilegeUses } from '../channels/schema.ts'
import { couponDays, coupons } from '../coupons/schema.ts'
import { charges } from '../credits/schema.ts'
import { deactivations } from '../deactivation/schema.ts'
import { replacementRequests } from '../document-corrections/schema.ts'
import { documents } from '../documents/schema.ts'
import { urlOf } from '../files/rules.ts'
import { files } from '../files/schema.ts'
import { influencerBlocks } from '../influencer-blocks/schema.ts'
import { influencerSearches } from '../influencer-search/schema.ts'
import { MARKETER_ONLY } from '../jobs/rules/events.ts'
import {
  jobAttachments,
  jobEvents,
  jobInsights,
  jobPlatformInsights,
  jobPosts,
  jobs,
  jobUploads,
} from '../jobs/schema.ts'
import { jobConversations, jobMessages } from '../jobs/schema-messages.ts'
import { notificationContacts, notificationPreferences, pushSubscriptions } from '../notifications/schema.ts'
import { packageGrants } from '../packages/schema.ts'
import { managerActs, managerLinks } from '../partners/schema.ts'
import { bankAccounts, payoutDrafts, withdrawals } from '../payouts/schema.ts'
import { jobReviews } from '../reviews/schema.ts'
import { shortlistPeople, shortlists } from '../shortlists/schema.ts'
import { holdRequests, teamInvitations, teamLimits, teamMembers } from '../teams/schema.ts'
import { twoStepLogins } from '../two-step/schema.ts'
import { vatInvoices } from '../vat-invoices/schema.ts'
import { webhookDeliveries, webhookEndpoints } from '../webhook-endpoints/schema.ts'
import { dataExports } from './schema.ts'

/** A table with personal data, and the column or condition that selects a person's rows. */
export interface Source {
  table: PgTable
  own: PgColumn | ((accountId: string) => SQL | undefined)
  /** Columns that the product does not show to the person either. */
  without?: readonly string[]
  shown?: (row: Record<string, unknown>) => Record<string, unknown>
}

/** Columns that give access to an account or a file. They are never exported. */
export const SECRETS: ReadonlySet<string> = new Set([
  'passwordHash',
  'tokenHash',
  'keyHash',
  'inputHash',
  'secret',
  'oldSecrets',
  'capability',
  'storageKey',
  'persistentLoginId',
  'loginId',
  'p256dh',
  'auth',
])

const by = (table: PgTable, own: Source['own'], rest: Omit<Source, 'table' | 'own'> = {}): Source => ({
  table,
  own,
  ...rest,
})
/** Condition: the row belongs to something that the person owns. */
const inOwn = (column: PgColumn, table: PgTable, owner: PgColumn, key: PgColumn) => (id: string) =>
  sql`${column} in (select ${key} from ${table} where ${eq(owner, id)})`
const ofChannel = (column: PgColumn) => inOwn(column, channels, channels.accountId, channels.id)
const ofCampaign = (column: PgColumn) => inOwn(column, campaigns, campaigns.marketerId, campaigns.id)
const ofInfluencersJob = (column: PgColumn) => inOwn(column, jobs, jobs.influencerId, jobs.id)
const ofMarketersJob = (column: PgColumn) => inOwn(column, jobs, jobs.marketerId, jobs.id)
/** Condition for data that both sides of a job can see. */
const ofJob = (column: PgColumn) => (id: string) => or(ofInfluencersJob(column)(id), ofMarketersJob(column)(id))

/** A review about the person is visible once it is published. */
const isReadableReview = (id: string) => and(eq(jobReviews.subjectId, id), isNotNull(jobReviews.publishedAt))

const forInfluencer = ({ data, ...event }: Record<string, unknown>) => ({
  ...event,
  data: Object.fromEntries(Object.entries(data as object).filter(([name]) => !MARKETER_ONLY.includes(name))),
})

/** Includes unanswered invitations to the influencer's email address. */
function isManagerLink(id: string): SQL | undefined {
  const invited = and(
    isNull(managerLinks.partnerId),
    sql`${managerLinks.email} = (select ${accounts.email} from ${accounts} where ${eq(accounts.id, id)} and ${eq(accounts.role, 'influencer')})`,
  )
  return or(eq(managerLinks.managerId, id), eq(managerLinks.partnerId, id), invited)
}

/** Files that the other side of a job sent. */
function isSharedFile(id: string): SQL | undefined {
  const sent = (table: PgTable, fileId: PgColumn, jobId: PgColumn) =>
    sql`${files.id} in (select ${fileId} from ${table} where ${ofJob(jobId)(id)})`
  const either = or(
    sent(jobAttachments, jobAttachments.fileId, jobAttachments.jobId),
    sent(jobMessages, jobMessages.fileId, jobMessages.jobId),
  )
  return and(ne(files.ownerId, id), either)
}
/** The content of a file is available at its link, for its owner and the other side of the job. */
const withLink = (file: Record<string, unknown>) => ({ ...file, link: urlOf(file as typeof files.$inferSelect) })

/**
 * Columns of a message that are not exported. Its content is in `kind` and `data`; the text may contain a code or a
 * link that gives access.
 */
const SENDING = [
  'eventKey',
  'href',
  'subject',
  'body',
  'attempts',
  'nextAt',
  'tryingSince',
  'possibleDuplicate',
  'error',
]
/** Columns of a job about the influencer's money, which the marketer must not see. */
const INFLUENCERS_MONEY = ['split', 'managerId', 'managerShareBps', 'referrerId', 'referralPaid']

export const SOURCES: Readonly<Record<string, Source>> = {
  account: by(accounts, accounts.id),
  influencer: by(influencers, influencers.accountId),
  marketer: by(marketers, marketers.accountId),
  contractRenewals: by(contractRenewals, contractRenewals.accountId),
  consents: by(consents, consents.accountId),
  sessions: by(sessions, sessions.accountId),
  persistentLogins: by(persistentLogins, persistentLogins.accountId),
  loginDevices: by(loginDevices, loginDevices.accountId),
  externalLogins: by(externalLogins, externalLogins.accountId),
  phoneChanges: by(phoneChanges, phoneChanges.accountId, { without: ['sessionId'] }),
  twoStep: by(twoStepLogins, twoStepLogins.accountId),
  signUps: by(signUps, signUps.accountId),
  deactivations: by(deactivations, deactivations.accountId),
  dataExports: by(dataExports, dataExports.accountId),

  channels: by(channels, channels.accountId),
  channelDays: by(channelDays, ofChannel(channelDays.channelId)),
  channelPrices: by(channelPrices, ofChannel(channelPrices.channelId)),
  privileges: by(privilegeUses, privilegeUses.accountId),

  jobs: by(jobs, jobs.influencerId, { without: ['checkInCode', 'fee', 'extras'] }),
  jobHistory: by(jobEvents, ofInfluencersJob(jobEvents.jobId), { without: ['actorId'], shown: forInfluencer }),
  brandJobs: by(jobs, jobs.marketerId, { without: INFLUENCERS_MONEY }),
  brandJobHistory: by(jobEvents, ofMarketersJob(jobEvents.jobId), { without: ['actorId'] }),
  deliverables: by(jobAttachments, ofJob(jobAttachments.jobId)),
  posts: by(jobPosts, ofJob(jobPosts.jobId), { without: ['failures'] }),
  insights: by(jobInsights, ofJob(jobInsights.jobId)),
  platformInsights: by(jobPlatformInsights, (id) => {
    const own = ofJob(jobPosts.jobId)(id)
    return sql`${jobPlatformInsights.postId} in (select ${jobPosts.id} from ${jobPosts} where ${own})`
  }),
  uploads: by(jobUploads, jobUploads.ownerId),
  conversations: by(jobConversations, (id) =>
    or(eq(jobConversations.influencerId, id), eq(jobConversations.marketerId, id)),
  ),
  messages: by(jobMessages, ofJob(jobMessages.jobId), { without: ['personId'] }),
  reviewsWritten: by(jobReviews, jobReviews.authorId),
  reviewsReceived: by(jobReviews, isReadableReview),

  savedSearches: by(savedSearches, savedSearches.accountId),
  savedJobs: by(campaignBookmarks, campaignBookmarks.accountId),
  managerLinks: by(managerLinks, isManagerLink),
  managerActs: by(managerActs, (id) => or(eq(managerActs.managerId, id), eq(managerActs.partnerId, id))),

  agencyBrands: by(agencyBrands, agencyBrands.marketerId),
  team: by(teamMembers, (id) => or(eq(teamMembers.marketerId, id), eq(teamMembers.personId, id))),
  teamInvitations: by(teamInvitations, teamInvitations.marketerId),
  teamLimits: by(teamLimits, teamLimits.marketerId),
  holdRequests: by(holdRequests, (id) => or(eq(holdRequests.marketerId, id), eq(holdRequests.requestedBy, id))),
  campaigns: by(campaigns, campaigns.marketerId),
  campaignTargets: by(campaignTargets, ofCampaign(campaignTargets.campaignId)),
  coupons: by(coupons, ofCampaign(coupons.campaignId)),
  couponDays: by(couponDays, ofCampaign(couponDays.campaignId)),
  reportLinks: by(reportLinks, reportLinks.marketerId),
  influencerSearches: by(influencerSearches, influencerSearches.marketerId),
  shortlists: by(shortlists, shortlists.marketerId),
  shortlistPeople: by(
    shortlistPeople,
    inOwn(shortlistPeople.shortlistId, shortlists, shortlists.marketerId, shortlists.id),
  ),
  blocks: by(influencerBlocks, influencerBlocks.marketerId),

  charges: by(charges, charges.marketerId),
  creditLots: by(creditLots, creditLots.ownerId),
  creditHolds: by(creditHolds, creditHolds.ownerId),
  packages: by(packageLots, packageLots.ownerId),
  packageJobs: by(packageUnits, packageUnits.ownerId),
  packageGrants: by(packageGrants, packageGrants.marketerId),
  bankAccounts: by(bankAccounts, bankAccounts.accountId),
  withdrawals: by(withdrawals, withdrawals.accountId),
  payoutDrafts: by(payoutDrafts, payoutDrafts.accountId),
  vatInvoices: by(vatInvoices, vatInvoices.accountId),
  buyerCertificates: by(buyerCertificates, buyerCertificates.accountId),
  attachments: by(attachments, attachments.accountId),
  files: by(files, files.ownerId, { shown: withLink }),
  sharedFiles: by(files, isSharedFile, { without: ['ownerId', 'readers', 'unusedSince'], shown: withLink }),
  documents: by(documents, documents.ownerAccountId),
  replacementRequests: by(replacementRequests, replacementRequests.requestedBy),

  notifications: by(outbox, outbox.accountId, { without: SENDING }),
  notificationPreferences: by(notificationPreferences, notificationPreferences.accountId),
  pushSubscriptions: by(pushSubscriptions, pushSubscriptions.accountId),
  notificationContacts: by(notificationContacts, notificationContacts.accountId),
  apiKeys: by(apiKeys, (id) => or(eq(apiKeys.accountId, id), eq(apiKeys.createdBy, id))),
  webhookEndpoints: by(webhookEndpoints, webhookEndpoints.accountId),
  webhookDeliveries: by(
    webhookDeliveries,
    inOwn(webhookDeliveries.endpointId, webhookEndpoints, webhookEndpoints.accountId, webhookEndpoints.id),
  ),
}
