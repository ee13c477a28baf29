import type { Bilingual } from '../../../core/shapes.ts'
import type { IndexedItem } from '../../search/service.ts'
import { type Doc, HIDDEN_BLOG_CATEGORY } from '../kinds.ts'
import { kindRow } from '../rules/kind-rows.ts'
import { plainText } from '../rules/rich-text.ts'
import { localize } from '../rules/words.ts'
import type { ItemRecord } from '../store.ts'

const wordsOf = (doc: object, names: readonly string[]): Bilingual[] =>
  names.flatMap((name) => (name in doc ? [(doc as Record<string, Bilingual>)[name] as Bilingual] : []))

/**
 * Articles of this category have pages but are not listed. Checks the kind too, because case studies have other
 * category numbers.
 */
const isHidden = ({ kind, facet }: ItemRecord): boolean => kind === 'article' && facet === String(HIDDEN_BLOG_CATEGORY)

/** Search entry of a public item, or null for kinds that are not searched. Hidden articles are not included. */
export function indexedItemOf(item: ItemRecord): IndexedItem | null {
  const row = kindRow(item.kind)
  if (!row.searched || !item.live || !item.publishedAt || isHidden(item)) return null
  const doc = item.live as Doc
  const [summary] = wordsOf(doc, ['summary', 'answer'])
  const texts = (lang: 'th' | 'en') => ({
    title: localize(row.titleOf(doc), lang),
    summary: summary ? plainText(localize(summary, lang)).slice(0, 240) : '',
    body: wordsOf(doc, [...row.rich, 'brand', 'topic'])
      .map((words) => plainText(localize(words, lang)))
      .join(' '),
  })
  return {
    kind: item.kind as IndexedItem['kind'],
    refId: item.id,
    publishedAt: item.publishedAt,
    path: row.pathOf?.(item.slug, doc) ?? '',
    texts: { th: texts('th'), en: texts('en') },
  }
}
