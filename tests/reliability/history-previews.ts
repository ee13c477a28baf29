import { satang } from '../../src/core/money.ts'
import { type ChargeView, contract as credits } from '../../src/features/credits/contract.ts'
import { totalsOf, withholdingOf } from '../../src/features/credits/rules/amounts.ts'
import { decisionParts } from '../../src/features/disputes/rules/decision-parts.ts'
import type { Job } from '../../src/features/jobs/shapes-detail.ts'
import { balanceOf } from '../../src/ledger/balances.ts'
import type { Caller } from '../../src/platform/context.ts'
import { jobContract as jobs } from '../jobs-world.ts'
import { expectSame } from './history-checks.ts'
import { good, type Real, type WithdrawalShown } from './history-world.ts'

/**
 * Compares what a page shows before an action, as the product's endpoints return it, with what the ledger then posts.
 * Each function reads the preview and returns a check, to be called after the action was accepted.
 */
export type Check = () => Promise<void>

/** Satang moved by entries, by `from>to`. */
type Moves = Readonly<Record<string, number>>

async function movesOf({ lane }: Real, of: 'job' | 'charge' | 'withdrawal', ids: readonly string[]): Promise<Moves> {
  const { rows } = await lane.app.database.execute(
    `select f.code || '>' || t.code as name, sum(p.amount) as total
     from ledger_entries e join ledger_postings p on p.entry_id = e.id
       join ledger_accounts f on f.id = p.source_account join ledger_accounts t on t.id = p.destination_account
     where e.${of}_id = any($1::uuid[]) group by 1`,
    [ids as string[]],
  )
  return Object.fromEntries((rows as { name: string; total: string }[]).map(({ name, total }) => [name, Number(total)]))
}

const moved = (moves: Moves, ...names: readonly string[]): number =>
  names.reduce((total, name) => total + (moves[name] ?? 0), 0)

const minus = (after: Moves, before: Moves): Moves =>
  Object.fromEntries(Object.entries(after).map(([name, amount]) => [name, amount - (before[name] ?? 0)]))

const creditsHeld = (moves: Moves): number =>
  moved(moves, 'customer_credits>customer_credits_held') - moved(moves, 'customer_credits_held>customer_credits')

/** Throws if the jobs' holds differ from this. */
export async function expectHeld(real: Real, ids: readonly string[], shown: { credits: number; units: number }) {
  const { rows } = await real.lane.app.database.execute(
    `select count(*) as units from package_units where state = 'held' and job_id = any($1::uuid[])`,
    [ids as string[]],
  )
  const [{ units }] = rows as [{ units: string }]
  expectSame('on hold as shown', { credits: creditsHeld(await movesOf(real, 'job', ids)), units: Number(units) }, shown)
}

/** The job as this caller sees it. */
export const jobSeenBy = async ({ lane }: Real, as: Caller, id: string): Promise<Job> =>
  good(await lane.app.call(jobs.get, { as, params: { id } })) as Job

/** What an accept puts on hold. */
export async function holdShown(real: Real, id: string): Promise<Check> {
  const { toHold, fundedBy } = await jobSeenBy(real, real.marketer, id)
  return () => expectHeld(real, [id], { credits: toHold ?? 0, units: fundedBy === 'package' ? 1 : 0 })
}

/** What another round puts on hold. */
export async function roundShown(real: Real, id: string): Promise<Check> {
  const { brandMoney } = await jobSeenBy(real, real.marketer, id)
  const before = creditsHeld(await movesOf(real, 'job', [id]))
  return async () => {
    const after = creditsHeld(await movesOf(real, 'job', [id]))
    expectSame('extra round as shown', after - before, brandMoney?.extraRound)
  }
}

/** How the entries that end a job distribute what was on hold. */
const endOf = (moves: Moves) => ({
  pay: moved(moves, 'customer_credits_held>service_revenue', 'package_held>service_revenue'),
  reimbursed: moved(moves, 'customer_credits_held>creator_payable'),
  fee: moved(moves, 'customer_credits_held>fee_revenue', 'package_held>package_margin'),
  back: moved(moves, 'customer_credits_held>customer_credits', 'package_held>customer_credits'),
  unitReturns: moved(moves, 'package_held>package_liability') > 0,
})

/** Returns a function that reads the entries that ended the job after this call. */
async function nextEnd(real: Real, id: string): Promise<() => Promise<ReturnType<typeof endOf>>> {
  const before = await movesOf(real, 'job', [id])
  return async () => endOf(minus(await movesOf(real, 'job', [id]), before))
}

/** What a cancel by the brand costs. */
export async function cancelShown(real: Real, id: string): Promise<Check> {
  const { brandMoney } = await jobSeenBy(real, real.marketer, id)
  const end = await nextEnd(real, id)
  return async () => {
    const { refundBps: _, ...shown } = brandMoney?.cancelNow ?? { refundBps: 0 }
    const { pay, reimbursed, ...rest } = await end()
    expectSame('cancel as shown', { creator: pay + reimbursed, ...rest }, { creator: 0, fee: 0, back: 0, ...shown })
  }
}

/** How the decision of a dispute splits the money. */
export async function decisionShown(real: Real, id: string, shareBps: number): Promise<Check> {
  const job = await jobSeenBy(real, real.lane.operator, id)
  const { influencer, back } = decisionParts(job, shareBps / 100)
  const end = await nextEnd(real, id)
  return async () => {
    const { pay, reimbursed, back: credits, unitReturns: unit } = await end()
    const ofCap = (job.brandMoney?.reimbursementCap ?? 0) - reimbursed
    expectSame(
      'decision as shown',
      { creator: pay, back: { credits: credits - ofCap, unit } },
      { creator: influencer, back },
    )
  }
}

/** What the creator is paid when the brand approves the figures. */
export async function payShown(real: Real, as: Caller, id: string): Promise<Check> {
  const { creatorMoney } = await jobSeenBy(real, as, id)
  return async () => {
    const { rows } = await real.lane.app.database.execute(
      `select coalesce(sum(p.amount) filter (where a.code = 'creator_payable'), 0) as net,
         coalesce(sum(p.amount) filter (where a.code = 'creator_vat_pending'), 0) as vat
       from ledger_entries e join ledger_postings p on p.entry_id = e.id
         join ledger_accounts a on a.id = p.destination_account
       where e.job_id = $1 and a.owner_id = $2`,
      [id, as.accountId],
    )
    const [{ net, vat }] = rows as [{ net: string; vat: string }]
    const shown = {
      net: (creatorMoney?.net ?? 0) + (creatorMoney?.reimbursement ?? 0),
      vat: creatorMoney?.vatOnInvoice,
    }
    expectSame('pay as shown', { net: Number(net), vat: Number(vat) }, shown)
  }
}

/** What a top-up costs, optionally by a quotation. The check takes the charge that was paid. */
export async function purchaseShown(
  real: Real,
  { amount, withholds, quoted }: { amount: number; withholds: boolean; quoted: boolean },
) {
  const { marketer } = real
  const { app } = real.lane
  const topUp = good(await app.call(credits.topUp, { as: marketer, params: { id: marketer.accountId } }))
  const totals = totalsOf(satang(amount), topUp.vatBps)
  const { vatBps: _, ...shown } = { ...totals, ...withholdingOf(totals, withholds ? (topUp.withholdingBps ?? 0) : 0) }
  if (quoted) {
    const { id } = good(await app.call(credits.quote, { as: marketer, body: { amount } }))
    const { rows } = await app.database.execute('select data from documents where id = $1', [id])
    const [{ data }] = rows as [{ data: { net: number; vat: number; total: number } }]
    const { net, vat, total } = shown
    expectSame('quotation as shown', { net: data.net, vat: data.vat, total: data.total }, { net, vat, total })
  }
  return async (charge: ChargeView): Promise<void> => {
    const { net, vat, total, withheld, payable } = charge
    expectSame('charge as shown', { net, vat, total, withheld, payable }, shown)
    const moves = await movesOf(real, 'charge', [charge.id])
    const posted = {
      net: moved(moves, 'bank_clearing>customer_credits'),
      vat: moved(moves, 'bank_clearing>output_vat'),
      withheld: moved(moves, 'receivable_withholding>bank_clearing'),
    }
    expectSame('purchase as shown', posted, { net, vat, withheld })
  }
}

/** Throws if a withdrawal was not requested as its preview said. */
export async function expectRequested(real: Real, owner: string, id: string, { price, left }: WithdrawalShown) {
  const moves = await movesOf(real, 'withdrawal', [id])
  const posted = {
    price: moved(moves, 'creator_payable>creator_pending_withdrawal'),
    left: await balanceOf(real.lane.app.db, 'creator_payable', owner),
  }
  expectSame('withdrawal as shown', posted, { price, left })
}

/** Throws if a withdrawal was not paid as its preview said. */
export async function expectPaid(real: Real, id: string, { fee, net }: WithdrawalShown) {
  const moves = await movesOf(real, 'withdrawal', [id])
  const posted = {
    net: moved(moves, 'creator_pending_withdrawal>bank_payout'),
    fee: moved(moves, 'creator_pending_withdrawal>withdrawal_fee_revenue', 'creator_pending_withdrawal>output_vat'),
  }
  expectSame('transfer as shown', posted, { net, fee })
}
