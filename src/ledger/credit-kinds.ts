import { type SQL, sql } from 'drizzle-orm'
import { CREDIT_MOVES, type CreditMove } from '../core/credit-moves.ts'
import type { AccountCode } from './chart.ts'

/** The side of a posting. */
export type Side = 'source' | 'destination'

/** The two accounts of a marketer's credits: available and on hold. */
export type CreditAccount = 'free' | 'held'
export type CreditAccountIds = Readonly<Record<CreditAccount, string>>

interface KindSource {
  /** The account and side that determine the kind. For movements between the two accounts it is the free one. */
  readonly account: CreditAccount
  readonly side: Side
  /** Codes of the account on the other side. */
  readonly other: readonly AccountCode[]
}

/** Which postings of a marketer's credits belong to a kind. A posting between other accounts has no kind. */
export const creditKinds: Readonly<Record<CreditMove, KindSource>> = {
  top_up: { account: 'free', side: 'destination', other: ['bank_clearing', 'unmatched_receipts'] },
  grant: { account: 'free', side: 'destination', other: ['promotion_expense'] },
  package_return: { account: 'free', side: 'destination', other: ['package_held'] },
  hold: { account: 'free', side: 'source', other: ['customer_credits_held'] },
  release: { account: 'free', side: 'destination', other: ['customer_credits_held'] },
  payout: { account: 'held', side: 'source', other: ['service_revenue'] },
  fee: { account: 'held', side: 'source', other: ['fee_revenue'] },
  reimbursement: { account: 'held', side: 'source', other: ['creator_payable'] },
  refund: { account: 'free', side: 'source', other: ['refund_clearing'] },
  expiry: { account: 'free', side: 'source', other: ['expired_credits_revenue'] },
  chargeback: { account: 'free', side: 'source', other: ['bank_clearing'] },
}

/** SQL of the kind of a row: `accountOf` is its account on a side, `otherOf` the account code on the other side. */
function caseOf(
  ids: CreditAccountIds,
  sides: readonly Side[],
  accountOf: (side: Side) => SQL,
  otherOf: (side: Side) => SQL,
): SQL {
  const kinds = CREDIT_MOVES.filter((kind) => sides.includes(creditKinds[kind].side))
  const whens = kinds.map((kind) => {
    const { account, side, other } = creditKinds[kind]
    const codes = sql.raw(other.map((code) => `'${code}'`).join(', '))
    return sql`when ${accountOf(side)} = ${ids[account]}::uuid and ${otherOf(side)} in (${codes}) then ${sql.raw(`'${kind}'`)}`
  })
  return sql`case ${sql.join(whens, sql` `)} end`
}

/** SQL of the kind of a posting from account `f` to account `t`. */
export const kindOfPosting = (ids: CreditAccountIds): SQL =>
  caseOf(
    ids,
    ['source', 'destination'],
    (side) => (side === 'source' ? sql`f.id` : sql`t.id`),
    (side) => (side === 'source' ? sql`t.code` : sql`f.code`),
  )

/** SQL of the kind of a row `d` of `ledger_days`, for one side of its account. */
export const kindOfDay = (ids: CreditAccountIds, side: Side): SQL =>
  caseOf(
    ids,
    [side],
    () => sql`d.account_id`,
    () => sql`d.other_code`,
  )
