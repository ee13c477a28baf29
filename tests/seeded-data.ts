import { createDatabase, dropDatabase } from './cluster.ts'
import { startSite } from './e2e/site.ts'

/**
 * Fills one database with the demo data, of which the tests' sites take copies: filling takes seconds each time. On the
 * cluster where there is one, because a server of the embedded database costs twice the processor time.
 */
export async function setup(): Promise<() => Promise<void>> {
  const database = process.env.TEST_DATABASE_URL ? await createDatabase('seeded') : undefined
  const site = await startSite(database ? { databaseUrl: database } : {})
  await site.stop()
  process.env.TEST_SEEDED_DATA = site.dataDir
  if (database) process.env.TEST_SEEDED_DATABASE = database
  return async () => {
    await site.remove()
    if (database) await dropDatabase(database)
  }
}
