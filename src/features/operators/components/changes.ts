export interface Change {
  field: string
  before: string
  after: string
}

const NONE = '-'
const asText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return NONE
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
const asRecord = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

/** What an act changed, field by field; fields that stayed the same are left out. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [from, to] = [asRecord(before), asRecord(after)]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((field) => ({ field, before: asText(from[field]), after: asText(to[field]) }))
    .filter((change) => change.before !== change.after)
}
