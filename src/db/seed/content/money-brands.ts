import { baht, type Satang, satang, share, ZERO } from '../../../core/money.ts'
import { TAX_DEFAULTS } from '../../../core/settings-tax.ts'
import { taxRowFor, withhold } from '../../../core/withholding.ts'
import { FEE_BP } from './build-job.ts'
import { creatorOf } from './creators.ts'
import type { MoneyEvent, PayMethod, Payout } from './types-history.ts'
import type { DemoJob, JobState, When } from './types-jobs.ts'

/** Brand, day, credits in baht, how it was paid. The first of nuanuan and chadee are about to expire. */
const TOP_UPS: readonly (readonly [brand: string, day: number, credits: number, method: PayMethod])[] = [
  ['khrutharn', -381, 10_000, 'promptpay'],
  ['chadee', -345, 90_000, 'bank_transfer'],
  ['nuanuan', -335, 200_000, 'bank_transfer'],
  ['lele', -92, 80_000, 'bank_transfer'],
  ['kruayainuan', -90, 15_000, 'promptpay'],
  ['phaengprod', -88, 60_000, 'card'],
  ['krapuk', -85, 80_000, 'bank_transfer'],
  ['sawangdee', -80, 50_000, 'promptpay'],
  ['pinto', -78, 45_000, 'card'],
  ['tangwong', -72, 120_000, 'bank_transfer'],
  ['chadee', -30, 40_000, 'card'],
  ['lele', -25, 80_000, 'promptpay'],
  ['kruayainuan', -22, 20_000, 'promptpay'],
  ['nuanuan', -20, 170_000, 'promptpay'],
  ['pinto', -17, 60_000, 'promptpay'],
  ['tangwong', -16, 200_000, 'bank_transfer'],
  ['samunprai', -15, 30_000, 'promptpay'],
  ['krapuk', -13, 70_000, 'bank_transfer'],
  ['phaengprod', -12, 60_000, 'card'],
  ['khaotalad', -12, 25_000, 'promptpay'],
  ['khrutharn', -12, 8_000, 'promptpay'],
  ['sawangdee', -11, 40_000, 'promptpay'],
  ['samunprai', -5, 15_000, 'card'],
]

const PACKAGE_BUYS: readonly (readonly [brand: string, day: number, pack: string, method: PayMethod])[] = [
  ['kruayainuan', -15, 'micro-10', 'bank_transfer'],
  ['nuanuan', -8, 'story-30', 'card'],
]
/** The lot that ended unspent: bought 381 days ago, so its 12 months were over by then whatever the calendar. */
const EXPIRED = { brand: 'khrutharn', lot: 'top-up/khrutharn/-381', at: { day: -14, minute: 5 } }

const atNoon = (day: number, i: number): When => ({ day, minute: 9 * 60 + ((i * 53) % 420) })

export const purchases = (): MoneyEvent[] => [
  ...TOP_UPS.map(([brand, day, credits, method], i) => ({
    kind: 'top_up' as const,
    key: `top-up/${brand}/${day}`,
    at: atNoon(day, i),
    brand,
    credits: baht(credits),
    method,
  })),
  ...PACKAGE_BUYS.map(([brand, day, pack, method], i) => ({
    kind: 'package_purchase' as const,
    key: `package/${brand}/${pack}`,
    at: atNoon(day, i),
    brand,
    package: pack,
    method,
  })),
]

function payout(creator: string, gross: Satang, contract: Satang): Payout {
  const { payeeClass, vatRegistered } = creatorOf(creator)
  const row = taxRowFor(TAX_DEFAULTS, { country: 'TH', payeeClass }, '9999-12-31')
  if (!row) throw new RangeError(`no tax row for ${payeeClass}`)
  const tax = withhold(gross, contract, row)
  const vat = vatRegistered ? share(gross, 700) : ZERO
  return { creator, gross, tax, vat, net: satang(gross - tax + vat) }
}

/** The creator's share of a job, less the manager's where the agreement had begun. Each is taxed by the own class. */
export function payoutsOf(job: DemoJob, gross: Satang): Payout[] {
  if (gross === 0) return []
  const { managed } = creatorOf(job.creator)
  const running = managed && managed.startDay <= job.steps[0]!.at.day
  const toManager = running ? share(gross, managed.commissionBp) : ZERO
  const own = payout(job.creator, satang(gross - toManager), job.pay)
  return toManager > 0 && running ? [own, payout(managed.manager, toManager, job.pay)] : [own]
}

const stepAt = (job: DemoJob, state: JobState): When | undefined => job.steps.find((step) => step.state === state)?.at

function endOf(job: DemoJob, credits: Satang, cap: Satang): MoneyEvent[] {
  const at = job.steps.at(-1)!.at
  const { brand, key } = job
  if (job.state === 'REJECTED') return [{ kind: 'release', at, job: key, brand, returned: satang(credits + cap) }]
  if (job.state === 'CANCEL' && job.ending) {
    const { refundBp } = job.ending
    const pay = satang(job.pay - share(job.pay, refundBp))
    // A package's unit comes back whole as a unit, never as credits.
    const back = job.package ? ZERO : satang(share(job.pay, refundBp) + share(job.fee, refundBp) + cap)
    return [{ kind: 'cancel', at, job: key, brand, refundBp, returned: back, payouts: payoutsOf(job, pay) }]
  }
  if (job.state !== 'COMPLETED') return []
  const bought = job.fulfilment?.kind === 'buy product' ? job.fulfilment.amount : ZERO
  const returned = satang(cap - bought)
  return [{ kind: 'complete', at, job: key, brand, returned, reimbursement: bought, payouts: payoutsOf(job, job.pay) }]
}

/** The hold of a job, its extra round, and how it ended. Nothing for one that was never accepted. */
export function moneyOfJob(job: DemoJob): MoneyEvent[] {
  const held = stepAt(job, 'ASSIGN')
  if (!held) return []
  const { brand, key } = job
  const cap = job.reimbursementCap ?? ZERO
  const credits = job.package ? ZERO : satang(job.pay + job.fee)
  const hold: MoneyEvent = {
    kind: 'hold',
    at: held,
    job: key,
    brand,
    credits,
    package: job.package,
    reimbursementCap: cap,
  }
  if (job.sub !== 'extra_round') return [hold, ...endOf(job, credits, cap)]
  const decided = job.drafts.at(-1)!.decidedAt!
  const tenth = share(job.pay, 1_000)
  const extra = satang(tenth + share(tenth, FEE_BP))
  return [
    hold,
    { kind: 'extra_hold', at: { day: decided.day, minute: decided.minute + 30 }, job: key, brand, credits: extra },
  ]
}

/** What was left of the lot that ran out, given everything before it. */
export function expiry(before: readonly MoneyEvent[]): MoneyEvent {
  const left = before
    .filter((event) => 'brand' in event && event.brand === EXPIRED.brand)
    .filter((event) => event.at.day < EXPIRED.at.day)
    .reduce((total, event) => {
      if (event.kind === 'top_up') return total + event.credits
      if (event.kind === 'hold') return total - event.credits - event.reimbursementCap
      return 'returned' in event ? total + event.returned : total
    }, 0)
  return { kind: 'expire', ...EXPIRED, credits: satang(left) }
}
