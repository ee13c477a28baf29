import { type BrowserDraft, readStored, store } from '../../../../web/browser-drafts.ts'

/** Current values of an editor form. */
export interface EditorValues {
  doc: Record<string, unknown>
  slug: string
  position: number
}

/** Unsaved text in this browser, stored until the server has it. */
export interface SavedText extends EditorValues {
  at: number
}

/** Local storage, because it survives closing the tab: writing an article can take days. */
const draftOf = (id: string): BrowserDraft => ({ area: 'localStorage', key: `content:${id}` })

export const saveText = (id: string, typed: EditorValues): void =>
  store(draftOf(id), { ...typed, at: Date.now() } satisfies SavedText)

export const dropText = (id: string): void => store(draftOf(id), null)

export function readText(id: string): SavedText | null {
  const stored = readStored(draftOf(id)) as SavedText | null
  return stored && typeof stored.doc === 'object' ? stored : null
}
