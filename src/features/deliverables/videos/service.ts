import type { Logger } from 'pino'
import { type Clock, DAY, HOUR } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { megabytes } from '../../../core/megabytes.ts'
import type { Settings } from '../../../core/settings.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { type Caller, needActive } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import type { Ports } from '../../../ports/index.ts'
import {
  deletePieces,
  deleteVideos,
  insertVideo,
  lockVideoSpace,
  PIECE,
  storePieces,
  videoType,
} from '../../files/service.ts'
import { findJob, refusalOf, visibleTo } from '../../jobs/service.ts'
import { draftKindOf } from '../rules/draft-kind.ts'
import {
  deleteUploads,
  endUploads,
  findUpload,
  insertUpload,
  listExpired,
  listReplaced,
  listUnsent,
  lockUpload,
  pendingSpaceOf,
  type StoredVideo,
  takeVideosOfEnded,
  updateUpload,
  uploadsAmong,
  type VideoUpload,
} from './store.ts'

export type { VideoUpload } from './store.ts'

interface VideoApp {
  db: Db
  clock: Clock
  log: Logger
  ports: Pick<Ports, 'storage' | 'uploads'>
}

export interface NewVideo {
  jobId: string
  name: string
  /** Bytes. */
  size: number
  /** Last modification of the file, milliseconds. */
  modified: number
}

/** The error of an upload whose bytes were deleted. */
const ENDED = { replaced: 'video_replaced', expired: 'upload_expired' } as const

const refuse = (code: 'video_kind' | 'draft_needs_picture'): AppError => new AppError(code, {}, { file: code })

/** An upload without progress expires then; the reason why one ended is available as long. */
const expiryFrom = (now: Date, settings: Settings): Date =>
  new Date(now.getTime() + settings['files.video_upload_hours'] * HOUR)

/**
 * Starts a video upload and reserves its space. Replaces unsent uploads of the job. Errors: `not_found`, those of
 * submitting a draft, `draft_needs_picture`, `video_too_large`, `video_quota`.
 */
export async function openVideo(app: VideoApp, caller: Caller, video: NewVideo): Promise<string> {
  needActive(caller)
  const now = app.clock.now()
  const settings = await readSettings(app.db, now)
  const job = await findJob(app.db, video.jobId, visibleTo(app.db, caller, 'accept', now))
  if (!job || caller.scope !== 'influencer') throw new AppError('not_found')
  const act = { event: 'draft', actor: 'influencer', actorId: caller.accountId, input: { attached: true } } as const
  const refused = await refusalOf(app, job, act)
  if (refused) throw refused
  if (draftKindOf(job.facts.postType) === 'picture') throw refuse('draft_needs_picture')
  const limit = settings['files.video_mb']
  if (video.size > limit * 1e6) {
    const details = { size: megabytes(video.size), limit }
    throw new AppError('video_too_large', details, { file: { code: 'video_too_large', ...details } })
  }
  const id = newId(now.getTime())
  const replaced = await withTx(app.db, async (tx) => {
    const space = await lockVideoSpace(tx, caller.accountId, settings)
    const old = await listReplaced(tx, job.id, caller.accountId)
    const deletedFiles = await discard(tx, old)
    await endUploads(tx, idsOf(old), { ended: 'replaced', expiresAt: expiryFrom(now, settings) })
    const freed = deletedFiles.reduce((sum, { size }) => sum + size, 0)
    if ((await pendingSpaceOf(tx, caller.accountId)) + video.size > space + freed)
      throw new AppError('video_quota', { limit: settings['files.video_quota_mb'] })
    await insertUpload(tx, {
      ...video,
      id,
      ownerId: caller.accountId,
      createdAt: now,
      expiresAt: expiryFrom(now, settings),
      finishedAt: null,
      ended: null,
    })
    return { old, deletedFiles }
  })
  await removeBytes(app, replaced.old, replaced.deletedFiles)
  return id
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** Deletes the unsent files created from uploads. Returns the files whose stored parts must be deleted. */
async function discard(tx: Tx, uploads: readonly VideoUpload[]): Promise<StoredVideo[]> {
  const deletedFiles = await listUnsent(tx, idsOf(uploads.filter(({ finishedAt }) => finishedAt)))
  await deleteVideos(tx, idsOf(deletedFiles))
  return deletedFiles
}

/** Deletes from the storage. Runs after the commit; a later sweep repeats deletions that fail. */
async function removeBytes(
  { ports, log }: VideoApp,
  uploads: readonly { id: string }[],
  videos: readonly StoredVideo[],
): Promise<void> {
  const warn = (err: unknown) => log.error({ err }, 'video not deleted')
  for (const { id } of uploads) await ports.uploads.remove(id).catch(warn)
  for (const { storageKey, size } of videos) await deletePieces(ports.storage, storageKey, size).catch(warn)
}

/** The error code of an upload that can no longer be resumed or sent; null if it can. */
const endOf = ({ ended, expiresAt }: VideoUpload, now: Date) =>
  ended ? ENDED[ended] : expiresAt <= now ? ENDED.expired : null

/**
 * The caller's upload. Errors: `not_found` if it belongs to someone else or was sent; `video_replaced`,
 * `upload_expired`.
 */
async function requireUpload(app: VideoApp, caller: Caller, id: string): Promise<VideoUpload> {
  const upload = await findUpload(app.db, id, caller.accountId)
  if (!upload) throw new AppError('not_found')
  const end = endOf(upload, app.clock.now())
  if (end) throw new AppError(end)
  return upload
}

/** Throws `video_replaced` or `upload_expired` if the file of a draft is an ended upload of the account. */
export async function checkUploadEnd(tx: Tx, id: string, ownerId: string, now: Date): Promise<void> {
  const upload = await findUpload(tx, id, ownerId)
  const end = upload && endOf(upload, now)
  if (end) throw new AppError(end, {}, { file: end })
}

/** The caller's upload with its progress. Errors: those of `requireUpload`. */
export async function readVideoUpload(
  app: VideoApp,
  caller: Caller,
  id: string,
): Promise<VideoUpload & { received: number }> {
  const upload = await requireUpload(app, caller, id)
  if (upload.finishedAt) return { ...upload, received: upload.size }
  const received = await app.ports.uploads.received(id)
  if (received === null) {
    // No part has arrived, or a concurrent request has just stored the file and removed the parts.
    const { finishedAt, size } = await requireUpload(app, caller, id)
    return { ...upload, received: finishedAt ? size : 0 }
  }
  // The process crashed after the last part, before it stored the complete file.
  if (received === upload.size) await finishVideo(app, caller, id)
  return { ...upload, received }
}

/** Checks that the received data is a video, and extends the expiry. */
export async function admitPart(app: VideoApp, caller: Caller, id: string): Promise<VideoUpload> {
  needActive(caller)
  const upload = await readVideoUpload(app, caller, id)
  if (upload.received === upload.size) throw new AppError('conflict')
  if (upload.received > 0 && !videoType(await app.ports.uploads.start(id, 12))) {
    await dropVideo(app, caller, id)
    throw refuse('video_kind')
  }
  const now = app.clock.now()
  await updateUpload(app.db, id, { expiresAt: expiryFrom(now, await readSettings(app.db, now)) })
  return upload
}

/** Stores the completed upload as a file. Idempotent: the parts may be removed by a concurrent request that stored it. */
export async function finishVideo(app: VideoApp, caller: Caller, id: string): Promise<void> {
  try {
    await storeVideo(app, caller, id)
  } catch (error) {
    if (error instanceof AppError || !(await requireUpload(app, caller, id)).finishedAt) throw error
  }
}

async function storeVideo(app: VideoApp, caller: Caller, id: string): Promise<void> {
  const { uploads, storage } = app.ports
  const contentType = videoType(await uploads.start(id, 12))
  if (!contentType) {
    await dropVideo(app, caller, id)
    throw refuse('video_kind')
  }
  await storePieces(storage, id, uploads.pieces(id, PIECE), contentType)
  const now = app.clock.now()
  const stored = await withTx(app.db, async (tx) => {
    const upload = await lockUpload(tx, id)
    if (upload?.ended) throw new AppError(ENDED[upload.ended])
    if (!upload || upload.finishedAt) return upload !== null
    await insertVideo(tx, { id, ownerId: upload.ownerId, name: upload.name, contentType, size: upload.size }, now)
    await updateUpload(tx, id, { finishedAt: now })
    return true
  })
  if (!stored) throw new AppError('not_found')
  await uploads.remove(id)
}

export async function dropVideo(app: VideoApp, caller: Caller, id: string): Promise<void> {
  const upload = await requireUpload(app, caller, id)
  const deletedFiles = await withTx(app.db, async (tx) => {
    const locked = await lockUpload(tx, id)
    if (!locked) return []
    await deleteUploads(tx, [id])
    return discard(tx, [locked])
  })
  await removeBytes(app, [upload], deletedFiles)
}

const BATCH = 100

/** Deletes expired uploads, videos of ended jobs, and orphaned bytes. */
export async function sweepVideos(app: VideoApp): Promise<void> {
  const now = app.clock.now()
  const settings = await readSettings(app.db, now)
  const over = await withTx(app.db, async (tx) => {
    const uploads = await listExpired(tx, now, BATCH)
    const expired = uploads.filter(({ working, ended }) => working && ended === null)
    await endUploads(tx, idsOf(expired), { ended: 'expired', expiresAt: expiryFrom(now, settings) })
    await deleteUploads(tx, idsOf(uploads.filter((upload) => !expired.includes(upload))))
    return { uploads, videos: await discard(tx, uploads) }
  })
  await removeBytes(app, over.uploads, over.videos)
  const before = new Date(now.getTime() - settings['files.video_days'] * DAY)
  const ended = await withTx(app.db, async (tx) => {
    const videos = await takeVideosOfEnded(tx, now, before, BATCH)
    await deleteVideos(tx, idsOf(videos))
    return videos
  })
  await removeBytes(app, [], ended)
  const there = await app.ports.uploads.list()
  const used = await uploadsAmong(app.db, there)
  await removeBytes(
    app,
    there.filter((id) => !used.has(id)).map((id) => ({ id })),
    [],
  )
}
