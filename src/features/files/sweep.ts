import type { Logger } from 'pino'
import { type Clock, DAY, HOUR } from '../../core/clock.ts'
import { timeOfId } from '../../core/ids.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { readSettings } from '../../platform/settings.ts'
import type { StoragePort } from '../../ports/storage/port.ts'
import { deletePieces } from './pieces.ts'
import { deleteUnused, type FileRecord, keysInUse } from './store.ts'
import { isVideo } from './videos/service.ts'

type Video = Pick<FileRecord, 'storageKey' | 'size'>

interface FileSweep {
  db: Db
  clock: Clock
  log: Logger
  ports: { storage: StoragePort }
}

/** Longer than any request: bytes that still have no row after this time will never get one. */
const GRACE = DAY
const ROWS_AT_ONCE = 200
const KEYS_AT_ONCE = 1_000

/**
 * The key at which the last sweep of a store stopped. The next sweep continues there, and starts again after the last
 * file.
 */
const cursors = new WeakMap<StoragePort, string | null>()

/** Deletes unused files, and bytes without a row from rejected, failed and replaced uploads. */
export async function sweepFiles(app: FileSweep): Promise<void> {
  const now = app.clock.now()
  const settings = await readSettings(app.db, now)
  const before = new Date(now.getTime() - settings['files.unused_hours'] * HOUR)
  const unused = await withTx(app.db, (tx) => deleteUnused(tx, before, ROWS_AT_ONCE))
  for (const file of unused) await (isVideo(file) ? deleteVideoBytes(app, file) : deleteBytes(app, file.storageKey))
  await deleteWithoutRow(app, now)
}

/** A failed deletion must not stop the others. Bytes without a row are found again by a later sweep. */
const deleteBytes = ({ ports: { storage }, log }: FileSweep, key: string): Promise<void> =>
  storage.delete(key).catch((err: unknown) => log.error({ err, key }, 'stored file not deleted'))

const deleteVideoBytes = ({ ports: { storage }, log }: FileSweep, { storageKey: key, size }: Video): Promise<void> =>
  deletePieces(storage, key, size).catch((err: unknown) => log.error({ err, key }, 'stored video not deleted'))

async function deleteWithoutRow(app: FileSweep, now: Date): Promise<void> {
  const { storage } = app.ports
  const { keys, next } = await storage.list(cursors.get(storage) ?? null, KEYS_AT_ONCE)
  cursors.set(storage, next)
  // Keys that do not begin with one of our ids belong to something else and are not deleted.
  const old = keys.filter((key) => (timeOfId(key) ?? Number.POSITIVE_INFINITY) < now.getTime() - GRACE)
  if (old.length === 0) return
  const owners = await keysInUse(app.db, [...new Set(old.map(ownerOf))])
  for (const key of old) if (!owners.has(ownerOf(key))) await deleteBytes(app, key)
}

/** The key of the picture that a smaller copy belongs to; the copy has it as its prefix. */
const ownerOf = (key: string): string => key.split('.')[0] ?? key
