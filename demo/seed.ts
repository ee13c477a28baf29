import { hash } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import { addDays } from '../src/core/calendar.ts'
import type { Tx } from '../src/db/types.ts'
import { accounts, consents, influencers, marketers } from '../src/features/accounts/schema.ts'
import { agencyBrands } from '../src/features/agency-brands/schema.ts'
import { attachments } from '../src/features/attachments/schema.ts'
import { campaigns } from '../src/features/campaigns/schema.ts'
import { channelDays, channelPrices, channels } from '../src/features/channels/schema.ts'
import { charges } from '../src/features/credits/schema.ts'
import { files } from '../src/features/files/schema.ts'
import { influencerBlocks } from '../src/features/influencer-blocks/schema.ts'
import { influencerSearches } from '../src/features/influencer-search/schema.ts'
import type { JobRecord } from '../src/features/jobs/schema.ts'
import { jobAttachments, jobEvents, jobInsights, jobPosts, jobs } from '../src/features/jobs/schema.ts'
import { jobConversations, jobMessages } from '../src/features/jobs/schema-messages.ts'
import { recountReliability } from '../src/features/jobs/store.ts'
import { managerLinks } from '../src/features/partners/schema.ts'
import { bankAccounts, withdrawals } from '../src/features/payouts/schema.ts'
import { jobReviews, ratingTotals } from '../src/features/reviews/schema.ts'
import { shortlistPeople, shortlists } from '../src/features/shortlists/schema.ts'
import { teamMembers } from '../src/features/teams/schema.ts'
import { linkDays } from '../src/features/tracked-links/schema.ts'
import { vatInvoices } from '../src/features/vat-invoices/schema.ts'
import { auditLog, settingRows } from '../src/platform/schema.ts'
import { readSettings } from '../src/platform/settings.ts'
import { agencyBrandRows, agencyMemberRows } from './agency-rows.ts'
import { auditRows } from './audits.ts'
import { Books } from './books.ts'
import { unpaidCharges } from './charge-rows.ts'
import { INFLUENCERS } from './content/influencers.ts'
import { MARKETERS } from './content/marketers.ts'
import { seedId } from './day.ts'
import { documentRows } from './document-rows.ts'
import {
  attachmentRows,
  conversationRows,
  insightRows,
  linkDayRows,
  messageRows,
  postRows,
} from './job-content-rows.ts'
import { eventRows, jobRow } from './job-rows.ts'
import { buildMarket, type Market } from './market.ts'
import { seedNotices } from './notices.ts'
import { influencerRows, linkRows, marketerRows, operatorRows } from './people.ts'
import { type DrawnFiles, drawFiles } from './pictures.ts'
import { ratingRows, reviewRows } from './review-rows.ts'
import type { Seeding } from './seeding.ts'
import { blockRow, searchRow, shortlistRows } from './shortlist-rows.ts'
import { issueCertificates } from './tax-documents.ts'
import { vatInvoiceRows } from './vat-rows.ts'
import { withdrawalRows } from './withdrawal-rows.ts'
import { insertAll } from './write.ts'

export interface DemoLogins {
  password: string
  logins: { role: string; email: string; path: string }[]
}

export const DEMO: DemoLogins = {
  password: 'talad-demo-2568',
  logins: [
    { role: 'marketer', email: 'nuanuan@demo.talad.test', path: 'Marketer/login' },
    { role: 'agency', email: 'tangwong@demo.talad.test', path: 'Marketer/login' },
    { role: 'influencer', email: 'ploy@demo.talad.test', path: 'Influencer/login' },
    { role: 'talent manager', email: 'joy@demo.talad.test', path: 'Influencer/login' },
    { role: 'operator', email: 'operator@demo.talad.test', path: 'Operator/login' },
    { role: 'second operator', email: 'operator2@demo.talad.test', path: 'Operator/login' },
  ],
}

/** The setting row that marks the demo as complete. Only this file reads it; it is not a setting of the product. */
const MARKER = 'demo.seeded'
/** An arbitrary number that no other lock uses. */
const LOCK = 4_701_992

/** One hash for all demo accounts. */
export const demoHash = (): Promise<string> => hash(DEMO.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

async function isSeeded(tx: Tx): Promise<boolean> {
  const [marker] = await tx.select({ id: settingRows.id }).from(settingRows).where(eq(settingRows.key, MARKER)).limit(1)
  if (marker) return true
  const [account] = await tx.select({ id: accounts.id }).from(accounts).limit(1)
  return account !== undefined
}

/**
 * Fills an empty database with the demo market, once and in one transaction, so that a crash leaves nothing behind. A
 * database that has accounts is not changed.
 */
export async function seedDemo(app: Seeding): Promise<DemoLogins> {
  if (await isSeeded(app.db)) return DEMO
  const now = app.clock.now()
  const market = buildMarket(now, await readSettings(app.db, now))
  const [passwordHash, drawn] = await Promise.all([demoHash(), drawFiles(market, app.ports.storage)])
  await app.db.transaction(async (tx) => {
    // If two processes start at the same time, the second one waits here and then finds the marker.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if (await isSeeded(tx)) return
    await writeMarket(tx, app, market, { passwordHash, drawn })
    const marker = { id: seedId(MARKER, now), key: MARKER, value: { day: market.today.day } }
    await tx.insert(settingRows).values({ ...marker, effectiveFrom: now, createdAt: now })
  })
  return DEMO
}

interface Prepared {
  passwordHash: string
  drawn: DrawnFiles
}

async function writeMarket(tx: Tx, app: Seeding, market: Market, prepared: Prepared): Promise<void> {
  await writePeople(tx, market, prepared.passwordHash)
  await insertAll(tx, files, prepared.drawn.rows)
  await insertAll(
    tx,
    channels,
    market.channels.map(({ channel }) => channel),
  )
  await insertAll(
    tx,
    channelPrices,
    market.channels.flatMap(({ prices }) => prices),
  )
  await insertAll(
    tx,
    channelDays,
    market.channels.flatMap(({ days }) => days),
  )
  await insertAll(tx, campaigns, [...market.campaigns.values()])
  const rows = await writeJobs(tx, market, prepared.drawn)
  const books = new Books(tx, market)
  await books.postAll(market.history)
  const taken = withdrawalRows(market)
  await insertAll(tx, charges, [...books.charges, ...unpaidCharges(market, prepared.drawn.slip)])
  await insertAll(tx, withdrawals, taken)
  await insertAll(tx, attachments, documentRows(market, prepared.drawn.ids))
  const reviews = reviewRows(market, rows)
  await insertAll(tx, jobReviews, reviews)
  await insertAll(tx, ratingTotals, ratingRows(reviews))
  await writeFinding(tx, market)
  await insertAll(tx, vatInvoices, vatInvoiceRows(market, prepared.drawn.ids))
  await insertAll(tx, auditLog, auditRows(market, books.charges, taken))
  await seedNotices(tx, app, market, rows)
  await issueCertificates(tx, app.config.seller, market, books.charges, taken)
}

/** The demo brand's own data about influencers: a shortlist, a block and a saved search. */
async function writeFinding(tx: Tx, market: Market): Promise<void> {
  const { list, listed } = shortlistRows(market)
  await insertAll(tx, shortlists, [list])
  await insertAll(tx, shortlistPeople, listed)
  await insertAll(tx, influencerBlocks, [blockRow(market)])
  await insertAll(tx, influencerSearches, [searchRow(market)])
}

async function writePeople(tx: Tx, market: Market, passwordHash: string): Promise<void> {
  const { people } = market
  const seededMarketers = MARKETERS.map((marketer) =>
    marketerRows(marketer, people.marketerId(marketer.key), people.marketerJoined(marketer), passwordHash),
  )
  const seededInfluencers = INFLUENCERS.map((influencer) => ({
    ...influencerRows(
      influencer,
      people.influencerId(influencer.key),
      people.influencerJoined(influencer.key),
      passwordHash,
    ),
    referredBy: influencer.referredBy && people.influencerId(influencer.referredBy),
    takesJobsFrom: influencer.pausedDays === null ? null : addDays(people.today.day, influencer.pausedDays),
  }))
  const operators = operatorRows(people, passwordHash)
  const members = agencyMemberRows(people, passwordHash)
  await insertAll(tx, accounts, [
    ...operators,
    ...[...seededMarketers, ...seededInfluencers, ...members].map(({ account }) => account),
  ])
  await insertAll(
    tx,
    marketers,
    seededMarketers.map(({ marketer }) => marketer),
  )
  await insertAll(
    tx,
    influencers,
    seededInfluencers.map(({ influencer, referredBy, takesJobsFrom }) => ({
      ...influencer,
      referredBy,
      takesJobsFrom,
    })),
  )
  await insertAll(
    tx,
    consents,
    [...seededMarketers, ...seededInfluencers, ...members].flatMap((rows) => rows.consents),
  )
  await insertAll(
    tx,
    bankAccounts,
    seededInfluencers.map(({ bank }) => bank),
  )
  await insertAll(tx, managerLinks, linkRows(people))
  await insertAll(tx, agencyBrands, agencyBrandRows(people))
  await insertAll(
    tx,
    teamMembers,
    members.map(({ member }) => member),
  )
}

async function writeJobs(tx: Tx, market: Market, { ids }: DrawnFiles): Promise<Map<string, JobRecord>> {
  const settled = new Map(
    market.history.flatMap((booking) =>
      booking.kind === 'settle' ? [[booking.played.job.key, booking.settlement] as const] : [],
    ),
  )
  const { jobs: played } = market
  const of = (key: string) => settled.get(key) ?? null
  const rows = played.map((each) => jobRow(market, each, of(each.job.key)))
  await insertAll(tx, jobs, rows)
  await insertAll(
    tx,
    jobEvents,
    played.flatMap((each) => eventRows(market, each, of(each.job.key))),
  )
  await insertAll(
    tx,
    jobAttachments,
    played.flatMap((each) => attachmentRows(market, each, ids)),
  )
  await insertAll(
    tx,
    jobPosts,
    played.flatMap((each) => postRows(market, each)),
  )
  await insertAll(
    tx,
    jobInsights,
    played.flatMap((each) => insightRows(market, each)),
  )
  await insertAll(
    tx,
    linkDays,
    played.flatMap((each) => linkDayRows(market, each)),
  )
  const messages = played.flatMap((each) => messageRows(market, each))
  await insertAll(tx, jobMessages, messages)
  await insertAll(tx, jobConversations, conversationRows(rows, messages))
  for (const id of new Set(rows.map(({ influencerId }) => influencerId))) await recountReliability(tx, id)
  return new Map(rows.map((row) => [row.id, row]))
}
