/**
 * What the browser remembers of the list while an article is read, so that the way back ends where the reader left: the
 * address with its category and page, how far down it was, and whether a category's tab was open.
 */
interface ListPosition {
  historyPath: string
  scrollPosition: number
  isShowTab: boolean
  /** The reader is on the way back. */
  returning?: boolean
}

const KEY = 'blog'

/** Storage can be closed to a page; the way back then leads to the first page of the list. */
function readPosition(): ListPosition | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ListPosition | null
  } catch {
    return null
  }
}

function savePosition(position: ListPosition): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(position))
  } catch {
    // See above.
  }
}

const currentPath = (): string => location.pathname + location.search

/** Leads the link of an article back to the list that it was opened from, by the name of its category if there was one. */
function showWayBack(position: ListPosition): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-article-list]')
  // Left in the other language: its list is another one.
  if (!link || !position.historyPath.startsWith(link.pathname)) return
  link.href = position.historyPath
  const words = link.querySelector('span')
  if (position.isShowTab && words) words.textContent = link.dataset.articleList ?? ''
}

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return
  const list = target.closest<HTMLElement>('main[data-articles]')
  if (list && target.closest('article a'))
    savePosition({
      historyPath: currentPath(),
      scrollPosition: window.scrollY,
      isShowTab: list.dataset.articles === 'category',
    })
  const position = readPosition()
  if (position && target.closest('a[data-article-list]')) savePosition({ ...position, returning: true })
}

let listening = false

/** Run on every page: remembers where a list of articles was left, and goes there on the way back. */
export function followArticleList(): void {
  if (!listening) document.addEventListener('click', onClick, { capture: true })
  listening = true
  const position = readPosition()
  if (!position) return
  showWayBack(position)
  if (!position.returning || position.historyPath !== currentPath()) return
  savePosition({ ...position, returning: false })
  window.scrollTo(0, position.scrollPosition)
}
