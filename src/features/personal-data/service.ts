import { strToU8 } from 'fflate'
import type { Logger } from 'pino'
import { type Clock, DAY, isoTime, MINUTE } from '../../core/clock.ts'
import type { Blob } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { ROLE_PATH } from '../../core/role-path.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { statement } from '../../ledger/statement.ts'
import { type Ctx, type Handlers, personOf } from '../../platform/context.ts'
import { readSettings } from '../../platform/settings.ts'
import { sweepEach } from '../../platform/sweep-each.ts'
import { type ZipEntry, zipPieces } from '../../platform/zip.ts'
import type { StoragePort } from '../../ports/storage/port.ts'
import { renderIssued } from '../documents/service.ts'
import { deletePieces, PIECE, readPieces, storePieces } from '../files/service.ts'
import { notify } from '../notifications/service.ts'
import type { contract, DataExport } from './contract.ts'
import {
  claimExport,
  deleteExport,
  type ExportRecord,
  findLatest,
  findReady,
  insertRequest,
  listDocumentIds,
  listExpired,
  listPending,
  markReady,
  type PendingExport,
  readDocument,
  readPersonalData,
} from './store.ts'

interface ExportApp {
  db: Db
  clock: Clock
  log: Pick<Logger, 'error'>
  ports: { storage: StoragePort }
}

const SWEEP_BATCH = 5
const LINES = 500
/** How long a process has claimed an export. After a crash another process prepares it again when the claim expires. */
const CLAIM = 10 * MINUTE
const ZIP = 'application/zip'
const keyOf = (id: string): string => `export-${id}.zip`

const view = ({ id, requestedAt, readyAt, expiresAt }: ExportRecord): DataExport => ({
  id,
  requestedAt: requestedAt.toISOString(),
  readyAt: isoTime(readyAt),
  expiresAt: (readyAt && expiresAt?.toISOString()) ?? null,
})

/** A person's ledger lines, read page by page. */
async function* statementOf(db: Db, owner: string): AsyncIterable<object> {
  for (let before: string | null | undefined; before !== null; ) {
    const query = { owner, codes: ['creator_payable', 'customer_credits'] as const, limit: LINES }
    const page = await statement(db, { ...query, ...(before && { before }) })
    yield* page.lines
    before = page.next
  }
}

/** `data.json`: everything stored about the person, by topic, written one row at a time. */
async function* writeData(db: Db, { accountId, requestedAt }: PendingExport): AsyncIterable<Uint8Array> {
  const json = (value: unknown) => JSON.stringify(value)
  yield strToU8(`{"createdAt":${json(requestedAt)},"amounts":"satang"`)
  const topics = { ...readPersonalData(db, accountId), statement: statementOf(db, accountId) }
  for (const [name, rows] of Object.entries(topics)) {
    let between = `,\n${json(name)}:[\n`
    for await (const row of rows) {
      yield strToU8(between + json(row))
      between = ',\n'
    }
    yield strToU8(between === ',\n' ? '\n]' : `${between}]`)
  }
  yield strToU8('\n}\n')
}

/** The person's data, and each of their documents as a PDF, rendered one at a time. */
async function* entriesOf(db: Db, row: PendingExport): AsyncIterable<ZipEntry> {
  yield { name: 'data.json', bytes: writeData(db, row) }
  for (const id of await listDocumentIds(db, row.accountId)) {
    const document = await readDocument(db, id)
    const rendered = async function* () {
      yield await renderIssued(db, document)
    }
    yield { name: `documents/${document.serial}.pdf`, stored: true, bytes: rendered() }
  }
}

/** Prepares one export and notifies its owner once. Does nothing if another process has claimed it. */
async function prepare(app: ExportApp, row: PendingExport): Promise<void> {
  const { id, accountId, role } = row
  const { db, ports } = app
  const begun = app.clock.now()
  if (!(await claimExport(db, id, begun, new Date(begun.getTime() + CLAIM)))) return
  let size = 0
  const counted = async function* () {
    for await (const piece of zipPieces(entriesOf(db, row), { size: PIECE, mtime: row.requestedAt })) {
      size += piece.length
      yield piece
    }
  }
  await storePieces(ports.storage, keyOf(id), counted(), ZIP)
  const now = app.clock.now()
  const settings = await readSettings(db, now)
  const expiresAt = new Date(now.getTime() + settings['account.data_days'] * DAY)
  await withTx(db, async (tx) => {
    if (!(await markReady(tx, id, { readyAt: now, expiresAt, size }))) return
    await notify(tx, now, {
      kind: 'account.data_ready',
      key: `personal-data:${id}`,
      to: { accountId },
      data: { deadline: expiresAt },
      href: `/${ROLE_PATH[role]}/personalData`,
    })
  })
}

/** Prepares requested exports, and deletes expired ones. */
export async function sweepDataExports(app: ExportApp): Promise<void> {
  await sweepEach(app.log, {
    sweep: 'data exports',
    rows: await listPending(app.db, app.clock.now(), SWEEP_BATCH),
    about: ({ id }) => ({ exportId: id }),
    handle: (row) => prepare(app, row),
  })
  await sweepEach(app.log, {
    sweep: 'expired data exports',
    rows: await listExpired(app.db, app.clock.now(), SWEEP_BATCH),
    about: ({ id }) => ({ exportId: id }),
    handle: async ({ id, size }) => {
      await deletePieces(app.ports.storage, keyOf(id), size ?? 0)
      await withTx(app.db, (tx) => deleteExport(tx, id))
    },
    required: true,
  })
}

async function latestOf(ctx: Ctx, accountId: string): Promise<DataExport | null> {
  const row = await findLatest(ctx.db, accountId, ctx.clock.now())
  return row && view(row)
}

async function requestOf(ctx: Ctx, accountId: string): Promise<DataExport> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    await insertRequest(tx, { id: newId(now.getTime()), accountId, requestedAt: now })
    const row = await findLatest(tx, accountId, now)
    if (!row) throw new AppError('conflict')
    return view(row)
  })
}

async function fileOf(ctx: Ctx, accountId: string, id: string): Promise<Blob> {
  const row = await findReady(ctx.db, accountId, id, ctx.clock.now())
  if (!row) throw new AppError('not_found')
  const { storage } = ctx.ports
  const read = (start: number, end: number) => readPieces(storage, keyOf(row.id), start, end)
  return {
    type: ZIP,
    bytes: new Uint8Array(0),
    name: 'talad-personal-data.zip',
    file: { size: row.size ?? 0, read },
  }
}

export const handlers = {
  latest: (ctx) => latestOf(ctx, ctx.caller.accountId),
  request: (ctx) => requestOf(ctx, ctx.caller.accountId),
  file: (ctx, { params }) => fileOf(ctx, ctx.caller.accountId, params.id),
  loginLatest: (ctx) => latestOf(ctx, personOf(ctx.caller)),
  loginRequest: (ctx) => requestOf(ctx, personOf(ctx.caller)),
  loginFile: (ctx, { params }) => fileOf(ctx, personOf(ctx.caller), params.id),
} satisfies Handlers<typeof contract>
