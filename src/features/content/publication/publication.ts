import { newId } from '../../../core/ids.ts'
import type { Tx } from '../../../db/types.ts'
import { touchContent } from '../../../platform/content.ts'
import { dropFindable, putFindable } from '../../search/service.ts'
import type { Doc } from '../kinds.ts'
import { kindRow } from '../rules/kind-rows.ts'
import { missingIn } from '../rules/publish.ts'
import type { Refusal } from '../shapes.ts'
import { type ItemRecord, insertVersion, isPageKeyTaken, redirectSlug, updateItem } from '../store.ts'
import { findableOf } from './findable.ts'

/** Keeps the document of a moment for ever. */
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

/** Why the draft cannot be public as it is, or null. */
export async function refusalOf(tx: Tx, item: ItemRecord): Promise<Refusal | null> {
  const missing = missingIn(item.kind, item.draft as Doc)
  if (missing.length > 0) return { code: 'content_incomplete', fields: missing }
  if (item.kind === 'page' && (await isPageKeyTaken(tx, (item.draft as Doc<'page'>).key, item.id)))
    return { code: 'page_key_taken', fields: ['key'] }
  return null
}

/** What of a thing changes when its draft is published: publishing writes it, a preview shows it. */
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
 * Makes the draft public, with its address and its order: a version of it, the way from its old address, the search, and
 * every process's cached pages follow in this transaction.
 */
export async function goLive(tx: Tx, item: ItemRecord, by: string | null, now: Date): Promise<ItemRecord> {
  if (item.publishedAt && item.slug !== item.draftSlug) {
    const old = { id: newId(now.getTime()), kind: item.kind, slug: item.slug, itemId: item.id, createdAt: now }
    await redirectSlug(tx, old, item.draftSlug)
  }
  const live = await updateItem(tx, item.id, { ...published(item, now), publishAt: null, missed: null })
  await storeVersion(tx, live, { published: 'published', by, at: now })
  await touchContent(tx, kindRow(item.kind).tag)
  const findable = findableOf(live)
  if (findable) await putFindable(tx, findable)
  else await dropFindable(tx, [item.id])
  return live
}

/** Takes a thing down; nothing of it is lost. */
export async function takeDown(tx: Tx, item: ItemRecord): Promise<ItemRecord> {
  const down = await updateItem(tx, item.id, {
    publishAt: null,
    live: null,
    liveRevision: null,
    liveAt: null,
    unpublishAt: null,
  })
  await touchContent(tx, kindRow(item.kind).tag)
  await dropFindable(tx, [item.id])
  return down
}
