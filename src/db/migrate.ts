import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'
import type { Db, Tx } from './types.ts'

const folder = new URL('./migrations/', import.meta.url)

interface Migration {
  name: string
  text: string
  hash: string
}

/**
 * The migrations in order: `NNNN_name.sql`. drizzle-kit generates tables; triggers and extensions are written by hand.
 */
export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    })
}

/**
 * Applies new migrations, each in its own transaction, under a lock so that two processes starting together apply each
 * only once. Throws if an applied migration was changed.
 */
export async function migrate({ db }: Pick<Database, 'db'>): Promise<string[]> {
  await db.execute(
    sql`create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  )
  const found = await appliedHashes(db)
  const applied: string[] = []
  for (const migration of readMigrations()) {
    if (isApplied(migration, found)) continue
    const done = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table schema_migrations in exclusive mode`)
      // Another process may have applied it since.
      if (isApplied(migration, await appliedHashes(tx))) return false
      for (const statement of migration.text.split('--> statement-breakpoint'))
        if (statement.trim()) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into schema_migrations (name, hash) values (${migration.name}, ${migration.hash})`)
      return true
    })
    if (done) applied.push(migration.name)
  }
  return applied
}

/** Hashes of the applied migrations by name. */
async function appliedHashes(db: Db | Tx): Promise<Map<string, string>> {
  const { rows } = (await db.execute(sql`select name, hash from schema_migrations`)) as unknown as {
    rows: { name: string; hash: string }[]
  }
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

function isApplied({ name, hash }: Migration, found: ReadonlyMap<string, string>): boolean {
  const applied = found.get(name)
  if (applied && applied !== hash) throw new Error(`migration ${name} was changed after it was applied`)
  return applied !== undefined
}
