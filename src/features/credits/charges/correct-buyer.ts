import type { Tx } from '../../../db/types.ts'
import type { TaxParty } from '../shapes.ts'
import { lockCharge, updateCharge } from './store.ts'

/** The tax invoice of a charge was issued again for the right buyer: later documents name the same. Locks the charge. */
export async function correctBuyer(tx: Tx, chargeId: string, party: TaxParty): Promise<void> {
  if (await lockCharge(tx, chargeId)) await updateCharge(tx, chargeId, { party })
}
