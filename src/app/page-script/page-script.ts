import type { Tracker } from '../../core/trackers.ts'
import { followArticleList } from '../../features/articles/components/article-list-position.ts'
import { enhanceSearchFields } from '../../features/search/components/search-keys.ts'
import { startPostponedScripts } from '../postponed-scripts/start.ts'
import { answerInPlace } from './answer-in-place.ts'
import { markCurrentHeading } from './contents.ts'
import { copyOnClick } from './copy.ts'
import { watchRelease } from './release.ts'

/**
 * The script of every page. It uses no framework: a page without interactive components runs only this script; on other
 * pages it runs next to React.
 */
const {
  release = '',
  trackers = '[]',
  plain,
} = document.querySelector<HTMLScriptElement>('script[data-release]')?.dataset ?? {}
const page = document.documentElement

const CAMPAIGN_KEYS = ['utm_source', 'utm_medium', 'utm_content'] as const
const DAYS_30 = 2_592_000

/** Stores the campaign parameters of the URL for a later sign-up. */
function storeCampaignParameters(): void {
  const query = new URLSearchParams(location.search)
  const values = new URLSearchParams()
  for (const key of CAMPAIGN_KEYS) {
    const value = query.get(key)?.slice(0, 100)
    if (value) values.set(key.slice('utm_'.length), value)
  }
  if (values.size > 0)
    // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store
    document.cookie = `utm=${encodeURIComponent(values.toString())};path=/;max-age=${DAYS_30};samesite=lax`
}

/** Scrolls a row of tabs so that the selected tab is visible. */
function scrollTabs(): void {
  for (const tab of document.querySelectorAll<HTMLElement>('nav[data-tabs] > [aria-current]')) {
    const row = tab.parentElement as HTMLElement
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }
}

function startClocks(): void {
  if (document.querySelector('[data-due]')) void import('./clocks.ts').then(({ runClocks }) => runClocks())
}

let reported = ''

/** Reports page views to the services that the visitor agreed to; their code is loaded only after consent. */
async function reportVisits(): Promise<void> {
  const list = JSON.parse(trackers) as Tracker[]
  if (list.length === 0 || reported === location.pathname) return
  reported = location.pathname
  const { reportVisit } = await import('./measuring.ts')
  for (const tracker of list) reportVisit(tracker)
}

/**
 * Delay in milliseconds before the service worker is registered, so that its downloads do not compete with the page.
 */
const OFFLINE_AFTER = 4_000

/** Registers the service worker of a built site; the development server has none. */
function registerOffline(): void {
  if (release === 'live' || !('serviceWorker' in navigator)) return
  setTimeout(() => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn('offline page', error))
  }, OFFLINE_AFTER)
}

/** Runs on load and after each client navigation of React Router. */
function onPage(): void {
  scrollTabs()
  startClocks()
  followArticleList()
  markCurrentHeading()
  void reportVisits()
}

storeCampaignParameters()
onPage()
document.addEventListener('pagemoved', onPage)
document.addEventListener('scroll', markCurrentHeading, { passive: true })
copyOnClick()
answerInPlace()
enhanceSearchFields()
watchRelease(release)
registerOffline()
startPostponedScripts()
if (plain !== undefined) page.dataset.ready = 'true'
