import { and, eq } from 'drizzle-orm'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { accounts, marketers } from '../accounts/schema.ts'
import { agencyBrands } from '../agency-brands/schema.ts'
import { agencyBrandName } from '../agency-brands/schema-names.ts'
import type { MonthlyStatement } from '../documents/pdf/shapes-monthly.ts'
import { printedAddress } from '../documents/service.ts'

/** The marketer's name on the statement: the legal name, or the brand's name if the profile has no legal name yet. */
export async function findOwner(tx: Tx, id: string): Promise<MonthlyStatement['owner']> {
  const [row] = await tx
    .select({ marketer: marketers, displayName: accounts.displayName })
    .from(accounts)
    .leftJoin(marketers, eq(marketers.accountId, accounts.id))
    .where(eq(accounts.id, id))
  const marketer = row?.marketer
  return {
    agency: marketer?.kind === 'agency',
    name: marketer?.legalName || marketer?.brandName || row?.displayName || '-',
    address: marketer?.address ? await printedAddress(marketer.address) : '',
    taxId: marketer?.taxId ?? '',
    branch: marketer?.accountType === 'company' ? marketer.taxBranch : null,
  }
}

/** The name of a brand of the marketer; null if it is not the marketer's. */
export async function findBrandName(tx: Tx, marketerId: string, id: string, lang: Lang): Promise<string | null> {
  const [row] = await tx
    .select({ name: agencyBrandName(lang) })
    .from(agencyBrands)
    .where(and(eq(agencyBrands.id, id), eq(agencyBrands.marketerId, marketerId)))
  return row?.name ?? null
}
