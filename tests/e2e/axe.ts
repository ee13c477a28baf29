import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Puts axe into a page once; the page may then be examined at several widths and in several themes. */
export const addAxe = (page: Page): Promise<unknown> => page.evaluate(axe.source)

/** What axe finds on the current page: rule and the first elements, one line each. */
export const violationsOf = (page: Page, options: RunOptions = {}): Promise<string[]> =>
  page.evaluate(
    async (given) => {
      const { axe } = window as unknown as { axe: { run(root: Document, options: RunOptions): Promise<AxeResults> } }
      const { violations } = await axe.run(document, given)
      return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map((node) => node.target.join(' ')).slice(0, 3)}`)
    },
    { ...options, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  )
