import type { LoaderFunctionArgs } from 'react-router'
import { loadClosure } from '../components/status-loader.ts'
import { ClosurePage } from '../components/status-page.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadClosure(args)
}

export default function Permanently() {
  return <ClosurePage role="marketer" closure="permanently" />
}
