import type { PendingCodeView } from '../shapes.ts'

/**
 * The sent code that the page waits for. An expired or used-up code is returned too, so that another one can be
 * requested, unless the number is already verified.
 */
export function phoneCode(pending: PendingCodeView | null, verified: boolean): PendingCodeView | null {
  if (pending?.state === 'sent') return pending
  return verified || pending?.state === 'verified' ? null : pending
}
