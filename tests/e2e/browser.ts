import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { headlessChromiumPath } from '../../scripts/system-packages.mjs'

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

let browser: Promise<Browser> | undefined

/** The browser of all test files of this process; it ends with the process. */
export function openBrowser(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: headlessChromiumPath() ?? '', args: FLAGS })
  return browser
}

/** Closes the visits that the tests of a file left open. */
export const closeVisits = async (of: Browser | undefined): Promise<unknown> =>
  Promise.all((of?.contexts() ?? []).map((context) => context.close()))

/** The browser shows the page at once: it was slow, or a test looked at the page before its style was there. */
const SKIPPED_TRANSITION = /ViewTransition opt-in disabled|Transition was aborted because of invalid state/

export interface Visitor {
  context: BrowserContext
  page: Page
  /** Errors of the browser: policy violations, page errors, failed scripts. A test asserts that there are none. */
  complaints: string[]
}

interface VisitorOptions {
  width?: number
  height?: number
  lang?: 'th' | 'en'
  theme?: 'light' | 'dark'
  javaScript?: boolean
  /** Whether pages move. Without a graphics card, moves take a quarter of the processor time. */
  motion?: boolean
}

/** A new visitor in a browser of their own. A policy violation in the console counts as an error. */
export async function newVisitor(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    locale: options.lang === 'en' ? 'en-US' : 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // By its own name a browser without a screen counts as a bot, which never sees the error page.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`,
    colorScheme: options.theme ?? 'light',
    javaScriptEnabled: options.javaScript ?? true,
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
  })
  const page = await context.newPage()
  // Long enough for a slow machine: no test depends on its speed.
  page.setDefaultTimeout(60_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => {
    if (!SKIPPED_TRANSITION.test(error.message)) complaints.push(`${page.url()}: ${error.message}`)
  })
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !/status of (4\d\d|503)/.test(text)) complaints.push(`${page.url()}: ${text}`)
    else if (/Content Security Policy|hydrat/i.test(text)) complaints.push(`${page.url()}: ${text}`)
  })
  return { context, page, complaints }
}

/** Waits until the page is hydrated. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
