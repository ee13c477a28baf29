import type { Logger } from 'pino'
import type { Clock } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { influencerBalance } from '../../../ledger/balances.ts'
import { readSettings } from '../../../platform/settings.ts'
import { sweepEach } from '../../../platform/sweep-each.ts'
import { notifyDecision } from '../bank-accounts/decision.ts'
import { currentBank, rejectVerified } from '../bank-accounts/store.ts'
import { isAutomaticDay } from '../rules/automatic.ts'
import { isPromptpayChanged, requestWithdrawal } from './request.ts'
import { dueInfluencers } from './store-due.ts'

const BATCH = 200
/** Maximum number of batches per sweep, because the other sweeps wait until it ends. */
const BATCHES = 5

const CHANGED = {
  th: 'หมายเลขพร้อมเพย์ไม่ตรงกับโปรไฟล์แล้ว',
  en: 'The PromptPay number no longer matches your profile',
}

/**
 * Rejects an account whose PromptPay number is no longer the payee's, and notifies the payee: no user is present to see
 * an error. The run does not try the account again.
 */
async function rejectChanged(tx: Tx, accountId: string, now: Date): Promise<void> {
  const bank = await currentBank(tx, accountId)
  if (!bank || !(await isPromptpayChanged(tx, bank))) return
  const rejected = await rejectVerified(tx, bank.id, now)
  if (rejected) await notifyDecision(tx, now, rejected, CHANGED)
}

interface PayoutApp {
  db: Db
  clock: Clock
  log: Pick<Logger, 'error' | 'debug'>
}

/**
 * Requests the withdrawal of a whole balance. False if it is refused, for example because another process has just made
 * it. If the payee's PromptPay number has changed, the account is rejected.
 */
async function withdrawAll({ db, clock, log }: PayoutApp, id: string): Promise<boolean> {
  try {
    await withTx(db, async (tx) => {
      const { available } = await influencerBalance(tx, id)
      await requestWithdrawal(
        tx,
        { clock, lang: 'th' },
        { accountId: id, price: available, type: 'automatic', actor: { id, role: 'system' } },
      )
    })
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.debug({ accountId: id, code: error.code }, 'no automatic withdrawal')
    if (error.code === 'promptpay_changed') await withTx(db, (tx) => rejectChanged(tx, id, clock.now()))
    return false
  }
}

/**
 * The weekly run: pays out whole balances from the minimum amount on, without a fee. Payees with a Pending withdrawal
 * are skipped. Safe to run twice. A failed withdrawal does not stop the others; the run then ends with an error.
 */
export async function runAutomaticWithdrawals(app: PayoutApp): Promise<number> {
  const now = app.clock.now()
  const settings = await readSettings(app.db, now)
  if (!isAutomaticDay(now, settings)) return 0
  let made = 0
  let failures = 0
  // Each batch starts after the last account of the previous one, because failed accounts are still due.
  for (let batch = 0, after: string | undefined; batch < BATCHES; batch++) {
    const ids = await dueInfluencers(app.db, settings['withdrawal.automatic_from'], now, { after, limit: BATCH })
    failures += await sweepEach(app.log, {
      sweep: 'automatic withdrawals',
      rows: ids,
      about: (accountId) => ({ accountId }),
      handle: async (id) => {
        if (await withdrawAll(app, id)) made++
      },
    })
    after = ids.at(-1)
    if (ids.length < BATCH) break
  }
  if (failures > 0) throw new Error(`${failures} automatic withdrawals failed`)
  return made
}
