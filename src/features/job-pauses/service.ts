import type { Logger } from 'pino'
import { addDays, dayOf } from '../../core/calendar.ts'
import type { Clock } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { withTx } from '../../db/tx.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { sweepEach } from '../../platform/sweep-each.ts'
import { findJobPause, updateInfluencer } from '../accounts/service.ts'
import { jobCountsOf } from '../jobs/service.ts'
import { notify } from '../notifications/service.ts'
import { type contract, PAUSE_DAYS_MAX } from './contract.ts'
import { endDuePause, listEndedPauses } from './store.ts'

/** The first and the last day on which a pause that starts now may end. */
function endRange(now: Date) {
  const today = dayOf(now)
  return { earliest: addDays(today, 1), latest: addDays(today, PAUSE_DAYS_MAX) }
}

async function readWaiting({ db, caller: { accountId: ownerId } }: Ctx) {
  const [counts, awaited] = await Promise.all([
    jobCountsOf(db, { ownerId }),
    jobCountsOf(db, { ownerId, awaits: 'influencer' }),
  ])
  return { applications: (counts.MATCHED ?? 0) + (counts.MISMATCHED ?? 0), offers: awaited.ASSIGN ?? 0 }
}

function start(ctx: Ctx, from: string) {
  const { earliest, latest } = endRange(ctx.clock.now())
  if (from < earliest || from > latest)
    throw new AppError('invalid_input', {}, { from: { code: 'pause_day', earliest, latest } })
  return ctx.write(async (tx) => {
    await updateInfluencer(tx, ctx.caller.accountId, { takesJobsFrom: from })
    return { ok: true as const }
  })
}

const end = (ctx: Ctx) =>
  ctx.write(async (tx) => {
    await updateInfluencer(tx, ctx.caller.accountId, { takesJobsFrom: null })
    return { ok: true as const }
  })

interface PauseApp {
  db: Db
  clock: Clock
  log: Pick<Logger, 'error'>
}

/** Ends the pauses whose day has come, and notifies the influencers. */
export async function sweepJobPauses(app: PauseApp): Promise<void> {
  const now = app.clock.now()
  await sweepEach(app.log, {
    sweep: 'job pauses',
    rows: await listEndedPauses(app.db, dayOf(now)),
    about: (accountId) => ({ accountId }),
    handle: (accountId) => withTx(app.db, (tx) => endPause(tx, accountId, now)),
  })
}

async function endPause(tx: Tx, accountId: string, now: Date): Promise<void> {
  const ended = await endDuePause(tx, accountId, dayOf(now))
  if (ended?.status !== 'active') return
  await notify(tx, now, {
    kind: 'job.pause_ended',
    key: `job-pause:${accountId}:${ended.takesJobsFrom}`,
    to: { accountId },
    data: {},
    href: '/Influencer/jobMarket',
  })
}

export const handlers = {
  get: async (ctx) => ({ from: await findJobPause(ctx.db, ctx.caller.accountId), ...endRange(ctx.clock.now()) }),
  waiting: (ctx) => readWaiting(ctx),
  start: (ctx, { body }) => start(ctx, body.from),
  end: (ctx) => end(ctx),
} satisfies Handlers<typeof contract>
