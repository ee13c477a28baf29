/** Unsaved values in the browser's storage, which may be full or disabled: the page must work without it. */
type Area = 'sessionStorage' | 'localStorage'

const PREFIX = 'draft:'

/** A draft of one page or form. `sessionStorage` is per tab; `localStorage` is kept after the tab is closed. */
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
    // Nothing is lost: the fields still contain the values.
  }
}

/** Called at logout, because another person may use this browser next. */
export function dropAllDrafts(): void {
  try {
    for (const area of [sessionStorage, localStorage])
      for (const key of Object.keys(area)) if (key.startsWith(PREFIX)) area.removeItem(key)
  } catch {
    // Without access to the storage there are no drafts.
  }
}
