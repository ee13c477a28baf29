import { type BrowserDraft, readStored, store } from '../../../../web/browser-drafts.ts'
import { SECTIONS, type SectionCode } from '../../brief/codes.ts'

/** Field → what was typed or chosen, as a form would send it. */
export type FieldValues = Readonly<Record<string, readonly string[]>>
export type Unsaved = Partial<Record<SectionCode, FieldValues>>

/** Values of a draft that are not saved yet, with the version that they were typed over. */
export interface StoredUnsaved {
  version: number
  sections: Unsaved
}

/** Each tab has its own, so that two tabs of a draft cannot mix their values. */
const draftOf = (id: string): BrowserDraft => ({ area: 'sessionStorage', key: `campaign:${id}` })

const isFieldValues = (value: unknown): value is FieldValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string'))

/** What an earlier view of the page in this tab could not save. */
export function readUnsaved(id: string): StoredUnsaved | null {
  const stored = readStored(draftOf(id)) as StoredUnsaved | null
  if (!stored || !Number.isInteger(stored.version)) return null
  const sections = SECTIONS.flatMap((code) => {
    const values = stored.sections?.[code]
    return isFieldValues(values) ? [[code, values] as const] : []
  })
  return sections.length > 0 ? { version: stored.version, sections: Object.fromEntries(sections) } : null
}

/** Empty when all is saved. */
export const writeUnsaved = (id: string, unsaved: StoredUnsaved): void =>
  store(draftOf(id), Object.keys(unsaved.sections).length === 0 ? null : unsaved)
