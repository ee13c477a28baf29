import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { HOUR, MINUTE, SECOND } from '../../src/core/clock.ts'
import { openDatabase } from '../../src/db/connect.ts'
import type { Tx } from '../../src/db/types.ts'
import { insertMessages, type NewMessage } from '../../src/features/notifications/store.ts'
import { verifyLedger } from '../../src/ledger/verify.ts'
import type { FaultPoint } from '../../src/platform/fault.ts'
import { createDatabase, dropDatabase } from '../cluster.ts'
import { type Driver, openDriver } from './driver.ts'
import { buildWorld, type World } from './fixture.ts'
import { openProviders, type Providers } from './providers.ts'
import { type Random, randomOf, seedFrom } from './random.ts'

const ROUNDS = Number(process.env.SWEEP_CRASH_ROUNDS ?? 2)
const SEED = seedFrom('SWEEP_CRASH_SEED')
console.log(`SWEEP_CRASH_SEED=${SEED}`)

/** Jobs with a deadline in one round, and messages of each kind that become due with it. */
const JOBS = 4
const MESSAGES = 6
/** The time without a response after which an invited creator's job is cancelled. */
const SILENCE = 72 * HOUR

/** Where the server crashes, and the latest passage of that point. */
const POINTS = [
  ['sweep.part', 12],
  ['sweep.acted', JOBS],
  ['sweep.committed', JOBS],
  ['outbox.claimed', 4],
  ['outbox.sent', MESSAGES],
] as const satisfies readonly (readonly [FaultPoint, number])[]

interface Where {
  url?: string
  dataDir?: string
}

interface Setup {
  driver: Driver
  world: World
  providers: Providers
  where: Where
  dataDir: string
  crashes: number
  jobs: string[]
}

const moveClock = (setup: Setup, ms: number) => writeFileSync(join(setup.dataDir, 'clock'), String(ms))

/** Messages that become due in a round: as many SMS as emails. */
async function writeMessages(where: Where, start: Date): Promise<void> {
  const database = await openDatabase(where)
  const message = (round: number, n: number, channel: 'email' | 'sms'): NewMessage => ({
    eventKey: `crash:${round}:${n}`,
    kind: 'marketing.news',
    channel,
    accountId: null,
    address: channel === 'sms' ? '+66812345678' : 'reader@crash.test',
    lang: 'en',
    subject: 'News',
    body: `Number ${n} of round ${round}`,
    data: null,
    href: null,
    documentId: null,
  })
  for (let round = 0; round < ROUNDS; round++)
    for (const channel of ['email', 'sms'] as const) {
      const messages = Array.from({ length: MESSAGES }, (_, n) => message(round, n, channel))
      const due = new Date(start.getTime() + SILENCE + round * HOUR)
      await database.db.transaction((tx) => insertMessages(tx as unknown as Tx, due, messages))
    }
  await database.close()
}

/**
 * Accepts the jobs of each round an hour after those of the previous round, so that their deadlines pass one round at a
 * time.
 */
async function acceptJobs(setup: Setup): Promise<void> {
  const { driver, world } = setup
  for (let round = 0; round < ROUNDS; round++) {
    moveClock(setup, round * HOUR)
    for (let n = round * JOBS; n < (round + 1) * JOBS; n++) {
      const { influencer, campaignId } = world.stages[n]!
      const path = `/api/campaigns/${campaignId}/applications`
      const { id } = await driver.run(`${n}:apply`, { path, as: influencer, idempotent: true })
      await driver.run(`${n}:choose`, { path: `/api/jobs/${id}/accept`, as: world.marketer, idempotent: true })
      setup.jobs.push(id)
    }
  }
}

/**
 * Starts the server, which sweeps and sends at once, and waits for the crash at the point; kills it if it does not get
 * there.
 */
async function startUntilCrash(setup: Setup, fault: string): Promise<void> {
  const { driver } = setup
  driver.arm(fault)
  setup.crashes += 1
  // It may crash before it is ready.
  const started = await driver.start().then(
    () => true,
    (error: Error) => {
      expect(error.message).toContain('the site ended')
      return false
    },
  )
  if (started) {
    const dead = driver.site().process
    const died = () => dead.exitCode !== null || dead.signalCode !== null
    await vi.waitFor(() => expect(died()).toBe(true), { timeout: 10 * SECOND, interval: 50 }).catch(() => {})
    if (!died()) await driver.site().kill()
    expect(dead.signalCode).toBe('SIGKILL')
  }
  driver.arm('')
}

/** Starts the server again and waits until a sweep has finished. */
async function recover({ driver }: Setup): Promise<void> {
  const since = new Date().toISOString()
  await driver.start()
  const lastSweep = async () => (await (await fetch(`${driver.site().url}/readyz`)).json()).data.sweep.lastAt as string
  await vi.waitFor(async () => expect((await lastSweep()) > since).toBe(true), { timeout: 3 * MINUTE, interval: 100 })
}

async function playRound(setup: Setup, round: number, random: Random): Promise<void> {
  moveClock(setup, SILENCE + round * HOUR + 30 * MINUTE)
  const [point, passages] = random.pick(POINTS)
  await startUntilCrash(setup, `${point}:${1 + random.below(passages)}`)
  await recover(setup)
  await setup.driver.site().kill()
  setup.crashes += 1
}

/** Messages that a dead process had claimed are sent after their lease. */
async function deliverClaimed(setup: Setup): Promise<void> {
  const { driver, world } = setup
  moveClock(setup, SILENCE + ROUNDS * HOUR + 30 * MINUTE)
  await driver.start()
  const pending = async () => {
    const { body } = await driver.read(world.operator, '/api/operator/messages?limit=100')
    return body.data.filter(({ status }: { status: string }) => status === 'pending')
  }
  await vi.waitFor(async () => expect(await pending()).toEqual([]), { timeout: 2 * MINUTE, interval: 200 })
  expect(await driver.site().stop()).toBe(0)
}

async function checkData({ where, providers, jobs, crashes }: Setup): Promise<void> {
  const database = await openDatabase(where)
  const rows = async (text: string, ...values: unknown[]) =>
    (await database.execute(text, values)).rows as Record<string, never>[]
  try {
    for (const id of jobs) {
      expect(await rows('select status from jobs where id = $1', id)).toEqual([{ status: 'CANCEL' }])
      const events = await rows('select event from job_events where job_id = $1 order by id', id)
      expect(events.map(({ event }) => event)).toEqual(['apply', 'accept', 'answerTimeout'])
      const entries = await rows('select event from ledger_entries where job_id = $1 order by id', id)
      expect(entries.map(({ event }) => event)).toEqual(['job_held', 'job_cancelled'])
    }
    const messages = await rows(
      "select id, channel, status, possible_duplicate as marked from outbox where channel in ('email', 'sms')",
    )
    expect(messages.filter(({ status }) => status !== 'sent')).toEqual([])
    const ids = (channel: string) => messages.filter((row) => row.channel === channel).map(({ id }) => String(id))
    // The gateway receives each id once. An email arrives twice only if the outbox says so, and at most one per crash.
    expect([...providers.sms.keys()].sort()).toEqual(ids('sms').sort())
    expect([...providers.mail.keys()].sort()).toEqual(ids('email').sort())
    const marked = new Set(messages.filter((row) => row.marked).map(({ id }) => String(id)))
    const repeated = [...providers.mail].filter(([, times]) => times > 1)
    expect(repeated.filter(([id]) => !marked.has(id))).toEqual([])
    expect(repeated.reduce((sum, [, times]) => sum + times - 1, 0)).toBeLessThanOrEqual(crashes)
    expect(marked.size).toBeLessThanOrEqual(crashes)
    expect((await verifyLedger(database.db)).checks.filter((check) => !check.ok)).toEqual([])
    console.log(
      `${jobs.length} jobs, ${messages.length} messages, ${crashes} crashes, ${repeated.length} emails arrived twice`,
    )
  } finally {
    await database.close()
  }
}

async function runRounds(where: Where, dataDir: string): Promise<void> {
  const providers = await openProviders()
  const start = new Date()
  const world = await buildWorld(where, ROUNDS * JOBS)
  await writeMessages(where, start)
  const driver = await openDriver({ dataDir, env: providers.env, ...(where.url && { databaseUrl: where.url }) })
  const setup: Setup = { driver, world, providers, where, dataDir, crashes: 0, jobs: [] }
  try {
    await driver.start()
    await acceptJobs(setup)
    // While the messages of this sweep are being sent.
    await driver.site().kill()
    setup.crashes += 1
    const random = randomOf(SEED)
    for (let round = 0; round < ROUNDS; round++) await playRound(setup, round, random)
    await deliverClaimed(setup)
    await checkData(setup)
  } catch (error) {
    throw new Error(`SWEEP_CRASH_SEED=${SEED}: ${(error as Error).message}`, { cause: error })
  } finally {
    await driver.remove()
    await providers.close()
  }
}

describe.concurrent(`crashes while a sweep is active and messages go out (SWEEP_CRASH_SEED=${SEED})`, () => {
  // Each round starts a server three times, so the embedded database is tested in long runs, or if there is no cluster.
  const short = process.env.TEST_DATABASE_URL && !process.env.SWEEP_CRASH_ROUNDS
  it.skipIf(short)(`are recovered from on the embedded database, ${ROUNDS} rounds`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'talad-sweep-'))
    await runRounds({ dataDir: join(dataDir, 'pg') }, dataDir)
  })

  it.skipIf(!process.env.TEST_DATABASE_URL)(`are recovered from on PostgreSQL, ${ROUNDS} rounds`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'talad-sweep-'))
    const url = await createDatabase('sweep')
    try {
      await runRounds({ url }, dataDir)
    } finally {
      await dropDatabase(url)
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
