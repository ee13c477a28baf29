import { startSite } from './e2e/site.ts'

/** Starts the site that is shared by the browser tests that do not change the demo data or the clock for others. */
export async function setup(): Promise<() => Promise<void>> {
  const site = await startSite()
  process.env.TEST_SHARED_SITE = site.url
  return () => site.remove()
}
