import { type Satang, satang, sum } from '../../../core/money.ts'

export const BLOCKERS = [
  'NEWJOB',
  'JOB_IN_PROGRESS',
  'CAMPAIGN_OPEN',
  'YOU_ARE_WAITING_FOR_EARNINGS',
  'LESS_EARNING',
  'VAT_WITHOUT_INVOICE',
  'BANK_ACCOUNT_EMPTY',
  'DOCUMENTS_IN_PROCESS',
  'UNPAID_CHARGE',
  'REFUND_PENDING',
  'TAX_CERTIFICATE_DUE',
  'DEBT',
  'CREDITS_LEFT',
] as const
export type BlockerCode = (typeof BLOCKERS)[number]

/** Blockers with a message code in the API specification. */
const WITH_MESSAGE = [
  'NEWJOB',
  'LESS_EARNING',
  'YOU_ARE_WAITING_FOR_EARNINGS',
] as const satisfies readonly BlockerCode[]
export const BLOCKER_MESSAGES = WITH_MESSAGE.map((code) => `DEACTIVATED_CONDITION_${code}` as const)
export type BlockerMessage = (typeof BLOCKER_MESSAGES)[number]

/** The message code of a blocker in the API specification, or null. */
export const messageOf = (code: BlockerCode): BlockerMessage | null =>
  BLOCKER_MESSAGES.find((message) => message === `DEACTIVATED_CONDITION_${code}`) ?? null

export interface AccountFacts {
  newJobs: number
  runningJobs: number
  /** Documents that are being checked. */
  documents: number
  hasBank: boolean
  available: Satang
  /** Pending withdrawals. */
  pending: Satang
  /** The fee of a withdrawal. A balance that does not exceed it cannot be paid out. */
  fee: number
  /** Campaigns that are live or in review. */
  openCampaigns: number
  /** Payments that were started or that an operator reviews. */
  unpaidCharges: number
  /** Pending refunds, and payments in suspense. */
  refunds: number
  /** Payments whose withholding certificate is overdue for longer than the alert setting allows. */
  overdueCertificates: number
  /** The owner's debt after a chargeback. */
  owed: Satang
  /** Value of credits and package jobs. */
  credits: Satang
  /** VAT parts of payments whose tax invoice was not sent or was rejected. */
  vatUnsent: Satang
}

/** A balance that cannot be paid out, because it does not exceed the withdrawal fee; else 0. */
export const unpayableBalance = ({ available, fee }: Pick<AccountFacts, 'available' | 'fee'>): Satang =>
  available <= fee ? available : satang(0)

const isPayable = ({ available, fee }: Pick<AccountFacts, 'available' | 'fee'>): boolean => available > fee

/** The earnings that block closing: the balance that can be withdrawn, else the pending withdrawals. */
export const earningsOf = (facts: Pick<AccountFacts, 'available' | 'fee' | 'pending'>): Satang =>
  isPayable(facts) ? facts.available : facts.pending

/** Amounts that the owner gives up, satang. */
export interface WaivedAmounts {
  giveUp: number
  giveUpVat: number
}

/** Defaults. Each role overrides the facts that apply to it. */
export const NO_FACTS: AccountFacts = {
  newJobs: 0,
  runningJobs: 0,
  documents: 0,
  hasBank: false,
  available: satang(0),
  pending: satang(0),
  fee: 0,
  openCampaigns: 0,
  unpaidCharges: 0,
  refunds: 0,
  overdueCertificates: 0,
  owed: satang(0),
  credits: satang(0),
  vatUnsent: satang(0),
}

/**
 * The exact amounts that must be given up to close the account: an influencer's balance below the fee or a marketer's
 * credits, and VAT.
 */
export const waivedAmountsOf = (facts: AccountFacts): WaivedAmounts => ({
  giveUp: sum(unpayableBalance(facts), facts.credits),
  giveUpVat: facts.vatUnsent,
})

/**
 * What prevents closing an account, most urgent first. A balance below the fee needs no bank account, because it is
 * given up. VAT without a tax invoice and a marketer's credits are given up in the same way.
 */
export function blockersOf(facts: AccountFacts, { giveUp, giveUpVat }: WaivedAmounts): BlockerCode[] {
  const rest = unpayableBalance(facts)
  const payable = isPayable(facts)
  const holds: Record<BlockerCode, boolean> = {
    NEWJOB: facts.newJobs > 0,
    JOB_IN_PROGRESS: facts.runningJobs > 0,
    YOU_ARE_WAITING_FOR_EARNINGS: payable || facts.pending > 0,
    LESS_EARNING: rest > 0 && giveUp !== rest,
    VAT_WITHOUT_INVOICE: facts.vatUnsent > 0 && giveUpVat !== facts.vatUnsent,
    BANK_ACCOUNT_EMPTY: payable && !facts.hasBank,
    DOCUMENTS_IN_PROCESS: facts.documents > 0,
    CAMPAIGN_OPEN: facts.openCampaigns > 0,
    UNPAID_CHARGE: facts.unpaidCharges > 0,
    REFUND_PENDING: facts.refunds > 0,
    TAX_CERTIFICATE_DUE: facts.overdueCertificates > 0,
    DEBT: facts.owed > 0,
    CREDITS_LEFT: facts.credits > 0 && giveUp !== facts.credits,
  }
  return BLOCKERS.filter((code) => holds[code])
}
