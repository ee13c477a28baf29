import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { chromiumPath } from '../scripts/system-packages.mjs'
import { FLAGS } from '../tests/e2e/browser.ts'
import { startSite } from '../tests/e2e/site.ts'
import { openPages } from './open-pages.ts'
import { type PageWeight, weighPage } from './page-weight.ts'

/**
 * `npm run lighthouse [-- path …]` measures every open page in both languages on a simulated slow phone: the median of
 * RUNS (5). It prints every missed target and exits with 1 if there is one. It needs an idle machine. The weight of a
 * page's scripts is measured on the built files (page-weight.ts).
 */
const RUNS = Number(process.env.RUNS ?? 5)
/** Pages that must be the fastest. */
const FAST = new Set(['', 'jobMarketBoard', 'Marketer/package', 'articles'])

/** How fast a page loaded. */
interface Speed {
  performance: number
  lcp: number
  cls: number
}
/** What does not vary between runs, so it is measured once. */
interface Quality {
  accessibility: number
  practice: number
  seo: number
  failed: string[]
}
type Measured = Speed & Quality & PageWeight

const TRIES = 3
const QUALITY_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const

/** Repeats a run that failed because of the browser itself. */
async function resultOf(url: string, port: number, onlyCategories: string[]): Promise<Result> {
  for (let tries = 1; ; tries++)
    try {
      const settings = { port, onlyCategories, disableFullPageScreenshot: true } as const
      const result = await lighthouse(url, { ...settings, logLevel: 'error', output: 'json' })
      if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
      return result.lhr
    } catch (error) {
      if (tries === TRIES) throw error
    }
}

const score = ({ categories }: Result, name: string): number => Math.round((categories[name]?.score ?? 0) * 100)

const speedOf = (result: Result): Speed => ({
  performance: score(result, 'performance'),
  lcp: result.audits['largest-contentful-paint']?.numericValue ?? 0,
  cls: result.audits['cumulative-layout-shift']?.numericValue ?? 0,
})

function qualityOf(result: Result): Quality {
  const audits = QUALITY_CATEGORIES.flatMap((name) => result.categories[name]?.auditRefs ?? [])
  return {
    accessibility: score(result, 'accessibility'),
    practice: score(result, 'best-practices'),
    seo: score(result, 'seo'),
    failed: audits.filter(({ id, weight }) => weight > 0 && result.audits[id]?.score === 0).map(({ id }) => id),
  }
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number

/** One full run, then runs for the speed only. Each speed figure is the median of its own values. */
async function measure(url: string, port: number): Promise<Measured> {
  const weight = await weighPage(url)
  const whole = await resultOf(url, port, ['performance', ...QUALITY_CATEGORIES])
  const runs = [speedOf(whole)]
  while (runs.length < RUNS) runs.push(speedOf(await resultOf(url, port, ['performance'])))
  const of = (name: keyof Speed): number => middle(runs.map((run) => run[name]))
  return { ...qualityOf(whole), ...weight, performance: of('performance'), lcp: of('lcp'), cls: of('cls') }
}

function shortOf(page: { path: string; noindex: boolean }, seen: Measured): string[] {
  const fast = FAST.has(page.path) ? 98 : 95
  const failed = seen.failed.filter((id) => !(page.noindex && id === 'is-crawlable'))
  return [
    ...(seen.performance < fast ? [`performance ${seen.performance} < ${fast}`] : []),
    ...(seen.lcp > 1_800 ? [`LCP ${Math.round(seen.lcp)} ms`] : []),
    ...(seen.cls > 0 ? [`CLS ${seen.cls.toFixed(3)}`] : []),
    ...(seen.bytes > seen.aim ? [`JavaScript > ${seen.aim / 1000} kB`] : []),
    ...(seen.practice < 100 ? [`best practice ${seen.practice}`] : []),
    ...failed,
  ]
}

const wanted = process.argv.slice(2)
const site = await startSite()
const chrome = await launch({
  chromePath: chromiumPath() ?? '',
  chromeFlags: ['--headless=new', ...FLAGS],
})
let short = 0
try {
  console.log(`${'page'.padEnd(52)} perf  a11y  best   seo   LCP ms    CLS  JS kB`)
  for (const page of await openPages(site.url)) {
    if (wanted.length > 0 && !wanted.includes(page.path)) continue
    for (const lang of ['th', 'en']) {
      const url = `${site.url}/${lang}${page.path ? `/${page.path}` : ''}`
      const seen = await measure(url, chrome.port)
      const numbers = [seen.performance, seen.accessibility, seen.practice, seen.seo].map((n) => String(n).padStart(5))
      const problems = shortOf(page, seen)
      short += problems.length
      console.log(
        `${`/${lang}/${page.path}`.padEnd(50)} ${numbers.join(' ')} ${String(Math.round(seen.lcp)).padStart(8)} ${seen.cls.toFixed(3).padStart(6)} ${(seen.bytes / 1000).toFixed(1).padStart(6)}  ${problems.join(', ')}`,
      )
    }
  }
} finally {
  chrome.kill()
  await site.remove()
}
console.log(short === 0 ? 'every aim is met' : `${short} aims are missed`)
process.exit(short === 0 ? 0 : 1)
