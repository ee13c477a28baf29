import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '../src/db/connect.ts'
import { migrate } from '../src/db/migrate.ts'

/** Makes one migrated embedded database, of which every test file opens a copy: starting each anew takes seconds. */
export async function setup(): Promise<(() => void) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined
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
