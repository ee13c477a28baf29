import { and, arrayContains, eq, exists, gt, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import type { Caller } from '../../platform/context.ts'
import type { ManagerScope } from './kinds.ts'
import { managerLinks } from './schema.ts'

/** Condition: the agreement is in force at `now`. */
export const inForce = (now: Date): SQL =>
  and(eq(managerLinks.status, 'active'), or(isNull(managerLinks.endsAt), gt(managerLinks.endsAt, now))) as SQL

/**
 * Condition: the caller may act for the influencer. This is the only place that decides it. `partner` is an id or a
 * column, so it works in a WHERE clause.
 */
export function mayActFor(
  tx: Tx,
  { talentManager, accountId }: Pick<Caller, 'talentManager' | 'accountId'>,
  partner: string | SQLWrapper,
  scope: ManagerScope,
  now: Date,
): SQL {
  if (!talentManager) return sql`false`
  return exists(
    tx
      .select({ one: sql`1` })
      .from(managerLinks)
      .where(
        and(
          eq(managerLinks.partnerId, partner),
          eq(managerLinks.managerId, accountId),
          arrayContains(managerLinks.scope, [scope]),
          inForce(now),
        ),
      ),
  )
}
