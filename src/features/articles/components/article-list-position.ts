/**
 * The reader's position in the list, stored in the browser while an article is open: the path with category and page,
 * the scroll position, and whether a category was open. The link back to the list restores it.
 */
interface ListPosition {
  historyPath: string
  scrollPosition: number
  isShowTab: boolean
  /** The reader has clicked the link back to the list. */
  returning?: boolean
}

const KEY = 'blog'

/** Null if the browser blocks storage: the link then leads to the first page of the list. */
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
    // Storage is blocked: see `readPosition`.
  }
}

const currentPath = (): string => location.pathname + location.search

/** Points an article's link back to the list that it was opened from, labelled with the category if one was open. */
function restoreBackLink(position: ListPosition): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-article-list]')
  // The list was open in the other language, so its path does not belong to this link.
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

/** Called on every page. Stores the position when the reader leaves a list of articles, and restores it on return. */
export function followArticleList(): void {
  if (!listening) document.addEventListener('click', onClick, { capture: true })
  listening = true
  const position = readPosition()
  if (!position) return
  restoreBackLink(position)
  if (!position.returning || position.historyPath !== currentPath()) return
  savePosition({ ...position, returning: false })
  window.scrollTo(0, position.scrollPosition)
}
