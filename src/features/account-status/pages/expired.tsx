import type { LoaderFunctionArgs } from 'react-router'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { contractsContract } from '../../accounts/contracts/contract.ts'
import { loadRestriction } from '../components/status-loader.ts'
import { AccountStatusPage } from '../components/status-page.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadRestriction(args)
}

export const action = defineActions({
  async renew({ form, call, path }) {
    await call(contractsContract.requestRenewal, { body: { note: field(form, 'note') } })
    return path
  },
})
export { clientAction } from '../../../web/client-action.ts'

export default function Expired() {
  return <AccountStatusPage role="marketer" status="expired" />
}
