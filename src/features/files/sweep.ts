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

/** No request lasts so long: bytes without a row after that belong to none that will be written. */
const GRACE = DAY
const ROWS_AT_ONCE = 200
const KEYS_AT_ONCE = 1_000

/** Where the last look at a store ended; the next one goes on there, and starts again after the last file. */
const cursors = new WeakMap<StoragePort, string | null>()

/** Deletes rows that nothing came to refer to, and bytes that have no row: of refused, broken and replaced uploads. */
export async function sweepFiles(app: FileSweep): Promise<void> {
  const now = app.clock.now()
  const settings = await readSettings(app.db, now)
  const before = new Date(now.getTime() - settings['files.unused_hours'] * HOUR)
  const unused = await withTx(app.db, (tx) => deleteUnused(tx, before, ROWS_AT_ONCE))
  for (const file of unused) await (isVideo(file) ? deleteVideoBytes(app, file) : deleteBytes(app, file.storageKey))
  await deleteWithoutRow(app, now)
}

/** What cannot be deleted must not hold up the rest: without a row, a later sweep finds it again. */
const deleteBytes = ({ ports: { storage }, log }: FileSweep, key: string): Promise<void> =>
  storage.delete(key).catch((err: unknown) => log.error({ err, key }, 'stored file not deleted'))

const deleteVideoBytes = ({ ports: { storage }, log }: FileSweep, { storageKey: key, size }: Video): Promise<void> =>
  deletePieces(storage, key, size).catch((err: unknown) => log.error({ err, key }, 'stored video not deleted'))

async function deleteWithoutRow(app: FileSweep, now: Date): Promise<void> {
  const { storage } = app.ports
  const { keys, next } = await storage.list(cursors.get(storage) ?? null, KEYS_AT_ONCE)
  cursors.set(storage, next)
  // What does not begin with an id of ours is not ours to delete.
  const old = keys.filter((key) => (timeOfId(key) ?? Number.POSITIVE_INFINITY) < now.getTime() - GRACE)
  if (old.length === 0) return
  const owners = await keysInUse(app.db, [...new Set(old.map(ownerOf))])
  for (const key of old) if (!owners.has(ownerOf(key))) await deleteBytes(app, key)
}

/** A smaller copy lies beside its picture: the key of the picture. */
const ownerOf = (key: string): string => key.split('.')[0] ?? key
