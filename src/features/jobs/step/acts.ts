import { startOfDay } from '../../../core/calendar.ts'
import type { UploadedFile } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import { type Ctx, type Handlers, needActive } from '../../../platform/context.ts'
import { type PreparedFile, shareFile, storeFile, withUpload } from '../../files/service.ts'
import type { acts, JobStateView } from '../contract.ts'
import { CARRIERS, type CarrierCode, trackingNumberOf } from '../rules/carriers.ts'
import type { JobEvent } from '../rules/events.ts'
import type { JobRecord } from '../schema.ts'
import { findJob, lockJob, visibleTo } from '../store.ts'
import { viewState } from '../views/state.ts'
import { refusalOf, runAct } from './step.ts'
import type { JobAct } from './work.ts'

export type ActInput = Pick<JobAct, 'input' | 'content' | 'details' | 'patch'>
type FilePurpose = 'draft' | 'receipt' | 'insight'

interface ActRequest {
  event: JobEvent
  jobId: string
  /** What the act brings along; the job is locked by then. */
  inputOf?: (job: JobRecord, tx: Tx, now: Date) => ActInput | Promise<ActInput>
  file?: { purpose: FilePurpose; upload: UploadedFile | undefined; fileId: string | undefined }
}

/** Runs a person's act on one of their jobs: an upload first, where the job takes it, then everything in one transaction. */
export async function runPersonAct(ctx: Ctx, request: ActRequest): Promise<JobStateView> {
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
async function refusalBefore(ctx: Ctx, { event, jobId, inputOf }: ActRequest): Promise<AppError | null> {
  const now = ctx.clock.now()
  const job = await findJob(ctx.db, jobId, visibleTo(ctx.db, ctx.caller, 'accept', now))
  if (!job) return new AppError('not_found')
  const { input } = inputOf ? await inputOf(job, ctx.db, now) : {}
  const act = { event, actor: actorOf(ctx), actorId: ctx.caller.accountId, input: { ...input, attached: true } }
  return refusalOf(ctx, job, act)
}

async function actWith(
  ctx: Ctx,
  { event, jobId, inputOf, file }: ActRequest,
  prepared: PreparedFile | null,
): Promise<JobStateView> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const job = await lockJob(tx, jobId, visibleTo(tx, ctx.caller, 'accept', now))
    if (!job) throw new AppError('not_found')
    const given = inputOf ? await inputOf(job, tx, now) : {}
    const fileId = file ? await attach(tx, ctx, job, file, prepared) : undefined
    const moved = await runAct(ctx, tx, job, {
      event,
      actor: actorOf(ctx),
      actorId: ctx.caller.accountId,
      ...given,
      ...(fileId && {
        content: { ...given.content, fileId },
        input: { ...given.input, attached: true },
      }),
    })
    return viewState(moved)
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

/** A delivery day counts from its start, and never from before today. */
const deliveryOf = (day: string, now: Date): Date => new Date(Math.max(startOfDay(day).getTime(), now.getTime()))

/** What a refusal brings along. */
export const refusalInput = (body: { reasonCode: string; reason?: string | undefined }): ActInput => ({
  input: { reason: body.reason || body.reasonCode },
  content: { reasonCode: body.reasonCode, ...(body.reason && { reason: body.reason }) },
})
/** What an act with optional words brings along. */
export const reasonInput = (reason: string | undefined): ActInput =>
  reason ? { input: { reason }, content: { reason } } : {}
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
  leave: (ctx, { params, body: { returnTracking, reason } }) =>
    runPersonAct(ctx, {
      event: 'leave',
      jobId: params.id,
      inputOf: () => ({
        ...reasonInput(reason),
        input: { ...(returnTracking && { returnTracking }), ...(reason && { reason }) },
        ...(returnTracking && { details: { returnTracking } }),
      }),
    }),
  ship: (ctx, { params, body }) =>
    runPersonAct(ctx, { event: 'ship', jobId: params.id, inputOf: () => parcelOf(body) }),
  correctTracking: (ctx, { params, body }) =>
    runPersonAct(ctx, { event: 'correctTracking', jobId: params.id, inputOf: () => parcelOf(body) }),
  confirmArrival: (ctx, { params }) => runPersonAct(ctx, { event: 'confirmArrival', jobId: params.id }),
  notArrived: (ctx, { params }) => runPersonAct(ctx, { event: 'notArrived', jobId: params.id }),
  orderNumber: (ctx, { params, body: { orderNumber, deliveryOn } }) =>
    runPersonAct(ctx, {
      event: 'orderNumber',
      jobId: params.id,
      inputOf: (_job, _tx, now) => ({
        input: { orderNumber, deliveryOn: deliveryOf(deliveryOn, now) },
        details: { orderNumber },
      }),
    }),
  refuseOrderNumber: (ctx, { params, body }) =>
    runPersonAct(ctx, { event: 'refuseOrderNumber', jobId: params.id, inputOf: () => refusalInput(body) }),
  checkIn: (ctx, { params, body }) =>
    runPersonAct(ctx, {
      event: 'checkIn',
      jobId: params.id,
      inputOf: (job) => ({ input: { codeMatches: sameCode(job.checkInCode, body.code) } }),
    }),
  cancel: (ctx, { params, body }) =>
    runPersonAct(ctx, { event: 'cancel', jobId: params.id, inputOf: () => reasonInput(body.reason) }),
} satisfies Handlers<typeof acts>
