import type { Lang } from '../../core/shapes.ts'
import { CASE_CATEGORY_NAMES } from '../content/rules/case-categories.ts'
import { showPicture } from '../content/rules/picture.ts'
import { localize, localizeAll, localizedLang } from '../content/rules/words.ts'
import type { LiveItem } from '../content/service.ts'
import type { CaseCard, CaseStudy } from './contract.ts'

type Item = LiveItem<'caseStudy'>

/** A case study in one language. Texts missing in that language are taken from the other one. */
export function viewCard({ id, slug, doc, publishedAt, updatedAt }: Item, lang: Lang): CaseCard {
  const [first] = doc.figures
  return {
    id,
    slug,
    title: localize(doc.title, lang),
    lang: localizedLang(doc.title, lang),
    summary: localize(doc.summary, lang),
    summaryLang: localizedLang(doc.summary, lang),
    brand: localize(doc.brand, lang),
    category: { id: doc.category, name: localize(CASE_CATEGORY_NAMES[doc.category], lang) },
    channels: doc.channels,
    creators: doc.creators,
    cover: showPicture(doc.cover, lang),
    result: first ? localizeAll(first, lang) : null,
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export function viewCase(item: Item, related: readonly Item[], lang: Lang, preview: boolean): CaseStudy {
  const { doc } = item
  const text = localize(doc.quote.text, lang)
  return {
    ...viewCard(item, lang),
    body: localize(doc.body, lang),
    bodyLang: localizedLang(doc.body, lang),
    figures: localizeAll(doc.figures, lang),
    series: localizeAll(doc.series, lang),
    quote: text ? { text, by: localize(doc.quote.by, lang), lang: localizedLang(doc.quote.text, lang) } : null,
    related: related.map((one) => viewCard(one, lang)),
    preview,
  }
}
