import { dayOf } from '../../core/calendar.ts'
import type { Blob, HandlerInput } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import type { Lang } from '../../core/shapes.ts'
import { translator } from '../../i18n/messages.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { idOfCursor, paginate } from '../../platform/cursor.ts'
import { type ZipEntry, zipPieces } from '../../platform/zip.ts'
import { ownCampaign } from '../campaigns/service.ts'
import { briefText } from '../campaigns/text/brief.ts'
import type briefEn from '../campaigns/text/brief-en.ts'
import type { StoredFileView } from '../files/contract.ts'
import { filesOf, readStored } from '../files/service.ts'
import type { contract, Piece, Rights } from './contract.ts'
import { ARCHIVE_MAX, nameInArchive, rightsCsv } from './rules/archive.ts'
import { mayDownload, rightsOn } from './rules/rights.ts'
import { type ContentFile, countContentFiles, listContentFiles, listPieces, type PieceRecord } from './store.ts'

const PAGE = 24
/** Size of the chunks in which the archive is sent, in bytes. */
const CHUNK = 65_536

type Campaign = Awaited<ReturnType<typeof ownCampaign>>

const stateOf = (ctx: Ctx, { usageRights, usageEndsOn }: Campaign) =>
  rightsOn(usageRights, usageEndsOn, dayOf(ctx.clock.now()))

async function viewRights(ctx: Ctx, campaign: Campaign): Promise<Rights> {
  const state = stateOf(ctx, campaign)
  return {
    usageRights: campaign.usageRights,
    endsOn: campaign.usageEndsOn,
    state,
    files: mayDownload(state) ? await countContentFiles(ctx.db, campaign.id) : 0,
  }
}

const viewPiece = (row: PieceRecord, files: ReadonlyMap<string, StoredFileView>): Piece => ({
  jobId: row.jobId,
  influencer: { name: row.name, avatarFileId: row.avatarFileId, avatarUrl: row.avatarUrl },
  handle: row.handle,
  post: row.postUrl === null || row.postedAt === null ? null : { url: row.postUrl, at: row.postedAt.toISOString() },
  file: row.fileId === null ? null : (files.get(row.fileId) ?? null),
  draftUrl: row.draftUrl,
})

async function readPieces(ctx: Ctx, { params, query }: HandlerInput<(typeof contract)['list']>) {
  const campaign = await ownCampaign(ctx, params.id)
  const limit = query.limit ?? PAGE
  const found = await listPieces(ctx.db, campaign.id, { lang: ctx.lang, before: idOfCursor(query.after), limit })
  const { rows, next } = paginate(found, limit, ({ jobId }) => [jobId])
  const files = await filesOf(
    ctx.db,
    rows.flatMap(({ fileId }) => fileId ?? []),
  )
  return { data: rows.map((row) => viewPiece(row, files)), next, rights: await viewRights(ctx, campaign) }
}

async function rightsText(lang: Lang, { usageRights }: Campaign): Promise<string> {
  const t = translator<typeof briefEn>(await briefText.load(lang))
  return usageRights === '' ? '' : t(`usage_${usageRights}`)
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

/** The entries of the archive: the table of rights first, then the files without compression. */
async function* entriesOf(ctx: Ctx, table: Uint8Array, files: readonly ContentFile[]): AsyncIterable<ZipEntry> {
  yield { name: 'rights.csv', bytes: once(table) }
  for (const [i, file] of files.entries())
    yield {
      name: nameInArchive(i, file.handle, file.contentType),
      stored: true,
      bytes: readStored(ctx.ports.storage, file),
    }
}

async function readArchive(ctx: Ctx, { params, query }: HandlerInput<(typeof contract)['archive']>): Promise<Blob> {
  const campaign = await ownCampaign(ctx, params.id)
  if (!mayDownload(stateOf(ctx, campaign))) throw new AppError('content_rights')
  const lang = query.lang ?? ctx.lang
  const wanted = { lang, job: query.job ?? null, limit: ARCHIVE_MAX.files + 1 }
  const files = await listContentFiles(ctx.db, campaign.id, wanted)
  if (files.length === 0) throw new AppError('content_empty')
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (files.length > ARCHIVE_MAX.files || size > ARCHIVE_MAX.megabytes * 1e6)
    throw new AppError('content_too_large', ARCHIVE_MAX)
  const lines = files.map(({ name, handle, post, contentType }, i) => ({
    file: nameInArchive(i, handle, contentType),
    influencer: name,
    handle,
    post: post ?? '',
  }))
  const rights = { text: await rightsText(lang, campaign), endsOn: campaign.usageEndsOn }
  const table = rightsCsv(lang, lines, rights)
  const mtime = ctx.clock.now()
  return {
    type: 'application/zip',
    bytes: new Uint8Array(0),
    stream: zipPieces(entriesOf(ctx, table, files), { size: CHUNK, mtime }),
    name: `talad-content-${campaign.id.slice(0, 8)}.zip`,
  }
}

export const handlers = {
  list: readPieces,
  archive: readArchive,
} satisfies Handlers<typeof contract>
