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

/** Whether the caller may read a file as somebody who acts for its owner. */
type MayReadFile = (tx: Tx, caller: Caller, fileId: string, now: Date) => SQL

declare module '../../platform/context.ts' {
  interface Composition {
    mayReadFile: MayReadFile
  }
}

type UploadCtx = Pick<Ctx, 'db' | 'log' | 'ports' | 'clock' | 'caller'>

/** A file whose bytes are in the store already and whose row is not written yet. */
export type PreparedFile = FileRecord

/**
 * The slow half of an upload, before any transaction: looks at the content, writes pictures anew, stores the bytes.
 * Errors: `file_too_large`, `file_pixels`, `file_kind`, `file_broken`, `unavailable`. Nobody can read the file until `storeFile`.
 */
async function prepareUpload(ctx: UploadCtx, file: UploadedFile, purpose: FilePurpose): Promise<PreparedFile> {
  const rule = PURPOSE_RULES[purpose]
  await refuseOverQuota(ctx.db, ctx.caller, file.bytes.length, ctx.clock.now(), spaceOf)
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

/** Refuses what would make an account's files larger than its share: `file_quota`. */
async function refuseOverQuota(
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
 * An upload for something: `persist` writes, with `storeFile`, in one transaction what the file belongs to. A refusal
 * leaves no bytes. After an error that does not tell whether the transaction was committed they stay: the sweep looks
 * again.
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

/** Errors of ours leave a transaction; of the database's those that answer a statement (not 08, 57: the connection). */
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

/** Makes a prepared file readable, in the transaction of what it belongs to. Errors: `file_quota`. */
export async function storeFile(
  tx: Tx,
  ctx: UploadCtx,
  file: PreparedFile,
  readers: readonly string[] = [],
): Promise<StoredFileView> {
  await refuseOverQuota(tx, ctx.caller, file.size, file.createdAt, lockSpace)
  await insertFile(tx, { ...file, readers: [...readers] })
  return viewFile(file)
}

/** An upload for something that is sent later: until then nothing refers to it. */
const storeUpload = (ctx: Ctx, file: UploadedFile, purpose: FilePurpose): Promise<StoredFileView> =>
  withUpload(ctx, file, purpose, (prepared) =>
    ctx.write((tx) => storeFile(tx, ctx, { ...prepared, unusedSince: prepared.createdAt })),
  )

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** A member `fileId` or `coverFileId`: a picture or a download that is shown to others. */
const SHOWN = new RegExp(`fileid":"(${ID.source})`, 'g')

/**
 * Marks the files that a stored document names, as an id or in an address inside a text. Errors: `not_found` for a
 * picture that the sweep deleted since its upload.
 */
export async function markFilesUsed(tx: Tx, document: unknown): Promise<void> {
  const text = JSON.stringify(document).toLowerCase()
  await markUsed(tx, text.match(ID) ?? [])
  const shown = new Set([...text.matchAll(SHOWN)].map(([, id = '']) => id))
  if ((await listFiles(tx, [...shown])).length < shown.size) throw new AppError('not_found')
}

/** Lets others read a file that `ownerId` uploaded for this purpose. Errors: `not_found`. */
export async function shareFile(
  tx: Tx,
  input: { fileId: string; ownerId: string; purpose: FilePurpose; readers: readonly string[] },
): Promise<void> {
  const file = await findOwned(tx, input.ownerId, input.fileId)
  const shared = file?.purpose === input.purpose && (await addReaders(tx, file.id, input.readers))
  if (!shared) throw new AppError('not_found')
}

/** What pages need to know of some files. */
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
  // A download is saved under its name; everything else is looked at.
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

/** Copies being made: who asks meanwhile waits for the same one. */
const making = new Map<string, Promise<Uint8Array>>()

/** The smaller copy of a picture: made when it is first asked for, then kept beside it. */
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
  const made = making.get(key) ?? make().finally(() => making.delete(key))
  making.set(key, made)
  return { type, bytes: await made, name: file.name, inline: true }
}

/** The bytes of a stored file, piece by piece. Throws if they are gone. */
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

/** A public picture for paper, as PNG; null if it is gone or cannot be read now: the paper does without. */
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
    // While too many pictures wait, a visitor is given the whole one, which is not to be remembered as the smaller.
    return copy ? { ...copy, immutable: true } : bytesOf(ctx, file)
  },
} satisfies Handlers<typeof contract>
