import { startSite } from './e2e/site.ts'

/** Fills one embedded database with the demo data, of which the browser tests' sites take copies: filling takes seconds each time. */
export async function setup(): Promise<() => void> {
  const site = await startSite()
  await site.stop()
  process.env.TEST_SEEDED_DATA = site.dataDir
  return () => void site.remove()
}
