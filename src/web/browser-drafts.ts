/** Unsaved values in the browser's storage. The storage may be full or disabled; the page must work without it. */
type Area = 'sessionStorage' | 'localStorage'

const PREFIX = 'draft:'

/** A draft of one page or form. `sessionStorage` is per tab, `localStorage` outlives it. */
export interface BrowserDraft {
  area: Area
  key: string
}

export function readStored({ area, key }: BrowserDraft): unknown {
  try {
    return JSON.parse(window[area].getItem(PREFIX + key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value; null removes it. */
export function store({ area, key }: BrowserDraft, value: unknown): void {
  try {
    if (value === null) window[area].removeItem(PREFIX + key)
    else window[area].setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // The fields still have the values.
  }
}

/** Called at logout: another person may use this browser next. */
export function dropAllDrafts(): void {
  try {
    for (const area of [sessionStorage, localStorage])
      for (const key of Object.keys(area)) if (key.startsWith(PREFIX)) area.removeItem(key)
  } catch {
    // There is nothing to delete.
  }
}
