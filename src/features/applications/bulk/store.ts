import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../db/types.ts'
import { accounts } from '../../accounts/schema.ts'
import { campaigns } from '../../campaigns/schema.ts'

/** The accounts of the list that are not active. */
export async function inactiveOf(tx: Tx, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const rows = await tx
    .select({ id: accounts.id, status: accounts.status })
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]))
  return new Set(rows.filter(({ status }) => status !== 'active').map(({ id }) => id))
}

/** The free slots of a campaign and how it is paid. */
export async function readRoom(tx: Tx, campaignId: string) {
  const [row] = await tx
    .select({ slots: campaigns.slots, slotsTaken: campaigns.slotsTaken, packageId: campaigns.packageId })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId))
  return row ?? { slots: 0, slotsTaken: 0, packageId: null }
}
