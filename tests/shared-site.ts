import { startSite } from './e2e/site.ts'

/** Starts the site that the browser tests share which leave the demo data and the clock as others expect them. */
export async function setup(): Promise<() => Promise<void>> {
  const site = await startSite()
  process.env.TEST_SHARED_SITE = site.url
  return () => site.remove()
}
