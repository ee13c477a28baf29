/** Values that are not saved yet, in the browser's storage: it can be full or turned off, and the page goes on without. */
type Area = 'sessionStorage' | 'localStorage'

const PREFIX = 'draft:'

/** A draft of one page or form. `sessionStorage` is the tab's own, `localStorage` outlives it. */
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
    // The fields still hold the values.
  }
}

/** Another person may use this browser next. */
export function dropAllDrafts(): void {
  try {
    for (const area of [sessionStorage, localStorage])
      for (const key of Object.keys(area)) if (key.startsWith(PREFIX)) area.removeItem(key)
  } catch {
    // There is nothing to drop.
  }
}
