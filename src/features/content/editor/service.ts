import { isDeepStrictEqual } from 'node:util'
import { addDays, dayOf } from '../../../core/calendar.ts'
import { AppError, type FieldErrors } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { decodeCursor, paginate } from '../../../platform/cursor.ts'
import { markFilesUsed } from '../../files/service.ts'
import type { contract } from '../contract.ts'
import type { Doc } from '../kinds.ts'
import { goLive, refusalOf, storeVersion, unpublishItem } from '../publication/publication.ts'
import { changesOf } from '../rules/difference.ts'
import { emptyDoc } from '../rules/empty.ts'
import { emptyIn } from '../rules/publish.ts'
import type { Refusal } from '../shapes.ts'
import {
  findItem,
  findVersion,
  type ItemRecord,
  insertItem,
  listForEditor,
  listVersions,
  lockItem,
  updateItem,
} from '../store.ts'
import { record } from './record.ts'
import { checkSlug, parseDoc, placeOf } from './saving.ts'
import { countKinds, countNewMessages, namesOf, sumDownloads } from './store.ts'
import { viewItem, viewRow, viewVersion } from './view.ts'

const LIMIT = 20
const RECENT_DAYS = 30

/** Locks the item and checks that it still has the revision that the operator sees. */
async function claim(tx: Tx, id: string, revision?: number): Promise<ItemRecord> {
  const item = await lockItem(tx, id)
  if (!item) throw new AppError('not_found')
  if (revision !== undefined && item.revision !== revision) throw new AppError('content_behind')
  return item
}

function timesOf(body: { at?: string | undefined; until?: string | undefined }, now: Date) {
  const at = body.at ? new Date(body.at) : null
  const until = body.until ? new Date(body.until) : null
  if (at && at <= now) throw new AppError('content_time', {}, { at: 'content_time' })
  if (until && until <= (at ?? now)) throw new AppError('content_time', {}, { until: 'content_time' })
  return { at, until }
}

/** The error of each field of a refusal. */
function issuesOf(item: ItemRecord, { code, fields }: Refusal): FieldErrors {
  const empty = emptyIn(item.kind, item.draft as Doc)
  const issueOf = (name: string) =>
    code === 'content_incomplete' ? { code: empty.includes(name) ? 'required' : 'invalid' } : code
  return Object.fromEntries(fields.map((name) => [name, issueOf(name)]))
}

/** Whether a save changes nothing. It then keeps the revision, so that a public item is not marked as changed. */
const isUnchanged = (item: ItemRecord, draft: Doc, { draftSlug, draftPosition }: ReturnType<typeof placeOf>): boolean =>
  draftSlug === item.draftSlug && draftPosition === item.draftPosition && isDeepStrictEqual(draft, item.draft)

/** Download counts of the items, including zero. */
async function downloadsOf(ctx: Ctx, rows: readonly ItemRecord[]) {
  const ids = rows.map(({ id }) => id)
  const counted = await sumDownloads(ctx.db, ids, addDays(dayOf(ctx.clock.now()), 1 - RECENT_DAYS))
  return new Map(ids.map((id) => [id, counted.get(id) ?? { total: 0, recent: 0 }]))
}

export const handlers = {
  async counts(ctx) {
    const [data, messages] = await Promise.all([countKinds(ctx.db), countNewMessages(ctx.db)])
    return { data, messages }
  },
  async list(ctx, { params, query }) {
    const limit = query.limit ?? LIMIT
    const after = decodeCursor(query.after, ['time', 'id'])
    const found = await listForEditor(ctx.db, {
      kind: params.kind,
      state: query.state,
      q: query.q || undefined,
      after,
      limit: limit + 1,
    })
    const { rows, next } = paginate(found, limit, (item) => [item.updatedAt.toISOString(), item.id])
    const downloads = params.kind === 'download' ? await downloadsOf(ctx, rows) : null
    return { data: rows.map((row) => ({ ...viewRow(row), downloads: downloads?.get(row.id) ?? null })), next }
  },
  async create(ctx, { params, body }) {
    const now = ctx.clock.now()
    const source = body.copyOf ? await findItem(ctx.db, body.copyOf) : undefined
    if (body.copyOf && source?.kind !== params.kind) throw new AppError('not_found')
    const fresh = { id: newId(now.getTime()), kind: params.kind }
    return ctx.write(async (tx) => {
      await checkSlug(tx, fresh, body.slug)
      const item = await insertItem(tx, {
        ...fresh,
        slug: body.slug,
        draftSlug: body.slug,
        draft: source?.draft ?? emptyDoc(params.kind),
        updatedAt: now,
        updatedBy: ctx.caller.accountId,
        createdAt: now,
      })
      await record(tx, ctx, 'create', { before: null, after: item })
      return viewItem(item)
    })
  },
  async get(ctx, { params }) {
    const item = await findItem(ctx.db, params.id)
    if (!item) throw new AppError('not_found')
    return viewItem(item)
  },
  async save(ctx, { params, body }) {
    const now = ctx.clock.now()
    return ctx.write(async (tx) => {
      const item = await claim(tx, params.id, body.over ? undefined : body.revision)
      const draft = parseDoc(item.kind, body.doc)
      const place = placeOf(item, body)
      if (isUnchanged(item, draft, place)) return viewItem(item)
      await markFilesUsed(tx, draft)
      if (item.revision !== body.revision)
        await storeVersion(tx, item, { published: 'kept', by: item.updatedBy, at: now })
      if (place.draftSlug !== item.draftSlug) await checkSlug(tx, item, place.draftSlug)
      const saved = await updateItem(tx, item.id, {
        draft,
        revision: item.revision + 1,
        ...place,
        // An item that was never public does not reserve its former address: nobody knows it.
        ...(!item.publishedAt && { slug: place.draftSlug }),
        updatedAt: now,
        updatedBy: ctx.caller.accountId,
      })
      await record(tx, ctx, 'save', { before: item, after: saved })
      return viewItem(saved)
    })
  },
  async publish(ctx, { params, body }) {
    const now = ctx.clock.now()
    const { at, until } = timesOf(body, now)
    return ctx.write(async (tx) => {
      const item = await claim(tx, params.id, body.revision)
      const refusal = await refusalOf(tx, item)
      if (refusal) throw new AppError(refusal.code, {}, issuesOf(item, refusal))
      const timed = await updateItem(tx, item.id, { publishAt: at, unpublishAt: until, missed: null })
      const done = at ? timed : await goLive(tx, timed, ctx.caller.accountId, now)
      await record(tx, ctx, at ? 'schedule' : 'publish', { before: item, after: done })
      return viewItem(done)
    })
  },
  async unpublish(ctx, { params }) {
    return ctx.write(async (tx) => {
      const item = await claim(tx, params.id)
      const down = await unpublishItem(tx, item)
      await record(tx, ctx, 'unpublish', { before: item, after: down })
      return viewItem(down)
    })
  },
  async versions(ctx, { params, query }) {
    if (!(await findItem(ctx.db, params.id))) throw new AppError('not_found')
    const limit = query.limit ?? LIMIT
    const before = decodeCursor(query.after, ['integer'])?.[0]
    const found = await listVersions(ctx.db, params.id, { before, limit: limit + 1 })
    const { rows, next } = paginate(found, limit, (version) => [version.number])
    const names = await namesOf(
      ctx.db,
      ctx.lang,
      rows.map((row) => row.createdBy),
    )
    return { data: rows.map((row) => viewVersion(row, names)), next }
  },
  async version(ctx, { params }) {
    const [item, version] = await Promise.all([
      findItem(ctx.db, params.id),
      findVersion(ctx.db, params.id, params.number),
    ])
    if (!item || !version) throw new AppError('not_found')
    const names = await namesOf(ctx.db, ctx.lang, [version.createdBy])
    const changes = changesOf(item.kind, version.doc as Doc, item.draft as Doc)
    return { ...viewVersion(version, names), changes }
  },
  async restore(ctx, { params, body }) {
    const now = ctx.clock.now()
    return ctx.write(async (tx) => {
      const item = await claim(tx, params.id, body.revision)
      const version = await findVersion(tx, item.id, body.number)
      if (!version) throw new AppError('not_found')
      await storeVersion(tx, item, { published: 'kept', by: ctx.caller.accountId, at: now })
      const restored = await updateItem(tx, item.id, {
        draft: version.doc,
        revision: item.revision + 1,
        updatedAt: now,
        updatedBy: ctx.caller.accountId,
      })
      await record(tx, ctx, 'restore', { before: item, after: restored }, { version: body.number })
      return viewItem(restored)
    })
  },
} satisfies Handlers<typeof contract>
