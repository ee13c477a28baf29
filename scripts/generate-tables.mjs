// Writes the next migration from the changes in all schemas since the last one:
// npm run db:generate -- content     → src/db/migrations/0003_content.sql
// An applied migration is never edited. Triggers and extensions are separate migrations, written by hand.
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'

const folder = 'src/db/migrations'
const snapshot = `${folder}/snapshot.json`
const name = process.argv[2]

const files = ['src/platform/schema.ts', 'src/ledger/schema.ts', ...globSync('src/features/*/schema*.ts').sort()]
const tables = {}
for (const file of files) Object.assign(tables, await import(pathToFileURL(file).href))
const now = generateDrizzleJson(tables)
const statements = await generateMigration(JSON.parse(readFileSync(snapshot, 'utf8')), now)
if (statements.length === 0) {
  console.log('the migrations fit the schemas')
  process.exit(0)
}
if (!/^[a-z][a-z_]*$/.test(name ?? '')) {
  console.error(`${statements.length} statements are missing:\n${statements.join('\n')}`)
  console.error('name the migration: npm run db:generate -- some_name')
  process.exit(1)
}
const last = readdirSync(folder)
  .filter((file) => /^\d{4}_/.test(file))
  .sort()
  .at(-1)
const number = String(Number(last.slice(0, 4)) + 1).padStart(4, '0')
writeFileSync(`${folder}/${number}_${name}.sql`, `${statements.join('\n--> statement-breakpoint\n')}\n`)
writeFileSync(snapshot, `${JSON.stringify(now, null, 1)}\n`)
console.log(`${number}_${name}.sql: ${statements.length} statements`)
