import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import { influencerBalance } from '../../../ledger/balances.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { currentBank } from '../bank-accounts/store.ts'
import { bankView } from '../bank-accounts/view.ts'
import { nextRunOn } from '../rules/automatic.ts'
import { feeOf, netOf, withdrawalTerms } from '../rules/limits.ts'
import { expectedOn } from '../rules/withdrawal.ts'
import { checkWithdrawal } from './request.ts'
import { pendingOf } from './store.ts'

/** Preview of a withdrawal of a payee's whole balance; `problem` is the error code, if any. */
export async function viewWithdrawable(tx: Tx, ctx: Pick<Ctx, 'clock' | 'lang'>, accountId: string, closing = false) {
  const now = ctx.clock.now()
  const settings = await readSettings(tx, now)
  const terms = withdrawalTerms(settings)
  const { available } = await influencerBalance(tx, accountId)
  const [bank, waiting] = [await currentBank(tx, accountId), await pendingOf(tx, accountId)]
  const problem = await checkWithdrawal(tx, ctx, { accountId, price: available, type: 'manual', closing }).then(
    () => null,
    (error: unknown) => {
      if (error instanceof AppError) return error.code
      throw error
    },
  )
  const fee = feeOf(available, 'manual', terms)
  return {
    available,
    minimum: terms.minimum,
    automaticFrom: terms.automaticFrom,
    nextRunOn: nextRunOn(now, settings),
    fee,
    net: netOf({ price: available, fee }),
    expectedOn: expectedOn(now, settings),
    bank: bank && { name: bankView(bank).bankName, last4: bankView(bank).last4 },
    waiting: waiting && { price: waiting.withdrawal.price, expectedOn: waiting.withdrawal.expectedOn },
    problem,
  }
}
