import { eq, sql } from 'drizzle-orm'
import { DAY, MINUTE } from '../src/core/clock.ts'
import type { Tx } from '../src/db/types.ts'
import type { Doc, Kind } from '../src/features/content/kinds.ts'
import { indexedItemOf } from '../src/features/content/publication/indexed-item.ts'
import { kindRow } from '../src/features/content/rules/kind-rows.ts'
import { cleanDoc } from '../src/features/content/rules/publish.ts'
import { contentItems, contentVersions } from '../src/features/content/schema.ts'
import { files } from '../src/features/files/schema.ts'
import { searchEntries } from '../src/features/search/schema.ts'
import { searchRows } from '../src/features/search/service.ts'
import { settingRows } from '../src/platform/schema.ts'
import { seedId, todayAt } from './day.ts'
import { drawHandouts } from './handout-files.ts'
import { packageIdOf } from './packages.ts'
import type { Seeding } from './seeding.ts'
import { SITE } from './site/index.ts'
import type { SiteItem } from './site/types.ts'
import { insertAll } from './write.ts'

const MARKER = 'site.seeded'
/** An arbitrary number that no other lock uses. */
const LOCK = 4_701_993

type ItemRow = typeof contentItems.$inferSelect

/** Packages have the ids that sold ones already refer to. */
const itemIdOf = ({ kind, slug }: SiteItem<Kind>, at: Date): string =>
  kind === 'package' ? packageIdOf(slug) : seedId(`${kind}/${slug}`, at)

function itemRow(item: SiteItem<Kind>, now: Date): ItemRow {
  const { midnight } = todayAt(now)
  const at = new Date(midnight.getTime() - item.published.daysAgo * DAY + item.published.minute * MINUTE)
  const doc = cleanDoc(item.kind, item.doc)
  const revision = 1 + (item.earlier?.length ?? 0)
  return {
    id: itemIdOf(item, at),
    kind: item.kind,
    slug: item.slug,
    draftSlug: item.slug,
    draft: doc,
    revision,
    live: doc,
    liveRevision: revision,
    liveAt: at,
    facet: kindRow(item.kind).facetOf?.(doc) ?? '',
    position: item.position ?? 0,
    draftPosition: item.position ?? 0,
    publishAt: null,
    unpublishAt: null,
    missed: null,
    publishedAt: at,
    updatedAt: at,
    updatedBy: null,
    createdAt: at,
  }
}

function versionRows(item: SiteItem<Kind>, row: ItemRow, now: Date) {
  const { midnight } = todayAt(now)
  const texts = [
    ...(item.earlier ?? []).map(({ doc, daysAgo }) => ({ doc, at: new Date(midnight.getTime() - daysAgo * DAY) })),
    { doc: item.doc, at: row.publishedAt as Date },
  ]
  return texts.map(({ doc, at }, i) => ({
    id: seedId(`version/${item.kind}/${item.slug}/${i + 1}`, at),
    itemId: row.id,
    number: i + 1,
    doc: cleanDoc(item.kind, doc),
    slug: item.slug,
    published: 'published' as const,
    createdBy: null,
    createdAt: at,
  }))
}

/** A download with its drawn file. */
const withFile = (item: SiteItem<Kind>, fileId: string | undefined): SiteItem<Kind> =>
  item.kind === 'download' && fileId ? { ...item, doc: { ...(item.doc as Doc<'download'>), fileId } } : item

/**
 * Publishes the site's texts once. A database that already has them is not changed, because operators may have edited
 * them.
 */
export async function seedSite(app: Seeding): Promise<void> {
  if (await hasMarker(app.db)) return
  const now = app.clock.now()
  const drawn = await drawHandouts(app)
  const items = SITE.map((item) => withFile(item, drawn.get(item.slug)?.id)).map((item) => ({
    item,
    row: itemRow(item, now),
  }))
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if (await hasMarker(tx)) return
    await insertAll(tx, files, [...drawn.values()])
    await insertAll(
      tx,
      contentItems,
      items.map(({ row }) => row),
    )
    await insertAll(
      tx,
      contentVersions,
      items.flatMap(({ item, row }) => versionRows(item, row, now)),
    )
    await insertAll(
      tx,
      searchEntries,
      items.flatMap(({ row }) => {
        const findable = indexedItemOf(row)
        return findable ? searchRows(findable) : []
      }),
    )
    await tx.insert(settingRows).values({
      id: seedId(MARKER, now),
      key: MARKER,
      value: { items: items.length },
      effectiveFrom: now,
      createdAt: now,
    })
  })
}

async function hasMarker(tx: Tx): Promise<boolean> {
  const [marker] = await tx.select({ id: settingRows.id }).from(settingRows).where(eq(settingRows.key, MARKER)).limit(1)
  return marker !== undefined
}
