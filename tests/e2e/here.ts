import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { closeVisits, openBrowser } from './browser.ts'
import { type RunningSite, type SiteAddress, type SiteOptions, startSite } from './site.ts'

export interface Here {
  readonly site: SiteAddress
  readonly browser: Browser
}

/**
 * A separate site for the tests of one file, which runs from the first test to the last. For tests that move the clock or
 * change data that others see; all others use `sharedSite`. All files share the browser.
 */
export function siteAndBrowser(options: SiteOptions = {}): Here & { readonly site: RunningSite } {
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

/**
 * The site for all files with tests that change nothing that another test reads; one site, because a start takes seconds.
 */
export function sharedSite(): Here {
  const here = { site: { url: process.env.TEST_SHARED_SITE ?? '' } } as { site: SiteAddress; browser: Browser }
  beforeAll(async () => {
    here.browser = await openBrowser()
  }, 240_000)
  afterAll(() => closeVisits(here.browser))
  return here
}
