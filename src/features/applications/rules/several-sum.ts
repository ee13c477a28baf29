/** What one person of several takes: satang of credits, or a job of the campaign's package. */
export interface PersonTake {
  price: number
  fee: number
  /** Credits, a reimbursement's maximum included. */
  toHold: number
  fundedBy: 'credits' | 'package'
}

/** What accepting an applicant takes: a price that the influencer has requested replaces the campaign's. */
export const takeOf = (job: {
  price: number
  asked: number | null
  fee: number | null
  toHold: number | null
  fundedBy: PersonTake['fundedBy']
}): PersonTake => ({
  price: job.asked ?? job.price,
  fee: job.fee ?? 0,
  toHold: job.toHold ?? 0,
  fundedBy: job.fundedBy,
})

export interface SeveralTake {
  people: number
  price: number
  fee: number
  reimbursement: number
  toHold: number
  /** Jobs of a package. */
  units: number
  /** The lowest and the highest hold of one person. */
  lowest: number
  highest: number
}

/** The sum of what several people take, from the same amounts that each person's hold is made of. */
export function sumOf(people: readonly PersonTake[]): SeveralTake {
  const add = (of: (person: PersonTake) => number): number => people.reduce((sum, person) => sum + of(person), 0)
  const byCredits = (person: PersonTake): boolean => person.fundedBy === 'credits'
  const price = add((person) => person.price)
  const fee = add((person) => (byCredits(person) ? person.fee : 0))
  const toHold = add((person) => person.toHold)
  const holds = people.map((person) => person.toHold)
  return {
    people: people.length,
    price,
    fee,
    reimbursement: toHold - add((person) => (byCredits(person) ? person.price + person.fee : 0)),
    toHold,
    units: people.filter((person) => !byCredits(person)).length,
    lowest: Math.min(...holds),
    highest: Math.max(...holds),
  }
}

export interface Means {
  available: number
  units: number | null
  slotsLeft: number
}

/** What is missing for all of them; zero for what is enough. */
export const missingFor = ({ people, toHold, units }: SeveralTake, means: Means) => ({
  credits: Math.max(0, toHold - means.available),
  units: Math.max(0, units - (means.units ?? 0)),
  slots: Math.max(0, people - means.slotsLeft),
})
