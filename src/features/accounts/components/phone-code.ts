import type { PendingCodeView } from '../shapes.ts'

/**
 * The sent code, while the page waits for it to be entered. If it has expired or is used up, the next one is
 * requested, unless the number is verified.
 */
export function phoneCode(pending: PendingCodeView | null, verified: boolean): PendingCodeView | null {
  if (pending?.state === 'sent') return pending
  return verified || pending?.state === 'verified' ? null : pending
}
