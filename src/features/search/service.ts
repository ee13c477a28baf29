import { newId } from '../../core/ids.ts'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import type { Handlers } from '../../platform/context.ts'
import type { contract } from './contract.ts'
import { fold } from './rules/fold.ts'
import type { SearchKind } from './rules/question.ts'
import { searchItems } from './service-find.ts'
import { deleteEntries, replaceEntries, type SearchRecord } from './store.ts'

/** A public item to index. `path` is below /{lang}; `body` is plain text. */
export interface IndexedItem {
  kind: SearchKind
  refId: string
  publishedAt: Date
  path: string
  texts: Record<Lang, { title: string; summary: string; body: string }>
}

/** Maximum length of a body that is indexed, characters. */
const MAX_BODY = 20_000

/** The index rows of an item, one per language. */
export const searchRows = (thing: IndexedItem): SearchRecord[] =>
  (['th', 'en'] as const).map((lang) => {
    const { title, summary, body } = thing.texts[lang]
    return {
      id: newId(thing.publishedAt.getTime()),
      kind: thing.kind,
      refId: thing.refId,
      lang,
      path: thing.path,
      title,
      summary,
      body: body.slice(0, MAX_BODY),
      haystack: fold(`${title} ${summary} ${body.slice(0, MAX_BODY)}`),
      titleFolded: fold(title),
      publishedAt: thing.publishedAt,
    }
  })

/** Adds or updates an item in the search index, in the transaction of its publication. */
export const indexItem = (tx: Tx, thing: IndexedItem): Promise<void> =>
  replaceEntries(tx, thing.refId, searchRows(thing))

/** Removes items from the search index. */
export const removeFromIndex = (tx: Tx, refIds: readonly string[]): Promise<void> => deleteEntries(tx, refIds)

export const handlers = {
  find: async (ctx, { query }) => searchItems(ctx, query),
} satisfies Handlers<typeof contract>
