import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'

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
  const applied: string[] = []
  for (const migration of readMigrations()) {
    const done = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table schema_migrations in exclusive mode`)
      const found = await tx.execute(sql`select hash from schema_migrations where name = ${migration.name}`)
      const row = (found as unknown as { rows: { hash: string }[] }).rows[0]
      if (row && row.hash !== migration.hash)
        throw new Error(`migration ${migration.name} was changed after it was applied`)
      if (row) return false
      for (const statement of migration.text.split('--> statement-breakpoint'))
        if (statement.trim()) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into schema_migrations (name, hash) values (${migration.name}, ${migration.hash})`)
      return true
    })
    if (done) applied.push(migration.name)
  }
  return applied
}
