import { isDeepStrictEqual } from 'node:util'
import { type Balances, type Real, readBalances } from './history-world.ts'
import type { Creator, Model, Payee } from './model.ts'
import { totalOf } from './model-credits.ts'

/** Throws with both sides where they differ. */
export function expectSame(what: string, found: unknown, expected: unknown): void {
  if (isDeepStrictEqual(found, expected)) return
  throw new Error(`${what}\n  found    ${JSON.stringify(found)}\n  expected ${JSON.stringify(expected)}`)
}

const ownersOf = ({ lane, brand, creators }: Real): string[] => [
  brand.accountId,
  ...creators.map(({ caller }) => caller.accountId),
  lane.manager,
  lane.referrer,
]

/** Balances after an act: the brand's credits and everybody's money are what the model says, and none is negative. */
export async function compareBalances(real: Real, model: Model): Promise<void> {
  const { lane, brand, creators, before } = real
  const now = await readBalances(lane, ownersOf(real))
  const of = (code: string, owner: string) => (now[`${code}:${owner}`] ?? 0) - (before[`${code}:${owner}`] ?? 0)
  const money = (owner: string) => [of('creator_payable', owner), of('creator_pending_withdrawal', owner)]
  const modelled = ({ available, pending }: Payee) => [available, pending]
  expectSame(
    'balances',
    {
      credits: [of('customer_credits', brand.accountId), of('customer_credits_held', brand.accountId)],
      creators: creators.map(({ caller }) => money(caller.accountId)),
      manager: money(lane.manager),
      referrer: money(lane.referrer),
    },
    {
      credits: [totalOf(model.lots, 'left'), totalOf(model.lots, 'held')],
      creators: model.creators.map(modelled),
      manager: modelled(model.manager),
      referrer: modelled(model.referrer),
    },
  )
  const negative = Object.entries(now).filter(([name, balance]) => name.includes(':') && balance < 0)
  expectSame('negative balances', negative, [])
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const transfers = (who: Creator): number =>
  sum(who.withdrawals.map((w) => (w.status === 'TransferComplete' ? w.price - w.fee : 0)))

/** The platform's own accounts over a whole history, debits negative. */
function booksOf(model: Model): Balances {
  const { books, charges } = model
  const vat = sum(charges.map((charge) => charge.vat - charge.refundedVat))
  const refunds = sum(charges.map((charge) => charge.refundedNet + charge.refundedVat))
  return {
    service_revenue: books.gross,
    fee_revenue: books.fee,
    creator_service_cost: 0 - model.opening - books.gross,
    referral_expense: 0 - books.referral,
    withholding_tax_payable: books.tax,
    input_vat: 0 - books.inputVat,
    vat_and_withdrawal_fees: vat + books.withdrawalFee,
    // Refunds of these histories go through the provider, out of the balance that received the payments.
    bank_clearing: refunds - sum(charges.map((charge) => charge.net + charge.vat)),
    bank_payout: sum(model.creators.map(transfers)),
    refund_clearing: 0,
  }
}

async function one(real: Real, text: string, ...values: unknown[]): Promise<Record<string, number>> {
  const { rows } = await real.lane.app.database.execute(text, values)
  return Object.fromEntries(Object.entries(rows[0] as Record<string, unknown>).map(([name, n]) => [name, Number(n)]))
}

/** The promises about money, from the data alone and against the model, when all jobs of a history have ended. */
export async function checkBooks(real: Real, model: Model): Promise<void> {
  const after = await readBalances(real.lane, ownersOf(real))
  const delta = (code: string) => (after[code] ?? 0) - (real.before[code] ?? 0)
  const expected = booksOf(model)
  const found: Balances = Object.fromEntries(Object.keys(expected).map((code) => [code, delta(code)]))
  found.vat_and_withdrawal_fees = delta('output_vat') + delta('withdrawal_fee_revenue')
  expectSame('books', found, expected)
  expectSame('refunds at the bank', real.lane.bank.refunded() - real.refundedBefore, refundsOf(model))

  const lots = await one(
    real,
    `select coalesce(sum(bought) filter (where source = 'purchase'), 0) as bought, coalesce(sum(consumed), 0) as consumed,
       coalesce(sum(refunded), 0) as refunded, coalesce(sum(expired), 0) as expired, coalesce(sum(held), 0) as held,
       coalesce(sum(available), 0) as available from credit_lots where owner_id = $1`,
    real.brand.accountId,
  )
  const { bought, ...where } = lots
  expectSame('credits bought are somewhere', sum(Object.values(where)), bought)
  const modelled = ['used', 'refunded', 'expired', 'held', 'left'] as const
  expectSame(
    'credits',
    Object.values(where),
    modelled.map((name) => totalOf(model.lots, name)),
  )

  // What creators got is what brands paid, less fee and tax, with VAT and referral rewards on top.
  const owners = [...real.creators.map(({ caller }) => caller.accountId), real.lane.manager, real.lane.referrer]
  const earned = await one(
    real,
    `select coalesce(sum(p.amount), 0) as total from ledger_postings p
       join ledger_entries e on e.id = p.entry_id join ledger_accounts a on a.id = p.destination_account
     where a.code = 'creator_payable' and e.event in ('job_completed', 'job_cancelled')
       and e.job_id in (select id from jobs where campaign_id = $1)`,
    real.campaignId,
  )
  const paid = (lots.consumed ?? 0) - delta('fee_revenue')
  const onTop = -delta('input_vat') - delta('referral_expense')
  expectSame('earned', earned.total, paid - delta('withholding_tax_payable') + onTop)

  const transfersMade = await one(
    real,
    `select coalesce(max(n), 0) as most from (select count(*) as n from ledger_entries
       where event = 'withdrawal_paid' and withdrawal_id in (select id from withdrawals where account_id = any($1::uuid[]))
       group by withdrawal_id) counts`,
    owners,
  )
  if ((transfersMade.most ?? 0) > 1) throw new Error('a withdrawal was paid twice')
  expectSame('the books balance', (await one(real, 'select sum(balance) as total from ledger_accounts')).total, 0)
}

const refundsOf = (model: Model): number => sum(model.charges.map((charge) => charge.refundedNet + charge.refundedVat))
