import { strToU8, type Zippable, zipSync } from 'fflate'
import type { Logger } from 'pino'
import { type Clock, DAY } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { ROLE_PATH } from '../../core/role-path.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { statement } from '../../ledger/statement.ts'
import type { Handlers } from '../../platform/context.ts'
import { readSettings } from '../../platform/settings.ts'
import type { StoragePort } from '../../ports/storage/port.ts'
import { renderDocument } from '../documents/service.ts'
import { notify } from '../notifications/service.ts'
import type { contract, DataExport } from './contract.ts'
import {
  deleteExport,
  type ExportRecord,
  findLatest,
  findReady,
  insertRequest,
  listDocuments,
  listExpired,
  listPending,
  markReady,
  type PendingExport,
  readPersonalData,
} from './store.ts'

interface ExportApp {
  db: Db
  clock: Clock
  log: Pick<Logger, 'error'>
  ports: { storage: StoragePort }
}

const AT_ONCE = 5
const LINES = 5_000
const ZIP = 'application/zip'
const keyOf = (id: string): string => `export-${id}.zip`

const view = ({ id, requestedAt, readyAt, expiresAt }: ExportRecord): DataExport => ({
  id,
  requestedAt: requestedAt.toISOString(),
  readyAt: readyAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
})

/** `data.json` with everything stored about the person, and each of their documents as PDF. */
async function packData(db: Db, accountId: string, now: Date): Promise<Uint8Array> {
  const [data, documents, { lines }] = await Promise.all([
    readPersonalData(db, accountId),
    listDocuments(db, accountId),
    statement(db, { owner: accountId, codes: ['creator_payable', 'customer_credits'], limit: LINES }),
  ])
  const content = { createdAt: now, amounts: 'satang', ...data, statement: lines }
  const entries: Zippable = { 'data.json': strToU8(JSON.stringify(content, null, 2)) }
  for (const document of documents)
    entries[`documents/${document.serial}.pdf`] = [await renderDocument(document), { level: 0 }]
  return zipSync(entries, { mtime: now })
}

/** Prepares one copy. Two processes that do it at once store the same file, and one message is written. */
async function prepare(app: ExportApp, { id, accountId, role }: PendingExport): Promise<void> {
  const now = app.clock.now()
  const bytes = await packData(app.db, accountId, now)
  await app.ports.storage.put(keyOf(id), bytes, ZIP)
  const settings = await readSettings(app.db, now)
  const expiresAt = new Date(now.getTime() + settings['account.data_days'] * DAY)
  await withTx(app.db, async (tx) => {
    if (!(await markReady(tx, id, { readyAt: now, expiresAt, size: bytes.length }))) return
    await notify(tx, now, {
      kind: 'account.data_ready',
      key: `personal-data:${id}`,
      to: { accountId },
      data: { deadline: expiresAt },
      href: `/${ROLE_PATH[role]}/personalData`,
    })
  })
}

/** Prepares the copies that were asked for, and deletes those whose time is over. */
export async function sweepDataExports(app: ExportApp): Promise<void> {
  for (const row of await listPending(app.db, AT_ONCE))
    await prepare(app, row).catch((err: unknown) => app.log.error({ err, exportId: row.id }, 'data not exported'))
  for (const { id } of await listExpired(app.db, app.clock.now(), AT_ONCE)) {
    await app.ports.storage.delete(keyOf(id))
    await withTx(app.db, (tx) => deleteExport(tx, id))
  }
}

export const handlers = {
  async latest(ctx) {
    const row = await findLatest(ctx.db, ctx.caller.accountId, ctx.clock.now())
    return row && view(row)
  },

  async request(ctx) {
    const now = ctx.clock.now()
    const { accountId } = ctx.caller
    return ctx.write(async (tx) => {
      await insertRequest(tx, { id: newId(now.getTime()), accountId, requestedAt: now })
      const row = await findLatest(tx, accountId, now)
      if (!row) throw new AppError('conflict')
      return view(row)
    })
  },

  async file(ctx, { params }) {
    const row = await findReady(ctx.db, ctx.caller.accountId, params.id, ctx.clock.now())
    const stored = row && (await ctx.ports.storage.get(keyOf(row.id)))
    if (!stored) throw new AppError('not_found')
    return { type: ZIP, bytes: stored.bytes, name: 'talad-personal-data.zip' }
  },
} satisfies Handlers<typeof contract>
