import { endHold, expire, type Hold, type Lot, newLot, part, takeHold } from './model-credits.ts'
import type { JobModel } from './model-jobs.ts'
import { newUnits, takeUnit, type Unit } from './model-packages.ts'
import type { ModelSettings, TaxClass } from './model-settings.ts'

/**
 * The rules of money, implemented a second time in a small model that imports nothing from the product. Amounts in
 * satang, times in milliseconds. Rates are those that the histories set up.
 */

/** Contracts below this are not taxed. */
const TAXED_FROM = 100_000
export const LIFE_MONTHS = 1
export const DAY = 86_400_000
export const HOUR = 3_600_000
const BANGKOK = 7 * HOUR

export interface Payee {
  name: string
  taxClass: TaxClass
  vatRegistered: boolean
  available: number
  pending: number
  /** VAT of each payment, oldest first: owed at once, added to the balance when its tax invoice is approved. */
  vat: { amount: number; status: 'waiting' | 'in_progress' | 'rejected' | 'approved' }[]
}

export interface Influencer extends Payee {
  /** Several people are invited in the order of these ids. */
  accountId: string
  managerBps: number
  referred: boolean
  automatic: boolean
  firstCompletedAt: number | null
  referralPaid: number
  job: JobModel | null
  declined: boolean
  withdrawals: Withdrawal[]
  automaticOn: number | null
}

export interface Withdrawal {
  id: string
  price: number
  fee: number
  /** The VAT inside the fee. */
  feeVat: number
  status: 'Pending' | 'TransferComplete' | 'Rejected'
  transfers: number
}

export interface Charge {
  id: string
  purpose: 'credits' | 'package'
  net: number
  vat: number
  /** Tax that the brand withheld: it paid less and owes the certificate. */
  withheld: number
  refundedNet: number
  refundedVat: number
  /** Withheld tax that was set off by refunds and by a chargeback. */
  refundedTax: number
  chargebackTax: number
  chargedBack: boolean
}

export interface Model {
  now: number
  /** The settings in force; a job follows those of its hold. */
  settings: ModelSettings
  lots: Lot[]
  units: Unit[]
  charges: Charge[]
  campaign: {
    price: number
    slots: number
    taken: number
    closesAt: number
    postBy: number
    open: boolean
    /** The package whose units pay for the jobs; null if they are paid with credits. */
    offer: PackageOffer | null
    /** `buy product`: the most that can be claimed for it; null for the photo option. */
    cap: number | null
  }
  influencers: Influencer[]
  manager: Payee
  referrer: Payee
  /** What creators had before the first action. */
  opening: number
  /** The platform's own accounts since the start of the history. */
  books: {
    fee: number
    packageMargin: number
    gross: number
    tax: number
    /** Deductible VAT, and VAT of payments without an approved tax invoice. */
    inputVat: number
    undueVat: number
    referral: number
    withdrawalFee: number
    withdrawalVat: number
    /** What left the bank through chargebacks less what brands then paid, and the VAT in it. */
    takenBack: number
    takenBackVat: number
  }
}

export const payee = (name: string, taxClass: TaxClass, vatRegistered = false): Payee => ({
  name,
  taxClass,
  vatRegistered,
  available: 0,
  pending: 0,
  vat: [],
})

export const influencer = (base: Payee, more: Partial<Influencer> = {}): Influencer => ({
  ...base,
  accountId: '',
  managerBps: 0,
  referred: false,
  automatic: false,
  firstCompletedAt: null,
  referralPaid: 0,
  job: null,
  declined: false,
  withdrawals: [],
  automaticOn: null,
  ...more,
})

export const endOfBangkokDay = (at: number): number => Math.ceil((at + BANGKOK + 1) / DAY) * DAY - BANGKOK - 1
export const bangkokDay = (at: number): number => Math.floor((at + BANGKOK) / DAY)
/** 0 is Sunday; the epoch began on a Thursday. */
export const weekday = (at: number): number => (4 + bangkokDay(at)) % 7

const BUYER_TAX_BPS = 300

function newCharge(model: Model, id: string, purpose: Charge['purpose'], net: number, withheld = 0): void {
  const vat = part(net, model.settings.vatBps)
  const back = { refundedNet: 0, refundedVat: 0, refundedTax: 0, chargebackTax: 0, chargedBack: false }
  model.charges.push({ id, purpose, net, vat, withheld, ...back })
}

export function buy(model: Model, id: string, net: number, withholds: boolean): void {
  newCharge(model, id, 'credits', net, withholds ? part(net, BUYER_TAX_BPS) : 0)
  const ends = monthsLater(model.now)
  model.lots.push(newLot({ source: 'purchase', charge: id, boughtAt: model.now, ends, bought: net }))
}

export interface PackageOffer {
  units: number
  /** A creator's pay for one job; the remainder of a unit's value is the fee. */
  pay: number
  price: number
  days: number
}

export function buyUnits(model: Model, id: string, { units, pay, price, days }: PackageOffer): void {
  newCharge(model, id, 'package', price)
  const ends = model.now + days * DAY
  model.units.push(...newUnits({ charge: id, boughtAt: model.now, pay, ends }, price, units))
}

/** The same day some months later, by the calendar in Bangkok. */
function monthsLater(at: number): number {
  const local = new Date(at + BANGKOK)
  const day = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + LIFE_MONTHS)
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(day, last))
  return local.getTime() - BANGKOK
}

const lotOf = (model: Model, charge: Charge): Lot | undefined =>
  model.lots.find((lot) => lot.charge === charge.id && lot.source === 'purchase')

/** What can still be refunded of a charge: the unspent credits of its lot. */
export const refundable = (model: Model, charge: Charge): number => lotOf(model, charge)?.left ?? 0

export function refund(model: Model, charge: Charge, net: number): void {
  const lot = lotOf(model, charge)!
  lot.left -= net
  lot.refunded += net
  charge.refundedNet += net
  charge.refundedVat = Math.floor((charge.vat * charge.refundedNet) / charge.net + 0.5)
  charge.refundedTax = Math.floor((charge.withheld * charge.refundedNet) / charge.net + 0.5)
}

/** A chargeback: the unspent part is removed with its share of the VAT; the brand pays the remainder at once. */
export function chargeBack(model: Model, charge: Charge): boolean {
  const net = charge.net - charge.refundedNet
  const vat = charge.vat - charge.refundedVat
  if (charge.chargedBack || net === 0) return false
  charge.chargedBack = true
  let unspent = 0
  for (const lot of model.lots) {
    if (lot.charge !== charge.id) continue
    unspent += lot.left
    lot.refunded += lot.left
    lot.left = 0
  }
  for (const unit of model.units) {
    if (unit.charge !== charge.id || unit.state !== 'available') continue
    unspent += unit.value
    unit.state = 'refunded'
  }
  const vatBack = Math.floor((vat * unspent) / net + 0.5)
  // The certificate for the spent part stays due.
  const taxBack = Math.floor(((charge.withheld - charge.refundedTax) * unspent) / net + 0.5)
  charge.chargebackTax = taxBack
  model.books.takenBack += unspent + vatBack - taxBack
  model.books.takenBackVat += vatBack
  return true
}

export interface Leg {
  price: number
  fee: number
  /** A hold on credits; null for a unit of the package. */
  hold: Hold | null
  unit: Unit | null
}

/** Puts price and fee on hold; null if the credits are not sufficient. */
export function holdFor(model: Model, price: number, settings: ModelSettings): Leg | null {
  expire(model.lots, model.now)
  const fee = part(price, settings.feeBps)
  const hold = takeHold(model.lots, price + fee)
  return hold && { price, fee, hold, unit: null }
}

/** What an accept holds: the price and its fee or a unit, and the cap of a reimbursement. Null if either is missing. */
export function holdForJob(model: Model, price: number): { leg: Leg; cap: Hold | null } | null {
  expire(model.lots, model.now)
  const { offer, cap } = model.campaign
  const needed = (offer ? 0 : price + part(price, model.settings.feeBps)) + (cap ?? 0)
  if (model.lots.reduce((total, lot) => total + lot.left, 0) < needed) return null
  if (!offer) {
    const leg = holdFor(model, price, model.settings)!
    return { leg, cap: cap ? takeHold(model.lots, cap) : null }
  }
  const unit = takeUnit(model.units, model.now)
  if (!unit) return null
  const leg = { price: unit.pay, fee: unit.value - unit.pay, hold: null, unit }
  return { leg, cap: cap ? takeHold(model.lots, cap) : null }
}

function pay(model: Model, to: Payee, gross: number, contract: number): void {
  const { taxBps, vatBps } = model.settings
  const tax = contract >= TAXED_FROM ? part(gross, taxBps[to.taxClass]) : 0
  const vat = to.vatRegistered ? part(gross, vatBps) : 0
  to.available += gross - tax
  if (vat > 0) to.vat.push({ amount: vat, status: 'waiting' })
  model.books.tax += tax
  model.books.undueVat += vat
}

export const pendingVat = ({ vat }: Payee): number =>
  vat.reduce((total, { amount, status }) => total + (status === 'approved' ? 0 : amount), 0)

/** The payee sends the oldest tax invoice that is not with the operators. */
export function sendVat({ vat }: Payee): boolean {
  const next = vat.find(({ status }) => status === 'waiting' || status === 'rejected')
  if (!next) return false
  next.status = 'in_progress'
  return true
}

/** An operator decides on the oldest tax invoice in review. */
export function decideVat(model: Model, payee: Payee, approved: boolean): boolean {
  const next = payee.vat.find(({ status }) => status === 'in_progress')
  if (!next) return false
  next.status = approved ? 'approved' : 'rejected'
  if (!approved) return true
  payee.available += next.amount
  model.books.undueVat -= next.amount
  model.books.inputVat += next.amount
  return true
}

/** Ends a unit: it is returned whole, or it is used and the unearned part is returned as credits. */
function endUnit(model: Model, unit: Unit, spent: number, terms: ModelSettings): void {
  if (spent === 0) {
    unit.state = 'available'
    unit.ends = Math.max(unit.ends, model.now + terms.unitReturnDays * DAY)
    return
  }
  unit.state = 'used'
  const back = unit.value - spent
  const ends = Math.max(unit.ends, model.now + terms.returnDays * DAY)
  const { charge, boughtAt } = unit
  if (back > 0) model.lots.push(newLot({ source: 'package', charge, boughtAt, ends, bought: back }))
}

/**
 * Settles a job: `earned` basis points of each price and fee are paid out, the remainder is returned; the creator gets
 * `reimbursed` from the cap.
 */
export function settle(model: Model, job: JobModel, earned: number, completes: boolean, reimbursed: number): void {
  const { influencer: who, terms } = job
  let [gross, contract, fee] = [0, 0, 0]
  for (const leg of job.legs) {
    const [pays, costs] = [part(leg.price, earned), part(leg.fee, earned)]
    if (leg.hold) {
      endHold(model.lots, leg.hold, pays + costs, model.now, terms.returnDays)
      model.books.fee += costs
    } else {
      endUnit(model, leg.unit!, earned === 0 ? 0 : pays + costs, terms)
      model.books.packageMargin += costs
    }
    gross += pays
    fee += costs
    contract += leg.price
  }
  if (job.cap) endHold(model.lots, job.cap, reimbursed, model.now, terms.returnDays)
  who.available += reimbursed
  job.legs = []
  job.cap = null
  if (completes) who.firstCompletedAt ??= model.now
  const share = job.begun ? part(gross, who.managerBps) : 0
  const ofContract = job.begun ? part(contract, who.managerBps) : 0
  pay(model, who, gross - share, contract - ofContract)
  pay(model, model.manager, share, ofContract)
  const reward = earned > 0 ? referral(model, job, gross - share, fee) : 0
  who.referralPaid += reward
  pay(model, model.referrer, reward, reward)
  model.books.gross += gross
  model.books.referral += reward
}

/**
 * The referral bonus: for a year from the first completed job, at most the cap per friend, and never more than the fee.
 */
function referral(model: Model, { influencer: who, terms }: JobModel, own: number, fee: number): number {
  if (!who.referred || who.firstCompletedAt === null) return 0
  const year = new Date(who.firstCompletedAt)
  year.setUTCFullYear(year.getUTCFullYear() + 1)
  if (model.now >= year.getTime()) return 0
  return Math.max(0, Math.min(part(own, terms.referralBps), terms.referralCap - who.referralPaid, fee))
}

export const MINIMUM = 10_000
const FEE_WAIVED_FROM = 100_000

export const waiting = (who: Influencer): Withdrawal | undefined => who.withdrawals.find((w) => w.status === 'Pending')

export const mayWithdraw = (who: Influencer, price: number): boolean =>
  !waiting(who) && price >= MINIMUM && price <= who.available

export function withdraw(model: Model, who: Influencer, id: string, price: number, automatic = false): void {
  const { withdrawalFee, vatBps } = model.settings
  const fee = automatic || price >= FEE_WAIVED_FROM ? 0 : withdrawalFee
  const feeVat = Math.floor((fee * vatBps) / (10_000 + vatBps) + 0.5)
  who.available -= price
  who.pending += price
  who.withdrawals.push({ id, price, fee, feeVat, status: 'Pending', transfers: 0 })
}

export function finish(
  model: Model,
  who: Influencer,
  it: Withdrawal,
  how: 'complete' | 'reject' | 'returned',
): boolean {
  if (it.status !== (how === 'returned' ? 'TransferComplete' : 'Pending')) return false
  const sign = how === 'complete' ? 1 : how === 'returned' ? -1 : 0
  model.books.withdrawalFee += sign * (it.fee - it.feeVat)
  model.books.withdrawalVat += sign * it.feeVat
  if (how !== 'returned') who.pending -= it.price
  if (how === 'complete') {
    it.transfers += 1
    it.status = 'TransferComplete'
    return true
  }
  it.status = 'Rejected'
  who.available += it.price
  return true
}

/** The Monday run withdraws whole balances from 1,000 baht, once a day, and skips creators with a pending transfer. */
export function isTakenOnMonday(model: Model, who: Influencer): boolean {
  const today = bangkokDay(model.now)
  const due = who.automatic && who.available >= FEE_WAIVED_FROM && !waiting(who) && who.automaticOn !== today
  return due && weekday(model.now) === 1
}
