import type { PendingCodeView } from '../shapes.ts'

/** The code that keeps a page at entering it. An expired or used-up one leads to the next, unless the number is verified. */
export function phoneCode(pending: PendingCodeView | null, verified: boolean): PendingCodeView | null {
  if (pending?.state === 'sent') return pending
  return verified || pending?.state === 'verified' ? null : pending
}
