import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { accounts, marketers } from '../../accounts/schema.ts'

/** Name and logo of a brand. */
export async function findBrand(tx: Tx, marketerId: string): Promise<{ name: string; logoId: string | null }> {
  const [row] = await tx
    .select({ name: marketers.brandName, logoId: accounts.avatarFileId })
    .from(marketers)
    .innerJoin(accounts, eq(accounts.id, marketers.accountId))
    .where(eq(marketers.accountId, marketerId))
  return row ?? { name: '', logoId: null }
}
