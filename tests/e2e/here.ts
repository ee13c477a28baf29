import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { closeVisits, openBrowser } from './browser.ts'
import { type RunningSite, type SiteOptions, startSite } from './site.ts'

export interface Here {
  readonly site: RunningSite
  readonly browser: Browser
}

/** A site for the tests of one file: there from its first test on, gone after its last. The browser is shared by all files. */
export function siteAndBrowser(options: SiteOptions = {}): Here {
  const here = {} as { site: RunningSite; browser: Browser }
  beforeAll(async () => {
    ;[here.site, here.browser] = await Promise.all([startSite(options), openBrowser()])
  }, 240_000)
  afterAll(async () => {
    await closeVisits(here.browser)
    await here.site?.remove()
  })
  return here
}
