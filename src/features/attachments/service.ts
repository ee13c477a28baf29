import type { Tx } from '../../db/types.ts'
import type { Handlers } from '../../platform/context.ts'
import { markUnused } from '../files/service.ts'
import type { contract } from './contract.ts'
import { reviewHandlers } from './review/service.ts'
import { sendingHandlers } from './sending/service.ts'
import { deleteAttachments } from './store.ts'
import { taxHandlers } from './tax/service.ts'

/** Deletes the documents of a closed account at the end of their retention period. */
export async function eraseAttachments(tx: Tx, accountId: string, now: Date): Promise<void> {
  for (const fileId of await deleteAttachments(tx, accountId)) await markUnused(tx, fileId, now)
}

export { sweepAttachments } from './sweep.ts'
export { approvedTaxActs } from './tax/service.ts'

export const handlers = { ...sendingHandlers, ...reviewHandlers, ...taxHandlers } satisfies Handlers<typeof contract>
