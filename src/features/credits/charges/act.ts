import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { lockSubject } from '../../approvals/service.ts'
import { type ChargeRecord, findCharge, lockCharge } from './store.ts'

/** Locks a charge for an action that counts towards the approval limit. The marketer's account is locked first. */
export async function lockForAct(tx: Tx, id: string): Promise<ChargeRecord> {
  const found = await findCharge(tx, id)
  if (!found) throw new AppError('not_found')
  await lockSubject(tx, found.marketerId)
  return (await lockCharge(tx, id))!
}

/** The actor of a ledger entry for the caller's action. */
export const byOperator = (ctx: Ctx) => ({ actor: { id: ctx.caller.accountId, role: 'operator' as const } })

/** The fields that a request for approval stores about a charge. */
export const ofCharge = (row: ChargeRecord) => ({ targetId: row.id, subjectId: row.marketerId, about: row.reference })
