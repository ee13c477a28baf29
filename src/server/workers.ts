import { setTimeout } from 'node:timers/promises'
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss'
import { SECOND } from '../core/clock.ts'
import type { Database } from '../db/connect.ts'
import { sqlState } from '../db/tx.ts'
import { documentFile } from '../features/documents/service.ts'
import { deliverChannel, SENT_CHANNELS } from '../features/notifications/delivery/deliver.ts'
import { deliverWebhooks } from '../features/webhook-endpoints/service.ts'
import { faultPoint } from '../platform/fault.ts'
import type { App } from './dispatch.ts'
import type { SweepWatch } from './sweep-watch.ts'
import { sweeps } from './sweeps.ts'

export interface Workers {
  /** Call it after a commit, so that messages are sent at once and not at the next interval. */
  wake(): void
  stop(): Promise<void>
}

export const SWEEP = 'sweep'
const DELIVER_EVERY = 30 * SECOND
/** Under load, messages written within this time are sent together, so that not every request queries every channel. */
const DELIVER_PAUSE = SECOND / 5
const FOREIGN_KEY_VIOLATION = '23503'

/**
 * At most one sweep is queued; several may be active, because a sweep may run in two processes at once. A job of a
 * crashed process therefore does not block the next sweep; it fails 30 to 60 s after the crash.
 */
export const SWEEP_QUEUE = {
  policy: 'short',
  // No retry, because a new sweep starts every minute.
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
 * Sweeps and message delivery. Deadlines are columns: pg-boss starts a sweep every minute, and each sweep finds what is
 * due by the business clock, so nothing is lost while the server is down.
 */
export async function startWorkers(app: App, database: Database, watch: SweepWatch): Promise<Workers> {
  const boss = openBoss(database)
  boss.on('error', (error) => app.log.error({ err: error }, 'timer'))
  await boss.start()
  await prepareQueue(boss)
  let stopping = false
  const failed = (name: string) => (error: unknown) => app.log.error({ err: error }, name)
  const sweeper = singleRun(() => sweepOnce(app, watch, () => stopping).catch(failed('sweep')))
  const deliverer = { ...app, documentFile: (id: string) => documentFile(app.db, id) }
  const deliverers = SENT_CHANNELS.map((channel) =>
    singleRun(() => deliverChannel(deliverer, channel).then(() => {}, failed('outbox')), DELIVER_PAUSE),
  )
  deliverers.push(singleRun(() => deliverWebhooks(app).then(() => {}, failed('webhooks')), DELIVER_PAUSE))
  await boss.work(SWEEP, () => sweeper.start())
  await boss.schedule(SWEEP, '* * * * *')
  // Deadlines that passed while the server was down are processed at once.
  await boss.send(SWEEP)
  const deliver = () => {
    for (const deliverer of deliverers) void deliverer.start()
  }
  const tick = setInterval(deliver, DELIVER_EVERY)
  deliver()
  return {
    wake: deliver,
    stop: async () => {
      stopping = true
      clearInterval(tick)
      await boss.stop({ graceful: true, timeout: 5_000 })
      await Promise.all(deliverers.map((deliverer) => deliverer.idle()))
    },
  }
}

/** A queue's policy cannot be changed, so a queue with another policy is deleted and created again. */
async function prepareQueue(boss: PgBoss): Promise<void> {
  const { policy, ...options } = SWEEP_QUEUE
  const existing = await boss.getQueue(SWEEP)
  if (existing && existing.policy !== policy) await removeQueue(boss)
  await boss.createQueue(SWEEP, SWEEP_QUEUE)
  await boss.updateQueue(SWEEP, options)
}

/** Retries if a process of an earlier release adds a job to the queue while it is being deleted. */
async function removeQueue(boss: PgBoss): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await boss.deleteQueue(SWEEP)
    } catch (error) {
      if (attempt >= 5 || sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error
    }
  }
}

/** A part that fails does not stop the others, but such a sweep does not count as completed. */
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
  // Sends the messages of this sweep at once.
  app.wake()
  if (complete) await watch.finished()
}

interface SingleRun {
  start(): Promise<void>
  idle(): Promise<void>
}

/**
 * Runs `run` at most once at a time in this process. All starts during a run, and for `pause` milliseconds after it,
 * share one further run. `run` must never reject.
 */
function singleRun(run: () => Promise<void>, pause = 0): SingleRun {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const begin = () => {
    running = run()
      .then(() => (pause > 0 ? setTimeout(pause) : undefined))
      .finally(() => {
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
