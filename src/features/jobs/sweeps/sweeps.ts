import type { Logger } from 'pino'
import { MINUTE } from '../../../core/clock.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { faultPoint } from '../../../platform/fault.ts'
import { readSettings } from '../../../platform/settings.ts'
import { sweepEach } from '../../../platform/sweep-each.ts'
import { cancelPreview, type JobSystem } from '../../settlement/service.ts'
import { dueEvent, timelineOf } from '../rules/deadlines.ts'
import type { JobEvent } from '../rules/events.ts'
import { isApplication } from '../rules/states.ts'
import { type JobTerms, termsOf } from '../rules/terms.ts'
import type { JobRecord } from '../schema.ts'
import { deadlineColumns, NO_REMINDER, opening } from '../step/deadlines.ts'
import { factsOf } from '../step/facts.ts'
import { notifyOfDeadline } from '../step/notices.ts'
import { runAct } from '../step/step.ts'
import { readRelations } from '../step/store-relations.ts'
import { updateJob } from '../store.ts'
import { claimJob, isDue, isToRemind, isUndisputed, listDue, listToFreeze, listToRemind, postpone } from './store.ts'

/** Dependencies of the sweeps. */
export interface SweepApp extends JobSystem {
  db: Db
  log: Pick<Logger, 'error' | 'warn'>
}

const BATCH = 100
const POSTPONE_MS = 15 * MINUTE

export const bySystem = (event: JobEvent) => ({ event, actor: 'system', actorId: null }) as const

/**
 * Runs `handle` for every id that `list` returns, each in its own transaction. A failure is logged and passed to
 * `failed`, and the others continue. Ends when a round returns no new ids.
 */
export async function sweepJobs(
  app: SweepApp,
  name: string,
  list: () => Promise<string[]>,
  handle: (tx: Tx, id: string) => Promise<boolean>,
  failed: (id: string) => Promise<void> = async () => {},
): Promise<number> {
  const seen = new Set<string>()
  let done = 0
  for (;;) {
    const ids = (await list()).filter((id) => !seen.has(id))
    if (ids.length === 0) return done
    await sweepEach(app.log, {
      sweep: name,
      rows: ids,
      about: (jobId) => ({ jobId }),
      handle: async (id) => {
        const acted = await withTx(app.db, async (tx) => {
          const result = await handle(tx, id)
          faultPoint('sweep.acted')
          return result
        })
        faultPoint('sweep.committed')
        if (acted) done++
        else seen.add(id)
      },
      failed: async (id) => {
        seen.add(id)
        await failed(id)
      },
    })
  }
}

/** Triggers the overdue system events of jobs. Returns the number of steps. */
export function sweepDueJobs(app: SweepApp): Promise<number> {
  const now = app.clock.now()
  return sweepJobs(
    app,
    'due',
    () => listDue(app.db, now, BATCH),
    async (tx, id) => {
      const job = await claimJob(tx, id, isDue(now))
      const relations = job && (await readRelations(tx, job))
      if (!job || !relations) return false
      const terms = termsOf(job, await readSettings(tx, now))
      const facts = factsOf(job, relations, now)
      const timeline = timelineOf(facts, terms)
      const event = dueEvent(timeline, now)
      // The deadline has changed since it was stored: a later closing date, or changed settings while the job was an
      // application.
      if (event === null) await updateJob(tx, id, deadlineColumns(job, facts, timeline, now))
      else await runAct(app, tx, job, bySystem(event))
      return true
    },
    (id) => postpone(app.db, id, now, { endAt: new Date(now.getTime() + POSTPONE_MS) }),
  )
}

/**
 * Freezes active jobs with an inactive party, and unfreezes them when both parties are active again. Runs before the
 * deadlines, because a paused deadline must not expire.
 */
export function sweepParties(app: SweepApp): Promise<number> {
  return sweepJobs(
    app,
    'parties',
    () => listToFreeze(app.db, BATCH),
    async (tx, id) => {
      const job = await claimJob(tx, id, isUndisputed)
      const relations = job && (await readRelations(tx, job))
      if (!job || !relations) return false
      const active = relations.marketerStatus === 'active' && relations.influencerStatus === 'active'
      if (active === (job.frozenAt === null)) return false
      await runAct(app, tx, job, bySystem(active ? 'resume' : 'freeze'))
      return true
    },
  )
}

/** Sends reminders at half of the time, and notifies the other side when it may leave without penalty. */
export function sweepReminders(app: SweepApp): Promise<number> {
  const now = app.clock.now()
  return sweepJobs(
    app,
    'reminders',
    () => listToRemind(app.db, now, BATCH),
    async (tx, id) => {
      const job = await claimJob(tx, id, isToRemind(now))
      if (!job) return false
      await remind(tx, job, termsOf(job, await readSettings(tx, now)), now)
      return true
    },
    (id) => postpone(app.db, id, now, { remindAt: new Date(now.getTime() + POSTPONE_MS) }),
  )
}

async function remind(tx: Tx, job: JobRecord, terms: JobTerms, now: Date): Promise<void> {
  const relations = await readRelations(tx, job)
  const facts = relations && factsOf(job, relations, now)
  const timeline = facts && timelineOf(facts, terms)
  const kind = job.remindKind
  // No reminder: the application of an influencer who has paused new jobs can only be declined.
  const isIdle = facts && isApplication(job.status) && !facts.takesJobs
  if (facts && timeline && kind && !isIdle) {
    const cancelNow = kind === 'may_cancel' ? cancelPreview(job, facts, { now, terms, timeline }) : null
    await notifyOfDeadline(tx, now, { job, relations, timeline, kind, cancelNow })
  }
  const next = timeline && kind === 'reminder' ? opening(timeline) : NO_REMINDER
  await updateJob(tx, job.id, { ...next, remindedAt: now })
}
