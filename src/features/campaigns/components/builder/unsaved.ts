import { type BrowserDraft, readStored, store } from '../../../../web/browser-drafts.ts'
import { SECTIONS, type SectionCode } from '../../brief/codes.ts'

/** Field to its entered values, as a form would send them. */
export type FieldValues = Readonly<Record<string, readonly string[]>>
export type Unsaved = Partial<Record<SectionCode, FieldValues>>

/** Unsaved values of a draft, and the version that they are based on. */
export interface StoredUnsaved {
  version: number
  sections: Unsaved
}

/** Stored per tab, so that two tabs with the same draft do not mix their values. */
const draftOf = (id: string): BrowserDraft => ({ area: 'sessionStorage', key: `campaign:${id}` })

const isFieldValues = (value: unknown): value is FieldValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string'))

/** Values that this tab could not save before the page was reloaded. */
export function readUnsaved(id: string): StoredUnsaved | null {
  const stored = readStored(draftOf(id)) as StoredUnsaved | null
  if (!stored || !Number.isInteger(stored.version)) return null
  const sections = SECTIONS.flatMap((code) => {
    const values = stored.sections?.[code]
    return isFieldValues(values) ? [[code, values] as const] : []
  })
  return sections.length > 0 ? { version: stored.version, sections: Object.fromEntries(sections) } : null
}

/** Removes the stored values if everything is saved. */
export const writeUnsaved = (id: string, unsaved: StoredUnsaved): void =>
  store(draftOf(id), Object.keys(unsaved.sections).length === 0 ? null : unsaved)
