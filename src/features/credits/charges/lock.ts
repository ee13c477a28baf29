import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import { lockSubject } from '../../approvals/service.ts'
import { type ChargeRecord, findCharge, lockCharge } from './store.ts'

/** Locks a charge for an act that counts against the limit: its marketer's account first, as every such act does. */
export async function lockForAct(tx: Tx, id: string): Promise<ChargeRecord> {
  const found = await findCharge(tx, id)
  if (!found) throw new AppError('not_found')
  await lockSubject(tx, found.marketerId)
  return (await lockCharge(tx, id))!
}
