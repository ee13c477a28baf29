import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'

export async function findStanding(tx: Tx, accountId: string) {
  const [row] = await tx
    .select({
      role: accounts.role,
      status: accounts.status,
      reason: accounts.statusReason,
      contractEndsAt: accounts.contractEndsAt,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return row
}
