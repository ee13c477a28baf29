import { type Satang, satang } from '../../../core/money.ts'

export const BLOCKERS = [
  'NEWJOB',
  'JOB_IN_PROGRESS',
  'YOU_ARE_WAITING_FOR_EARNINGS',
  'LESS_EARNING',
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
}

/** A balance that no withdrawal can pay out, because the fee would take all of it. */
export const restOf = ({ available, fee }: Pick<AccountFacts, 'available' | 'fee'>): Satang =>
  available <= fee ? available : satang(0)

/**
 * What stands between an account and its deactivation, the most urgent first. A rest below the fee needs no bank account:
 * it is given up.
 */
export function blockersOf(facts: AccountFacts, giveUp: number | null): BlockerCode[] {
  const rest = restOf(facts)
  const payable = facts.available > facts.fee
  const holds: Record<BlockerCode, boolean> = {
    NEWJOB: facts.newJobs > 0,
    JOB_IN_PROGRESS: facts.runningJobs > 0,
    YOU_ARE_WAITING_FOR_EARNINGS: payable || facts.pending > 0,
    LESS_EARNING: rest > 0 && giveUp !== rest,
    BANK_ACCOUNT_EMPTY: payable && !facts.hasBank,
    DOCUMENTS_IN_PROCESS: facts.documents > 0,
    UNPAID_CHARGE: facts.unpaidCharges > 0,
  }
  return BLOCKERS.filter((code) => holds[code])
}
