import type { ActionInput } from '../../../web/actions.ts'
import { CallError } from '../../../web/call-error.ts'
import { optional } from '../../../web/form-data.ts'
import type { Call } from '../../../web/page.ts'
import { qId } from '../../../web/query.ts'
import { type ChargeView, contract } from '../contract.ts'

/** Query parameter with the charge that the new one replaces. */
export const zReplaces = { from: qId }

/** The values that a form copies from an earlier charge. */
export type Replaced = Pick<ChargeView, 'id' | 'net' | 'method' | 'payable' | 'poNumber' | 'costCentre'> & {
  withhold: boolean
  /** Whether the earlier charge is still open, so that the new one cancels it. */
  isOpen: boolean
}

async function nullIfRefused<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof CallError && error.failure.status < 500) return null
    throw error
  }
}

/** An earlier charge of the caller for the same thing: credits, or the package `slug`. Null if there is none. */
export async function findReplaced(call: Call, id: string | undefined, slug?: string): Promise<Replaced | null> {
  if (!id) return null
  const found = await nullIfRefused(() => call(contract.getCharge, { params: { id } }))
  if (!found || found.data.package?.slug !== slug) return null
  const { net, method, payable, withheld, poNumber, costCentre, status } = found.data
  return { ...{ id, net, method, payable, poNumber, costCentre }, withhold: withheld > 0, isOpen: status === 'pending' }
}

/**
 * Cancels the charge in the form's `replaces` field. Call it after the new charge is created. A paid charge stays paid.
 */
export async function cancelReplaced({ form, call, newKey }: Pick<ActionInput, 'form' | 'call' | 'newKey'>) {
  const id = optional(form, 'replaces')
  if (id) await nullIfRefused(() => call(contract.cancelCharge, { params: { id }, idempotencyKey: newKey() }))
}
