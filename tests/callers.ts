import { eq } from 'drizzle-orm'
import { newId } from '../src/core/ids.ts'
import type { Db } from '../src/db/types.ts'
import { accounts } from '../src/features/accounts/schema.ts'
import { callerColumns, callerFrom, joinCaller } from '../src/features/accounts/service.ts'
import type { Caller } from '../src/platform/context.ts'

/** The caller of a login's session. */
export async function callerOf(db: Db, loginId: string): Promise<Caller> {
  const [row] = await joinCaller(db.select(callerColumns).from(accounts).where(eq(accounts.id, loginId)).$dynamic())
  const caller = row && callerFrom(row, newId())
  if (!caller) throw new Error(`no session can be of account ${loginId}`)
  return caller
}
