import { and, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import { dayOf, startOfDay } from '../../../core/calendar.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { ledgerAccounts } from '../../../ledger/schema.ts'
import { accounts, influencers } from '../../accounts/schema.ts'
import { bankAccounts, withdrawals } from '../schema.ts'

const madeOn = (now: Date) =>
  sql`(${withdrawals.type} = 'automatic' and ${withdrawals.requestedAt} >= ${startOfDay(dayOf(now)).toISOString()})`

/** Whether the automatic run has already made a withdrawal of this payee today. */
export async function hasAutomaticWithdrawalToday(tx: Tx, accountId: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(eq(withdrawals.accountId, accountId), madeOn(now)))
    .limit(1)
  return row !== undefined
}

/**
 * Influencers with a sufficient balance, a verified account, no Pending withdrawal and no automatic withdrawal today.
 * Returns up to `limit` of them after an account, sorted by id. Must agree with `nextAutomatic`, which decides for one
 * payee.
 */
export async function dueInfluencers(
  db: Db,
  from: number,
  now: Date,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: influencers.accountId })
    .from(ledgerAccounts)
    .innerJoin(influencers, eq(influencers.accountId, ledgerAccounts.ownerId))
    .innerJoin(accounts, eq(accounts.id, influencers.accountId))
    .innerJoin(
      bankAccounts,
      and(eq(bankAccounts.accountId, influencers.accountId), eq(bankAccounts.status, 'verified')),
    )
    .leftJoin(
      withdrawals,
      and(eq(withdrawals.accountId, influencers.accountId), sql`(${withdrawals.status} = 'Pending' or ${madeOn(now)})`),
    )
    .where(
      and(
        eq(ledgerAccounts.code, 'creator_payable'),
        gte(ledgerAccounts.balance, from as never),
        eq(influencers.automaticWithdrawal, true),
        eq(accounts.status, 'active'),
        sql`${bankAccounts.usableFrom} <= ${now.toISOString()}`,
        isNull(withdrawals.id),
        after === undefined ? undefined : gt(influencers.accountId, after),
      ),
    )
    .orderBy(influencers.accountId)
    .limit(limit)
  return rows.map(({ id }) => id)
}
