/**
 * What the browser keeps of the list while an article is read, so that the way back ends where the reader left: the
 * address with its category and page, how far down it was, and whether a category's tab was open.
 */
export interface BlogState {
  historyPath: string
  scrollPosition: number
  isShowTab: boolean
}

const KEY = 'blog'
/** A list older than this is fetched anew. */
const FRESH = 5 * 60_000

let blogList: { path: string; list: unknown; at: number } | null = null
let returning = false

/** Storage can be closed to a page; the way back then leads to the first page of the list. */
function stored(): BlogState | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as BlogState | null
  } catch {
    return null
  }
}

export const blogStore = {
  /** Called when the reader opens an article of a list. */
  leave(state: BlogState, list: unknown): void {
    blogList = { path: state.historyPath, list, at: Date.now() }
    try {
      sessionStorage.setItem(KEY, JSON.stringify(state))
    } catch {
      // Kept in memory only.
    }
  },
  /** Where an article was opened from, if it was. */
  read: stored,
  /** Called when the reader takes the way back. */
  comeBack(): void {
    returning = true
  },
  /** The list that the reader left, while they are on their way back to it. */
  listToReturnTo<T>(path: string): T | null {
    if (!returning || blogList?.path !== path || Date.now() - blogList.at > FRESH) return null
    return blogList.list as T
  },
  /** How far down to go on arrival at a list, once; null for everybody who did not come back to it. */
  takeScroll(path: string): number | null {
    const state = returning ? stored() : null
    returning = false
    return state?.historyPath === path ? state.scrollPosition : null
  },
}
