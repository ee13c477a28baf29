import { type Satang, satang, share, sum, ZERO } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import { type PayeeClass, thaiTaxRow, type WithholdingRule, withhold } from '../../../core/withholding.ts'
import type { JobTerms } from '../../jobs/rules/terms.ts'
import type { ReferralTerms } from '../../referrals/rules/reward.ts'

/** One hold: the influencer's pay and the platform's fee, which sum to the held amount. */
export interface Leg {
  price: Satang
  fee: Satang
}

export interface Payee {
  withholding: WithholdingRule
  /** VAT on top for a registered payee, basis points; 0 otherwise. It is paid after a tax invoice. */
  vatBps: number
}

/** What the wallet receives for a job when it is paid; VAT on an invoice follows later. */
export const walletAmount = ({ net, reimbursement }: { net: number; reimbursement: number }): number =>
  net + reimbursement

/**
 * How a payee is taxed at an instant. Throws RangeError for a class without a tax row: such a payment must not be made.
 */
export function payeeTerms(
  { payeeClass, vatRegistered }: { payeeClass: PayeeClass; vatRegistered: boolean },
  settings: Settings,
  at: Date,
): Payee {
  const withholding = thaiTaxRow(settings, payeeClass, at)
  if (withholding === null) throw new RangeError(`no withholding line for ${payeeClass}`)
  return { withholding, vatBps: vatRegistered ? settings['vat.bps'] : 0 }
}

export interface SplitInput {
  /** The main hold: `creditLeg` or `unitLeg`. */
  main: Leg
  /** Extra rounds, each a separate hold in credits. */
  extras?: readonly Leg[]
  fundedBy: 'credits' | 'package'
  /** The earned share of price and fee, basis points: 10 000 on completion, 1 − refund on a cancel. */
  creatorShareBps: number
  influencer: Payee
  /** The talent manager's share of the gross, at most `manager.share_max_bps`. */
  manager?: (Payee & { shareBps: number }) | null
  referral?: ReferralTerms | null
  reimbursement?: { cap: Satang; paid: Satang }
}

export interface PayeePart {
  role: 'creator' | 'manager'
  gross: Satang
  /** On top of the gross; credited to the wallet once the payee's tax invoice is approved. */
  vat: Satang
  withheld: Satang
  /** gross − withheld: credited to the wallet at once. */
  net: Satang
}

export interface LegPart {
  held: Satang
  creator: Satang
  fee: Satang
  back: Satang
}

export interface JobSplit {
  /** The main hold first, then the extra rounds. For each: creator + fee + back = held. */
  legs: readonly LegPart[]
  /** Sum of the influencer's parts, before tax; the payees' gross amounts sum to it. */
  gross: Satang
  payees: readonly PayeePart[]
  /** The platform's income; `kept` + `referral` = `earned`. */
  fee: { earned: Satang; referral: Satang; kept: Satang }
  /** Credits returned to the marketer, without the value of a returned unit. */
  back: Satang
  /** Package jobs: the unit itself is returned. */
  unitReturns: boolean
  reimbursement: { paid: Satang; back: Satang }
}

/** Hold of a job paid by credits: the price, and the fee on top. */
export const creditLeg = (price: Satang, terms: Pick<JobTerms, 'fee.marketer_bps'>): Leg => ({
  price,
  fee: share(price, terms['fee.marketer_bps']),
})

/**
 * Hold of a job paid by a package unit: its value is the influencer's pay plus the fee. Throws if the pay is higher
 * than the value.
 */
export function unitLeg(unitValue: Satang, creatorPay: Satang): Leg {
  if (creatorPay > unitValue) throw new RangeError('a unit cannot pay more than it is worth')
  return { price: creatorPay, fee: satang(unitValue - creatorPay) }
}

/** Hold of an extra draft round: the agreed share of the price, with its fee. */
export const extraRoundLeg = (price: Satang, terms: JobTerms): Leg =>
  creditLeg(share(price, terms['job.extra_round_bps']), terms)

export const heldBy = (leg: Leg): Satang => sum(leg.price, leg.fee)

function splitLeg(leg: Leg, earnedBps: number): LegPart {
  const held = heldBy(leg)
  const influencer = share(leg.price, earnedBps)
  const fee = share(leg.fee, earnedBps)
  return { held, creator: influencer, fee, back: satang(held - influencer - fee) }
}

function pay(role: PayeePart['role'], gross: Satang, contract: Satang, payee: Payee): PayeePart {
  const vat = share(gross, payee.vatBps)
  const withheld = withhold(gross, contract, payee.withholding)
  return { role, gross, vat, withheld, net: satang(gross - withheld) }
}

/** Splits the gross between influencer and talent manager; each is taxed by their own class and contract. */
function payPayees(input: SplitInput, gross: Satang, contract: Satang): PayeePart[] {
  const { influencer, manager } = input
  if (!manager || manager.shareBps === 0) return [pay('creator', gross, contract, influencer)]
  const part = share(gross, manager.shareBps)
  const contractPart = share(contract, manager.shareBps)
  return [
    pay('creator', satang(gross - part), satang(contract - contractPart), influencer),
    pay('manager', part, contractPart, manager),
  ]
}

/**
 * The split of a job's money, for completions and all kinds of refunds. The parts sum exactly to the held amount:
 * rounding differences go to the marketer. Throws RangeError for shares out of range or a reimbursement above its
 * maximum.
 */
export function splitJob(input: SplitInput): JobSplit {
  const { creatorShareBps: earned, main, extras = [], fundedBy } = input
  if (!Number.isInteger(earned) || earned < 0 || earned > 10_000) throw new RangeError(`not a share: ${earned}`)
  const { cap, paid } = input.reimbursement ?? { cap: ZERO, paid: ZERO }
  if (paid < 0 || paid > cap) throw new RangeError('reimbursement above its cap')

  const legs = [main, ...extras].map((leg) => splitLeg(leg, earned))
  const gross = sum(...legs.map((leg) => leg.creator))
  const contract = sum(main.price, ...extras.map((leg) => leg.price))
  const payees = payPayees(input, gross, contract)
  const feeEarned = sum(...legs.map((leg) => leg.fee))
  const own = payees[0]?.gross ?? ZERO
  const terms = input.referral ?? null
  const referral = terms === null ? ZERO : satang(Math.min(share(own, terms.bps), terms.left, feeEarned))
  const unitReturns = fundedBy === 'package' && earned === 0
  const backs = legs.map((leg, i) => (i === 0 && unitReturns ? 0 : leg.back))
  return {
    legs,
    gross,
    payees,
    fee: { earned: feeEarned, referral, kept: satang(feeEarned - referral) },
    back: sum(...backs),
    unitReturns,
    reimbursement: { paid, back: satang(cap - paid) },
  }
}
