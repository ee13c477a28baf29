import type { Lang } from '../../../core/shapes.ts'
import { fieldWords, valueWords } from '../rules/audit-words.ts'

export interface Change {
  field: string
  before: string
  after: string
}

const asRecord = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

/** The fields that an action changed, in the reader's language. Unchanged fields are left out. */
export function changesOf(lang: Lang, before: unknown, after: unknown): Change[] {
  const [from, to] = [asRecord(before), asRecord(after)]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .flatMap((key) => {
      const field = fieldWords(lang, key)
      if (field === null) return []
      return [{ field, before: valueWords(lang, key, from[key]), after: valueWords(lang, key, to[key]) }]
    })
    .filter((change) => change.before !== change.after)
}
