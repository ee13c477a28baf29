import type { LoaderFunctionArgs } from 'react-router'
import { load, pageCall } from '../../../web/page.ts'
import { type AccountRestriction, contract } from '../contract.ts'

/** The status of the caller's account; null for a visitor or an active account. */
export async function loadRestriction({
  context,
}: LoaderFunctionArgs): Promise<{ restriction: AccountRestriction | null }> {
  const { data } = await load(() => pageCall(context)(contract.standing))
  return { restriction: data }
}
