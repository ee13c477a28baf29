import type { LoaderFunctionArgs } from 'react-router'
import { load, pageCall } from '../../../web/page.ts'
import { contract, type Standing } from '../contract.ts'

/** The status of the caller's account; null for a visitor or an active account. */
export async function loadClosure({ context }: LoaderFunctionArgs): Promise<{ standing: Standing | null }> {
  const { data } = await load(() => pageCall(context)(contract.standing))
  return { standing: data }
}
