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

const keyOf = (id: string) => `desk:${id}`

export function saveText(id: string, typed: Typed): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ ...typed, at: Date.now() } satisfies SavedText))
  } catch {
    // Storage may be full or shut off: the fields still hold the text.
  }
}

export function dropText(id: string): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // As above.
  }
}

export function readText(id: string): SavedText | null {
  try {
    const parsed = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as SavedText | null
    return parsed && typeof parsed.doc === 'object' ? parsed : null
  } catch {
    return null
  }
}
