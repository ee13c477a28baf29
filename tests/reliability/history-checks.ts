import { isDeepStrictEqual } from 'node:util'
import { type Balances, type Real, readBalances } from './history-world.ts'
import { type Charge, type Influencer, type Model, type Payee, pendingVat } from './model.ts'
import { type Lot, totalOf } from './model-credits.ts'
import { type Unit, worthOf } from './model-packages.ts'

/** Throws with both values if they differ. */
export function expectSame(what: string, found: unknown, expected: unknown): void {
  if (isDeepStrictEqual(found, expected)) return
  throw new Error(`${what}\n  found    ${JSON.stringify(found)}\n  expected ${JSON.stringify(expected)}`)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
/** Tax that the brand withheld and for which a certificate is still due. */
const taxDue = ({ withheld, refundedTax, chargebackTax }: Charge): number => withheld - refundedTax - chargebackTax

const ownersOf = ({ lane, marketer, influencers }: Real): string[] => [
  marketer.accountId,
  ...influencers.map(({ caller }) => caller.accountId),
  lane.manager,
  lane.referrer,
]

const PLACES = ['bought', 'left', 'held', 'used', 'expired', 'refunded', 'moved'] as const

/**
 * Sums of lots by charge, source and expiry. For the brand these are one lot; which of them a hold used first does not
 * matter.
 */
function byCharge(lots: readonly Lot[]): Record<string, number[]> {
  const groups: Record<string, number[]> = {}
  for (const lot of lots) {
    const key = [new Date(lot.ends).toISOString(), lot.source, lot.charge].join(' ')
    const before = groups[key]
    groups[key] = PLACES.map((place, i) => (before?.[i] ?? 0) + lot[place])
  }
  return groups
}

const ofUnit = ({ no, value, pay, ends, state }: Omit<Unit, 'charge' | 'boughtAt'>) =>
  [no, value, pay, new Date(ends).toISOString(), state].join(' ')

interface Stored {
  balances: Balances
  lots: Lot[]
  units: Omit<Unit, 'charge' | 'boughtAt'>[]
}

/** Reads everything that one history owns in one query. */
async function readStored(real: Real): Promise<Stored> {
  const { rows } = await real.lane.app.database.execute(
    `select
       (select coalesce(json_object_agg(code || ':' || owner_id, balance), '{}') from ledger_accounts
          where owner_id = any($1::uuid[])) as balances,
       (select coalesce(json_agg(json_build_object('source', source, 'charge', charge_id,
          'boughtAt', extract(epoch from purchased_at) * 1000, 'ends', extract(epoch from expires_at) * 1000,
          'bought', bought, 'left', available, 'held', held, 'used', consumed, 'expired', expired,
          'refunded', refunded, 'moved', moved)), '[]') from credit_lots where owner_id = $2) as lots,
       (select coalesce(json_agg(json_build_object('no', no, 'value', value, 'pay', creator_pay,
          'ends', extract(epoch from expires_at) * 1000, 'state', state) order by no), '[]')
          from package_units where owner_id = $2) as units`,
    [ownersOf(real), real.marketer.accountId],
  )
  return rows[0] as Stored
}

/** After every action: each lot and unit of the brand and every balance equal the model's, and none is negative. */
export async function compareCredits(real: Real, model: Model): Promise<void> {
  const { lane, marketer, influencers, before } = real
  const stored = await readStored(real)
  const of = (code: string, owner: string) =>
    (stored.balances[`${code}:${owner}`] ?? 0) - (before[`${code}:${owner}`] ?? 0)
  const ofInfluencer = ['creator_payable', 'creator_pending_withdrawal', 'creator_vat_pending']
  const money = (owner: string) => ofInfluencer.map((code) => of(code, owner))
  const modelled = (payee: Payee) => [payee.available, payee.pending, pendingVat(payee)]
  const ofMarketer = [
    'customer_credits',
    'customer_credits_held',
    'package_liability',
    'package_held',
    'receivable_brand',
    'receivable_withholding',
  ]
  expectSame(
    'balances',
    {
      marketer: ofMarketer.map((code) => of(code, marketer.accountId)),
      influencers: influencers.map(({ caller }) => money(caller.accountId)),
      manager: money(lane.manager),
      referrer: money(lane.referrer),
    },
    {
      marketer: [
        totalOf(model.lots, 'left'),
        totalOf(model.lots, 'held'),
        worthOf(model.units, 'available'),
        worthOf(model.units, 'held'),
        0,
        0 - sum(model.charges.map(taxDue)),
      ],
      influencers: model.influencers.map(modelled),
      manager: modelled(model.manager),
      referrer: modelled(model.referrer),
    },
  )
  expectSame('lots', byCharge(stored.lots), byCharge(model.lots))
  expectSame('units', stored.units.map(ofUnit), model.units.map(ofUnit))
  const negative = Object.entries(stored.balances).filter(
    ([name, balance]) => balance < 0 && !name.startsWith('receivable_withholding:'),
  )
  expectSame('negative balances', negative, [])
}

const transfers = (who: Influencer): number =>
  sum(who.withdrawals.map((w) => (w.status === 'TransferComplete' ? w.price - w.fee : 0)))
const refundsOf = ({ charges }: Model): number =>
  sum(charges.map(({ refundedNet, refundedVat, refundedTax }) => refundedNet + refundedVat - refundedTax))

/** The platform's own accounts over a whole history, debits negative. */
function booksOf(model: Model): Balances {
  const { books, charges } = model
  return {
    service_revenue: books.gross,
    fee_revenue: books.fee,
    package_margin: books.packageMargin,
    withdrawal_fee_revenue: books.withdrawalFee,
    creator_service_cost: 0 - model.opening - books.gross,
    referral_expense: 0 - books.referral,
    withholding_tax_payable: books.tax,
    input_vat: 0 - books.inputVat,
    input_vat_undue: 0 - books.undueVat,
    output_vat:
      sum(charges.map((charge) => charge.vat - charge.refundedVat)) - books.takenBackVat + books.withdrawalVat,
    // Refunds in these histories go through the provider, from the balance that received the payments.
    bank_clearing:
      refundsOf(model) + books.takenBack - sum(charges.map(({ net, vat, withheld }) => net + vat - withheld)),
    bank_payout: sum(model.influencers.map(transfers)),
    refund_clearing: 0,
  }
}

async function one(real: Real, text: string, ...values: unknown[]): Promise<Record<string, number>> {
  const { rows } = await real.lane.app.database.execute(text, values)
  return Object.fromEntries(Object.entries(rows[0] as Record<string, unknown>).map(([name, n]) => [name, Number(n)]))
}

/** Checks the guarantees about money at the end of a history, when all its jobs have ended. */
export async function checkBooks(real: Real, model: Model): Promise<void> {
  const after = await readBalances(real.lane, ownersOf(real))
  const expected = booksOf(model)
  const codes = Object.keys(expected)
  const found = Object.fromEntries(codes.map((code) => [code, (after[code] ?? 0) - (real.before[code] ?? 0)]))
  expectSame('books', found, expected)
  expectSame('refunds at the bank', real.lane.bank.refunded() - real.refundedBefore, refundsOf(model))
  // Remainders of earlier histories also expire during this one, so only postings from this brand's accounts count.
  const ended = await one(
    real,
    `select coalesce(sum(p.amount), 0) as total from ledger_postings p
       join ledger_accounts a on a.id = p.source_account join ledger_accounts b on b.id = p.destination_account
     where a.owner_id = $1 and b.code = 'expired_credits_revenue'`,
    real.marketer.accountId,
  )
  expectSame('expired', ended.total, totalOf(model.lots, 'expired') + worthOf(model.units, 'expired'))
  expectSame('still on hold', totalOf(model.lots, 'held') + worthOf(model.units, 'held'), 0)

  const transfersMade = await one(
    real,
    `select coalesce(max(n), 0) as most from (select count(*) as n from ledger_entries
       where event = 'withdrawal_paid' and withdrawal_id in (select id from withdrawals where account_id = any($1::uuid[]))
       group by withdrawal_id) counts`,
    ownersOf(real),
  )
  if ((transfersMade.most ?? 0) > 1) throw new Error('a withdrawal was paid twice')
  await checkVatDocuments(real)
  expectSame('the books balance', (await one(real, 'select sum(balance) as total from ledger_accounts')).total, 0)
}

/** In every month, the VAT of the invoices and credit notes equals the VAT that was posted. */
async function checkVatDocuments({ lane }: Real): Promise<void> {
  const { rows } = await lane.app.database.execute(
    `select month, sum(documents)::bigint as documents, sum(posted)::bigint as posted from (
       select to_char(d.issued_at at time zone 'Asia/Bangkok', 'YYYY-MM') as month, 0 as posted,
         (d.data->>'vat')::bigint * case d.kind when 'credit_note' then -1 else 1 end as documents
       from documents d where d.kind in ('tax_invoice', 'fee_invoice', 'credit_note')
         and not exists (select 1 from document_cancellations x where x.document_id = d.id)
       union all
       select to_char(e.occurred_at at time zone 'Asia/Bangkok', 'YYYY-MM'),
         p.amount * case t.code when 'output_vat' then 1 else -1 end, 0
       from ledger_postings p join ledger_entries e on e.id = p.entry_id
         join ledger_accounts f on f.id = p.source_account join ledger_accounts t on t.id = p.destination_account
       where 'output_vat' in (f.code, t.code) and e.event <> 'vat_return'
     ) both_sides group by month having sum(documents) <> sum(posted)`,
  )
  expectSame('months whose VAT is not that of their documents', rows, [])
}
