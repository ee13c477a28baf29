import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { closeVisits, openBrowser } from './browser.ts'
import { type RunningSite, type SiteAddress, type SiteOptions, startSite } from './site.ts'

export interface Here {
  readonly site: SiteAddress
  readonly browser: Browser
}

/**
 * A site for the tests of one file: there from its first test on, gone after its last. For tests that move the clock or
 * change what others see; the rest use `sharedSite`. The browser is shared by all files.
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

/** The site of all files whose tests change nothing that another test reads: a start takes seconds each time. */
export function sharedSite(): Here {
  const here = { site: { url: process.env.TEST_SHARED_SITE ?? '' } } as { site: SiteAddress; browser: Browser }
  beforeAll(async () => {
    here.browser = await openBrowser()
  }, 240_000)
  afterAll(() => closeVisits(here.browser))
  return here
}
