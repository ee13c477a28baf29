import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOUR } from '../../src/core/clock.ts'
import { jobEvents, jobs as jobRows } from '../../src/features/jobs/schema.ts'
import { withdrawals } from '../../src/features/payouts/schema.ts'
import { ledgerEntries } from '../../src/ledger/schema.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import { outbox } from '../../src/platform/schema.ts'
import { sweeps } from '../../src/server/sweeps.ts'
import { openTestApp, type TestApp } from '../harness.ts'
import { jobContract as jobs } from '../jobs-world.ts'
import { type World, writeWorld } from '../reliability/fixture.ts'

if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set')

const INFLUENCERS = 6
/**
 * From Friday, when the jobs are accepted, to Monday, when the unanswered invitations have expired and withdrawals are
 * due.
 */
const WEEKEND = 73 * HOUR

let app: TestApp
let world: World
const errors: unknown[] = []
beforeAll(async () => {
  app = await openTestApp()
  app.app.log.error = ((...args: unknown[]) => void errors.push(args)) as never
  world = await writeWorld(app.db, INFLUENCERS, app.clock.now(), { automaticWithdrawal: true })
  const marketer = await app.callerOf(world.marketer.id)
  for (const { influencer, campaignId } of world.stages) {
    const as = await app.callerOf(influencer.id)
    const { body } = await app.call(jobs.apply, { as, params: { id: campaignId } })
    await app.call(jobs.accept, { as: marketer, params: { id: body.data.id } })
  }
})
afterAll(() => app.close())

/** The sweeps that each process runs. */
async function sweepAll(): Promise<void> {
  for (const run of sweeps) await run(app.app)
}

it('sweeps in several processes at the same time process every deadline once', async () => {
  app.clock.advance(WEEKEND)
  await Promise.all([sweepAll(), sweepAll(), sweepAll()])
  expect(errors).toEqual([])
  expect(
    await app.db
      .select({ status: jobRows.status, n: sql<number>`count(*)::int` })
      .from(jobRows)
      .groupBy(jobRows.status),
  ).toEqual([{ status: 'CANCEL', n: INFLUENCERS }])
  const steps = await app.db
    .select({ event: jobEvents.event, n: sql<number>`count(*)::int` })
    .from(jobEvents)
    .groupBy(jobEvents.event)
  expect(steps.sort((a, b) => a.event.localeCompare(b.event))).toEqual([
    { event: 'accept', n: INFLUENCERS },
    { event: 'answerTimeout', n: INFLUENCERS },
    { event: 'apply', n: INFLUENCERS },
  ])
  const cancelled = await app.db.select().from(ledgerEntries).where(eq(ledgerEntries.event, 'job_cancelled'))
  expect(cancelled).toHaveLength(INFLUENCERS)
  // Every creator's balance was due on Monday.
  const requested = await app.db.select({ accountId: withdrawals.accountId }).from(withdrawals)
  expect(requested.map(({ accountId }) => accountId).sort()).toEqual(
    world.stages.map(({ influencer }) => influencer.id).sort(),
  )
  const messages = await app.db
    .select({ key: outbox.eventKey, channel: outbox.channel, address: outbox.address })
    .from(outbox)
  expect(new Set(messages.map((row) => JSON.stringify(row))).size).toBe(messages.length)
  expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
})
