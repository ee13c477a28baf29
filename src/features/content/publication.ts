import { newId } from '../../core/ids.ts'
import type { Tx } from '../../db/types.ts'
import { touchContent } from '../../service/content.ts'
import { dropFindable, putFindable } from '../search/service.ts'
import { findableOf } from './findable.ts'
import type { Doc } from './kinds.ts'
import { kindRow } from './rules/kind-rows.ts'
import { type ItemRecord, insertVersion, updateItem } from './store.ts'

/** Keeps the document of a moment for ever. */
export const keepVersion = (
  tx: Tx,
  item: ItemRecord,
  how: { published: 'published' | 'kept'; by: string | null; at: Date },
): Promise<void> =>
  insertVersion(tx, {
    id: newId(how.at.getTime()),
    itemId: item.id,
    doc: item.draft,
    slug: item.slug,
    published: how.published,
    createdBy: how.by,
    createdAt: how.at,
  })

/** Makes the draft public: a version of it, the search, and every process's cached pages follow in this transaction. */
export async function goLive(tx: Tx, item: ItemRecord, by: string | null, now: Date): Promise<ItemRecord> {
  const row = kindRow(item.kind)
  const live = await updateItem(tx, item.id, {
    publishAt: null,
    live: item.draft,
    liveRevision: item.revision,
    facet: row.facetOf?.(item.draft as Doc) ?? '',
    publishedAt: item.publishedAt ?? now,
  })
  await keepVersion(tx, live, { published: 'published', by, at: now })
  await touchContent(tx, row.tag)
  const findable = findableOf(live)
  if (findable) await putFindable(tx, findable)
  else await dropFindable(tx, [item.id])
  return live
}

/** Takes a thing down; nothing of it is lost. */
export async function takeDown(tx: Tx, item: ItemRecord): Promise<ItemRecord> {
  const down = await updateItem(tx, item.id, { publishAt: null, live: null, liveRevision: null, unpublishAt: null })
  await touchContent(tx, kindRow(item.kind).tag)
  await dropFindable(tx, [item.id])
  return down
}
