/** Kinds of movements of a marketer's credits. `hold` and `release` move between the available and the held balance. */
export const CREDIT_MOVES = [
  'top_up',
  'grant',
  'package_return',
  'hold',
  'release',
  'payout',
  'fee',
  'reimbursement',
  'refund',
  'expiry',
  'chargeback',
] as const
export type CreditMove = (typeof CREDIT_MOVES)[number]

/** Why credits of a job moved. */
export const MOVE_CAUSES = [
  'job',
  'pay_changed',
  'extra_revision',
  'extra_included',
  'reimbursement',
  'job_cancelled',
  'unspent',
] as const
export type MoveCause = (typeof MOVE_CAUSES)[number]
