import { AppError } from '../../core/errors.ts'
import { type Satang, satang, sum, ZERO } from '../../core/money.ts'
import type { Settings } from '../../core/settings.ts'
import { withhold } from '../../core/withholding.ts'
import { account } from '../../ledger/account.ts'
import { lockAccounts } from '../../ledger/account-rows.ts'
import { spendableCredits } from '../../ledger/balances.ts'
import { type Hold, hold, openHolds, replaceHold } from '../../ledger/holds.ts'
import { holdUnit, returnUnit } from '../../ledger/packages.ts'
import { type SettledPart, settleJob } from '../../ledger/settle.ts'
import { nameWords } from '../accounts/schema-names.ts'
import { freezeTerms } from '../jobs/rules/terms.ts'
import type { JobRecord, JobValues } from '../jobs/schema.ts'
import { notify } from '../notifications/service.ts'
import { referralTerms } from '../referrals/rules/reward.ts'
import { lockFriend } from '../referrals/service.ts'
import { recordVatPayment } from '../vat-invoices/service.ts'
import type { Settlement } from './rules/cancel.ts'
import { holdOf } from './rules/hold.ts'
import {
  creditLeg,
  extraRoundLeg,
  heldBy,
  type JobSplit,
  type Leg,
  type PayeePart,
  payeeTerms,
  splitJob,
  unitLeg,
} from './rules/money.ts'
import { hasTaxDetails } from './rules/tax-details.ts'
import type { WithheldPayment } from './service-certificates.ts'
import type { SettlementStep } from './step.ts'
import { listPayees, type PayeeRecord, unitOfJob } from './store.ts'

const actorOf = ({ act }: SettlementStep) => ({ role: act.actor, id: act.actorId })
const refs = (job: JobRecord) => ({ jobId: job.id, campaignId: job.campaignId, marketerId: job.marketerId })

/**
 * Locks the marketer's credit and package accounts first. This serializes all changes of a marketer's credits and
 * units, so that two jobs cannot deadlock.
 */
const lockMarketerAccount = ({ tx, job: { marketerId } }: SettlementStep): Promise<void> =>
  lockAccounts(tx, [
    account('customer_credits', marketerId),
    account('customer_credits_held', marketerId),
    account('package_liability', marketerId),
    account('package_held', marketerId),
  ])

/** Reports the total shortfall of all holds of a step; a single hold would report only its own. */
async function needCredits({ tx, job, now }: SettlementStep, needed: Satang): Promise<void> {
  if (needed === 0) return
  const available = await spendableCredits(tx, job.marketerId, now)
  if (available < needed) throw new AppError('insufficient_credits', { gap: needed - available })
}

/**
 * Puts price and fee (or a package unit) and the maximum reimbursement on hold, and fixes the terms. Errors:
 * `insufficient_credits`, `package_empty`.
 */
export async function holdForJob(step: SettlementStep): Promise<JobValues> {
  const { tx, job, facts, settings, now } = step
  const actor = actorOf(step)
  await lockMarketerAccount(step)
  const { price, fundedBy } = job
  const due = holdOf({ price, fundedBy, reimbursementCap: satang(facts.reimbursementCap) }, step.terms)
  await needCredits(step, due.credits)
  let leg: Leg = due
  if (due.units === 0) {
    await hold(tx, { ...refs(job), purpose: 'job', amount: heldBy(leg), actor }, now)
  } else {
    if (job.packageId === null) throw new AppError('package_empty')
    const unit = await holdUnit(tx, { ...refs(job), packageId: job.packageId, actor }, now)
    leg = unitLeg(unit.value, unit.creatorPay)
  }
  if (due.reimbursement > 0)
    await hold(tx, { ...refs(job), purpose: 'reimbursement', amount: due.reimbursement, actor }, now)
  return { price: leg.price, fee: leg.fee, terms: freezeTerms(settings) }
}

/** Adjusts the hold of price and fee to the price agreed on an invitation, by the job's own terms. */
export async function changeHold(step: SettlementStep): Promise<JobValues> {
  const { tx, job, terms, now } = step
  await lockMarketerAccount(step)
  const { price, fee } = creditLeg(job.price, terms)
  const liveDays = terms['credits.return_days']
  await replaceHold(tx, { ...refs(job), amount: sum(price, fee), actor: actorOf(step), liveDays }, now)
  return { price, fee }
}

/** An extra draft round: the agreed share of the price with its fee, as a separate hold in credits. */
export async function holdForExtraRound(step: SettlementStep): Promise<JobValues> {
  const { tx, job, terms, now } = step
  await lockMarketerAccount(step)
  const leg = extraRoundLeg(job.price, terms)
  const seq = job.extras.length + 1
  await needCredits(step, heldBy(leg))
  await hold(tx, { ...refs(job), purpose: 'extra_round', seq, amount: heldBy(leg), actor: actorOf(step) }, now)
  return { extras: [...job.extras, { seq, price: leg.price, fee: leg.fee }] }
}

interface Recipients {
  influencer: PayeeRecord
  manager: PayeeRecord | null
  referrer: PayeeRecord | null
}

async function readRecipients({ tx, job }: SettlementStep): Promise<Recipients> {
  const own = await listPayees(tx, job.managerId ? [job.influencerId, job.managerId] : [job.influencerId])
  const influencer = own.get(job.influencerId)
  if (!influencer) throw new AppError('not_found')
  const referrer =
    influencer.referredBy === null ? null : (await listPayees(tx, [influencer.referredBy])).get(influencer.referredBy)
  return { influencer, manager: (job.managerId && own.get(job.managerId)) || null, referrer: referrer ?? null }
}

async function referralOf({ tx, act, now, terms }: SettlementStep, { influencer, referrer }: Recipients) {
  if (!referrer || !hasTaxDetails(referrer)) return null
  const friend = await lockFriend(tx, influencer.accountId, referrer.accountId)
  return friend && referralTerms(friend, { at: now, completes: act.event === 'pay' }, terms)
}

/** The open hold for a purpose; extra rounds have one for each `seq`. */
const holdFor = (holds: readonly Hold[], purpose: Hold['purpose'], seq?: number): Hold | undefined =>
  holds.find((h) => h.purpose === purpose && (seq === undefined || h.seq === seq))

/** Ends all holds of a job by one split: pays the influencer's part, returns the marketer's, keeps the earned fee. */
export async function settle(
  step: SettlementStep,
  money: Settlement & { kind: 'refund' | 'payout' },
): Promise<{ values: JobValues; withheld: WithheldPayment[]; eventData: Record<string, unknown> }> {
  const { tx, job, settings, now } = step
  await lockMarketerAccount(step)
  const recipients = await readRecipients(step)
  const holds = await openHolds(tx, [job.id])
  const cap = holdFor(holds, 'reimbursement')?.remaining ?? ZERO
  const split = splitJob({
    main: { price: job.price, fee: job.fee },
    extras: job.extras.map(({ price, fee }) => ({ price: satang(price), fee: satang(fee) })),
    fundedBy: job.fundedBy,
    creatorShareBps: money.creatorShareBps,
    influencer: payeeTerms(recipients.influencer, settings, now),
    manager: recipients.manager && { ...payeeTerms(recipients.manager, settings, now), shareBps: job.managerShareBps },
    referral: money.creatorShareBps > 0 ? await referralOf(step, recipients) : null,
    reimbursement: { cap, paid: satang(Math.min(money.reimbursement, cap)) },
  })
  const referral = referralPayee(split, recipients.referrer, settings, now)
  await book(step, money.kind, split, holds, recipients, referral)
  if (referral) await notifyReferrer(step, recipients.influencer, referral)
  const { creatorShareBps, reason: refundReason } = money
  return {
    values: {
      split: { ...split, creatorShareBps, refundReason },
      settledAt: now,
      referralPaid: split.fee.referral,
      referrerId: split.fee.referral > 0 ? (recipients.referrer?.accountId ?? null) : null,
    },
    withheld: withheldPayments(split, recipients, referral),
    eventData: { refundBps: money.refundBps, back: split.back, gross: split.gross, fee: split.fee.earned },
  }
}

function referralPayee(split: JobSplit, referrer: PayeeRecord | null, settings: Settings, now: Date) {
  const gross = split.fee.referral
  if (gross === 0 || !referrer) return null
  const terms = payeeTerms(referrer, settings, now)
  return { owner: referrer.accountId, gross, tax: withhold(gross, gross, terms.withholding), vat: ZERO }
}

async function notifyReferrer(
  { tx, job, now }: SettlementStep,
  influencer: PayeeRecord,
  { owner, gross, tax }: NonNullable<ReturnType<typeof referralPayee>>,
): Promise<void> {
  await notify(tx, now, {
    kind: 'referral.paid',
    key: `referral-paid:${job.id}`,
    to: { accountId: owner },
    data: { amount: { satang: gross - tax }, name: nameWords(influencer.displayName, influencer.latinName) },
    href: '/Influencer/inviteFriend',
  })
}

async function book(
  step: SettlementStep,
  kind: 'refund' | 'payout',
  split: JobSplit,
  holds: readonly Hold[],
  recipients: Recipients,
  referral: ReturnType<typeof referralPayee>,
): Promise<void> {
  const { tx, job, terms, now } = step
  const actor = actorOf(step)
  const liveDays = terms['credits.return_days']
  if (split.unitReturns) await returnUnit(tx, { ...refs(job), actor, liveDays: terms['package.return_days'] }, now)
  const parts = await partsOf(step, split, holds)
  if (parts.length === 0) return
  const ownerOf = (role: PayeePart['role']) =>
    role === 'manager' && recipients.manager ? recipients.manager.accountId : job.influencerId
  const payees = split.payees.map((part) => ({
    owner: ownerOf(part.role),
    gross: part.gross,
    tax: part.withheld,
    vat: part.vat,
  }))
  await settleJob(
    tx,
    kind === 'payout' ? 'completed' : 'cancelled',
    { ...refs(job), actor, parts, payees, liveDays, ...(referral && { referral }), reimbursedTo: job.influencerId },
    now,
  )
  for (const { role, gross, vat } of split.payees)
    if (vat > 0)
      await recordVatPayment(tx, now, { accountId: ownerOf(role), jobId: job.id, role, base: gross, amount: vat })
}

/** Every hold and unit of the job, with its part of the split. */
async function partsOf({ tx, job }: SettlementStep, split: JobSplit, holds: readonly Hold[]): Promise<SettledPart[]> {
  const parts: SettledPart[] = []
  const [main, ...extras] = split.legs
  if (!main) throw new AppError('ledger_unbalanced', { job: job.id })
  const amounts = (leg: typeof main) => ({ pay: leg.creator, fee: leg.fee, returned: leg.back, reimbursement: ZERO })
  if (job.fundedBy === 'credits')
    parts.push({ from: 'credits', holdId: needHold(job, holdFor(holds, 'job')), ...amounts(main) })
  else if (!split.unitReturns) parts.push({ from: 'package', unitId: await unitOfJob(tx, job.id), ...amounts(main) })
  job.extras.forEach(({ seq }, i) => {
    const leg = extras[i]
    if (leg) parts.push({ from: 'credits', holdId: needHold(job, holdFor(holds, 'extra_round', seq)), ...amounts(leg) })
  })
  const cap = holdFor(holds, 'reimbursement')
  const { paid, back } = split.reimbursement
  if (cap) parts.push({ from: 'credits', holdId: cap.id, pay: ZERO, fee: ZERO, returned: back, reimbursement: paid })
  return parts
}

function needHold(job: JobRecord, found: Hold | undefined): string {
  if (!found) throw new AppError('ledger_unbalanced', { job: job.id })
  return found.id
}

/** One certificate for each payment with tax withheld. */
function withheldPayments(
  split: JobSplit,
  recipients: Recipients,
  referral: ReturnType<typeof referralPayee>,
): WithheldPayment[] {
  const withheld: WithheldPayment[] = split.payees.map((part) => ({
    refType: part.role === 'manager' ? 'job_manager' : 'job',
    payee: part.role === 'manager' && recipients.manager ? recipients.manager : recipients.influencer,
    gross: part.gross,
    tax: part.withheld,
  }))
  if (referral && recipients.referrer)
    withheld.push({ refType: 'job_referral', payee: recipients.referrer, gross: referral.gross, tax: referral.tax })
  return withheld.filter(({ tax }) => tax > 0)
}
