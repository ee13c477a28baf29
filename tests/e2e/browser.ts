import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { headlessChromiumPath } from '../../scripts/system-packages.mjs'
import { AXE_SOURCE } from './axe.ts'

/** Flags of a headless browser that shows no prompts. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Nobody sees the pages of a test: without memory for their pictures the browser does not paint, and V8 needs no threads
 * besides the page's own. A page takes a fifth less processor time; layout, styles and scripts are the same.
 */
const UNSEEN = ['--force-gpu-mem-available-mb=1', '--js-flags=--single-threaded']

let browser: Promise<Browser> | undefined

/** The browser of all test files of this process; it closes with the process. */
export function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: headlessChromiumPath() ?? '', args: [...FLAGS, ...UNSEEN] })
  return browser
}

/** Closes all contexts, including those that wait to be reused, because test files share nothing. */
export const closeVisits = async (of: Browser | undefined): Promise<unknown> => {
  freePages.clear()
  return Promise.all((of?.contexts() ?? []).map((context) => context.close()))
}

/**
 * The browser skipped a view transition because it was slow, or because a test read the page before its styles were
 * loaded.
 */
const SKIPPED_TRANSITION = /ViewTransition opt-in disabled|Transition was aborted because of invalid state/

export interface Visitor {
  context: BrowserContext
  page: Page
  /** Browser errors: policy violations, page errors, failed scripts. A test asserts that there are none. */
  complaints: string[]
  /**
   * Ends the visit and removes its traces for the next visitor. After an init script or a set clock, close the context
   * instead.
   */
  leave(): Promise<void>
}

interface VisitorOptions {
  width?: number
  height?: number
  lang?: 'th' | 'en'
  theme?: 'light' | 'dark'
  javaScript?: boolean
  /** Uses a new context: the cache is empty, and there is no service worker. */
  fresh?: boolean
  /** Whether animations run. Without a graphics card they take a quarter of the processor time. */
  motion?: boolean
}

/**
 * Pages that can be reused, by the options that cannot be changed in an open browser. The first page of a new context
 * costs three times the processor time of a page in a context that was used before.
 */
const freePages = new Map<string, Page[]>()

/** A new visitor with separate browser data. A policy violation in the console counts as an error. */
export async function newVisitor(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const { width = 1440, height = 900, lang = 'th', theme = 'light', javaScript = true, motion = false } = options
  const kind = JSON.stringify([lang, theme, javaScript, motion])
  const free = options.fresh ? undefined : freePages.get(kind)?.pop()
  const page = free ?? (await openPage(browser, { lang, theme, javaScript, motion }))
  await page.setViewportSize({ width, height })
  const complaints: string[] = []
  page.on('pageerror', (error) => {
    if (!SKIPPED_TRANSITION.test(error.message)) complaints.push(`${page.url()}: ${error.message}`)
  })
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !/status of (4\d\d|503)/.test(text)) complaints.push(`${page.url()}: ${text}`)
    else if (/Content Security Policy|hydrat/i.test(text)) complaints.push(`${page.url()}: ${text}`)
  })
  const leave = async () => {
    if (page.isClosed()) return
    if (await forget(page)) freePages.set(kind, [...(freePages.get(kind) ?? []), page])
    else await page.context().close()
  }
  return { context: page.context(), page, complaints, leave }
}

async function openPage(
  browser: Browser,
  { lang, theme, javaScript, motion }: Required<Pick<VisitorOptions, 'lang' | 'theme' | 'javaScript' | 'motion'>>,
): Promise<Page> {
  const context = await browser.newContext({
    locale: lang === 'en' ? 'en-US' : 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // The default user agent of a headless browser counts as a bot, and bots never get the error page.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`,
    colorScheme: theme,
    javaScriptEnabled: javaScript,
    reducedMotion: motion ? 'no-preference' : 'reduce',
  })
  const page = await context.newPage()
  // Long enough for a slow machine; no test depends on its speed.
  page.setDefaultTimeout(60_000)
  return page
}

const LISTENED = ['console', 'dialog', 'load', 'pageerror', 'request', 'response'] as const
const STORED = 'cookies,local_storage,indexeddb,service_workers,cache_storage'

/** Removes everything that a visit left in its context. False if another origin may have stored something. */
async function forget(page: Page): Promise<boolean> {
  const context = page.context()
  const { origin, hostname, protocol } = new URL(page.url())
  const unused = protocol === 'about:' && context.pages().length === 1
  if (hostname !== 'localhost' && !unused) return false
  for (const event of LISTENED) page.removeAllListeners(event)
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.setOffline(false), context.clearPermissions()])
  await Promise.all(context.pages().map((other) => other === page || other.close()))
  await context.clearCookies()
  if (unused) return true
  // A small document of the same origin; an empty page would need a new process.
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((source) => {
    for (const key of Object.keys(sessionStorage)) if (key !== source) sessionStorage.removeItem(key)
  }, AXE_SOURCE)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED })
  await session.detach()
  await context.clearCookies()
  return true
}

/** Waits until the page is hydrated. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
