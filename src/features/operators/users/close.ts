import { AppError } from '../../../core/errors.ts'
import { type Satang, satang, sum, ZERO } from '../../../core/money.ts'
import type { Bilingual, Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { formatBaht } from '../../../i18n/formats.ts'
import { account } from '../../../ledger/account.ts'
import { lockAccounts } from '../../../ledger/account-rows.ts'
import { balancesOfOwner, influencerBalance } from '../../../ledger/balances.ts'
import type { AccountCode } from '../../../ledger/chart.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import type { AccountRole } from '../../accounts/rules/status.ts'
import { type ApprovalRecord, countAct, requireSameAmount, waitingAct } from '../../approvals/service.ts'
import { refundableOfOwner } from '../../credits/service.ts'
import { unpayableBalance } from '../../deactivation/rules/blockers.ts'
import { readVatSummary } from '../../vat-invoices/service.ts'
import type { CloseBlocker, LeftMoney, User } from '../contract.ts'
import { accountTransitionFor } from '../rules/account-status.ts'
import { changeStatus } from './status.ts'
import { countOpenJobs, findUser, lockAccount } from './store.ts'

/** Ledger accounts that hold an owner's money. */
const MONEY = {
  influencer: ['creator_payable', 'creator_pending_withdrawal', 'creator_vat_pending'],
  marketer: ['customer_credits', 'package_liability', 'customer_credits_held', 'package_held'],
  operator: [],
} as const satisfies Record<AccountRole, readonly AccountCode[]>

type Money = Record<Exclude<CloseBlocker['code'], 'jobs'> | LeftMoney['code'], Satang>
const NO_MONEY: Money = { available: ZERO, withdrawal: ZERO, held: ZERO, balance: ZERO, vat: ZERO, credits: ZERO }

/** An influencer's money. VAT can be paid once a tax invoice is in review. */
async function influencerMoney(tx: Tx, now: Date, id: string): Promise<Money> {
  const { available, pending } = await influencerBalance(tx, id)
  const fee = (await readSettings(tx, now))['withdrawal.fee']
  const balance = unpayableBalance({ available, fee })
  const vat = await readVatSummary(tx, id)
  const payable = {
    available: satang(available - balance),
    withdrawal: pending,
    held: satang(vat.pending - vat.unsent),
  }
  return { ...NO_MONEY, ...payable, balance, vat: vat.unsent }
}

/** A marketer's money. Credits that a job returned late, and given packages, have no payment to refund. */
async function marketerMoney(tx: Tx, id: string): Promise<Money> {
  const balances = await balancesOfOwner(tx, id)
  const total = (...codes: AccountCode[]) => sum(...codes.map((code) => satang(balances[code] ?? 0)))
  const available = await refundableOfOwner(tx, id)
  const credits = satang(total('customer_credits', 'package_liability') - available)
  return { ...NO_MONEY, available, credits, held: total('customer_credits_held', 'package_held') }
}

async function moneyOf(tx: Tx, now: Date, id: string, role: AccountRole): Promise<Money> {
  if (role === 'operator') return NO_MONEY
  return role === 'marketer' ? marketerMoney(tx, id) : influencerMoney(tx, now, id)
}

/** What prevents closing an account (money that an operator can settle, open jobs), and the money that stays on it. */
async function readClosing(tx: Tx, now: Date, { id, role }: Pick<User, 'id' | 'role'>) {
  const money = await moneyOf(tx, now, id, role)
  const jobs = await countOpenJobs(tx, id)
  const settled = (['available', 'withdrawal', 'held'] as const).filter((code) => money[code] > 0)
  const left = (['balance', 'vat', 'credits'] as const).filter((code) => money[code] > 0)
  const blockers: CloseBlocker[] = [
    ...settled.map((code) => ({ code, amount: money[code], count: null })),
    ...(jobs > 0 ? [{ code: 'jobs' as const, amount: null, count: jobs }] : []),
  ]
  return {
    blockers,
    left: left.map((code): LeftMoney => ({ code, amount: money[code] })),
    total: sum(...left.map((code) => money[code])),
  }
}

/** Whether an account can be closed, what stays on it, and whether closing takes a second operator. */
export async function viewClosing(tx: Tx, ctx: Ctx, user: Pick<User, 'id' | 'role'>): Promise<User['closing']> {
  const now = ctx.clock.now()
  const { blockers, left, total } = await readClosing(tx, now, user)
  const request = await waitingAct(tx, 'operator_close', user.id, now)
  return {
    blockers,
    left,
    needsApproval: user.role === 'operator' || total > 0,
    waits: request?.amount === total,
  }
}

/** Locks the account and its money, and checks that it can be closed. Errors: `not_found`, `conflict`, `close_blocked`. */
async function lockClosable(tx: Tx, ctx: Ctx, id: string) {
  const row = await lockAccount(tx, id)
  if (!row) throw new AppError('not_found')
  const { role, status } = row
  accountTransitionFor('close', { role, status, own: id === ctx.caller.accountId, owes: false })
  // A hold or payment that runs at the same time waits for these locks.
  await lockAccounts(
    tx,
    MONEY[role].map((code) => account(code, id)),
  )
  const { blockers, left, total } = await readClosing(tx, ctx.clock.now(), row)
  if (blockers.length > 0) {
    const amounts = Object.fromEntries(blockers.map(({ code, amount, count }) => [code, amount ?? count]))
    throw new AppError('close_blocked', { blockers: blockers.map(({ code }) => code), ...amounts })
  }
  return { row, left, total }
}

const LEFT_WORDS: Readonly<Record<LeftMoney['code'], (amount: string) => Bilingual>> = {
  balance: (amount) => ({ th: `ยอดคงเหลือ ${amount} ที่จ่ายออกไม่ได้`, en: `${amount} balance that can’t be paid out` }),
  vat: (amount) => ({ th: `VAT ${amount} ที่ไม่มีใบกำกับภาษี`, en: `${amount} VAT without a tax invoice` }),
  credits: (amount) => ({
    th: `เครดิตและแพ็กเกจ ${amount} ที่คืนเงินไม่ได้`,
    en: `${amount} in credits and packages that can’t be refunded`,
  }),
}

/** What stays on the account, for the second operator. */
function effectOf(left: readonly LeftMoney[]): { effect?: Bilingual } {
  if (left.length === 0) return {}
  const list = left.map(({ code, amount }) => LEFT_WORDS[code](formatBaht(amount)))
  const words = (lang: Lang) => list.map((one) => one[lang]).join(', ')
  return { effect: { th: `เหลือในบัญชี: ${words('th')}`, en: `Stays on the account: ${words('en')}` } }
}

/**
 * Closes an account for good. It takes a second operator if it is an operator's account or if money stays on it. Errors:
 * `not_found`, `conflict`, `close_blocked`, `approval_waiting`.
 */
export async function requestClose(tx: Tx, ctx: Ctx, id: string, reason: string): Promise<void> {
  const { row, left, total } = await lockClosable(tx, ctx, id)
  if (row.role !== 'operator' && total === 0) return changeStatus(tx, ctx, row, 'close', reason)
  const user = await findUser(tx, id, ctx.lang)
  await countAct(tx, ctx, {
    kind: 'operator_close',
    targetId: id,
    amount: total,
    reason,
    about: `${user?.name} ${user?.email}`,
    ...effectOf(left),
    always: true,
    replacesOther: true,
  })
}

/**
 * Closes an account after the second operator's approval. Throws `approved_amount_changed` if other money stays on it
 * than was approved.
 */
async function closeApproved(tx: Tx, ctx: Ctx, approval: ApprovalRecord): Promise<void> {
  const { row, total } = await lockClosable(tx, ctx, approval.targetId)
  requireSameAmount(approval, total)
  await changeStatus(tx, ctx, row, 'close', approval.reason, total > 0 ? { leftOnAccount: total } : {})
}

export const approvedCloseActs = { operator_close: closeApproved }
