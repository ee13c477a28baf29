import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The minified file has half the size of the package's main file, which every page would have to compile. */
const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

/** The key under which a tab stores the source of axe, because sending it takes five times as long as running it. */
export const AXE_SOURCE = 'axe-source'
const RUN = `eval(sessionStorage.getItem('${AXE_SOURCE}'))`

/** Adds axe to a document once; it can then check the page at several widths and in several themes. */
export async function addAxe(page: Page): Promise<void> {
  const added = await page.evaluate(
    `'axe' in window || (sessionStorage.getItem('${AXE_SOURCE}') !== null && (${RUN}, true))`,
  )
  if (added) return
  await page.evaluate(([key, source]) => sessionStorage.setItem(key, source), [AXE_SOURCE, AXE] as const)
  await page.evaluate(`void ${RUN}`)
}

/** The findings of axe on the current page: rule and first elements, one line each. */
export const violationsOf = (page: Page, options: RunOptions = {}): Promise<string[]> =>
  page.evaluate(
    async (given) => {
      const { axe } = window as unknown as { axe: { run(root: Document, options: RunOptions): Promise<AxeResults> } }
      const { violations } = await axe.run(document, given)
      return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map((node) => node.target.join(' ')).slice(0, 3)}`)
    },
    { ...options, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  )

/**
 * Checks a page in its current state: nothing is wider than the viewport, and axe finds nothing. Colours are checked on
 * every page and in the style guide's states by `pages`.
 */
export async function expectSound({ page }: { page: Page }): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(over, `${page.url()}: too wide`).toBeLessThanOrEqual(0)
  await addAxe(page)
  expect(await violationsOf(page, { rules: { 'color-contrast': { enabled: false } } }), page.url()).toEqual([])
}
