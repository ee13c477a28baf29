import { endHold, expire, type Hold, type Lot, newLot, part, takeHold } from './model-credits.ts'
import type { JobModel } from './model-jobs.ts'

/**
 * What money should do, written a second time and small: nothing here imports the product. Amounts in satang, times in
 * milliseconds. Rates are those that the histories' world sets up.
 */

export const FEE_BPS = 1_000
export const VAT_BPS = 700
export const EXTRA_ROUND_BPS = 1_000
export const REFERRAL_BPS = 500
export const REFERRAL_CAP = 50_000
/** Contracts below this are not taxed. */
const TAXED_FROM = 100_000
export const LIFE_MONTHS = 1
export const DAY = 86_400_000
export const HOUR = 3_600_000
const BANGKOK = 7 * HOUR

export interface Payee {
  name: string
  taxBps: number
  vatBps: number
  available: number
  pending: number
  /** All that was ever earned, after tax, VAT on top included. */
  earned: number
}

export interface Creator extends Payee {
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
  status: 'Pending' | 'TransferComplete' | 'Rejected'
  transfers: number
}

export interface Charge {
  id: string
  net: number
  vat: number
  refundedNet: number
  refundedVat: number
}

export interface Model {
  now: number
  lots: Lot[]
  charges: Charge[]
  campaign: { price: number; slots: number; taken: number; closesAt: number; postBy: number; open: boolean }
  creators: Creator[]
  manager: Payee
  referrer: Payee
  /** The platform's own accounts since the history began. */
  /** What creators had before the first act. */
  opening: number
  books: { fee: number; gross: number; tax: number; inputVat: number; referral: number; withdrawalFee: number }
}

export const payee = (name: string, taxBps: number, vatBps = 0): Payee => ({
  name,
  taxBps,
  vatBps,
  available: 0,
  pending: 0,
  earned: 0,
})

export const creator = (base: Payee, more: Partial<Creator> = {}): Creator => ({
  ...base,
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

export function buy(model: Model, id: string, net: number): void {
  model.charges.push({ id, net, vat: part(net, VAT_BPS), refundedNet: 0, refundedVat: 0 })
  model.lots.push(newLot(id, net, monthsLater(model.now)))
}

/** The same day some months on, as the calendar has it in Bangkok. */
function monthsLater(at: number): number {
  const local = new Date(at + BANGKOK)
  const day = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + LIFE_MONTHS)
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(day, last))
  return local.getTime() - BANGKOK
}

/** What of a charge could still be paid back: its own lot's unspent credits. */
export const refundable = (model: Model, charge: Charge): number =>
  model.lots.find((lot) => lot.charge === charge.id)?.left ?? 0

export function refund(model: Model, charge: Charge, net: number): void {
  const lot = model.lots.find((one) => one.charge === charge.id)!
  lot.left -= net
  lot.refunded += net
  charge.refundedNet += net
  charge.refundedVat = Math.round((charge.vat * charge.refundedNet) / charge.net)
}

/** Price and fee go on hold; null where the credits do not suffice. */
export function holdFor(model: Model, price: number): { price: number; fee: number; hold: Hold } | null {
  expire(model.lots, model.now)
  const fee = part(price, FEE_BPS)
  const hold = takeHold(model.lots, price + fee)
  return hold && { price, fee, hold }
}

function pay(model: Model, to: Payee, gross: number, contract: number): void {
  const tax = contract >= TAXED_FROM ? part(gross, to.taxBps) : 0
  const vat = part(gross, to.vatBps)
  to.available += gross - tax + vat
  to.earned += gross - tax + vat
  model.books.tax += tax
  model.books.inputVat += vat
}

/** Ends a job's money: `earned` basis points of each price and fee are paid out, the rest goes back. */
export function settle(model: Model, job: JobModel, earned: number, completes: boolean): void {
  const who = job.creator
  let [gross, contract, fee] = [0, 0, 0]
  for (const leg of job.legs) {
    const [pays, costs] = [part(leg.price, earned), part(leg.fee, earned)]
    endHold(model.lots, leg.hold, pays + costs, model.now)
    gross += pays
    fee += costs
    contract += leg.price
  }
  job.legs = []
  if (completes) who.firstCompletedAt ??= model.now
  const share = job.begun ? part(gross, who.managerBps) : 0
  const ofContract = job.begun ? part(contract, who.managerBps) : 0
  pay(model, who, gross - share, contract - ofContract)
  pay(model, model.manager, share, ofContract)
  const reward = earned > 0 ? referral(model, who, gross - share, fee) : 0
  who.referralPaid += reward
  pay(model, model.referrer, reward, reward)
  model.books.gross += gross
  model.books.fee += fee
  model.books.referral += reward
}

/** For a year from the first completed job, at most the cap for a friend, and never more than the fee. */
function referral(model: Model, who: Creator, own: number, fee: number): number {
  if (!who.referred || who.firstCompletedAt === null) return 0
  const year = new Date(who.firstCompletedAt)
  year.setUTCFullYear(year.getUTCFullYear() + 1)
  if (model.now >= year.getTime()) return 0
  return Math.min(part(own, REFERRAL_BPS), REFERRAL_CAP - who.referralPaid, fee)
}

export const MINIMUM = 10_000
const FEE_WAIVED_FROM = 100_000
const FEE = 1_500

export const waiting = (who: Creator): Withdrawal | undefined => who.withdrawals.find((w) => w.status === 'Pending')

export const mayWithdraw = (who: Creator, price: number): boolean =>
  !waiting(who) && price >= MINIMUM && price <= who.available

export function withdraw(who: Creator, id: string, price: number, automatic = false): void {
  const fee = automatic || price >= FEE_WAIVED_FROM ? 0 : FEE
  who.available -= price
  who.pending += price
  who.withdrawals.push({ id, price, fee, status: 'Pending', transfers: 0 })
}

export function finish(model: Model, who: Creator, it: Withdrawal, how: 'complete' | 'reject' | 'returned'): boolean {
  if (it.status !== (how === 'returned' ? 'TransferComplete' : 'Pending')) return false
  if (how !== 'returned') who.pending -= it.price
  if (how === 'complete') {
    it.transfers += 1
    it.status = 'TransferComplete'
    model.books.withdrawalFee += it.fee
    return true
  }
  if (how === 'returned') model.books.withdrawalFee -= it.fee
  it.status = 'Rejected'
  who.available += it.price
  return true
}

/** The Monday run takes whole balances from 1,000 baht on, once a day, and skips who waits for a transfer. */
export function isTakenOnMonday(model: Model, who: Creator): boolean {
  const today = bangkokDay(model.now)
  const due = who.automatic && who.available >= FEE_WAIVED_FROM && !waiting(who) && who.automaticOn !== today
  return due && weekday(model.now) === 1
}
