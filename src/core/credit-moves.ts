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
