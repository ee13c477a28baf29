import type { Kind } from '../src/features/content/kinds.ts'
import { emptyDoc } from '../src/features/content/rules/empty.ts'
import { kindRow } from '../src/features/content/rules/kind-rows.ts'

/** A document of a kind that can be published. All required texts are `words`, in both languages. */
export function wholeDoc(kind: Kind, words: string, over: object = {}): Record<string, unknown> {
  const text = { th: words, en: words }
  const point = { label: text, value: 1 }
  return {
    ...emptyDoc(kind),
    ...Object.fromEntries(kindRow(kind).needs.map((name) => [name, text])),
    // A package's price must cover what its creators are paid; a case study needs a chart.
    ...(kind === 'package' && { units: 1, price: 10_000, creatorPay: 5_000 }),
    ...(kind === 'caseStudy' && { series: [{ label: text, unit: 'count', points: [point, point] }] }),
    ...over,
  }
}
