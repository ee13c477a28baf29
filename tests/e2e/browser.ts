import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { headlessChromiumPath } from '../../scripts/system-packages.mjs'

/** Of a browser without a screen that asks nobody for anything. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: headlessChromiumPath() ?? '', args: FLAGS })

export interface Visitor {
  context: BrowserContext
  page: Page
  /** What the browser complained of: policy messages, page errors, failed scripts. A test asserts that it is empty. */
  complaints: string[]
}

/** A fresh person with a browser of their own. A policy message in the console is a complaint. */
export async function newVisitor(
  browser: Browser,
  options: { width?: number; height?: number; lang?: 'th' | 'en'; theme?: 'light' | 'dark'; javaScript?: boolean } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    locale: options.lang === 'en' ? 'en-US' : 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // By its own name a browser without a screen counts as a bot, which never sees the error page.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`,
    colorScheme: options.theme ?? 'light',
    javaScriptEnabled: options.javaScript ?? true,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => {
    // The browser says so where a test looks at a page before its style is there.
    if (!error.message.includes('ViewTransition opt-in disabled')) complaints.push(`${page.url()}: ${error.message}`)
  })
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !/status of (4\d\d|503)/.test(text)) complaints.push(`${page.url()}: ${text}`)
    else if (/Content Security Policy|hydrat/i.test(text)) complaints.push(`${page.url()}: ${text}`)
  })
  return { context, page, complaints }
}

/** Waits until the page's scripts have taken over. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
