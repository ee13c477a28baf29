import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded, openPostgres } from '../src/db/connect.ts'
import { migrate } from '../src/db/migrate.ts'
import { createDatabase, dropDatabase } from './cluster.ts'

/** Creates one migrated database that every test file copies, because running all migrations takes a second. */
export const setup = (): Promise<() => unknown> => (process.env.TEST_DATABASE_URL ? inCluster() : embedded())

async function inCluster() {
  const url = await createDatabase('migrated')
  const database = await openPostgres(url, 1)
  await migrate(database)
  await database.close()
  process.env.TEST_MIGRATED_DATABASE = url
  // The first file that needs the demo market fills it.
  const demo = url.replace('talad_migrated', 'talad_demo')
  process.env.TEST_DEMO_DATABASE = demo
  process.env.TEST_DEMO_DATA = mkdtempSync(join(tmpdir(), 'talad-demo-'))
  return async () => {
    await Promise.all([url, demo].map(dropDatabase))
    rmSync(process.env.TEST_DEMO_DATA!, { recursive: true, force: true })
  }
}

async function embedded() {
  const database = await openEmbedded()
  await migrate(database)
  const image = await database.raw.pglite?.dumpDataDir('none')
  await database.close()
  const folder = mkdtempSync(join(tmpdir(), 'talad-image-'))
  const file = join(folder, 'database.tar')
  writeFileSync(file, new Uint8Array((await image?.arrayBuffer()) ?? new ArrayBuffer(0)))
  process.env.TEST_EMBEDDED_IMAGE = file
  return () => rmSync(folder, { recursive: true, force: true })
}
