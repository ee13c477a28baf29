import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import { dayOf, startOfDay } from '../../core/calendar.ts'
import type { Clock } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { creatorBalance } from '../../ledger/balances.ts'
import { ledgerAccounts } from '../../ledger/schema.ts'
import { readSettings } from '../../service/settings.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { isAutomaticDay } from './rules/limits.ts'
import { bankAccounts, withdrawals } from './schema.ts'
import { requestWithdrawal } from './service-withdraw.ts'

const BATCH = 200

/** Creators with enough to send, a verified account, no Pending and no automatic withdrawal today yet. */
async function dueCreators(db: Db, from: number, now: Date) {
  const today = startOfDay(dayOf(now))
  return db
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
      and(
        eq(withdrawals.accountId, influencers.accountId),
        sql`(${withdrawals.status} = 'Pending' or (${withdrawals.type} = 'automatic' and ${withdrawals.requestedAt} >= ${today.toISOString()}))`,
      ),
    )
    .where(
      and(
        eq(ledgerAccounts.code, 'creator_payable'),
        gte(ledgerAccounts.balance, from as never),
        eq(influencers.automaticWithdrawal, true),
        eq(accounts.status, 'active'),
        sql`${bankAccounts.usableFrom} <= ${now.toISOString()}`,
        isNull(withdrawals.id),
      ),
    )
    .limit(BATCH)
}

/** The Monday run: the whole balance from the set amount on, free. Who has a Pending one is skipped. Safe to run twice. */
export async function runAutomaticWithdrawals(app: { db: Db; clock: Clock }): Promise<number> {
  const now = app.clock.now()
  const settings = await readSettings(app.db, now)
  if (!isAutomaticDay(now, settings)) return 0
  let made = 0
  for (const { id } of await dueCreators(app.db, settings['withdrawal.automatic_from'], now)) {
    made += await withTx(app.db, async (tx) => {
      const { available } = await creatorBalance(tx, id)
      await requestWithdrawal(
        tx,
        { clock: app.clock, lang: 'th' },
        { accountId: id, price: available, type: 'automatic', actor: { id, role: 'system' } },
      )
      return 1
    }).catch((error: unknown) => {
      if (error instanceof AppError) return 0
      throw error
    })
  }
  return made
}
