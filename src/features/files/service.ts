import type { SQL } from 'drizzle-orm'
import type { Blob, UploadedFile } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { megabytes } from '../../core/megabytes.ts'
import type { PictureWidth } from '../../core/pictures.ts'
import { sqlState } from '../../db/tx.ts'
import type { Tx } from '../../db/types.ts'
import type { Caller, Ctx, Handlers } from '../../platform/context.ts'
import { faultPoint } from '../../platform/fault.ts'
import { Replay } from '../../platform/idempotency.ts'
import { readSettings } from '../../platform/settings.ts'
import {
  CONTENT_TYPE,
  checkUpload,
  cleanImage,
  type ModernKind,
  paperImage,
  shrinkImage,
  UploadError,
} from '../../ports/storage/image.ts'
import type { contract, FilePurpose, StoredFileView } from './contract.ts'
import { readPieces } from './pieces.ts'
import { cleanName, kindNames, PURPOSE_RULES, urlOf } from './rules.ts'
import {
  addReaders,
  type FileRecord,
  findOwned,
  findPublic,
  findReadable,
  insertFile,
  listFiles,
  lockSpace,
  markUsed,
  spaceOf,
} from './store.ts'
import { isVideo } from './videos/service.ts'

export { deletePieces, PIECE, readPieces, storePieces } from './pieces.ts'
export { markUnused } from './store.ts'
export { sweepFiles } from './sweep.ts'
export {
  deleteVideos,
  insertVideo,
  lockVideoSpace,
  videoType,
} from './videos/service.ts'

/** Condition that the caller may read a file on behalf of its owner. */
type MayReadFile = (tx: Tx, caller: Caller, fileId: string, now: Date) => SQL

declare module '../../platform/context.ts' {
  interface Composition {
    mayReadFile: MayReadFile
  }
}

type UploadCtx = Pick<Ctx, 'db' | 'log' | 'ports' | 'clock' | 'caller'>

/** A file whose bytes are stored, but whose row is not inserted yet. */
export type PreparedFile = FileRecord

/**
 * The slow part of an upload, before the transaction: checks the content, re-encodes pictures and stores the bytes. The
 * file cannot be read before `storeFile`. Errors: `file_too_large`, `file_pixels`, `file_kind`, `file_broken`,
 * `unavailable`.
 */
async function prepareUpload(ctx: UploadCtx, file: UploadedFile, purpose: FilePurpose): Promise<PreparedFile> {
  const rule = PURPOSE_RULES[purpose]
  await checkQuota(ctx.db, ctx.caller, file.bytes.length, ctx.clock.now(), spaceOf)
  const { bytes, contentType } = await clean(file.bytes, rule)
  const now = ctx.clock.now()
  const id = newId(now.getTime())
  await ctx.ports.storage.put(id, bytes, contentType)
  faultPoint('upload.stored')
  return {
    id,
    ownerId: ctx.caller.accountId,
    visibility: rule.visibility,
    purpose,
    name: cleanName(file.name),
    contentType,
    size: bytes.length,
    storageKey: id,
    readers: [],
    createdAt: now,
    unusedSince: null,
  }
}

/** Errors: `file_quota` if the bytes would exceed the account's quota. */
async function checkQuota(
  tx: Tx,
  { accountId, scope }: Pick<Ctx['caller'], 'accountId' | 'scope'>,
  bytes: number,
  now: Date,
  read: typeof spaceOf,
): Promise<void> {
  if (scope === 'open') return
  const limit = (await readSettings(tx, now))['files.quota_mb'][scope]
  const space = await read(tx, accountId)
  if (space + bytes > limit * 1e6) throw new AppError('file_quota', { limit }, { file: { code: 'file_quota', limit } })
}

/**
 * Uploads a file for a record: `persist` writes the record and calls `storeFile` in one transaction. If it is rejected,
 * the bytes are deleted. If an error leaves open whether the transaction was committed, the bytes are kept and the
 * sweep decides.
 */
export async function withUpload<T>(
  ctx: UploadCtx,
  file: UploadedFile,
  purpose: FilePurpose,
  persist: (prepared: PreparedFile) => Promise<T>,
): Promise<T> {
  const prepared = await prepareUpload(ctx, file, purpose)
  try {
    return await persist(prepared)
  } catch (error) {
    if (isRolledBack(error))
      await ctx.ports.storage
        .delete(prepared.storageKey)
        .catch((cause: unknown) => ctx.log.warn({ err: cause }, 'upload'))
    throw error
  }
}

/**
 * True if the transaction was certainly rolled back: application errors, and database errors for a statement.
 * Connection errors (classes 08 and 57) and errors without a code leave it open.
 */
const isRolledBack = (error: unknown): boolean =>
  error instanceof AppError || error instanceof Replay || !/^(08|57|$)/.test(sqlState(error) ?? '')

async function clean(
  bytes: Uint8Array,
  rule: (typeof PURPOSE_RULES)[FilePurpose],
): Promise<{ bytes: Uint8Array; contentType: string }> {
  try {
    const kind = checkUpload(bytes, rule.kinds)
    if (kind === 'pdf') return { bytes, contentType: CONTENT_TYPE[kind] }
    return await cleanImage(bytes, { maxSide: rule.maxSide })
  } catch (error) {
    if (!(error instanceof UploadError)) throw error
    const details = { size: megabytes(bytes.length), kinds: kindNames(rule.kinds), ...error.details }
    throw new AppError(error.code, details, { file: { code: error.code, ...details } })
  }
}

/**
 * Inserts the row of a prepared file, which makes it readable, in the transaction of the record that it belongs to.
 * Errors: `file_quota`.
 */
export async function storeFile(
  tx: Tx,
  ctx: UploadCtx,
  file: PreparedFile,
  readers: readonly string[] = [],
): Promise<StoredFileView> {
  await checkQuota(tx, ctx.caller, file.size, file.createdAt, lockSpace)
  await insertFile(tx, { ...file, readers: [...readers] })
  return viewFile(file)
}

/** Uploads a file for a form that is submitted later. Until then the file is unused. */
const storeUpload = (ctx: Ctx, file: UploadedFile, purpose: FilePurpose): Promise<StoredFileView> =>
  withUpload(ctx, file, purpose, (prepared) =>
    ctx.write((tx) => storeFile(tx, ctx, { ...prepared, unusedSince: prepared.createdAt })),
  )

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** A property `fileId` or `coverFileId`: a picture or a download that is shown to others. */
const SHOWN_FILE_ID = new RegExp(`fileid":"(${ID.source})`, 'g')

/**
 * Marks the files that a stored document refers to, as an id or in a URL inside a text. Errors: `not_found` for a
 * picture that the sweep has deleted since its upload.
 */
export async function markFilesUsed(tx: Tx, document: unknown): Promise<void> {
  const text = JSON.stringify(document).toLowerCase()
  await markUsed(tx, text.match(ID) ?? [])
  const shown = new Set([...text.matchAll(SHOWN_FILE_ID)].map(([, id = '']) => id))
  if ((await listFiles(tx, [...shown])).length < shown.size) throw new AppError('not_found')
}

/** Gives others access to a file that `ownerId` uploaded for this purpose. Errors: `not_found`. */
export async function shareFile(
  tx: Tx,
  input: { fileId: string; ownerId: string; purpose: FilePurpose; readers: readonly string[] },
): Promise<void> {
  const file = await findOwned(tx, input.ownerId, input.fileId)
  const shared = file?.purpose === input.purpose && (await addReaders(tx, file.id, input.readers))
  if (!shared) throw new AppError('not_found')
}

interface SentFile {
  /** The bytes in the request, or the id of a file uploaded before. */
  file: UploadedFile | undefined
  fileId: string | undefined
  purpose: FilePurpose
}

/**
 * Runs a transaction for a record with a file that its form sends or uploaded before. `store` stores the file and
 * returns its id. Errors: those of `withUpload`, `file_required`, `not_found`.
 */
export function withSentFile<T>(
  ctx: Ctx,
  { file, fileId, purpose }: SentFile,
  run: (tx: Tx, store: () => Promise<string>) => Promise<T>,
): Promise<T> {
  if (file)
    return withUpload(ctx, file, purpose, (prepared) =>
      ctx.write((tx) => run(tx, async () => (await storeFile(tx, ctx, prepared)).id)),
    )
  return ctx.write((tx) =>
    run(tx, async () => {
      if (!fileId) throw new AppError('file_required', {}, { file: { code: 'file_required' } })
      await shareFile(tx, { fileId, ownerId: ctx.caller.accountId, purpose, readers: [] })
      return fileId
    }),
  )
}

/** The files with the given ids, as views, by id. */
export async function filesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, StoredFileView>> {
  return new Map((await listFiles(tx, ids)).map((file) => [file.id, viewFile(file)]))
}

const viewFile = (file: FileRecord): StoredFileView => ({
  id: file.id,
  purpose: file.purpose as FilePurpose,
  name: file.name,
  contentType: file.contentType,
  size: file.size,
  url: urlOf(file),
})

async function bytesOf(ctx: UploadCtx, file: FileRecord | undefined) {
  const stored = file && (await ctx.ports.storage.get(file.storageKey))
  if (!file || !stored) throw new AppError('not_found')
  // A download is saved with its name; all other files are displayed.
  return { type: file.contentType, bytes: stored.bytes, name: file.name, inline: file.purpose !== 'download' }
}

const viewVideo = ({ ports: { storage } }: UploadCtx, { contentType, name, size, storageKey }: FileRecord): Blob => ({
  type: contentType,
  bytes: new Uint8Array(0),
  name,
  inline: true,
  file: { size, read: (start, end) => readPieces(storage, storageKey, start, end) },
})

const modernKind = (accept = ''): ModernKind | null =>
  accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : null

/** Copies in progress, so that concurrent requests wait for the same one. */
const copiesInProgress = new Map<string, Promise<Uint8Array>>()

/** A smaller copy of a picture: created at the first request, then stored with the key of the picture as prefix. */
async function copyOf(ctx: UploadCtx, file: FileRecord, width: PictureWidth, kind: ModernKind) {
  const key = `${file.storageKey}.${width}.${kind}`
  const type = `image/${kind}`
  const make = async () => {
    const storedBytes = await ctx.ports.storage.get(key)
    if (storedBytes) return storedBytes.bytes
    const bytes = await shrinkImage((await bytesOf(ctx, file)).bytes, width, kind)
    await ctx.ports.storage.put(key, bytes, type)
    return bytes
  }
  const made = copiesInProgress.get(key) ?? make().finally(() => copiesInProgress.delete(key))
  copiesInProgress.set(key, made)
  return { type, bytes: await made, name: file.name, inline: true }
}

/** The bytes of a stored file, piece by piece. Throws if they are missing. */
export async function* readStored(
  storage: Ctx['ports']['storage'],
  file: Pick<FileRecord, 'storageKey' | 'contentType' | 'size'>,
): AsyncIterable<Uint8Array> {
  if (isVideo(file)) return yield* readPieces(storage, file.storageKey, 0, file.size)
  const stored = await storage.get(file.storageKey)
  if (!stored) throw new Error(`file ${file.storageKey} is missing`)
  yield stored.bytes
}

const LOGO_SIDE = 360

/** A public picture for a PDF, as PNG. Null if it is missing or cannot be read; the PDF then has no logo. */
export async function readLogo(ctx: UploadCtx, id: string): Promise<Uint8Array | null> {
  const file = await findPublic(ctx.db, id)
  if (!file?.contentType.startsWith('image/')) return null
  const stored = await ctx.ports.storage.get(file.storageKey)
  if (!stored) return null
  return paperImage(stored.bytes, LOGO_SIDE).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'logo')
    return null
  })
}

export const handlers = {
  async upload(ctx, { body, file }) {
    if (PURPOSE_RULES[body.purpose].operators && ctx.caller.scope !== 'operator') throw new AppError('wrong_role')
    if (!file) throw new AppError('file_required')
    return storeUpload(ctx, file, body.purpose)
  },
  async get(ctx, { params }) {
    const other = ctx.composition.mayReadFile(ctx.db, ctx.caller, params.id, ctx.clock.now())
    const file = await findReadable(ctx.db, ctx.caller, params.id, other)
    return file && isVideo(file) ? viewVideo(ctx, file) : bytesOf(ctx, file)
  },
  async media(ctx, { params, query, headers }) {
    const file = await findPublic(ctx.db, params.id)
    const kind = modernKind(headers.accept)
    if (!query.w || !kind || !file?.contentType.startsWith('image/'))
      return { ...(await bytesOf(ctx, file)), immutable: true }
    const copy = await copyOf(ctx, file, query.w, kind).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'unavailable') return null
      throw error
    })
    // If too many pictures are being processed, the original is sent. It must not be cached as the smaller copy.
    return copy ? { ...copy, immutable: true } : bytesOf(ctx, file)
  },
} satisfies Handlers<typeof contract>
