import type { Clock } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db } from '../../../db/types.ts'
import { creatorBalance } from '../../../ledger/balances.ts'
import { readSettings } from '../../../platform/settings.ts'
import { isAutomaticDay } from '../rules/limits.ts'
import { requestWithdrawal } from './request.ts'
import { dueInfluencers } from './store-due.ts'

/** The Monday run: the whole balance from the set amount on, free. Who has a Pending one is skipped. Safe to run twice. */
export async function runAutomaticWithdrawals(app: { db: Db; clock: Clock }): Promise<number> {
  const now = app.clock.now()
  const settings = await readSettings(app.db, now)
  if (!isAutomaticDay(now, settings)) return 0
  let made = 0
  for (const { id } of await dueInfluencers(app.db, settings['withdrawal.automatic_from'], now)) {
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
