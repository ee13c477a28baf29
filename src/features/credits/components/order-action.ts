import type { ClientActionFunctionArgs } from 'react-router'
import { clientAction as submit } from '../../../web/client-action.ts'

const CHARGE_PAGE = /\/buyCredit\/([0-9a-f-]{36})$/

/**
 * Submits an order. After its charge is created, the current history entry gets the charge's id (`from`). The browser's
 * back button on the charge's page then shows the order with its inputs, and submitting it again replaces the charge.
 */
export async function clientAction(args: ClientActionFunctionArgs) {
  try {
    return await submit(args)
  } catch (thrown) {
    const target = thrown instanceof Response ? thrown.headers.get('location') : null
    const charge = CHARGE_PAGE.exec(target ?? '')?.[1]
    if (charge) history.replaceState(history.state, '', `${location.pathname}?from=${charge}`)
    throw thrown
  }
}
