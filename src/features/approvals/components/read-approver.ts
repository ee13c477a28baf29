import type { LoaderFunctionArgs } from 'react-router'
import { pageCall, pageContext } from '../../../web/page.ts'
import { contract } from '../../two-step/contract.ts'

/** The operator who looks at approvals. */
export interface Approver {
  id: string
  /** Two-step verification is on: an approval needs its code. */
  twoStep: boolean
}

/** Reads the viewer of a page that shows approvals. */
export async function readApprover(context: LoaderFunctionArgs['context']): Promise<Approver> {
  const { viewer } = context.get(pageContext)
  const { data } = await pageCall(context)(contract.operatorStatus)
  return { id: viewer.uuid, twoStep: data.since !== null }
}
