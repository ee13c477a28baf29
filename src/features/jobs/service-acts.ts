import { startOfDay } from '../../core/calendar.ts'
import { DAY } from '../../core/clock.ts'
import type { UploadedFile } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import type { Tx } from '../../db/types.ts'
import { type Ctx, type Handlers, needActive } from '../../platform/context.ts'
import { parsePostUrl, postUrl } from '../../ports/social/links.ts'
import { type PreparedFile, shareFile, storeFile, withUpload } from '../files/service.ts'
import type { actContract } from './contract-acts.ts'
import { CARRIERS, type CarrierCode, trackingNumberOf } from './rules/carriers.ts'
import type { JobEvent } from './rules/events.ts'
import { refusalOf, runAct } from './service-step.ts'
import { type JobStateView, viewState } from './service-view.ts'
import { findJob, type JobRecord, lockJob, visibleTo } from './store.ts'
import { channelTypeOf } from './store-relations.ts'
import type { JobAct, JobContent } from './work.ts'

type ActInput = Pick<JobAct, 'input' | 'content' | 'details' | 'patch'>
type FilePurpose = 'draft' | 'receipt' | 'insight'

interface ActRequest {
  event: JobEvent
  jobId: string
  /** What the act brings along; the job is locked by then. */
  ask?: (job: JobRecord, tx: Tx, now: Date) => ActInput | Promise<ActInput>
  file?: { purpose: FilePurpose; upload: UploadedFile | undefined; fileId: string | undefined }
}

/** Runs a person's act on one of their jobs: an upload first, where the job takes it, then everything in one transaction. */
async function act(ctx: Ctx, request: ActRequest): Promise<JobStateView> {
  needActive(ctx.caller)
  const { file } = request
  if (!file?.upload) return actWith(ctx, request, null)
  const refused = await refusalBefore(ctx, request)
  // Inside the command: one that was answered before gets its answer again, whatever became of the job.
  if (refused) return ctx.write(() => Promise.reject(refused))
  return withUpload(ctx, file.upload, file.purpose, (prepared) => actWith(ctx, request, prepared))
}

const actorOf = ({ caller: { scope } }: Ctx): JobAct['actor'] => (scope === 'open' ? 'system' : scope)

/** Why a job would refuse an upload, before anything is stored; null where it takes it. */
async function refusalBefore(ctx: Ctx, { event, jobId, ask }: ActRequest): Promise<AppError | null> {
  const now = ctx.clock.now()
  const job = await findJob(ctx.db, jobId, visibleTo(ctx.db, ctx.caller, 'accept', now))
  if (!job) return new AppError('not_found')
  const { input } = ask ? await ask(job, ctx.db, now) : {}
  const act = { event, actor: actorOf(ctx), actorId: ctx.caller.accountId, input: { ...input, attached: true } }
  return refusalOf(ctx, job, act)
}

async function actWith(
  ctx: Ctx,
  { event, jobId, ask, file }: ActRequest,
  prepared: PreparedFile | null,
): Promise<JobStateView> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const job = await lockJob(tx, jobId, visibleTo(tx, ctx.caller, 'accept', now))
    if (!job) throw new AppError('not_found')
    const asked = ask ? await ask(job, tx, now) : {}
    const fileId = file ? await attach(tx, ctx, job, file, prepared) : undefined
    const moved = await runAct(ctx, tx, job, {
      event,
      actor: actorOf(ctx),
      actorId: ctx.caller.accountId,
      ...asked,
      ...(fileId && {
        content: { ...asked.content, fileId },
        input: { ...asked.input, attached: true },
      }),
    })
    return viewState(tx, moved, now)
  })
}

/** The file of an act: just uploaded, or uploaded before by the same person. The other side may read it from now on. */
async function attach(
  tx: Tx,
  ctx: Ctx,
  job: JobRecord,
  { purpose, fileId }: NonNullable<ActRequest['file']>,
  prepared: PreparedFile | null,
): Promise<string | undefined> {
  const readers = [job.marketerId, job.influencerId]
  if (prepared) return (await storeFile(tx, ctx, prepared, readers)).id
  if (!fileId) return undefined
  await shareFile(tx, { fileId, ownerId: ctx.caller.accountId, purpose, readers })
  return fileId
}

const sameCode = (a: string | null, b: string): boolean =>
  a !== null && a.trim().toUpperCase() === b.trim().toUpperCase()

const VISIT_DAYS_MAX = 60

/** The creator of an `invite` job books the visit with the yes: the times of the job count from it. */
function visitOf(job: JobRecord, visitAt: string | undefined, now: Date): ActInput {
  if (visitAt === undefined || job.facts.reviewOption !== 'invite') return {}
  const at = new Date(visitAt)
  if (at <= now || at.getTime() > now.getTime() + VISIT_DAYS_MAX * DAY)
    throw new AppError('invalid_input', {}, { visitAt: { code: 'date_past' } })
  return { patch: { bookedVisitAt: at } }
}

async function linkOf(job: JobRecord, tx: Tx, url: string): Promise<ActInput> {
  const link = parsePostUrl(await channelTypeOf(tx, job.channelId), url)
  if (!link) throw new AppError('post_url_invalid', {}, { url: 'post_url_invalid' })
  const canonical = link.handle === null ? url.trim() : postUrl(link)
  return { input: { url: canonical }, content: { url: canonical } }
}

/** A delivery day counts from its start, and never from before today. */
const deliveryOf = (day: string, now: Date): Date => new Date(Math.max(startOfDay(day).getTime(), now.getTime()))

const why = (body: { reasonCode: string; reason?: string | undefined }): ActInput => ({
  input: { reason: body.reason || body.reasonCode },
  content: { reasonCode: body.reasonCode, ...(body.reason && { reason: body.reason }) },
})
const words = (reason: string | undefined): ActInput => (reason ? { input: { reason }, content: { reason } } : {})
const noted = (note: string | undefined, more: JobContent = {}): JobContent => ({ ...(note && { note }), ...more })

/** Refuses a number that cannot be one of this carrier. */
function parcelOf({ carrier, trackingNumber: typed }: { carrier: CarrierCode; trackingNumber: string }): ActInput {
  const trackingNumber = trackingNumberOf(carrier, typed)
  if (trackingNumber === null) {
    const { example } = CARRIERS[carrier]
    throw new AppError('invalid_input', {}, { trackingNumber: { code: 'tracking_format', example } })
  }
  return { input: { trackingNumber }, details: { carrier, trackingNumber } }
}

export const actHandlers = {
  accept: (ctx, { params, body }) =>
    act(ctx, {
      event: 'accept',
      jobId: params.id,
      ask: (job, _tx, now) => (ctx.caller.scope === 'influencer' ? visitOf(job, body.visitAt, now) : {}),
    }),
  decline: (ctx, { params, body }) => act(ctx, { event: 'decline', jobId: params.id, ask: () => words(body.reason) }),
  withdraw: (ctx, { params }) => act(ctx, { event: 'withdraw', jobId: params.id }),
  leave: (ctx, { params, body: { returnTracking, reason } }) =>
    act(ctx, {
      event: 'leave',
      jobId: params.id,
      ask: () => ({
        ...words(reason),
        input: { ...(returnTracking && { returnTracking }), ...(reason && { reason }) },
        ...(returnTracking && { details: { returnTracking } }),
      }),
    }),
  ship: (ctx, { params, body }) => act(ctx, { event: 'ship', jobId: params.id, ask: () => parcelOf(body) }),
  correctTracking: (ctx, { params, body }) =>
    act(ctx, { event: 'correctTracking', jobId: params.id, ask: () => parcelOf(body) }),
  confirmArrival: (ctx, { params }) => act(ctx, { event: 'confirmArrival', jobId: params.id }),
  notArrived: (ctx, { params }) => act(ctx, { event: 'notArrived', jobId: params.id }),
  orderNumber: (ctx, { params, body: { orderNumber, deliveryOn } }) =>
    act(ctx, {
      event: 'orderNumber',
      jobId: params.id,
      ask: (_job, _tx, now) => ({
        input: { orderNumber, deliveryOn: deliveryOf(deliveryOn, now) },
        details: { orderNumber },
      }),
    }),
  refuseOrderNumber: (ctx, { params, body }) =>
    act(ctx, { event: 'refuseOrderNumber', jobId: params.id, ask: () => why(body) }),
  receipt: (ctx, { params, body: { amount, fileId, note }, file }) =>
    act(ctx, {
      event: 'receipt',
      jobId: params.id,
      ask: () => ({ input: { amount }, content: noted(note, { amount }) }),
      file: { purpose: 'receipt', upload: file, fileId },
    }),
  approveReceipt: (ctx, { params }) => act(ctx, { event: 'approveReceipt', jobId: params.id }),
  rejectReceipt: (ctx, { params, body }) =>
    act(ctx, { event: 'rejectReceipt', jobId: params.id, ask: () => why(body) }),
  checkIn: (ctx, { params, body }) =>
    act(ctx, {
      event: 'checkIn',
      jobId: params.id,
      ask: (job) => ({ input: { codeMatches: sameCode(job.checkInCode, body.code) } }),
    }),
  draft: (ctx, { params, body: { fileId, note, url }, file }) =>
    act(ctx, {
      event: 'draft',
      jobId: params.id,
      ask: () => ({ input: { attached: url !== undefined }, content: noted(note, url ? { url } : {}) }),
      file: { purpose: 'draft', upload: file, fileId },
    }),
  approveDraft: (ctx, { params }) => act(ctx, { event: 'approveDraft', jobId: params.id }),
  rejectDraft: (ctx, { params, body }) => act(ctx, { event: 'rejectDraft', jobId: params.id, ask: () => why(body) }),
  payExtraRound: (ctx, { params }) => act(ctx, { event: 'payExtraRound', jobId: params.id }),
  postUrl: (ctx, { params, body }) =>
    act(ctx, { event: 'postUrl', jobId: params.id, ask: (job, tx) => linkOf(job, tx, body.url) }),
  insight: (ctx, { params, body: { fileId, note, ...insight }, file }) =>
    act(ctx, {
      event: 'insight',
      jobId: params.id,
      ask: () => ({ content: noted(note, { insight: withoutGaps(insight) }) }),
      file: { purpose: 'insight', upload: file, fileId },
    }),
  approveInsight: (ctx, { params }) => act(ctx, { event: 'approveInsight', jobId: params.id }),
  rejectInsight: (ctx, { params, body }) =>
    act(ctx, { event: 'rejectInsight', jobId: params.id, ask: () => why(body) }),
  cancel: (ctx, { params, body }) => act(ctx, { event: 'cancel', jobId: params.id, ask: () => words(body.reason) }),
  dispute: (ctx, { params, body }) => act(ctx, { event: 'dispute', jobId: params.id, ask: () => words(body.reason) }),
} satisfies Handlers<typeof actContract>

const withoutGaps = (counts: Record<string, number | undefined>): NonNullable<JobContent['insight']> =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== undefined))
