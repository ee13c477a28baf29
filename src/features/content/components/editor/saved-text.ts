import { type BrowserDraft, readStored, store } from '../../../../web/browser-drafts.ts'

/** What a form of the desk says. */
export interface Typed {
  doc: Record<string, unknown>
  slug: string
  position: number
}

/** Text that could not be saved, kept in this browser until it is. */
export interface SavedText extends Typed {
  at: number
}

/** It outlives the tab: an article is days of work. */
const draftOf = (id: string): BrowserDraft => ({ area: 'localStorage', key: `content:${id}` })

export const saveText = (id: string, typed: Typed): void =>
  store(draftOf(id), { ...typed, at: Date.now() } satisfies SavedText)

export const dropText = (id: string): void => store(draftOf(id), null)

export function readText(id: string): SavedText | null {
  const stored = readStored(draftOf(id)) as SavedText | null
  return stored && typeof stored.doc === 'object' ? stored : null
}
