/**
 * Actions of operators that change money or rights and count towards the limit above which a second operator must
 * approve.
 */
export const APPROVAL_KINDS = [
  'slip',
  'receipt_matched',
  'debt_settled',
  'withholding_collected',
  'refund',
  'receipt_returned',
  'package_grant',
  'chargeback',
  'debt_written_off',
  'withholding_written_off',
  'dispute',
  'withdrawal',
  'withdrawal_returned',
  'payout_void',
  'account_payout',
  'vat_registration',
  'two_step_reset',
  'operator_close',
  'invoice_reissue',
] as const
export type ApprovalKind = (typeof APPROVAL_KINDS)[number]

/**
 * `not_required`: below the limit, done by one operator. The other statuses belong to actions that need a second
 * operator.
 */
export const APPROVAL_STATUSES = ['not_required', 'waiting', 'approved', 'declined', 'expired'] as const
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]

const CONFIRMS_PAYMENT: readonly ApprovalKind[] = ['slip', 'receipt_matched', 'debt_settled', 'withholding_collected']

/**
 * The kinds whose amounts are added up together. There are two groups: payments that an operator confirms, and all
 * others (money that an operator gives away).
 */
export const countedWith = (kind: ApprovalKind): readonly ApprovalKind[] => {
  const confirms = CONFIRMS_PAYMENT.includes(kind)
  return APPROVAL_KINDS.filter((other) => CONFIRMS_PAYMENT.includes(other) === confirms)
}
