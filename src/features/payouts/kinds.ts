/** partly_marked: some transfers are marked as sent, the others are still payable. */
export const BATCH_STATUSES = ['exported', 'partly_marked', 'done', 'voided'] as const
export type BatchStatus = (typeof BATCH_STATUSES)[number]
