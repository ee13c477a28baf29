import type { LoaderFunctionArgs } from 'react-router'
import { loadRestriction } from '../components/status-loader.ts'
import { AccountStatusPage } from '../components/status-page.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadRestriction(args)
}

export default function Suspended() {
  return <AccountStatusPage role="marketer" status="suspended" />
}
