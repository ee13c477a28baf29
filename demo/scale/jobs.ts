import { sql } from 'drizzle-orm'
import { newId } from '../../src/core/ids.ts'
import { withTx } from '../../src/db/tx.ts'
import type { Tx } from '../../src/db/types.ts'
import { accounts, consents, marketers } from '../../src/features/accounts/schema.ts'
import { indexedItemOfJob } from '../../src/features/campaigns/market/listing.ts'
import { campaigns } from '../../src/features/campaigns/schema.ts'
import { charges } from '../../src/features/credits/schema.ts'
import { documentShapes } from '../../src/features/documents/contract.ts'
import { documentSerials, documents } from '../../src/features/documents/schema.ts'
import { formatSerial, periodOf } from '../../src/features/documents/serials.ts'
import { jobAttachments, jobEvents, jobInsights, jobPosts, jobs } from '../../src/features/jobs/schema.ts'
import { jobConversations, jobMessages } from '../../src/features/jobs/schema-messages.ts'
import { recountReliability } from '../../src/features/jobs/store.ts'
import { indexItem } from '../../src/features/search/service.ts'
import { creditHoldLots, creditHolds, creditLots } from '../../src/ledger/credit-tables.ts'
import { postAll } from '../../src/ledger/post.ts'
import { readSettings } from '../../src/platform/settings.ts'
import { conversationRows } from '../job-content-rows.ts'
import { buildMarket } from '../market.ts'
import { marketerRows } from '../people.ts'
import { demoHash } from '../seed.ts'
import type { Seeding } from '../seeding.ts'
import { certificateOf, type Issue, invoiceOf } from '../tax-documents.ts'
import { insertAll } from '../write.ts'
import { type MarketerBatch, marketerBatch } from './marketer-batch.ts'
import { campaignModels } from './models.ts'
import { readProgress, saveProgress } from './progress.ts'
import { repeat, repeatTime } from './repeat.ts'

/** Entries per statement. */
const ENTRIES = 1_000

/**
 * Adds jobs with everything that belongs to them (marketers, campaigns, money, documents) until the database has `count`
 * of them, one marketer per transaction. `onProgress` receives the number of jobs after each.
 */
export async function seedJobs(
  app: Pick<Seeding, 'db' | 'clock' | 'config'>,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const { startedAt } = await readProgress(app.db, app.clock.now())
  const now = new Date(startedAt)
  const [settings, passwordHash] = await Promise.all([readSettings(app.db, now), demoHash()])
  const market = buildMarket(now, settings)
  const models = campaignModels(market)
  for (;;) {
    const progress = await readProgress(app.db, now)
    if (progress.jobs >= count) return
    if (progress.influencers < 100) throw new RangeError('jobs need at least 100 added influencers (--influencers)')
    const plan = { market, models, influencers: progress.influencers, jobs: count - progress.jobs }
    const batch = marketerBatch(plan, progress.marketers)
    const added = { jobs: progress.jobs + batch.jobs.length, marketers: progress.marketers + 1 }
    await withTx(app.db, async (tx) => {
      await writeBatch(tx, app, batch, passwordHash, now)
      await saveProgress(tx, { ...progress, ...added })
    })
    onProgress(added.jobs)
  }
}

async function writeBatch(
  tx: Tx,
  app: Pick<Seeding, 'config'>,
  batch: MarketerBatch,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { account, marketer, consents: granted } = marketerRows(batch.marketer, batch.id, batch.joinedAt, passwordHash)
  await insertAll(tx, accounts, [account])
  await insertAll(tx, marketers, [marketer])
  await insertAll(tx, consents, granted)
  await insertAll(tx, campaigns, batch.campaigns)
  await writeJobs(tx, batch)
  await writeMoney(tx, batch)
  await writeDocuments(tx, documentsOf(app.config.seller, batch))
  for (const id of new Set(batch.jobs.map(({ row }) => row.influencerId))) await recountReliability(tx, id)
  for (const campaign of batch.campaigns) {
    const brandNames = { th: marketer.brandName, en: marketer.brandName }
    const findable = indexedItemOfJob({ campaign, brandNames } as Parameters<typeof indexedItemOfJob>[0], now)
    if (findable) await indexItem(tx, findable)
  }
}

async function writeJobs(tx: Tx, { jobs: added }: MarketerBatch): Promise<void> {
  const rows = added.map(({ row }) => row)
  await insertAll(tx, jobs, rows)
  await insertAll(
    tx,
    jobEvents,
    added.flatMap(({ model, repetition }) => repeat(model.events, repetition)),
  )
  await insertAll(
    tx,
    jobAttachments,
    added.flatMap(({ model, repetition }) => repeat(model.attachments, repetition)),
  )
  await insertAll(
    tx,
    jobPosts,
    added.flatMap(({ model, repetition }) => repeat(model.posts, repetition)),
  )
  await insertAll(
    tx,
    jobInsights,
    added.flatMap(({ model, repetition }) => repeat(model.insights, repetition)),
  )
  const messages = added.flatMap(({ model, repetition }) => repeat(model.messages, repetition))
  await insertAll(tx, jobMessages, messages)
  await insertAll(tx, jobConversations, conversationRows(rows, messages))
}

async function writeMoney(tx: Tx, { charge, entries, lot, holds, holdLots }: MarketerBatch): Promise<void> {
  await insertAll(tx, charges, [charge])
  for (let i = 0; i < entries.length; i += ENTRIES) {
    const some = entries.slice(i, i + ENTRIES)
    await postAll(
      tx,
      some.map(({ entry }) => entry),
      some.map(({ at }) => at),
    )
  }
  await insertAll(tx, creditLots, [lot])
  await insertAll(tx, creditHolds, holds)
  await insertAll(tx, creditHoldLots, holdLots)
}

function documentsOf(seller: Seeding['config']['seller'], { charge, jobs: added }: MarketerBatch): Issue[] {
  const certificates = added.flatMap(({ row, model, repetition, worker }) => {
    if (!model.settled) return []
    const at = repeatTime(model.settled.at, repetition)
    const payee = { payee: worker.influencer, payeeId: worker.id }
    return model.settled.settlement.split.payees
      .filter(({ withheld }) => withheld > 0)
      .map(({ gross, withheld: tax }) =>
        certificateOf(seller, { at, refType: 'job', jobId: row.id, ...payee, gross, tax }),
      )
  })
  return [invoiceOf(seller, charge), ...certificates].sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** Writes many documents at once, each numbered in its own month. */
async function writeDocuments(tx: Tx, issues: readonly Issue[]): Promise<void> {
  const runs = Map.groupBy(issues, ({ kind, at }) => `${kind} ${periodOf(at)}`)
  const wanted = [...runs].map(([run, { length: last }]) => {
    const [kind, period] = run.split(' ') as [string, string]
    return { kind, period, last }
  })
  const taken = await tx
    .insert(documentSerials)
    .values(wanted.sort((a, b) => (`${a.kind} ${a.period}` < `${b.kind} ${b.period}` ? -1 : 1)))
    .onConflictDoUpdate({
      target: [documentSerials.kind, documentSerials.period],
      set: { last: sql`${documentSerials.last} + excluded.last` },
    })
    .returning()
  const rows = taken.flatMap(({ kind, period, last }) => {
    const run = runs.get(`${kind} ${period}`)!
    return run.map((issue, i) => ({
      id: newId(issue.at.getTime()),
      ownerAccountId: issue.owner,
      kind: issue.kind,
      serial: formatSerial(issue.kind, period, last - run.length + i + 1),
      refType: issue.ref.type,
      refId: issue.ref.id,
      data: documentShapes[issue.kind].parse(issue.data),
      issuedAt: issue.at,
    }))
  })
  await insertAll(tx, documents, rows)
}
