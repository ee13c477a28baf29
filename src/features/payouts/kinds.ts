/** partly_marked: some transfers are marked as sent, the others are still payable. */
export const BATCH_STATUSES = ['exported', 'partly_marked', 'done', 'voided'] as const
export type BatchStatus = (typeof BATCH_STATUSES)[number]
/** States of a withdrawal in a batch as shown; `returned` follows from the withdrawal. */
export const BATCH_ROW_STATES = ['payable', 'paid', 'returned', 'voided'] as const
export type BatchRowState = (typeof BATCH_ROW_STATES)[number]
