import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { HandlerInput } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import { satang } from '../../core/money.ts'
import type { Bilingual } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { formatBaht, formatCredits, formatPercent } from '../../i18n/formats.ts'
import { audit } from '../../platform/audit.ts'
import { type Ctx, type Handlers, personOf } from '../../platform/context.ts'
import { decodeCursor, paginate } from '../../platform/cursor.ts'
import { readSettings } from '../../platform/settings.ts'
import { countList } from '../../platform/status-counts.ts'
import { type ApprovalRecord, countAct, lockSubject, viewApprovals } from '../approvals/service.ts'
import { reasonIn } from '../deliverables/text/reasons.ts'
import type { JobStateView } from '../jobs/contract.ts'
import type { JobEvent } from '../jobs/rules/events.ts'
import type { JobRecord } from '../jobs/schema.ts'
import type { JobAct, JobRowRecord } from '../jobs/service.ts'
import {
  findJob,
  lockJob,
  readRelations,
  reasonInput,
  runAct,
  runPersonAct,
  timelineOfRow,
  viewJobRow,
  viewState,
} from '../jobs/service.ts'
import { extrasOf, extrasPriceOf, heldFor } from '../settlement/service.ts'
import { contract, type OperatorQueue, type OperatorQueueRow } from './contract.ts'
import { decisionParts } from './rules/decision-parts.ts'
import { type CheckedPost, lastChecks, listForOperator } from './store.ts'

const kindOf = (job: JobRecord): OperatorQueue =>
  job.disputedAt !== null ? 'dispute' : job.frozenAt !== null ? 'frozen' : (job.queue ?? 'link')

/** What the last check of a post found, for a link in the queue. */
function checkWords(lang: Ctx['lang'], post: CheckedPost | undefined): string | null {
  if (!post) return null
  if (post.result !== 'failed')
    return lang === 'th' ? 'ตรวจโพสต์ไม่ได้ แพลตฟอร์มไม่ตอบกลับ' : 'The post couldn’t be checked: no answer from the platform'
  return [reasonIn(lang, post.reasonCode), post.reason].filter(Boolean).join(' · ') || null
}

async function listOperatorQueue(ctx: Ctx, { query }: HandlerInput<(typeof contract)['queue']>) {
  const after = decodeCursor(query.after, ['time', 'id'])
  const limit = query.limit ?? 20
  const since = after && { at: after[0], id: after[1] }
  const rows = await listForOperator(ctx.db, ctx.lang, query.kind, since, limit)
  const now = ctx.clock.now()
  const settings = await readSettings(ctx.db, now)
  const page = paginate(rows, limit, ({ job }) => [job.officeAt?.toISOString() ?? '', job.id])
  const checks = await lastChecks(
    ctx.db,
    page.rows.filter(({ job }) => kindOf(job) === 'link').map(({ job }) => job.id),
  )
  const view = (row: JobRowRecord): OperatorQueueRow => ({
    ...viewJobRow(row, ctx.caller, settings),
    kind: kindOf(row.job),
    waitingSince: (row.job.officeAt ?? row.job.updatedAt).toISOString(),
    // Each alert postpones the deadline, so the job counts as overdue from the first alert on.
    overdue: row.job.facts.alarmedAt != null || (row.job.dueAt !== null && row.job.dueAt < now),
    openedBy: row.job.disputedBy,
    reason: row.job.disputeReason ?? checkWords(ctx.lang, checks.get(row.job.id)),
  })
  return { data: page.rows.map(view), next: page.next, counts: await countList(ctx.db, 'jobs') }
}

/** Returns the event for a job. Called after the job is locked, because the event depends on the job's queue. */
type Choose = (job: JobRecord) => JobEvent

type Given = Pick<JobAct, 'input'> & { reason?: string | undefined }

async function actOn(tx: Tx, ctx: Ctx, job: JobRecord, event: JobEvent, given: Given): Promise<JobStateView> {
  const reason = given.reason ? { reason: given.reason } : {}
  const result = await runAct(ctx, tx, job, {
    event,
    actor: 'operator',
    actorId: personOf(ctx.caller),
    input: { ...given.input, ...reason },
    content: reason,
  })
  const stateOf = ({ status, queue, disputedAt, frozenAt }: JobRecord) => ({ status, queue, disputedAt, frozenAt })
  await audit(tx, ctx, {
    act: `job.${event}`,
    targetType: 'job',
    targetId: job.id,
    before: stateOf(job),
    after: { ...stateOf(result.job), ...given.input },
    ...(given.reason && { why: given.reason }),
  })
  return viewState(result)
}

const actAsOperator = (ctx: Ctx, jobId: string, choose: Choose, given: Given): Promise<JobStateView> =>
  ctx.write(async (tx) => {
    const job = await lockJob(tx, jobId)
    if (!job) throw new AppError('not_found')
    return actOn(tx, ctx, job, choose(job), given)
  })

/**
 * Locks a job for an action that counts towards the approval limit. The marketer's account is locked first, as for all
 * such actions.
 */
async function lockForAct(tx: Tx, jobId: string): Promise<JobRecord> {
  const found = await findJob(tx, jobId, sql`true`)
  if (!found) throw new AppError('not_found')
  await lockSubject(tx, found.marketerId)
  return (await lockJob(tx, jobId))!
}

const zDecision = contract.decide.body.omit({ reason: true })
type Decision = HandlerInput<(typeof contract)['decide']>

/** What a decision pays and returns, as text for the operator who has to approve it. */
function effectOf(job: JobRecord, { creatorShareBps, payReimbursement }: z.output<typeof zDecision>): Bilingual {
  const brandMoney = { fee: job.fee, extras: extrasOf(job), extrasPrice: extrasPriceOf(job) }
  const { influencer, back } = decisionParts(
    { price: job.price, fundedBy: job.fundedBy, brandMoney, draft: { extraRounds: job.extras.length } },
    creatorShareBps / 100,
  )
  const share = formatPercent(creatorShareBps)
  const credits = formatCredits(back.credits)
  const th = [
    `ครีเอเตอร์ได้ ${share} (${formatBaht(influencer)})`,
    ...(back.unit ? ['คืนสิทธิ์แพ็กเกจ 1 งานให้แบรนด์'] : []),
    ...(back.credits > 0 ? [`คืนแบรนด์ ${credits} เครดิต`] : []),
    ...(payReimbursement ? ['จ่ายค่าสินค้าเบิกคืนด้วย'] : []),
  ]
  const en = [
    `Creator gets ${share} (${formatBaht(influencer)})`,
    ...(back.unit ? ['1 package job goes back to the brand'] : []),
    ...(back.credits > 0 ? [`${credits} credits go back to the brand`] : []),
    ...(payReimbursement ? ['the product is reimbursed'] : []),
  ]
  return { th: th.join(' · '), en: en.join(' · ') }
}

/** Ends a dispute and distributes the job's held money. Above the limit, a second operator must approve. */
const decideDispute = (ctx: Ctx, { params, body }: Decision): Promise<JobStateView> =>
  ctx.write(async (tx) => {
    const { reason, ...input } = body
    const job = await lockForAct(tx, params.id)
    if (job.disputedAt === null) throw new AppError('not_in_dispute')
    const campaign = (await readRelations(tx, job))?.campaign
    const alone = await countAct(tx, ctx, {
      kind: 'dispute',
      targetId: job.id,
      subjectId: job.marketerId,
      amount: satang(heldFor(job)),
      reason,
      effect: effectOf(job, input),
      about: campaign ? { th: campaign.title, en: campaign.titleEn || campaign.title } : '',
      input,
    })
    return alone
      ? actOn(tx, ctx, job, 'decide', { input, reason })
      : viewState({ job, timeline: timelineOfRow(job, await readSettings(tx, ctx.clock.now())) })
  })

/** Actions to run when a second operator approves. */
export const approvedJobActs = {
  dispute: async (tx: Tx, ctx: Ctx, { targetId, input, reason }: ApprovalRecord): Promise<void> => {
    await actOn(tx, ctx, await lockForAct(tx, targetId), 'decide', { input: zDecision.parse(input), reason })
  },
}

const inQueue =
  (link: JobEvent, insight: JobEvent): Choose =>
  (job) => {
    if (job.queue === null) throw new AppError('not_in_queue')
    return job.queue === 'link' ? link : insight
  }

export const handlers = {
  dispute: (ctx, { params, body }) =>
    runPersonAct(ctx, { event: 'dispute', jobId: params.id, inputOf: () => reasonInput(body.reason) }),
  queue: listOperatorQueue,
  async decision(ctx, { params }) {
    const waiting = await viewApprovals(ctx.db, ctx.lang, { scopeId: params.id, waiting: true })
    return waiting.find(({ kind }) => kind === 'dispute') ?? null
  },
  decide: decideDispute,
  pass: (ctx, { params, body }) =>
    actAsOperator(ctx, params.id, inQueue('passLink', 'passInsight'), { reason: body.reason }),
  sendBack: (ctx, { params, body }) =>
    actAsOperator(ctx, params.id, inQueue('returnLink', 'returnInsight'), { reason: body.reason }),
  resume: (ctx, { params, body }) => actAsOperator(ctx, params.id, () => 'resume', { reason: body.reason }),
  openDispute: (ctx, { params, body }) => actAsOperator(ctx, params.id, () => 'dispute', { reason: body.reason }),
} satisfies Handlers<typeof contract>
