import type { Tx } from '../../db/types.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Doc, Kind } from './kinds.ts'
import { published } from './publication/publication.ts'
import {
  countLive,
  findItem,
  findLive,
  findNeighbours,
  type ItemRecord,
  type LiveList,
  listLive,
  listVersions,
} from './store.ts'

/** A public item. `slug` is its current address: readers who used an old one are redirected. */
export interface LiveItem<K extends Kind> {
  id: string
  slug: string
  position: number
  doc: Doc<K>
  publishedAt: Date
  /** When it was last published. */
  updatedAt: Date
}

const liveItem = <K extends Kind>(item: ItemRecord): LiveItem<K> => ({
  id: item.id,
  slug: item.slug,
  position: item.position,
  doc: item.live as Doc<K>,
  publishedAt: item.publishedAt ?? item.updatedAt,
  updatedAt: item.liveAt ?? item.updatedAt,
})

type Read = Pick<Ctx, 'db' | 'caller'>

/**
 * The draft of an item in the shape of a public item, for an operator who requests its preview. Null for anyone else.
 */
export async function readDraft<K extends Kind>(
  ctx: Read,
  kind: K,
  preview: string | undefined,
): Promise<LiveItem<K> | null> {
  if (!preview || ctx.caller.scope !== 'operator') return null
  const item = await findItem(ctx.db, preview)
  return item?.kind === kind ? liveItem<K>({ ...item, ...published(item, item.updatedAt) }) : null
}

/** A public list by position in which the draft replaces the item. Without the item if the draft is not `listed`. */
export function withDraft<K extends Kind>(
  items: readonly LiveItem<K>[],
  draft: LiveItem<K> | null,
  listed = true,
): readonly LiveItem<K>[] {
  if (!draft) return items
  const others = items.filter(({ id }) => id !== draft.id)
  if (!listed) return others
  return [...others, draft].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
}

/**
 * The public item at an address, or null; the draft for an operator who requests the `preview` of an item by its id.
 */
export async function readLive<K extends Kind>(
  ctx: Read,
  kind: K,
  slug: string,
  preview?: string,
): Promise<LiveItem<K> | null> {
  const draft = await readDraft(ctx, kind, preview)
  if (draft) return draft
  const item = await findLive(ctx.db, kind, slug)
  return item ? liveItem<K>(item) : null
}

/** The public item with an id, or null. */
export async function readLiveById<K extends Kind>(ctx: Read, kind: K, id: string): Promise<LiveItem<K> | null> {
  const item = await findItem(ctx.db, id)
  return item?.kind === kind && item.live !== null ? liveItem<K>(item) : null
}

/** A page of the public items of a kind. */
export async function listLiveOf<K extends Kind>(
  tx: Tx,
  list: Omit<LiveList, 'kind'> & { kind: K },
): Promise<LiveItem<K>[]> {
  return (await listLive(tx, list)).map((item) => liveItem<K>(item))
}

export const countLiveOf = (tx: Tx, kind: Kind, facets?: readonly string[]): Promise<number> =>
  countLive(tx, kind, facets)

/** The next older and the next newer public item with the same facets. */
export async function neighboursOf<K extends Kind>(
  tx: Tx,
  kind: K,
  { id, publishedAt }: LiveItem<K>,
  facets?: readonly string[],
): Promise<{ previous: LiveItem<K> | null; next: LiveItem<K> | null }> {
  const { previous, next } = await findNeighbours(tx, { id, kind, publishedAt }, facets)
  return { previous: previous ? liveItem<K>(previous) : null, next: next ? liveItem<K>(next) : null }
}

/** Published versions of a text, newest first: static pages show the difference to the previous one. */
export async function publicVersions<K extends Kind>(
  tx: Tx,
  itemId: string,
  limit: number,
): Promise<{ number: number; doc: Doc<K>; at: Date }[]> {
  const versions = await listVersions(tx, itemId, { limit: limit * 4 })
  return versions
    .filter(({ published }) => published === 'published')
    .slice(0, limit)
    .map(({ number, doc, createdAt }) => ({ number, doc: doc as Doc<K>, at: createdAt }))
}
