import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { type Satang, satang } from '../../../core/money.ts'
import { pipelineAll } from '../../../db/tx.ts'
import type { Tx } from '../../../db/types.ts'
import { formatDateTime } from '../../../i18n/formats.ts'
import { post } from '../../../ledger/post.ts'
import { withdrawalRequested } from '../../../ledger/recipes/withdrawals.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { nextReference } from '../../documents/service.ts'
import { notify } from '../../notifications/service.ts'
import { type BankRecord, isNumberReassigned } from '../bank-accounts/store.ts'
import {
  bankProblem,
  feeOf,
  minimumOf,
  netOf,
  priceProblem,
  vatInside,
  type WithdrawalType,
  withdrawalTerms,
} from '../rules/limits.ts'
import { promptpayChanged } from '../rules/promptpay.ts'
import { expectedOn } from '../rules/withdrawal.ts'
import { hasOpenJobs, insertWithdrawal, payeeOf, readWithdrawalState, type Transfer } from './store.ts'
import { transferWords } from './view.ts'

export interface Request {
  accountId: string
  price: Satang
  type: WithdrawalType
  actor: { id: string; role: 'influencer' | 'operator' | 'system' }
  /** The talent manager acting for the payee. */
  requestedBy?: string
  /** The account is about to be closed: the whole balance may be below the minimum. */
  closing?: boolean
}

type Acting = Pick<Ctx, 'clock' | 'lang'>

/** The payee's account if it can receive payouts at `now`; otherwise throws. */
function usableBank(bank: BankRecord | null, now: Date, lang: Ctx['lang']): BankRecord {
  const problem = bankProblem(bank, now)
  if (problem === 'bank_account_waiting') {
    const { usableFrom } = bank!
    throw new AppError(problem, { time: formatDateTime(lang, usableFrom), usableFrom: usableFrom.toISOString() })
  }
  if (problem) throw new AppError(problem)
  return bank!
}

/**
 * Whether a PromptPay number is no longer the payee's: the payee changed it, or somebody else has verified it since.
 */
export const isPromptpayChanged = async (tx: Tx, bank: BankRecord): Promise<boolean> =>
  bank.promptpay !== null &&
  (promptpayChanged(bank, await payeeOf(tx, bank.accountId)) || (await isNumberReassigned(tx, bank)))

/**
 * Call before preparing a transfer. Throws `payout_target_changed` if its PromptPay number is no longer the payee's.
 */
export async function requireOwnTarget(tx: Tx, { withdrawal: { reference }, bank }: Transfer): Promise<void> {
  if (await isPromptpayChanged(tx, bank)) throw new AppError('payout_target_changed', { reference })
}

/**
 * Checks all rules for a withdrawal and returns its preview. Errors: `withdrawal_pending`, `bank_account_…`,
 * `promptpay_changed`, `withdrawal_minimum` and `insufficient_balance` with the limits.
 */
export async function checkWithdrawal(tx: Tx, ctx: Acting, request: Omit<Request, 'actor' | 'requestedBy'>) {
  const { accountId, price, type } = request
  const now = ctx.clock.now()
  const [settings, { waiting, available, ...means }] = await pipelineAll(
    tx,
    () => readSettings(tx, now),
    () => readWithdrawalState(tx, accountId),
  )
  const terms = withdrawalTerms(settings)
  if (waiting !== null) throw new AppError('withdrawal_pending', { amount: waiting })
  const bank = usableBank(means.bank, now, ctx.lang)
  if (await isPromptpayChanged(tx, bank)) throw new AppError('promptpay_changed')
  const closing = request.closing === true && price === available && !(await hasOpenJobs(tx, accountId))
  const problem = priceProblem(price, available, type, terms, closing)
  if (problem) throw new AppError(problem, { min: minimumOf(type, terms, closing), max: available }, { price: problem })
  const fee = feeOf(price, type, terms)
  return { bank, settings, price, fee, net: netOf({ price, fee }), left: satang(available - price) }
}

/**
 * Requests a withdrawal within the command's transaction: rules, ledger, message, row. The database prevents a second
 * Pending withdrawal of a payee and a negative balance, even with concurrent requests.
 */
export async function requestWithdrawal(tx: Tx, ctx: Acting, request: Request): Promise<Transfer> {
  const now = ctx.clock.now()
  const { bank, settings, fee } = await checkWithdrawal(tx, ctx, request)
  const id = newId(now.getTime())
  const { accountId, price, actor } = request
  const terms = { price, expectedOn: expectedOn(now, settings) }
  await pipelineAll(
    tx,
    () => post(tx, withdrawalRequested({ withdrawalId: id, ownerId: accountId, price, actor }), now),
    () =>
      notify(tx, now, {
        kind: 'withdrawal.requested',
        key: `withdrawal:${id}:requested`,
        to: { accountId },
        data: transferWords({ withdrawal: terms, bank }),
        href: '/Influencer/statement',
      }),
  )
  // Last, because other withdrawals wait for the locked reference counter until the commit.
  const withdrawal = await insertWithdrawal(tx, {
    ...terms,
    id,
    reference: await nextReference(tx, 'WD', now),
    accountId,
    bankAccountId: bank.id,
    requestedBy: request.requestedBy ?? null,
    fee,
    feeVat: vatInside(fee, settings),
    type: request.type,
    status: 'Pending',
    requestedAt: now,
  })
  return { withdrawal, bank }
}
