import type { ApprovalKind } from '../kinds.ts'
import type { Approval } from '../shapes.ts'

const PATHS: Partial<Record<ApprovalKind, (approval: Approval) => string>> = {
  withdrawal: ({ targetId }) => `withdrawal?status=Pending&open=${targetId}`,
  payout_void: ({ targetId }) => `withdrawal?status=batches&open=${targetId}`,
  dispute: ({ targetId }) => `dispute?job=${targetId}`,
}

/** Where the back office shows what an approval is about. */
export const approvalPath = (approval: Approval): string =>
  PATHS[approval.kind]?.(approval) ?? `payment?status=all&id=${approval.scopeId}`
