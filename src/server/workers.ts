import { fromPglite, PgBoss } from 'pg-boss'
import type { Database } from '../db/connect.ts'
import { deliverDue } from '../features/notifications/deliver.ts'
import type { App } from './dispatch.ts'
import { sweeps } from './sweeps.ts'

export interface Workers {
  /** Called after a commit: messages go out at once rather than at the next tick. */
  wake(): void
  stop(): Promise<void>
}

const SWEEP = 'sweep'
const DELIVER = 'deliver'

/**
 * Timers and messages. Deadlines are columns: pg-boss runs the sweep every minute (one worker at a time, across
 * processes), and each sweep asks the business clock what is due, so nothing is lost while the server was down.
 */
export async function startWorkers(app: App, database: Database): Promise<Workers> {
  const boss = new PgBoss({
    db: database.raw.pglite
      ? fromPglite(database.raw.pglite as never)
      : { executeSql: (text: string, values?: unknown[]) => database.execute(text, values) },
    schema: 'timers',
    ...(database.engine === 'pglite' && { backend: 'pglite' }),
  } as never)
  boss.on('error', (error) => app.log.error({ err: error }, 'timer'))
  await boss.start()
  const sweep = async () => {
    for (const run of sweeps) await run(app).catch((error: unknown) => app.log.error({ err: error }, 'sweep'))
  }
  const deliver = deliverer(app)
  for (const name of [SWEEP, DELIVER]) await boss.createQueue(name, { policy: 'singleton' } as never)
  await boss.work(SWEEP, async () => sweep())
  await boss.work(DELIVER, async () => deliver.run())
  await boss.schedule(SWEEP, '* * * * *')
  await boss.schedule(DELIVER, '* * * * *')
  void deliver.run()
  return {
    wake: deliver.wake,
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 5_000 } as never)
      await deliver.idle()
    },
  }
}

/** Sends due messages, one run at a time; a wake during a run starts another after it. */
function deliverer(app: App) {
  let running: Promise<void> | null = null
  let again = false
  const run = (): Promise<void> => {
    if (running) {
      again = true
      return running
    }
    running = (async () => {
      do {
        again = false
        await deliverDue(app).catch((error: unknown) => app.log.error({ err: error }, 'outbox'))
      } while (again)
    })().finally(() => {
      running = null
    })
    return running
  }
  return { run, wake: () => void run(), idle: () => running ?? Promise.resolve() }
}
