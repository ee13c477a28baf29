import type { LoaderFunctionArgs } from 'react-router'
import { loadClosure } from '../components/status-loader.ts'
import { AccountStatusPage } from '../components/status-page.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadClosure(args)
}

export default function Permanently() {
  return <AccountStatusPage role="marketer" closure="permanently" />
}
