import { type BrowserDraft, readStored, store } from '../../../../web/browser-drafts.ts'

/** Current values of an editor form. */
export interface Typed {
  doc: Record<string, unknown>
  slug: string
  position: number
}

/** Unsaved text, stored in this browser until it is saved. */
export interface SavedText extends Typed {
  at: number
}

/** Survives closing the tab, as an article can take days to write. */
const draftOf = (id: string): BrowserDraft => ({ area: 'localStorage', key: `content:${id}` })

export const saveText = (id: string, typed: Typed): void =>
  store(draftOf(id), { ...typed, at: Date.now() } satisfies SavedText)

export const dropText = (id: string): void => store(draftOf(id), null)

export function readText(id: string): SavedText | null {
  const stored = readStored(draftOf(id)) as SavedText | null
  return stored && typeof stored.doc === 'object' ? stored : null
}
