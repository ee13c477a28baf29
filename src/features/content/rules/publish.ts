import { strict } from '../../../core/strict.ts'
import { DOCS, type Doc, type Kind } from '../kinds.ts'
import { kindRow } from './kind-rows.ts'
import { cleanRich, plainText } from './rich-text.ts'

type Bag = Record<string, unknown>
const both = (doc: unknown, name: string): { th: string; en: string } =>
  ((doc as Bag)[name] as { th: string; en: string } | undefined) ?? { th: '', en: '' }

/** A document as it is kept: of the kind's shape (a ZodError otherwise), rich texts cleaned. */
export function cleanDoc(kind: Kind, value: unknown): Doc {
  const doc = strict(DOCS[kind]).parse(value) as Bag
  for (const name of kindRow(kind).rich) {
    const { th, en } = both(doc, name)
    doc[name] = { th: cleanRich(th), en: cleanRich(en) }
  }
  return doc as Doc
}

/** Empty paragraphs say nothing. */
const isBare = (html: string): boolean => !html.includes('<img') && plainText(html) === ''

/** What is missing for publication: field names. A text in one language is enough: the other falls back, marked. */
export function missingIn(kind: Kind, doc: Doc): string[] {
  const row = kindRow(kind)
  const empty = row.needs.filter((name) => {
    const { th, en } = both(doc, name)
    return row.rich.includes(name) ? isBare(th) && isBare(en) : !th.trim() && !en.trim()
  })
  return [...empty, ...wrongFigures(kind, doc), ...missingChart(kind, doc), ...missingTarget(kind, doc)]
}

/** A redirect leads to another site by https, or to an address of this one. */
const missingTarget = (kind: Kind, doc: Doc): string[] =>
  kind === 'redirect' && !/^(https:\/\/[^/]|\/(?!\/))/.test((doc as Doc<'redirect'>).url) ? ['url'] : []

/** A case study shows its course as a chart: one measure with something to compare. */
const missingChart = (kind: Kind, doc: Doc): string[] =>
  kind === 'caseStudy' && !(doc as Doc<'caseStudy'>).series.some(({ points }) => points.length > 1) ? ['series'] : []

/** A package whose price does not cover the creators' pay cannot be sold. */
function wrongFigures(kind: Kind, doc: Doc): string[] {
  if (kind !== 'package') return []
  const { units, price, creatorPay } = doc as Doc<'package'>
  return [...(units < 1 ? ['units'] : []), ...(price < units * creatorPay || price < 1 ? ['price'] : [])]
}
