import type { HandlerInput } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import { audit } from '../../service/audit.ts'
import type { Ctx, Handlers } from '../../service/context.ts'
import { cutPage, decodeCursor } from '../../service/cursor.ts'
import { readSettings } from '../../service/settings.ts'
import type { JobStateView, OfficeKind, OfficeRow } from './contract.ts'
import type { operatorContract } from './contract-operator.ts'
import type { JobEvent } from './rules/events.ts'
import { runAct } from './service-step.ts'
import { viewState } from './service-view.ts'
import { type JobRecord, lockJob } from './store.ts'
import { countOffice, type JobRowRecord, listOffice } from './store-list.ts'
import { viewJobRow } from './view-row.ts'
import type { JobAct } from './work.ts'

const kindOf = (job: JobRecord): OfficeKind =>
  job.disputedAt !== null ? 'dispute' : job.frozenAt !== null ? 'frozen' : (job.queue ?? 'link')

async function listOfficeJobs(ctx: Ctx, { query }: HandlerInput<(typeof operatorContract)['office']>) {
  const after = decodeCursor(query.after, 2)
  const limit = query.limit ?? 20
  const since = after && { at: new Date(String(after[0])), id: String(after[1]) }
  const rows = await listOffice(ctx.db, query.kind, since, limit)
  const now = ctx.clock.now()
  const settings = await readSettings(ctx.db, now)
  const page = cutPage(rows, limit, ({ job }) => [job.officeAt?.toISOString() ?? '', job.id])
  const view = (row: JobRowRecord): OfficeRow => ({
    ...viewJobRow(row, 'operator', settings),
    kind: kindOf(row.job),
    waitingSince: (row.job.officeAt ?? row.job.updatedAt).toISOString(),
    // An alarm moves the deadline on, so a job counts as late from its first one.
    overdue: row.job.facts.alarmedAt != null || (row.job.dueAt !== null && row.job.dueAt < now),
    openedBy: row.job.disputedBy,
    reason: row.job.disputeReason,
  })
  return { data: page.rows.map(view), next: page.next, counts: await countOffice(ctx.db) }
}

/** Chooses the event once the job is locked, since the queue decides which one it is. */
type Choose = (job: JobRecord) => JobEvent

async function actAsOperator(
  ctx: Ctx,
  jobId: string,
  choose: Choose,
  given: Pick<JobAct, 'input'> & { reason?: string | undefined },
): Promise<JobStateView> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const job = await lockJob(tx, jobId)
    if (!job) throw new AppError('not_found')
    const event = choose(job)
    await audit(tx, ctx, {
      act: `job.${event}`,
      targetType: 'job',
      targetId: job.id,
      before: { status: job.status, queue: job.queue, disputedAt: job.disputedAt, frozenAt: job.frozenAt },
      after: { event, ...given.input },
      ...(given.reason && { why: given.reason }),
    })
    const reason = given.reason ? { reason: given.reason } : {}
    const moved = await runAct(ctx, tx, job, {
      event,
      actor: 'operator',
      actorId: ctx.caller.accountId,
      input: { ...given.input, ...reason },
      content: reason,
    })
    return viewState(tx, moved, now)
  })
}

const inQueue =
  (link: JobEvent, insight: JobEvent): Choose =>
  (job) => {
    if (job.queue === null) throw new AppError('not_in_queue')
    return job.queue === 'link' ? link : insight
  }

export const operatorHandlers = {
  office: listOfficeJobs,
  decide: (ctx, { params, body: { creatorShareBps, payReimbursement, reason } }) =>
    actAsOperator(ctx, params.id, () => 'decide', { input: { creatorShareBps, payReimbursement }, reason }),
  pass: (ctx, { params, body }) =>
    actAsOperator(ctx, params.id, inQueue('passLink', 'passInsight'), { reason: body.reason }),
  sendBack: (ctx, { params, body }) =>
    actAsOperator(ctx, params.id, inQueue('returnLink', 'returnInsight'), { reason: body.reason }),
  resume: (ctx, { params, body }) => actAsOperator(ctx, params.id, () => 'resume', { reason: body.reason }),
  openDispute: (ctx, { params, body }) => actAsOperator(ctx, params.id, () => 'dispute', { reason: body.reason }),
} satisfies Handlers<typeof operatorContract>
