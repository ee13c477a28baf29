import type { LoaderFunctionArgs } from 'react-router'
import { pageCall, pageContext } from '../../../web/page.ts'
import { contract } from '../../two-step/contract.ts'

/** The operator who views approvals. */
export interface Approver {
  id: string
  /** Whether two-step verification is on: approving requires its code. */
  twoStep: boolean
}

export async function readApprover(context: LoaderFunctionArgs['context']): Promise<Approver> {
  const { viewer } = context.get(pageContext)
  const { data } = await pageCall(context)(contract.operatorStatus)
  return { id: viewer.uuid, twoStep: data.since !== null }
}
