import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'

/**
 * The database or a transaction, for both engines (PGlite, node-postgres). Schemas are not registered: queries name
 * their tables.
 */
type NoSchema = Record<string, never>
export type Db = PgDatabase<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>
export type Tx = Db | PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>
