import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { AppError } from '../../core/errors.ts'
import { containing } from '../../db/like.ts'
import { onViolation } from '../../db/tx.ts'
import type { Tx } from '../../db/types.ts'
import type { Kind } from './kinds.ts'
import { contentItems, contentRedirects, contentVersions } from './schema.ts'

export type ItemRecord = typeof contentItems.$inferSelect
export type VersionRecord = typeof contentVersions.$inferSelect

const slugTaken = () => new AppError('slug_taken', {}, { slug: 'slug_taken' })

/** Another operator may save the same address or key at the same time, so the unique constraint decides. */
const refuseTaken = onViolation({
  content_items_slug: slugTaken,
  content_items_draft_slug: slugTaken,
  content_items_page_key: () => new AppError('page_key_taken', {}, { key: 'page_key_taken' }),
})

export async function insertItem(tx: Tx, values: typeof contentItems.$inferInsert): Promise<ItemRecord> {
  const [row] = await tx.insert(contentItems).values(values).returning().catch(refuseTaken)
  return row as ItemRecord
}

export async function findItem(tx: Tx, id: string): Promise<ItemRecord | undefined> {
  const [row] = await tx.select().from(contentItems).where(eq(contentItems.id, id))
  return row
}

/** The row, locked until the transaction ends. */
export async function lockItem(tx: Tx, id: string): Promise<ItemRecord | undefined> {
  const [row] = await tx.select().from(contentItems).where(eq(contentItems.id, id)).for('update')
  return row
}

export async function updateItem(tx: Tx, id: string, values: Partial<ItemRecord>): Promise<ItemRecord> {
  const [row] = await tx.update(contentItems).set(values).where(eq(contentItems.id, id)).returning().catch(refuseTaken)
  return row as ItemRecord
}

/** Whether another item of the kind has the address: public, in its draft, or as an old one. */
export async function isSlugTaken(tx: Tx, kind: Kind, slug: string, id: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(
      and(
        eq(contentItems.kind, kind),
        or(eq(contentItems.slug, slug), eq(contentItems.draftSlug, slug)),
        ne(contentItems.id, id),
      ),
    )
    .limit(1)
  if (other) return true
  const [old] = await tx
    .select({ id: contentRedirects.itemId })
    .from(contentRedirects)
    .where(and(eq(contentRedirects.kind, kind), eq(contentRedirects.slug, slug), ne(contentRedirects.itemId, id)))
  return old !== undefined
}

/** Whether a site text other than `id` is public with the key. */
export async function isPageKeyTaken(tx: Tx, key: string, id: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(and(liveWhere('page', [key]), ne(contentItems.id, id)))
  return other !== undefined
}

/** Redirects an old address to the item; if the item uses a former address again, that redirect is removed. */
export async function redirectSlug(
  tx: Tx,
  row: { id: string; kind: Kind; slug: string; itemId: string; createdAt: Date },
  newSlug: string,
): Promise<void> {
  await tx.delete(contentRedirects).where(and(eq(contentRedirects.kind, row.kind), eq(contentRedirects.slug, newSlug)))
  await tx.insert(contentRedirects).values(row).onConflictDoNothing()
}

export async function insertVersion(tx: Tx, row: Omit<VersionRecord, 'number'>): Promise<void> {
  const next = sql`(select coalesce(max(${contentVersions.number}), 0) + 1 from ${contentVersions} where ${contentVersions.itemId} = ${row.itemId})`
  await tx.insert(contentVersions).values({ ...row, number: next as never })
}

export const listVersions = (
  tx: Tx,
  itemId: string,
  page: { before?: number | undefined; limit: number },
): Promise<VersionRecord[]> =>
  tx
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.itemId, itemId), page.before ? lt(contentVersions.number, page.before) : undefined))
    .orderBy(desc(contentVersions.number))
    .limit(page.limit)

export async function findVersion(tx: Tx, itemId: string, number: number): Promise<VersionRecord | undefined> {
  const [row] = await tx
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.itemId, itemId), eq(contentVersions.number, number)))
  return row
}

const EDITOR_STATES: Record<string, SQL | undefined> = {
  live: isNotNull(contentItems.live),
  draft: isNull(contentItems.live),
  scheduled: isNotNull(contentItems.publishAt),
}

/** The editor's list of a kind, newest change first. */
export const listForEditor = (
  tx: Tx,
  list: { kind: Kind; state?: string | undefined; q?: string | undefined; after: [Date, string] | null; limit: number },
): Promise<ItemRecord[]> =>
  tx
    .select()
    .from(contentItems)
    .where(
      and(
        eq(contentItems.kind, list.kind),
        list.state ? EDITOR_STATES[list.state] : undefined,
        list.q ? sql`${contentItems.draft}::text ilike ${containing(list.q)}` : undefined,
        list.after
          ? or(
              lt(contentItems.updatedAt, list.after[0]),
              and(eq(contentItems.updatedAt, list.after[0]), lt(contentItems.id, list.after[1])),
            )
          : undefined,
      ),
    )
    .orderBy(desc(contentItems.updatedAt), desc(contentItems.id))
    .limit(list.limit)

/** Items that are due to be published or unpublished. */
export const listDue = (tx: Tx, now: Date, limit: number): Promise<ItemRecord[]> =>
  tx
    .select()
    .from(contentItems)
    .where(or(lte(contentItems.publishAt, now), lte(contentItems.unpublishAt, now)))
    .orderBy(asc(contentItems.id))
    .limit(limit)

export interface LiveList {
  kind: Kind
  /** Only these facets; all if absent. */
  facets?: readonly string[] | undefined
  order: 'newest' | 'position'
  limit: number
  offset?: number
}

const liveWhere = (kind: Kind, facets?: readonly string[]) =>
  and(
    eq(contentItems.kind, kind),
    isNotNull(contentItems.live),
    facets ? inArray(contentItems.facet, [...facets]) : undefined,
  )

/** Public items of a kind, paged by page number as the specification requires. */
export const listLive = (tx: Tx, list: LiveList): Promise<ItemRecord[]> =>
  tx
    .select()
    .from(contentItems)
    .where(liveWhere(list.kind, list.facets))
    .orderBy(
      ...(list.order === 'newest'
        ? [desc(contentItems.publishedAt), desc(contentItems.id)]
        : [asc(contentItems.position), asc(contentItems.id)]),
    )
    .limit(list.limit)
    .offset(list.offset ?? 0)

export async function countLive(tx: Tx, kind: Kind, facets?: readonly string[]): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(contentItems).where(liveWhere(kind, facets))
  return row?.n ?? 0
}

/** The public item at an address, or the one that an old address redirects to. */
export async function findLive(tx: Tx, kind: Kind, slug: string): Promise<ItemRecord | undefined> {
  const [row] = await tx
    .select()
    .from(contentItems)
    .where(and(liveWhere(kind), eq(contentItems.slug, slug)))
  if (row) return row
  const [moved] = await tx
    .select({ item: contentItems })
    .from(contentRedirects)
    .innerJoin(contentItems, eq(contentItems.id, contentRedirects.itemId))
    .where(and(eq(contentRedirects.kind, kind), eq(contentRedirects.slug, slug), isNotNull(contentItems.live)))
  return moved?.item
}

export type Placed = Pick<ItemRecord, 'id' | 'kind'> & { publishedAt: Date }

/** The next older and the next newer public item with the same facets, by date. */
export async function findNeighbours(tx: Tx, { id, kind, publishedAt: at }: Placed, facets?: readonly string[]) {
  const neighbour = (older: boolean) =>
    tx
      .select({ ...getTableColumns(contentItems), older: older ? sql<boolean>`true` : sql<boolean>`false` })
      .from(contentItems)
      .where(
        and(
          liveWhere(kind, facets),
          or(
            older ? lt(contentItems.publishedAt, at) : gt(contentItems.publishedAt, at),
            and(eq(contentItems.publishedAt, at), older ? lt(contentItems.id, id) : gt(contentItems.id, id)),
          ),
        ),
      )
      .orderBy(
        ...(older
          ? [desc(contentItems.publishedAt), desc(contentItems.id)]
          : [asc(contentItems.publishedAt), asc(contentItems.id)]),
      )
      .limit(1)
  const found = await unionAll(neighbour(true), neighbour(false))
  return { previous: found.find(({ older }) => older), next: found.find(({ older }) => !older) }
}
