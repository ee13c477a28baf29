import { count, eq, ne, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { influencers } from '../src/features/accounts/schema.ts'
import { channels } from '../src/features/channels/schema.ts'
import { documentSerials, documents } from '../src/features/documents/schema.ts'
import { jobEvents, jobs } from '../src/features/jobs/schema.ts'
import { ledgerEntries } from '../src/ledger/schema.ts'
import { verifyLedger } from '../src/ledger/verify.ts'
import { openTestApp, type TestApp } from '../tests/harness.ts'
import { seedInfluencers } from './scale/influencers.ts'
import { seedJobs } from './scale/jobs.ts'
import { seedDemo } from './seed.ts'

let app: TestApp
let demo: { influencers: number; jobs: number }

const total = async (table: PgTable): Promise<number> => (await app.db.select({ n: count() }).from(table))[0]!.n
const stop = () => {
  throw new Error('stopped')
}

beforeAll(async () => {
  app = await openTestApp()
  await seedDemo(app.app)
  demo = { influencers: await total(influencers), jobs: await total(jobs) }
  // Stops after the first batch of each; the next day the same commands run to the end.
  await expect(seedInfluencers(app.app, 620, stop)).rejects.toThrow('stopped')
  await expect(seedJobs(app.app, 620, stop)).rejects.toThrow('stopped')
  app.clock.advance(26 * 3_600_000)
  await seedInfluencers(app.app, 620, () => {})
  await seedJobs(app.app, 620, () => {})
}, 300_000)
afterAll(() => app.close())

describe('the scale seed', () => {
  it('continues where a stopped run ended, and adds nothing after a finished run', async () => {
    expect(await total(influencers)).toBe(demo.influencers + 620)
    expect(await total(jobs)).toBe(demo.jobs + 620)
    await seedInfluencers(app.app, 620, stop)
    await seedJobs(app.app, 620, stop)
    expect(await total(jobs)).toBe(demo.jobs + 620)
  })

  it('has correct books: every job has its entries, every tax its certificate, and document numbers have no gap', async () => {
    const { ok, checks } = await verifyLedger(app.db)
    expect(checks.filter((check) => !check.ok)).toEqual([])
    expect(ok).toBe(true)
    const unpaid = await app.db
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        sql`${jobs.status} = 'COMPLETED' and not exists (select 1 from ${ledgerEntries} e where e.job_id = ${jobs.id} and e.event = 'job_completed')`,
      )
    expect(unpaid).toEqual([])
    const runs = await app.db
      .select({ last: documentSerials.last, issued: count(documents.id) })
      .from(documentSerials)
      .leftJoin(
        documents,
        sql`${documents.kind} = ${documentSerials.kind} and split_part(${documents.serial}, '-', 2) = ${documentSerials.period}`,
      )
      .where(ne(documentSerials.kind, 'WD'))
      .groupBy(documentSerials.kind, documentSerials.period)
    expect(runs.filter(({ last, issued }) => last !== issued)).toEqual([])
  })

  it('gives each job to somebody with a channel of the campaign and a history that ends in its state', async () => {
    const wrong = await app.db
      .select({ id: jobs.id })
      .from(jobs)
      .innerJoin(channels, eq(channels.id, jobs.channelId))
      .where(
        sql`${channels.accountId} <> ${jobs.influencerId}
          or ${channels.createdAt} > ${jobs.createdAt}
          or ${channels.type} <> (select c.channel_type from campaigns c where c.id = ${jobs.campaignId})
          or ${jobs.status} <> (select e.to_status from ${jobEvents} e where e.job_id = ${jobs.id} order by e.id desc limit 1)`,
      )
    expect(wrong).toEqual([])
  })
})
