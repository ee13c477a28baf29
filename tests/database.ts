import { readFileSync } from 'node:fs'
import { newId } from '../src/core/ids.ts'
import { type Database, openEmbedded, openPostgres } from '../src/db/connect.ts'
import { migrate } from '../src/db/migrate.ts'

function openInMemory(): Promise<Database> {
  const image = process.env.TEST_EMBEDDED_IMAGE
  return openEmbedded(undefined, image ? new Blob([readFileSync(image)]) : undefined)
}

/** A new database in the cluster, deleted when it is closed. */
async function openInCluster(url: string): Promise<Database> {
  const admin = await openPostgres(url, 1)
  const name = `talad_test_${newId().replaceAll('-', '')}`
  await admin.execute(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = await openPostgres(own.href, 20)
  const close = async () => {
    await database.close()
    await admin.execute(`drop database ${name} with (force)`)
    await admin.close()
  }
  return { ...database, close }
}

/** A migrated database of its own: in the cluster of TEST_DATABASE_URL, otherwise (or when asked for) in memory. */
export async function openTestDatabase(engine?: 'pglite'): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  const database = await (url && engine !== 'pglite' ? openInCluster(url) : openInMemory())
  await migrate(database)
  return database
}
