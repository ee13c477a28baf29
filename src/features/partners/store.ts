import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { managerLinks } from './schema.ts'

/** Gives notice to the partners of a manager: agreements end at `endsAt` at the latest. The ones that this changed. */
export const giveNotice = (tx: Tx, managerId: string, endsAt: Date, endedBy: string) =>
  tx
    .update(managerLinks)
    .set({ endsAt, endedBy })
    .where(
      and(
        eq(managerLinks.managerId, managerId),
        eq(managerLinks.status, 'active'),
        or(isNull(managerLinks.endsAt), gt(managerLinks.endsAt, endsAt)),
      ),
    )
    .returning({ id: managerLinks.id, partnerId: managerLinks.partnerId })

/** Withdraws the invitations of a manager that nobody answered. */
export async function endInvitations(tx: Tx, managerId: string): Promise<void> {
  await tx
    .update(managerLinks)
    .set({ status: 'ended' })
    .where(and(eq(managerLinks.managerId, managerId), eq(managerLinks.status, 'invited')))
}
