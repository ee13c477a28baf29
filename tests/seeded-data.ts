import { createDatabase, dropDatabase } from './cluster.ts'
import { startSite } from './e2e/site.ts'

/**
 * Fills one database with the demo data, of which the tests' sites take copies, because filling takes seconds. It is on
 * the cluster if there is one, because a server on the embedded database takes twice the processor time.
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
