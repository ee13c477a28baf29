import type { LoaderFunctionArgs } from 'react-router'
import { load, pageCall } from '../../../web/page.ts'
import { contract, type Standing } from '../contract.ts'

/** The caller's own standing, where they are signed in. */
export async function loadClosure({ context }: LoaderFunctionArgs): Promise<{ standing: Standing | null }> {
  const { data } = await load(() => pageCall(context)(contract.standing))
  return { standing: data }
}
