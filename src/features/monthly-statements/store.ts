import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { accounts, marketers } from '../accounts/schema.ts'
import type { MonthlyStatement } from '../documents/pdf/shapes-monthly.ts'
import { printedAddress } from '../documents/service.ts'

/** The marketer as the statement names it: the legal name, or the brand's before the profile has one. */
export async function findOwner(tx: Tx, id: string): Promise<MonthlyStatement['owner']> {
  const [row] = await tx
    .select({ marketer: marketers, displayName: accounts.displayName })
    .from(accounts)
    .leftJoin(marketers, eq(marketers.accountId, accounts.id))
    .where(eq(accounts.id, id))
  const marketer = row?.marketer
  return {
    name: marketer?.legalName || marketer?.brandName || row?.displayName || '-',
    address: marketer?.address ? await printedAddress(marketer.address) : '',
    taxId: marketer?.taxId ?? '',
    branch: marketer?.accountType === 'company' ? marketer.taxBranch : null,
  }
}
