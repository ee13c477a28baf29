import type { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../tests/harness.ts'
import { readMigrations } from '../db/migrate.ts'
import { type SweepWatch, watchSweeps } from './sweep-watch.ts'
import { openBoss, SWEEP, SWEEP_QUEUE, startWorkers, type Workers } from './workers.ts'

let app: TestApp
let watch: SweepWatch
let workers: Workers | null
/** Another process, which exits when the test ends it. */
let other: PgBoss
const errors: unknown[] = []
beforeEach(async () => {
  app = await openTestApp()
  watch = await watchSweeps(app.app)
  workers = null
  errors.length = 0
  other = openBoss(app.database)
  other.on('error', (error) => errors.push(error))
  await other.start()
})
afterEach(async () => {
  watch.stop()
  await workers?.stop()
  await other.stop({ graceful: false })
  await app.close()
})

const run = async (text: string, ...values: unknown[]) => (await app.database.execute(text, values)).rows
const statesOf = async (id: string) =>
  (await run('select state from timers.job where id = $1', id)) as { state: string }[]

/** A sweep whose process exited before finishing it. */
async function leaveActiveSweep(): Promise<string> {
  await other.send(SWEEP)
  const [job] = await other.fetch(SWEEP)
  expect(job).toBeDefined()
  return job!.id
}

/** Makes pg-boss's supervisor due again, as if it had not run for a day. */
async function supervise(): Promise<void> {
  await run(`update timers.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null`)
  await other.supervise()
}

const blocked = () =>
  run(`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)

const finishes = async (start: () => Promise<unknown>) => {
  const { lastAt } = await watch.status()
  await start()
  await vi.waitFor(async () => expect((await watch.status()).lastAt).not.toEqual(lastAt), { timeout: 60_000 })
}

test('the supervisor runs without errors: it fails the job of a crashed process and removes finished jobs', async () => {
  await other.createQueue(SWEEP, SWEEP_QUEUE)
  const id = await leaveActiveSweep()
  await supervise()
  expect(await statesOf(id)).toEqual([{ state: 'active' }])
  await run(`update timers.job set heartbeat_on = heartbeat_on - interval '31 s' where id = $1`, id)
  await supervise()
  expect(await statesOf(id)).toEqual([{ state: 'failed' }])
  await run(`update timers.job set completed_on = completed_on - interval '61 minutes' where id = $1`, id)
  await supervise()
  expect(await statesOf(id)).toEqual([])
  expect(errors).toEqual([])
})

test('a sweep that was active at a crash does not block the next one', async () => {
  await other.createQueue(SWEEP, SWEEP_QUEUE)
  const id = await leaveActiveSweep()
  await finishes(async () => {
    workers = await startWorkers(app.app, app.database, watch)
  })
  expect(await statesOf(id)).toEqual([{ state: 'active' }])
})

test('the queue of an earlier release is replaced, also with an active sweep in it', async () => {
  await other.createQueue(SWEEP, { policy: 'singleton' })
  await other.schedule(SWEEP, '* * * * *')
  await leaveActiveSweep()
  await finishes(async () => {
    workers = await startWorkers(app.app, app.database, watch)
  })
  expect(
    await run('select name, policy, heartbeat_seconds as n from timers.queue where name not like $1', '\\_\\_%'),
  ).toEqual([{ name: SWEEP, policy: 'short', n: 30 }])
  expect(await run('select name from timers.schedule')).toEqual([{ name: SWEEP }])
})

test('the message queue of earlier releases is deleted by its migration', async () => {
  await other.createQueue('deliver', { policy: 'singleton' })
  await other.schedule('deliver', '* * * * *')
  await other.send('deliver')
  const { text } = readMigrations().find(({ name }) => name === '0340_message_queue.sql')!
  for (let time = 1; time <= 2; time++) await run(text)
  expect(await run(`select name from timers.queue where name = 'deliver'`)).toEqual([])
  expect(await run(`select name from timers.schedule where name = 'deliver'`)).toEqual([])
  expect(await run(`select name from timers.job where name = 'deliver'`)).toEqual([])
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'the queue of an earlier release is replaced while a process of that release adds a job to it',
  async () => {
    await other.createQueue(SWEEP, { policy: 'singleton' })
    const adding = await app.database.raw.pool!.connect()
    try {
      await adding.query('begin')
      await adding.query('insert into timers.job (name) values ($1)', [SWEEP])
      // The deletion of the queue waits for this lock after it has deleted the queue's jobs.
      await adding.query('select from timers.queue where name = $1 for update', [SWEEP])
      await finishes(async () => {
        const started = startWorkers(app.app, app.database, watch)
        await vi.waitFor(async () => expect(await blocked()).toHaveLength(1), { timeout: 60_000 })
        await adding.query('commit')
        workers = await started
      })
    } finally {
      adding.release(true)
    }
    expect(await run('select policy from timers.queue where name = $1', SWEEP)).toEqual([{ policy: 'short' }])
  },
)

test('only one sweep waits in the queue', async () => {
  await other.createQueue(SWEEP, SWEEP_QUEUE)
  const ids = await Promise.all([other.send(SWEEP), other.send(SWEEP), other.send(SWEEP)])
  expect(ids.filter((id) => id !== null)).toHaveLength(1)
})
