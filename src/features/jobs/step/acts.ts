import type { SQL } from 'drizzle-orm'
import { startOfDay } from '../../../core/calendar.ts'
import type { UploadedFile } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { pipelineAll } from '../../../db/tx.ts'
import type { Tx } from '../../../db/types.ts'
import { type Ctx, type Handlers, needActive, personOf } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { type PreparedFile, shareFile, storeFile, withUpload } from '../../files/service.ts'
import { recordActFor } from '../../partners/service.ts'
import type { acts, JobStateView } from '../contract.ts'
import { isBeforeAccept, refuseContactData } from '../messages/contact-data.ts'
import { CARRIERS, type CarrierCode, trackingNumberOf } from '../rules/carriers.ts'
import type { JobEvent } from '../rules/events.ts'
import { scopeOf } from '../rules/manager-scope.ts'
import type { JobActor } from '../rules/states.ts'
import type { JobRecord } from '../schema.ts'
import { findJob, lockJob, lockJobs, visibleTo } from '../store.ts'
import { allOf } from '../store-list.ts'
import { viewState } from '../views/state.ts'
import { type MovedJob, refusalOf, runAct } from './step.ts'
import { actorOf, type JobAct } from './step-context.ts'

export type ActInput = Pick<JobAct, 'input' | 'content' | 'details' | 'patch'>
type FilePurpose = 'draft' | 'receipt' | 'insight'

interface ActRequest {
  event: JobEvent
  jobId: string
  /** Reads the content of the action; the job is locked. */
  inputOf?: (job: JobRecord, tx: Tx, now: Date) => ActInput | Promise<ActInput>
  file?: { purpose: FilePurpose; upload: UploadedFile | undefined; fileId: string | undefined }
}

/**
 * Performs a person's action on a job: stores an upload first, if the job accepts it, then does everything else in one
 * transaction.
 */
export async function runPersonAct(ctx: Ctx, request: ActRequest): Promise<JobStateView> {
  const actor = actorOf(ctx.caller)
  needActive(ctx.caller)
  const { file } = request
  if (!file?.upload) return actWith(ctx, actor, request, null)
  const refused = await refusalBefore(ctx, actor, request)
  // Inside the command, so that a repeated request gets the stored response even if the job has changed.
  if (refused) return ctx.write(() => Promise.reject(refused))
  return withUpload(ctx, file.upload, file.purpose, (prepared) => actWith(ctx, actor, request, prepared))
}

/** The error with which the job would reject an upload, before the file is stored. Null if it accepts it. */
async function refusalBefore(
  ctx: Ctx,
  actor: JobActor,
  { event, jobId, inputOf }: ActRequest,
): Promise<AppError | null> {
  const now = ctx.clock.now()
  const job = await findJob(ctx.db, jobId, visibleTo(ctx.db, ctx.caller, scopeOf(event), now))
  if (!job) return new AppError('not_found')
  const { input } = inputOf ? await inputOf(job, ctx.db, now) : {}
  const act = { event, actor, actorId: personOf(ctx.caller), input: { ...input, attached: true } }
  return refusalOf(ctx, job, act)
}

async function actWith(
  ctx: Ctx,
  actor: JobActor,
  request: ActRequest,
  prepared: PreparedFile | null,
): Promise<JobStateView> {
  const now = ctx.clock.now()
  const { event, jobId } = request
  return ctx.write(async (tx) => {
    const [job] = await pipelineAll(
      tx,
      () => lockJob(tx, jobId, visibleTo(tx, ctx.caller, scopeOf(event), now)),
      // Every step needs the settings. Both queries share one round trip.
      () => readSettings(tx, now),
    )
    if (!job) throw new AppError('not_found')
    return viewState(await perform(ctx, tx, job, { ...request, actor }, prepared))
  })
}

/** A person's action on a locked job, in the transaction of the command. */
async function perform(
  ctx: Ctx,
  tx: Tx,
  job: JobRecord,
  { event, actor, inputOf, file }: Omit<ActRequest, 'jobId'> & { actor: JobActor },
  prepared: PreparedFile | null,
): Promise<MovedJob> {
  const given = inputOf ? await inputOf(job, tx, ctx.clock.now()) : {}
  if (isBeforeAccept(ctx.caller, job)) refuseContactData('reason', given.input?.reason ?? '')
  const fileId = file ? await attach(tx, ctx, job, file, prepared) : undefined
  const moved = await runAct(ctx, tx, job, {
    event,
    actor,
    actorId: personOf(ctx.caller),
    ...given,
    ...(fileId && {
      content: { ...given.content, fileId },
      input: { ...given.input, attached: true },
    }),
  })
  await recordActFor(tx, ctx, { partnerId: job.influencerId, act: event, jobId: job.id })
  return moved
}

export interface ActsRequest extends Pick<ActRequest, 'event' | 'inputOf'> {
  jobIds: readonly string[]
  /** Condition for the jobs that the action may apply to. */
  within: SQL
  /** Returns the error of the whole command if the rules reject one job. `moved`: the jobs already processed. */
  refused: (error: AppError, at: { tx: Tx; job: JobRecord; moved: readonly MovedJob[] }) => Promise<AppError>
}

/**
 * Performs one action of a person on several jobs in one transaction: on all or on none. All jobs are locked in the
 * order of their ids before the first one changes. Errors: `not_found` for a job that the caller may not access.
 */
export async function runPersonActs<T>(
  ctx: Ctx,
  { jobIds, within, refused, ...request }: ActsRequest,
  answer: (tx: Tx, moved: readonly MovedJob[]) => Promise<T>,
): Promise<T> {
  const actor = actorOf(ctx.caller)
  needActive(ctx.caller)
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const visible = visibleTo(tx, ctx.caller, scopeOf(request.event), now)
    const jobs = await lockJobs(tx, jobIds, allOf(visible, within))
    const missing = jobIds.filter((id) => !jobs.some((job) => job.id === id))
    if (missing.length > 0) throw new AppError('not_found', { missing })
    const moved: MovedJob[] = []
    for (const job of jobs) {
      try {
        moved.push(await perform(ctx, tx, job, { ...request, actor }, null))
      } catch (error) {
        throw error instanceof AppError ? await refused(error, { tx, job, moved }) : error
      }
    }
    return answer(tx, moved)
  })
}

/** The file of an action: just uploaded, or uploaded earlier by the same person. Gives the other side access to it. */
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

/** The start of the delivery day, but not earlier than the current time. */
const deliveryOf = (day: string, now: Date): Date => new Date(Math.max(startOfDay(day).getTime(), now.getTime()))

/** The content of a rejection. */
export const refusalInput = (body: { reasonCode: string; reason?: string | undefined }): ActInput => ({
  input: { reason: body.reason || body.reasonCode },
  content: { reasonCode: body.reasonCode, ...(body.reason && { reason: body.reason }) },
})
/** The content of an action with an optional comment. */
export const reasonInput = (reason: string | undefined): ActInput =>
  reason ? { input: { reason }, content: { reason } } : {}
/** Rejects a tracking number that does not match this carrier's format. */
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
