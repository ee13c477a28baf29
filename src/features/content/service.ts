import { isDeepStrictEqual } from 'node:util'
import { addDays, dayOf } from '../../core/calendar.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import type { Tx } from '../../db/types.ts'
import { audit } from '../../service/audit.ts'
import type { Ctx, Handlers } from '../../service/context.ts'
import { cutPage, decodeCursor } from '../../service/cursor.ts'
import type { contract } from './contract.ts'
import type { Doc } from './kinds.ts'
import { goLive, keepVersion, takeDown } from './publication.ts'
import { changesOf } from './rules/difference.ts'
import { emptyDoc } from './rules/empty.ts'
import { missingIn } from './rules/publish.ts'
import { parseDoc, rename } from './saving.ts'
import {
  findItem,
  findVersion,
  type ItemRecord,
  insertItem,
  isSlugTaken,
  listDesk,
  listVersions,
  lockItem,
  updateItem,
} from './store.ts'
import { countKinds, countNewMessages, namesOf, sumDownloads } from './store-desk.ts'
import { viewItem, viewRow, viewVersion } from './view.ts'

export * from './reading.ts'
export { sweepContent } from './sweep.ts'

const LIMIT = 20
const RECENT_DAYS = 30

/** The item, locked, at the revision that the operator has on the screen. */
async function claim(tx: Tx, id: string, revision?: number): Promise<ItemRecord> {
  const item = await lockItem(tx, id)
  if (!item) throw new AppError('not_found')
  if (revision !== undefined && item.revision !== revision) throw new AppError('content_behind')
  return item
}

const act = (tx: Tx, ctx: Ctx, item: ItemRecord, name: string, detail: object = {}): Promise<void> =>
  audit(tx, ctx, {
    act: `content.${name}`,
    targetType: item.kind,
    targetId: item.id,
    after: { slug: item.slug, revision: item.revision, ...detail },
  })

function timesOf(body: { at?: string | undefined; until?: string | undefined }, now: Date) {
  const at = body.at ? new Date(body.at) : null
  const until = body.until ? new Date(body.until) : null
  if (at && at <= now) throw new AppError('content_time', {}, { at: 'content_time' })
  if (until && until <= (at ?? now)) throw new AppError('content_time', {}, { until: 'content_time' })
  return { at, until }
}

/** Nothing to save: the revision stays, so that what is live stays live without newer text. */
const isUnchanged = (
  item: ItemRecord,
  draft: Doc,
  body: { slug?: string | undefined; position?: number | undefined },
): boolean =>
  (body.slug ?? item.slug) === item.slug &&
  (body.position ?? item.position) === item.position &&
  isDeepStrictEqual(draft, item.draft)

/** How often each of these was taken, also those that never were. */
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
    const after = decodeCursor(query.after, 2)
    const found = await listDesk(ctx.db, {
      kind: params.kind,
      state: query.state,
      q: query.q || undefined,
      after: after && [new Date(after[0] as number), String(after[1])],
      limit: limit + 1,
    })
    const { rows, next } = cutPage(found, limit, (item) => [item.updatedAt.getTime(), item.id])
    const downloads = params.kind === 'download' ? await downloadsOf(ctx, rows) : null
    return { data: rows.map((row) => ({ ...viewRow(row), downloads: downloads?.get(row.id) ?? null })), next }
  },
  async create(ctx, { params, body }) {
    const now = ctx.clock.now()
    const source = body.copyOf ? await findItem(ctx.db, body.copyOf) : undefined
    if (body.copyOf && source?.kind !== params.kind) throw new AppError('not_found')
    return ctx.write(async (tx) => {
      if (await isSlugTaken(tx, params.kind, body.slug, ''))
        throw new AppError('slug_taken', {}, { slug: 'slug_taken' })
      const item = await insertItem(tx, {
        id: newId(now.getTime()),
        kind: params.kind,
        slug: body.slug,
        draft: source?.draft ?? emptyDoc(params.kind),
        updatedAt: now,
        updatedBy: ctx.caller.accountId,
        createdAt: now,
      })
      await act(tx, ctx, item, 'create')
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
      if (isUnchanged(item, draft, body)) return viewItem(item)
      if (item.revision !== body.revision)
        await keepVersion(tx, item, { published: 'kept', by: item.updatedBy, at: now })
      if (body.slug && body.slug !== item.slug) await rename(tx, item, body.slug, now)
      const saved = await updateItem(tx, item.id, {
        draft,
        revision: item.revision + 1,
        slug: body.slug ?? item.slug,
        position: body.position ?? item.position,
        updatedAt: now,
        updatedBy: ctx.caller.accountId,
      })
      await act(tx, ctx, saved, 'save')
      return viewItem(saved)
    })
  },
  async publish(ctx, { params, body }) {
    const now = ctx.clock.now()
    const { at, until } = timesOf(body, now)
    return ctx.write(async (tx) => {
      const item = await claim(tx, params.id, body.revision)
      const missing = missingIn(item.kind, item.draft as Doc)
      if (missing.length > 0)
        throw new AppError(
          'content_incomplete',
          {},
          Object.fromEntries(missing.map((name) => [name, 'content_incomplete'] as const)),
        )
      const timed = await updateItem(tx, item.id, { publishAt: at, unpublishAt: until })
      const done = at ? timed : await goLive(tx, timed, ctx.caller.accountId, now)
      await act(tx, ctx, done, at ? 'schedule' : 'publish', { at: body.at, until: body.until })
      return viewItem(done)
    })
  },
  async unpublish(ctx, { params }) {
    return ctx.write(async (tx) => {
      const down = await takeDown(tx, await claim(tx, params.id))
      await act(tx, ctx, down, 'unpublish')
      return viewItem(down)
    })
  },
  async versions(ctx, { params, query }) {
    if (!(await findItem(ctx.db, params.id))) throw new AppError('not_found')
    const limit = query.limit ?? LIMIT
    const before = decodeCursor(query.after, 1)?.[0] as number | undefined
    const found = await listVersions(ctx.db, params.id, { before, limit: limit + 1 })
    const { rows, next } = cutPage(found, limit, (version) => [version.number])
    const names = await namesOf(
      ctx.db,
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
    const names = await namesOf(ctx.db, [version.createdBy])
    const changes = changesOf(item.kind, version.doc as Doc, item.draft as Doc)
    return { ...viewVersion(version, names), changes }
  },
  async restore(ctx, { params, body }) {
    const now = ctx.clock.now()
    return ctx.write(async (tx) => {
      const item = await claim(tx, params.id, body.revision)
      const version = await findVersion(tx, item.id, body.number)
      if (!version) throw new AppError('not_found')
      await keepVersion(tx, item, { published: 'kept', by: ctx.caller.accountId, at: now })
      const restored = await updateItem(tx, item.id, {
        draft: version.doc,
        revision: item.revision + 1,
        updatedAt: now,
        updatedBy: ctx.caller.accountId,
      })
      await act(tx, ctx, restored, 'restore', { number: body.number })
      return viewItem(restored)
    })
  },
} satisfies Handlers<typeof contract>
