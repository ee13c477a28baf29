import { eq } from 'drizzle-orm'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts, marketers } from '../../accounts/schema.ts'
import { shownBrand } from '../../accounts/schema-names.ts'

/** Name and logo of a brand. */
export async function findBrand(
  tx: Tx,
  lang: Lang,
  marketerId: string,
): Promise<{ name: string; logoId: string | null }> {
  const [row] = await tx
    .select({ name: shownBrand(lang), logoId: accounts.avatarFileId })
    .from(marketers)
    .innerJoin(accounts, eq(accounts.id, marketers.accountId))
    .where(eq(marketers.accountId, marketerId))
  return row ?? { name: '', logoId: null }
}
