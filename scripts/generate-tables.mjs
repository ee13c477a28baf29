// Writes src/db/migrations/0001_tables.sql anew from every schema.ts. Only until the first release: afterwards
// a change of a table is a new migration beside it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'

const files = ['src/service/schema.ts', 'src/ledger/schema.ts']
for (const name of readdirSync('src/features').sort()) files.push(`src/features/${name}/schema.ts`)
const tables = {}
for (const file of files) {
  try {
    Object.assign(tables, await import(pathToFileURL(file).href))
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.includes(file)) throw error
  }
}
const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables))
writeFileSync('src/db/migrations/0001_tables.sql', `${statements.join('\n--> statement-breakpoint\n')}\n`)
console.log(`${statements.length} statements`)

// The guards of the ledger stand in its own room; the migration carries them after the tables.
const guards = ['src/ledger/guards.sql', 'src/features/documents/guards.sql', 'src/service/guards.sql']
writeFileSync(
  'src/db/migrations/0002_guards.sql',
  guards
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8').trim())
    .join('\n--> statement-breakpoint\n')
    .concat('\n'),
)
