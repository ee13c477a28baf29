import type { Lang } from '../../core/shapes.ts'
import { CASE_CATEGORY_NAMES } from '../content/rules/case-categories.ts'
import { showPicture } from '../content/rules/picture.ts'
import { say, sayAll, spokenIn } from '../content/rules/words.ts'
import type { LiveItem } from '../content/service.ts'
import type { CaseCard, CaseStudy } from './contract.ts'

type Item = LiveItem<'caseStudy'>

/** A case study in one language, texts that are missing in the other one. */
export function viewCard({ id, slug, doc, publishedAt, updatedAt }: Item, lang: Lang): CaseCard {
  const [first] = doc.figures
  return {
    id,
    slug,
    title: say(doc.title, lang),
    lang: spokenIn(doc.title, lang),
    summary: say(doc.summary, lang),
    summaryLang: spokenIn(doc.summary, lang),
    brand: say(doc.brand, lang),
    category: { id: doc.category, name: say(CASE_CATEGORY_NAMES[doc.category], lang) },
    channels: doc.channels,
    creators: doc.creators,
    cover: showPicture(doc.cover, lang),
    result: first ? sayAll(first, lang) : null,
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export function viewCase(item: Item, related: readonly Item[], lang: Lang, preview: boolean): CaseStudy {
  const { doc } = item
  const text = say(doc.quote.text, lang)
  return {
    ...viewCard(item, lang),
    body: say(doc.body, lang),
    bodyLang: spokenIn(doc.body, lang),
    figures: sayAll(doc.figures, lang),
    series: sayAll(doc.series, lang),
    quote: text ? { text, by: say(doc.quote.by, lang), lang: spokenIn(doc.quote.text, lang) } : null,
    related: related.map((one) => viewCard(one, lang)),
    preview,
  }
}
