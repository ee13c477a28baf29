import { SECTIONS, type SectionCode } from '../../brief/codes.ts'

/** Field → what was typed or chosen, as a form would send it. */
export type FieldValues = Readonly<Record<string, readonly string[]>>
export type Unsaved = Partial<Record<SectionCode, FieldValues>>

/** Values of a draft that are not saved yet, with the version that they were typed over. */
export interface StoredUnsaved {
  version: number
  sections: Unsaved
}

const keyOf = (id: string) => `unsaved-draft:${id}`

const isFieldValues = (value: unknown): value is FieldValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string'))

/** What an earlier view of the page in this tab could not save. */
export function readUnsaved(id: string): StoredUnsaved | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as StoredUnsaved | null
    if (!stored || !Number.isInteger(stored.version)) return null
    const sections = SECTIONS.flatMap((code) => {
      const values = stored.sections?.[code]
      return isFieldValues(values) ? [[code, values] as const] : []
    })
    return sections.length > 0 ? { version: stored.version, sections: Object.fromEntries(sections) } : null
  } catch {
    return null
  }
}

/** One store for each tab, so that two tabs of a draft cannot mix their values; empty when all is saved. */
export function writeUnsaved(id: string, { version, sections }: StoredUnsaved): void {
  try {
    if (Object.keys(sections).length === 0) sessionStorage.removeItem(keyOf(id))
    else sessionStorage.setItem(keyOf(id), JSON.stringify({ version, sections }))
  } catch {
    // Storage can be full or turned off: the fields still hold the values.
  }
}
