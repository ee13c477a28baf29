import { isoTime } from '../../../core/clock.ts'
import type { Doc } from '../kinds.ts'
import { emptyDoc } from '../rules/empty.ts'
import { kindRow } from '../rules/kind-rows.ts'
import { missingIn } from '../rules/publish.ts'
import type { EditorItem, EditorRow, VersionRow } from '../shapes.ts'
import type { ItemRecord, VersionRecord } from '../store.ts'

/** Publication state of an item, without its schedule. */
export const stateOf = (item: ItemRecord): EditorRow['state'] =>
  item.live === null ? 'draft' : item.liveRevision === item.revision ? 'live' : 'changed'

export function viewRow(item: ItemRecord): EditorRow {
  const row = kindRow(item.kind)
  const doc = item.draft as Doc
  return {
    id: item.id,
    kind: item.kind,
    slug: item.draftSlug,
    title: row.titleOf(doc),
    facet: row.facetOf?.(doc) ?? '',
    state: stateOf(item),
    publishAt: isoTime(item.publishAt),
    unpublishAt: isoTime(item.unpublishAt),
    missed: item.missed,
    publishedAt: isoTime(item.publishedAt),
    updatedAt: item.updatedAt.toISOString(),
  }
}

export function viewItem(item: ItemRecord): EditorItem {
  const row = kindRow(item.kind)
  const doc = item.draft as Doc
  return {
    ...viewRow(item),
    // Adds fields that its kind did not have when the document was stored.
    draft: { ...emptyDoc(item.kind), ...doc } as Record<string, unknown>,
    revision: item.revision,
    position: item.draftPosition,
    path: row.pathOf?.(item.draftSlug, doc) ?? null,
    livePath: item.live === null ? null : (row.pathOf?.(item.slug, item.live as Doc) ?? null),
    missing: missingIn(item.kind, doc),
  }
}

export const viewVersion = (version: VersionRecord, names: ReadonlyMap<string, string>): VersionRow => ({
  number: version.number,
  published: version.published,
  slug: version.slug,
  byName: names.get(version.createdBy ?? '') ?? null,
  createdAt: version.createdAt.toISOString(),
})
