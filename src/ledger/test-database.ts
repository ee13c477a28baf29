import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { drizzle } from 'drizzle-orm/pglite'
import type { Db } from '../db/types.ts'
import * as schema from './schema.ts'

/** The statements that make the ledger's tables and guards in an empty database. */
export async function ledgerDdl(): Promise<string[]> {
  const tables = await generateMigration(generateDrizzleJson({}), generateDrizzleJson({ ...schema }))
  const guards = readFileSync(new URL('./guards.sql', import.meta.url), 'utf8').split('--> statement-breakpoint')
  return [...tables, ...guards]
}

/** An embedded database in memory with the ledger's tables and guards alone. */
export async function ledgerDatabase(): Promise<{ db: Db; close(): Promise<void> }> {
  const client = await PGlite.create()
  for (const statement of await ledgerDdl()) await client.exec(statement)
  return { db: drizzle(client) as unknown as Db, close: () => client.close() }
}
