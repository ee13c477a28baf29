import type { ActionInput } from '../../../web/actions.ts'
import { CallError } from '../../../web/call-error.ts'
import { optional } from '../../../web/form-data.ts'
import type { Call } from '../../../web/page.ts'
import { qId } from '../../../web/query.ts'
import { type ChargeView, contract } from '../contract.ts'

/** The charge that a new one takes the place of. */
export const zReplaces = { from: qId }

/** What a form takes over from an earlier charge. */
export type Replaced = Pick<ChargeView, 'id' | 'net' | 'method' | 'payable' | 'poNumber' | 'costCentre'> & {
  withhold: boolean
  /** Whether the new charge cancels it. */
  isOpen: boolean
}

async function settled<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof CallError && error.failure.status < 500) return null
    throw error
  }
}

/** The caller's own earlier charge for the same thing: credits, or the package `slug`; null if there is none. */
export async function findReplaced(call: Call, id: string | undefined, slug?: string): Promise<Replaced | null> {
  if (!id) return null
  const found = await settled(() => call(contract.getCharge, { params: { id } }))
  if (!found || found.data.package?.slug !== slug) return null
  const { net, method, payable, withheld, poNumber, costCentre, status } = found.data
  return { ...{ id, net, method, payable, poNumber, costCentre }, withhold: withheld > 0, isOpen: status === 'pending' }
}

/** Cancels the charge that a form with `ReplacesNote` names, once the new one exists. One that was paid stays paid. */
export async function cancelReplaced({ form, call, newKey }: Pick<ActionInput, 'form' | 'call' | 'newKey'>) {
  const id = optional(form, 'replaces')
  if (id) await settled(() => call(contract.cancelCharge, { params: { id }, idempotencyKey: newKey() }))
}
