import { type Clock, MINUTE, SECOND, systemClock } from '../core/clock.ts'
import { withTx } from '../db/tx.ts'
import { notify } from '../features/notifications/service.ts'
import { formatDateTime } from '../i18n/formats.ts'
import {
  claimSweepAlarm,
  createSweepState,
  markSweepFinished,
  readSweepState,
  type SweepState,
} from '../platform/sweep-state.ts'
import type { App } from './dispatch.ts'

/** A sweep is due every minute. Operators are alerted if none completes for this long. */
export const SWEEP_LATE_AFTER = 5 * MINUTE
const CHECK_EVERY = 30 * SECOND

export interface SweepStatus {
  lastAt: Date
  ageSeconds: number
  late: boolean
}

/** Monitors that sweeps complete, in any process. It must work when the timers fail, so it does not use pg-boss. */
export interface SweepWatch {
  finished(): Promise<void>
  status(): Promise<SweepStatus>
  /** Alerts the operators, once per incident, if no sweep has completed for too long. */
  check(): Promise<void>
  stop(): void
}

/** `clock` is real time, because tests may move the business clock. */
export async function watchSweeps(app: App, clock: Clock = systemClock): Promise<SweepWatch> {
  const startedAt = clock.now()
  await createSweepState(app.db, startedAt)
  const read = async (): Promise<SweepState> => (await readSweepState(app.db)) ?? { lastAt: startedAt, alarmedAt: null }
  const check = async () => {
    const state = await read()
    const now = clock.now()
    // No sweep can run while the site is stopped, so the age counts from the start at the earliest.
    const waitingSince = Math.max(state.lastAt.getTime(), startedAt.getTime())
    if (state.alarmedAt || now.getTime() - waitingSince <= SWEEP_LATE_AFTER) return
    if (!(await withTx(app.db, (tx) => raiseAlarm(app, tx, state, now)))) return
    app.log.error({ lastSweepAt: state.lastAt }, 'no sweep has finished for 5 minutes')
    app.wake()
  }
  const timer = setInterval(
    () => void check().catch((error: unknown) => app.log.error({ err: error }, 'sweep watch')),
    CHECK_EVERY,
  )
  timer.unref()
  return {
    finished: () => markSweepFinished(app.db, clock.now()),
    status: async () => {
      const { lastAt } = await read()
      const age = clock.now().getTime() - lastAt.getTime()
      return { lastAt, ageSeconds: Math.max(0, Math.round(age / SECOND)), late: age > SWEEP_LATE_AFTER }
    },
    check,
    stop: () => clearInterval(timer),
  }
}

async function raiseAlarm(app: App, tx: Parameters<typeof notify>[0], state: SweepState, now: Date): Promise<boolean> {
  if (!(await claimSweepAlarm(tx, state, now))) return false
  const { lastAt } = state
  await notify(tx, app.clock.now(), {
    kind: 'operator.alarm',
    key: `sweep:late:${lastAt.toISOString()}`,
    to: { operators: true },
    data: {
      title: { th: 'ระบบอัตโนมัติหยุดทำงาน', en: 'Scheduled tasks have stopped' },
      text: {
        th: `ระบบอัตโนมัติทำงานครบรอบล่าสุดเมื่อ ${formatDateTime('th', lastAt)} กำหนดเวลาของงาน การถอนเงินอัตโนมัติ และการตรวจโพสต์อาจล่าช้า แจ้งผู้ดูแลระบบทันที`,
        en: `Scheduled tasks last completed at ${formatDateTime('en', lastAt)}. Job deadlines, automatic withdrawals and post checks may be late. Contact your system administrator now.`,
      },
    },
    href: '/Operator/dashboard',
  })
  return true
}
