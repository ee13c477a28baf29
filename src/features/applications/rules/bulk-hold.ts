import { satang, sum } from '../../../core/money.ts'
import type { HoldAmounts, HoldPlan } from '../../settlement/rules/hold.ts'

/**
 * What accepting an applicant puts on hold, calculated from the figures of their row. A price that the influencer has
 * requested replaces the campaign's price.
 */
export function holdAmountsOf(job: {
  price: number
  asked: number | null
  fee: number | null
  toHold: number | null
  fundedBy: HoldPlan['fundedBy']
}): HoldAmounts {
  const price = satang(job.asked ?? job.price)
  const credits = satang(job.toHold ?? 0)
  if (job.fundedBy === 'package') return { price, fee: satang(0), reimbursement: credits, credits, units: 1 }
  const fee = satang(job.fee ?? 0)
  return { price, fee, reimbursement: satang(credits - price - fee), credits, units: 0 }
}

export interface BulkHold {
  people: number
  price: number
  fee: number
  reimbursement: number
  toHold: number
  /** Number of package jobs. */
  units: number
  /** The lowest and the highest hold for one person, in satang. */
  lowest: number
  highest: number
}

/**
 * The total for several people. It adds up the same amounts that are held for each person, so that both always agree.
 */
export function sumOf(people: readonly HoldAmounts[]): BulkHold {
  const add = (name: keyof HoldAmounts): number => sum(...people.map((person) => person[name]))
  const holds = people.map(({ credits }) => credits)
  return {
    people: people.length,
    price: add('price'),
    fee: add('fee'),
    reimbursement: add('reimbursement'),
    toHold: add('credits'),
    units: add('units'),
    lowest: Math.min(...holds),
    highest: Math.max(...holds),
  }
}

export interface AvailableFunds {
  available: number
  units: number | null
  slotsLeft: number
}

/** What is missing for all of them. Zero where there is enough. */
export const missingFor = ({ people, toHold, units }: BulkHold, funds: AvailableFunds) => ({
  credits: Math.max(0, toHold - funds.available),
  units: Math.max(0, units - (funds.units ?? 0)),
  slots: Math.max(0, people - funds.slotsLeft),
})
