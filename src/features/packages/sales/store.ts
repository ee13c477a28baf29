import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { marketers } from '../../accounts/schema.ts'
import { packageGrants } from '../schema.ts'

/** The name of a marketer's brand; null for any other account. */
export async function findBrandName(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.select({ name: marketers.brandName }).from(marketers).where(eq(marketers.accountId, id))
  return row?.name ?? null
}

export async function insertGrant(tx: Tx, row: typeof packageGrants.$inferInsert): Promise<void> {
  await tx.insert(packageGrants).values(row)
}
