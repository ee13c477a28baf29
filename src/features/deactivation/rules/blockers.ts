import { type Satang, satang } from '../../../core/money.ts'

export const BLOCKERS = [
  'NEWJOB',
  'JOB_IN_PROGRESS',
  'YOU_ARE_WAITING_FOR_EARNINGS',
  'LESS_EARNING',
  'VAT_WITHOUT_INVOICE',
  'BANK_ACCOUNT_EMPTY',
  'DOCUMENTS_IN_PROCESS',
  'UNPAID_CHARGE',
] as const
export type BlockerCode = (typeof BLOCKERS)[number]

/** Blockers whose message is named by the specification. */
const WITH_MESSAGE = [
  'NEWJOB',
  'LESS_EARNING',
  'YOU_ARE_WAITING_FOR_EARNINGS',
] as const satisfies readonly BlockerCode[]
export const BLOCKER_MESSAGES = WITH_MESSAGE.map((code) => `DEACTIVATED_CONDITION_${code}` as const)
export type BlockerMessage = (typeof BLOCKER_MESSAGES)[number]

/** The message of a blocker that the specification names, or null. */
export const messageOf = (code: BlockerCode): BlockerMessage | null =>
  BLOCKER_MESSAGES.find((message) => message === `DEACTIVATED_CONDITION_${code}`) ?? null

export interface AccountFacts {
  newJobs: number
  runningJobs: number
  /** Documents that wait for a check. */
  documents: number
  hasBank: boolean
  available: Satang
  /** Withdrawals on their way. */
  pending: Satang
  /** What a withdrawal costs: a balance up to it cannot be paid out. */
  fee: number
  unpaidCharges: number
  /** VAT parts of payments whose tax invoice was not sent, or was rejected. */
  vatUnsent: Satang
}

/** A balance that no withdrawal can pay out, because the fee would take all of it. */
export const restOf = ({ available, fee }: Pick<AccountFacts, 'available' | 'fee'>): Satang =>
  available <= fee ? available : satang(0)

/** What the owner gives up, satang. */
export interface GivenUp {
  giveUp: number
  giveUpVat: number
}

/** The exact amounts that must be given up to close the account. */
export const restsOf = (facts: AccountFacts): GivenUp => ({ giveUp: restOf(facts), giveUpVat: facts.vatUnsent })

/**
 * What stands between an account and its deactivation, the most urgent first. A rest below the fee needs no bank account:
 * it is given up, and so is VAT for which no tax invoice will come.
 */
export function blockersOf(facts: AccountFacts, { giveUp, giveUpVat }: GivenUp): BlockerCode[] {
  const rest = restOf(facts)
  const payable = facts.available > facts.fee
  const holds: Record<BlockerCode, boolean> = {
    NEWJOB: facts.newJobs > 0,
    JOB_IN_PROGRESS: facts.runningJobs > 0,
    YOU_ARE_WAITING_FOR_EARNINGS: payable || facts.pending > 0,
    LESS_EARNING: rest > 0 && giveUp !== rest,
    VAT_WITHOUT_INVOICE: facts.vatUnsent > 0 && giveUpVat !== facts.vatUnsent,
    BANK_ACCOUNT_EMPTY: payable && !facts.hasBank,
    DOCUMENTS_IN_PROCESS: facts.documents > 0,
    UNPAID_CHARGE: facts.unpaidCharges > 0,
  }
  return BLOCKERS.filter((code) => holds[code])
}
