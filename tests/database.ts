import { readFileSync } from 'node:fs'
import { type Database, openEmbedded, openPostgres } from '../src/db/connect.ts'
import { migrate } from '../src/db/migrate.ts'
import { createDatabase, dropDatabase } from './cluster.ts'

function openInMemory(): Promise<Database> {
  const image = process.env.TEST_EMBEDDED_IMAGE
  return openEmbedded(undefined, image ? new Blob([readFileSync(image)]) : undefined)
}

/** A new database in the cluster: a copy of the migrated one or of another. It is dropped when it is closed. */
async function openInCluster(template = process.env.TEST_MIGRATED_DATABASE): Promise<Database> {
  const url = await createDatabase('test', template)
  const database = await openPostgres(url, 20)
  const close = async () => {
    await database.close()
    await dropDatabase(url)
  }
  return { ...database, close }
}

/**
 * A separate migrated database: in the cluster of TEST_DATABASE_URL (a copy of `template` if given), otherwise, or on
 * request, in memory.
 */
export async function openTestDatabase(engine?: 'pglite', template?: string): Promise<Database> {
  const inCluster = process.env.TEST_DATABASE_URL && engine !== 'pglite'
  const database = await (inCluster ? openInCluster(template) : openInMemory())
  await migrate(database)
  return database
}
