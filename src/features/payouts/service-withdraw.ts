import { addBusinessDays, dayOf } from '../../core/calendar.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import type { Satang } from '../../core/money.ts'
import type { Tx } from '../../db/types.ts'
import { formatDate } from '../../i18n/formats.ts'
import { creatorBalance } from '../../ledger/balances.ts'
import { post } from '../../ledger/post.ts'
import { withdrawalRequested } from '../../ledger/recipes/withdrawals.ts'
import type { Ctx } from '../../service/context.ts'
import { readSettings } from '../../service/settings.ts'
import { nextReference } from '../documents/service.ts'
import { notify } from '../notifications/service.ts'
import { bankProblem, feeOf, minimumOf, priceProblem, vatInside } from './rules/limits.ts'
import { type BankRecord, currentBank, insertWithdrawal, pendingOf, type WithBank } from './store.ts'
import { transferWords } from './view.ts'

export interface Request {
  accountId: string
  price: Satang
  type: 'automatic' | 'manual'
  actor: { id: string; role: 'influencer' | 'system' }
}

type Acting = Pick<Ctx, 'clock' | 'lang'>

/** A payee's account that may be paid to now. Throws the reason why not. */
function usableBank(bank: BankRecord | null, now: Date, lang: Ctx['lang']): BankRecord {
  const problem = bankProblem(bank, now)
  if (problem === 'bank_account_waiting') throw new AppError(problem, { time: formatDate(lang, bank!.usableFrom) })
  if (problem) throw new AppError(problem)
  return bank!
}

/**
 * Asks for a withdrawal within the command's transaction: rules, ledger, row, message. The database refuses a second
 * Pending of one user and a balance below zero, whatever runs in parallel.
 */
export async function requestWithdrawal(tx: Tx, ctx: Acting, request: Request): Promise<WithBank> {
  const now = ctx.clock.now()
  const settings = await readSettings(tx, now)
  const waiting = await pendingOf(tx, request.accountId)
  if (waiting) throw new AppError('withdrawal_pending', { amount: waiting.withdrawal.price })
  const bank = usableBank(await currentBank(tx, request.accountId), now, ctx.lang)
  const { available } = await creatorBalance(tx, request.accountId)
  const problem = priceProblem(request.price, available, request.type, settings)
  const limits = { min: minimumOf(request.type, settings), max: available }
  if (problem) throw new AppError(problem, limits, { price: problem })
  const id = newId(now.getTime())
  await post(
    tx,
    withdrawalRequested({ withdrawalId: id, ownerId: request.accountId, price: request.price, actor: request.actor }),
    now,
  )
  const fee = feeOf(request.price, request.type, settings)
  const withdrawal = await insertWithdrawal(tx, {
    id,
    reference: await nextReference(tx, 'WD', now),
    accountId: request.accountId,
    bankAccountId: bank.id,
    price: request.price,
    fee,
    feeVat: vatInside(fee, settings),
    type: request.type,
    status: 'Pending',
    expectedOn: dayOf(addBusinessDays(now, 1, settings['calendar.holidays'])),
    requestedAt: now,
  })
  await notify(tx, now, {
    kind: 'withdrawal.requested',
    key: `withdrawal:${id}:requested`,
    to: { accountId: request.accountId },
    data: transferWords({ withdrawal, bank }),
    href: '/Influencer/statement',
  })
  return { withdrawal, bank }
}
