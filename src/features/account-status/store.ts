import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { accounts, contractRenewals } from '../accounts/schema.ts'

export async function findRestriction(tx: Tx, accountId: string) {
  const [row] = await tx
    .select({
      role: accounts.role,
      status: accounts.status,
      reason: accounts.statusReason,
      contractEndsAt: accounts.contractEndsAt,
      renewalRequestedAt: contractRenewals.requestedAt,
    })
    .from(accounts)
    .leftJoin(contractRenewals, and(eq(contractRenewals.accountId, accounts.id), isNull(contractRenewals.closedAt)))
    .where(eq(accounts.id, accountId))
  return row
}
