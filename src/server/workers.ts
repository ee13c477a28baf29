import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss'
import { SECOND } from '../core/clock.ts'
import type { Database } from '../db/connect.ts'
import { deliverDue } from '../features/notifications/delivery/deliver.ts'
import { faultPoint } from '../platform/fault.ts'
import type { App } from './dispatch.ts'
import type { SweepWatch } from './sweep-watch.ts'
import { sweeps } from './sweeps.ts'

export interface Workers {
  /** Called after a commit: messages go out at once rather than at the next tick. */
  wake(): void
  stop(): Promise<void>
}

export const SWEEP = 'sweep'
const DELIVER_EVERY = 30 * SECOND

/**
 * At most one sweep is queued; how many are active does not matter, since a sweep may run in two processes at once. So
 * nothing that a dead process left behind keeps the next sweep waiting: its job fails 30 to 60 s after the crash.
 */
export const SWEEP_QUEUE = {
  policy: 'short',
  // The next minute brings a sweep anyhow.
  retryLimit: 0,
  heartbeatSeconds: 30,
  expireInSeconds: 900,
  deleteAfterSeconds: 3_600,
} as const

export const BOSS_OPTIONS = {
  schema: 'timers',
  superviseIntervalSeconds: 30,
  monitorIntervalSeconds: 30,
  maintenanceIntervalSeconds: 3_600,
} as const

export function openBoss(database: Database): PgBoss {
  const { pglite } = database.raw
  const options: ConstructorOptions = pglite
    ? { db: fromPglite(pglite), backend: 'pglite' }
    : { db: { executeSql: database.execute } }
  return new PgBoss({ ...BOSS_OPTIONS, ...options })
}

/**
 * Timers and messages. Deadlines are columns: pg-boss starts a sweep every minute, and each sweep asks the business
 * clock what is due, so nothing is lost while the server was down.
 */
export async function startWorkers(app: App, database: Database, watch: SweepWatch): Promise<Workers> {
  const boss = openBoss(database)
  boss.on('error', (error) => app.log.error({ err: error }, 'timer'))
  await boss.start()
  await prepareQueue(boss)
  let stopping = false
  const failed = (name: string) => (error: unknown) => app.log.error({ err: error }, name)
  const sweeper = singleRun(() => sweepOnce(app, watch, () => stopping).catch(failed('sweep')))
  const deliverer = singleRun(() => deliverDue(app).then(() => {}, failed('outbox')))
  await boss.work(SWEEP, () => sweeper.start())
  await boss.schedule(SWEEP, '* * * * *')
  // What fell due while the server was down is not kept waiting for the next minute.
  await boss.send(SWEEP)
  const deliver = () => void deliverer.start()
  const tick = setInterval(deliver, DELIVER_EVERY)
  deliver()
  return {
    wake: deliver,
    stop: async () => {
      stopping = true
      clearInterval(tick)
      await boss.stop({ graceful: true, timeout: 5_000 })
      await deliverer.idle()
    },
  }
}

/** A queue keeps its policy for life, so one of another policy is made anew. */
async function prepareQueue(boss: PgBoss): Promise<void> {
  const { policy, ...options } = SWEEP_QUEUE
  const existing = await boss.getQueue(SWEEP)
  if (existing && existing.policy !== policy) await boss.deleteQueue(SWEEP)
  await boss.createQueue(SWEEP, SWEEP_QUEUE)
  await boss.updateQueue(SWEEP, options)
  // Messages were a queue, too.
  await boss.deleteQueue('deliver')
}

/** One part that fails does not keep the others from running, but such a sweep does not count as finished. */
async function sweepOnce(app: App, watch: SweepWatch, stopping: () => boolean): Promise<void> {
  let complete = true
  for (const run of sweeps) {
    if (stopping()) return
    faultPoint('sweep.part')
    await run(app).catch((error: unknown) => {
      complete = false
      app.log.error({ err: error, part: run.name }, 'sweep')
    })
  }
  // Its messages go out at once.
  app.wake()
  if (complete) await watch.finished()
}

interface SingleRun {
  start(): Promise<void>
  idle(): Promise<void>
}

/** Runs one at a time in this process; starts during a run share one more run after it. `run` never rejects. */
function singleRun(run: () => Promise<void>): SingleRun {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const begin = () => {
    running = run().finally(() => {
      running = null
    })
    return running
  }
  return {
    start: () => {
      if (!running) return begin()
      next ??= running.then(() => {
        next = null
        return begin()
      })
      return next
    },
    idle: () => next ?? running ?? Promise.resolve(),
  }
}
