import { newId } from '../../../core/ids.ts'
import type { Tx } from '../../../db/types.ts'
import { invalidateContent } from '../../../platform/content.ts'
import { indexItem, removeFromIndex } from '../../search/service.ts'
import type { Doc } from '../kinds.ts'
import { kindRow } from '../rules/kind-rows.ts'
import { missingIn } from '../rules/publish.ts'
import type { Refusal } from '../shapes.ts'
import { type ItemRecord, insertVersion, isPageKeyTaken, redirectSlug, updateItem } from '../store.ts'
import { indexedItemOf } from './indexed-item.ts'

/** Stores the current document as a permanent version. */
export const storeVersion = (
  tx: Tx,
  item: ItemRecord,
  how: { published: 'published' | 'kept'; by: string | null; at: Date },
): Promise<void> =>
  insertVersion(tx, {
    id: newId(how.at.getTime()),
    itemId: item.id,
    doc: item.draft,
    slug: item.draftSlug,
    published: how.published,
    createdBy: how.by,
    createdAt: how.at,
  })

/** Why the draft cannot be published as it is, or null. */
export async function refusalOf(tx: Tx, item: ItemRecord): Promise<Refusal | null> {
  const missing = missingIn(item.kind, item.draft as Doc)
  if (missing.length > 0) return { code: 'content_incomplete', fields: missing }
  if (item.kind === 'page' && (await isPageKeyTaken(tx, (item.draft as Doc<'page'>).key, item.id)))
    return { code: 'page_key_taken', fields: ['key'] }
  return null
}

/** The columns that publishing a draft changes. Publishing writes them; a preview shows them. */
export const published = (item: ItemRecord, at: Date) => ({
  slug: item.draftSlug,
  position: item.draftPosition,
  live: item.draft,
  liveRevision: item.revision,
  liveAt: at,
  facet: kindRow(item.kind).facetOf?.(item.draft as Doc) ?? '',
  publishedAt: item.publishedAt ?? at,
})

/**
 * Publishes the draft with its address and order. In the same transaction it stores a version, redirects the old
 * address, and updates the search and the page caches of all processes.
 */
export async function goLive(tx: Tx, item: ItemRecord, by: string | null, now: Date): Promise<ItemRecord> {
  if (item.publishedAt && item.slug !== item.draftSlug) {
    const old = { id: newId(now.getTime()), kind: item.kind, slug: item.slug, itemId: item.id, createdAt: now }
    await redirectSlug(tx, old, item.draftSlug)
  }
  const live = await updateItem(tx, item.id, { ...published(item, now), publishAt: null, missed: null })
  await storeVersion(tx, live, { published: 'published', by, at: now })
  await invalidateContent(tx, kindRow(item.kind).tag)
  const findable = indexedItemOf(live)
  if (findable) await indexItem(tx, findable)
  else await removeFromIndex(tx, [item.id])
  return live
}

/** Unpublishes an item; its draft and versions remain. */
export async function unpublishItem(tx: Tx, item: ItemRecord): Promise<ItemRecord> {
  const down = await updateItem(tx, item.id, {
    publishAt: null,
    live: null,
    liveRevision: null,
    liveAt: null,
    unpublishAt: null,
  })
  await invalidateContent(tx, kindRow(item.kind).tag)
  await removeFromIndex(tx, [item.id])
  return down
}
