import type { Clock } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { creatorBalance } from '../../../ledger/balances.ts'
import { readSettings } from '../../../platform/settings.ts'
import { notifyDecision } from '../bank-accounts/decision.ts'
import { currentBank, rejectVerified } from '../bank-accounts/store.ts'
import { isAutomaticDay } from '../rules/limits.ts'
import { isPromptpayChanged, requestWithdrawal } from './request.ts'
import { dueInfluencers } from './store-due.ts'

const CHANGED = {
  th: 'หมายเลขพร้อมเพย์ไม่ตรงกับโปรไฟล์แล้ว',
  en: 'The PromptPay number no longer matches your profile',
}

/** Nobody is there to read a refusal: the payee is notified, and the account is not tried again. */
async function rejectChanged(tx: Tx, accountId: string, now: Date): Promise<void> {
  const bank = await currentBank(tx, accountId)
  if (!bank || !(await isPromptpayChanged(tx, bank))) return
  const rejected = await rejectVerified(tx, bank.id, now)
  if (rejected) await notifyDecision(tx, now, rejected, CHANGED)
}

/**
 * The weekly run: pays out whole balances from the set amount on, without a fee. Payees with a Pending withdrawal are
 * skipped. Safe to run twice.
 */
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
    }).catch(async (error: unknown) => {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'promptpay_changed') await withTx(app.db, (tx) => rejectChanged(tx, id, now))
      return 0
    })
  }
  return made
}
