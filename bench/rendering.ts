import { pathToFileURL } from 'node:url'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../scripts/system-packages.mjs'
import { FLAGS } from '../tests/e2e/browser.ts'
import type { RunningSite } from '../tests/e2e/site.ts'

/**
 * Compares ways of rendering public pages: `node scripts/run.mjs bench/rendering.ts NAME=CHECKOUT …`, each a built
 * checkout of this repository. The checkouts are measured alternately, so that other load on the machine affects all of
 * them. RUNS (5) is the number of Lighthouse loads per page. Prints the medians as a Markdown table.
 */
const RUNS = Number(process.env.RUNS ?? 5)
const PAGES = [
  '',
  'jobMarketBoard',
  'articles/detail/packages-or-credits',
  'faq',
  'Marketer/package',
  'Marketer/publicCampaign',
]
/** Lighthouse's CPU slowdown for a lower mid-range phone. */
const CPU_THROTTLING = 4
const PHONE = { width: 390, height: 844 }

interface Load {
  performance: number
  lcp: number
  tbt: number
  cls: number
}
interface Tap {
  /** Interaction to next paint of the first tap, which happens as soon as the page is visible. Milliseconds. */
  inp: number
  /** Kilobytes of script transferred within five seconds. */
  script: number
}
type Figures = Load & Tap

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number

async function measureLoad(url: string, port: number): Promise<Load> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
    logLevel: 'error',
    output: 'json',
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories } = result.lhr
  const value = (audit: string): number => audits[audit]?.numericValue ?? 0
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

/** Records the duration of the slowest interaction until the next paint. */
function observeInteractions(): void {
  const seen = Object.assign(window, { longest: 0 })
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId) seen.longest = Math.max(seen.longest, entry.duration)
  }
  new PerformanceObserver(note).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit)
}

async function countScripts(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING })
  const scripts = new Set<string>()
  let bytes = 0
  devtools.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

/** Taps the menu open at once, like an impatient visitor. */
async function measureTap(browser: Browser, url: string): Promise<Tap> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, serviceWorkers: 'block' })
  await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url }])
  await context.addInitScript(observeInteractions)
  const page = await context.newPage()
  const bytesOfScripts = await countScripts(page)
  await page.goto(url, { waitUntil: 'commit' })
  const menu = page.locator('header details > summary')
  await menu.tap()
  await page.waitForTimeout(5_000)
  const inp = await page.evaluate(() => (window as unknown as { longest: number }).longest)
  await context.close()
  return { inp, script: bytesOfScripts() / 1_000 }
}

async function startCheckout(path: string): Promise<RunningSite> {
  const module = await import(pathToFileURL(`${path}/tests/e2e/site.ts`).href)
  return module.startSite()
}

const checkouts = process.argv.slice(2).map((one) => one.split('=') as [name: string, path: string])
const sites = new Map<string, RunningSite>()
for (const [name, path] of checkouts) sites.set(name, await startCheckout(path))
const chrome = await launch({ chromePath: chromiumPath() ?? '', chromeFlags: ['--headless=new', ...FLAGS] })
const browser = await chromium.launch({ executablePath: chromiumPath() ?? '', args: FLAGS })
try {
  console.log('| page | way | performance | LCP ms | TBT ms | CLS | INP of the first tap ms | script kB |')
  console.log('|---|---|---|---|---|---|---|---|')
  for (const path of PAGES) {
    const figures = new Map<string, Figures[]>([...sites.keys()].map((name) => [name, []]))
    for (let run = 0; run < RUNS; run++)
      for (const [name, { url }] of sites) {
        const address = `${url}/th${path && `/${path}`}`
        const load = await measureLoad(address, chrome.port)
        figures.get(name)?.push({ ...load, ...(await measureTap(browser, address)) })
      }
    for (const [name, runs] of figures) {
      const of = (key: keyof Figures): number => median(runs.map((run) => run[key]))
      const cells = [`/th/${path}`, name, of('performance'), Math.round(of('lcp')), Math.round(of('tbt'))]
      console.log(`| ${[...cells, of('cls').toFixed(3), Math.round(of('inp')), of('script').toFixed(1)].join(' | ')} |`)
    }
  }
} finally {
  chrome.kill()
  await browser.close()
  for (const site of sites.values()) await site.remove()
}
