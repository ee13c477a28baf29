import { sql } from 'drizzle-orm'
import type { Db } from '../src/db/types.ts'
import { run } from './ledger-tampering.ts'

/** The database rejects every update of one row while `during` runs. */
export async function withFailingRow(db: Db, table: string, id: string, during: () => Promise<void>): Promise<void> {
  await run(
    db,
    sql.raw(`create function reject_row() returns trigger language plpgsql as $$ begin
      raise exception 'rejected by a test'; end $$`),
  )
  await run(
    db,
    sql.raw(`create trigger reject_row before update on ${table} for each row when (old.id = '${id}')
      execute function reject_row()`),
  )
  try {
    await during()
  } finally {
    await run(db, sql`drop function reject_row() cascade`)
  }
}
