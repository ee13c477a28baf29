import type { ClientActionFunctionArgs } from 'react-router'
import { clientAction as submit } from '../../../web/client-action.ts'

const CHARGE_PAGE = /\/buyCredit\/([0-9a-f-]{36})$/

/**
 * Sends an order. Once its charge exists, the order's history entry names it: the browser's back button on the page of
 * the charge leads to the order as it was entered, which a changed one replaces.
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
