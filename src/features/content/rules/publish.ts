import type { Bilingual } from '../../../core/shapes.ts'
import { strict } from '../../../core/strict.ts'
import { DOCS, type Doc, type Kind } from '../kinds.ts'
import { kindRow } from './kind-rows.ts'
import { cleanRich, plainText } from './rich-text.ts'

type Bag = Record<string, unknown>
const both = (doc: unknown, name: string): Bilingual =>
  ((doc as Bag)[name] as Bilingual | undefined) ?? { th: '', en: '' }

/** The document as it is stored: validated (throws ZodError) and with its rich texts cleaned. */
export function cleanDoc(kind: Kind, value: unknown): Doc {
  const doc = strict(DOCS[kind]).parse(value, { reportInput: true }) as Bag
  for (const name of kindRow(kind).rich) {
    const { th, en } = both(doc, name)
    doc[name] = { th: cleanRich(th), en: cleanRich(en) }
  }
  return doc as Doc
}

/** Whether a rich text has no content. Empty paragraphs count as empty. */
const isEmptyRich = (html: string): boolean => !html.includes('<img') && plainText(html) === ''

/** Names of the required texts that are empty. One language is enough, because pages fall back to the other one. */
export function emptyIn(kind: Kind, doc: Doc): string[] {
  const row = kindRow(kind)
  return row.needs.filter((name) => {
    const { th, en } = both(doc, name)
    return row.rich.includes(name) ? isEmptyRich(th) && isEmptyRich(en) : !th.trim() && !en.trim()
  })
}

/** Names of the fields that are missing or invalid for publication. */
export const missingIn = (kind: Kind, doc: Doc): string[] => [
  ...emptyIn(kind, doc),
  ...wrongFigures(kind, doc),
  ...missingChart(kind, doc),
  ...missingTarget(kind, doc),
]

/** A redirect must lead to another site over https or to a path of this site. */
const missingTarget = (kind: Kind, doc: Doc): string[] =>
  kind === 'redirect' && !/^(https:\/\/[^/]|\/(?!\/))/.test((doc as Doc<'redirect'>).url) ? ['url'] : []

/** The chart of a case study needs a measure with at least two values. */
const missingChart = (kind: Kind, doc: Doc): string[] =>
  kind === 'caseStudy' && !(doc as Doc<'caseStudy'>).series.some(({ points }) => points.length > 1) ? ['series'] : []

/** The price of a package must cover the pay of all its jobs. */
function wrongFigures(kind: Kind, doc: Doc): string[] {
  if (kind !== 'package') return []
  const { units, price, creatorPay } = doc as Doc<'package'>
  return [...(units < 1 ? ['units'] : []), ...(price < units * creatorPay || price < 1 ? ['price'] : [])]
}
