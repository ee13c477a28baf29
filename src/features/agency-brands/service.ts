import { isoTime } from '../../core/clock.ts'
import type { HandlerInput, UploadedFile } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import type { Tx } from '../../db/types.ts'
import { audit } from '../../platform/audit.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { idOfCursor, paginate } from '../../platform/cursor.ts'
import { syncBrandListings } from '../campaigns/service.ts'
import { markUnused, shareFile, storeFile, withUpload } from '../files/service.ts'
import type { contract } from './contract.ts'
import { BRANDS_MAX } from './kinds.ts'
import type { AgencyBrand } from './shapes.ts'
import {
  type AgencyBrandRecord,
  countBrands,
  insertBrand,
  isAgency,
  isLogo,
  listBrands,
  lockAgency,
  lockBrand,
  updateBrand,
} from './store.ts'

export { eraseContacts } from './store.ts'

const PAGE = 30

type Changes = HandlerInput<(typeof contract)['edit']>['body']

const view = ({ marketerId: _, updatedAt: __, createdAt, archivedAt, ...row }: AgencyBrandRecord): AgencyBrand => ({
  ...row,
  createdAt: createdAt.toISOString(),
  archivedAt: isoTime(archivedAt),
})

/** Throws `agency_only` if the marketer is a single brand or a person: they have only their own name. */
async function requireAgency(tx: Tx, marketerId: string): Promise<void> {
  if (!(await isAgency(tx, marketerId))) throw new AppError('agency_only')
}

async function ownBrand(tx: Tx, marketerId: string, id: string): Promise<AgencyBrandRecord> {
  const row = await lockBrand(tx, marketerId, id)
  if (!row) throw new AppError('not_found')
  return row
}

/**
 * Stores a brand with its logo in one transaction. The logo is the file of the request or a file that was uploaded
 * before. `undefined` keeps the current logo.
 */
function withLogo<T>(
  ctx: Ctx,
  file: UploadedFile | undefined,
  fileId: string | null | undefined,
  persist: (tx: Tx, logoFileId: string | null | undefined) => Promise<T>,
): Promise<T> {
  if (file)
    return withUpload(ctx, file, 'avatar', (prepared) =>
      ctx.write(async (tx) => persist(tx, (await storeFile(tx, ctx, prepared)).id)),
    )
  return ctx.write(async (tx) => {
    if (fileId) await shareFile(tx, { fileId, ownerId: ctx.caller.accountId, purpose: 'avatar', readers: [] })
    return persist(tx, fileId)
  })
}

const factsOf = ({ name, latinName, archivedAt }: AgencyBrandRecord) => ({
  name,
  latinName,
  archived: archivedAt !== null,
})

const record = (tx: Tx, ctx: Ctx, act: string, row: AgencyBrandRecord, before?: AgencyBrandRecord): Promise<void> =>
  audit(tx, ctx, {
    act: `agency_brand.${act}`,
    targetType: 'agency_brand',
    targetId: row.id,
    ...(before && { before: factsOf(before) }),
    after: factsOf(row),
  })

async function requireFreePlace(tx: Tx, marketerId: string): Promise<void> {
  await lockAgency(tx, marketerId)
  if ((await countBrands(tx, { accountId: marketerId }, false)) >= BRANDS_MAX)
    throw new AppError('agency_brands_full', { n: BRANDS_MAX })
}

/** The columns that a request changes. Fields missing from the request keep their value. */
function changesOf({ fileId: _, ...body }: Changes, logoFileId: string | null | undefined) {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  return { ...(given as Partial<AgencyBrandRecord>), ...(logoFileId !== undefined && { logoFileId }) }
}

export const handlers = {
  async list(ctx, { query }) {
    const owner = ctx.caller
    await requireAgency(ctx.db, owner.accountId)
    const limit = query.limit ?? PAGE
    const before = idOfCursor(query.after)
    const [rows, archivedCount] = await Promise.all([
      listBrands(ctx.db, { owner, archived: query.archived ?? false, before, limit }),
      countBrands(ctx.db, owner, true),
    ])
    const page = paginate(rows, limit, (row) => [row.id])
    return { data: page.rows.map(view), next: page.next, archivedCount }
  },

  async create(ctx, { body, file }) {
    const marketerId = ctx.caller.accountId
    const now = ctx.clock.now()
    await requireAgency(ctx.db, marketerId)
    return withLogo(ctx, file, body.fileId, async (tx, logoFileId) => {
      await requireFreePlace(tx, marketerId)
      const row: AgencyBrandRecord = {
        id: newId(now.getTime()),
        marketerId,
        name: body.name,
        latinName: body.latinName ?? null,
        logoFileId: logoFileId ?? null,
        contactName: body.contactName ?? null,
        contactEmail: body.contactEmail ?? null,
        contactPhone: body.contactPhone ?? null,
        createdAt: now,
        updatedAt: now,
        archivedAt: null,
      }
      await insertBrand(tx, row)
      await record(tx, ctx, 'create', row)
      return view(row)
    })
  },

  async edit(ctx, { params, body, file }) {
    if (!file && Object.keys(body).length === 0) throw new AppError('invalid_input')
    const marketerId = ctx.caller.accountId
    const now = ctx.clock.now()
    return withLogo(ctx, file, body.fileId, async (tx, logoFileId) => {
      const before = await ownBrand(tx, marketerId, params.id)
      const row = await updateBrand(tx, marketerId, params.id, { ...changesOf(body, logoFileId), updatedAt: now })
      const replaced = before.logoFileId
      if (replaced && replaced !== row.logoFileId && !(await isLogo(tx, marketerId, replaced)))
        await markUnused(tx, replaced, now)
      await syncBrandListings(tx, row.id, now)
      await record(tx, ctx, 'edit', row, before)
      return view(row)
    })
  },

  async archive(ctx, { params, body: { archived } }) {
    const marketerId = ctx.caller.accountId
    const now = ctx.clock.now()
    return ctx.write(async (tx) => {
      if (!archived) await requireFreePlace(tx, marketerId)
      const before = await ownBrand(tx, marketerId, params.id)
      if ((before.archivedAt !== null) === archived) return view(before)
      const changes = { archivedAt: archived ? now : null, updatedAt: now }
      const row = await updateBrand(tx, marketerId, params.id, changes)
      await record(tx, ctx, archived ? 'archive' : 'restore', row, before)
      return view(row)
    })
  },
} satisfies Handlers<typeof contract>
