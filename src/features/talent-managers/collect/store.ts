import { and, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { findLink } from '../store.ts'

/** The name of a partner with an active account whose agreement meets `condition`. */
export async function findActivePartner(
  tx: Tx,
  managerId: string,
  partnerId: string,
  condition: SQL,
): Promise<string | null> {
  const found = await findLink(tx, managerId, partnerId, and(condition, eq(accounts.status, 'active')) as SQL)
  return found?.name ?? null
}
