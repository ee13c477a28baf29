import type { LoaderFunctionArgs } from 'react-router'
import { loadLegal } from '../components/legal-loader.ts'
import { LegalPageView } from '../components/legal-page.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadLegal(args, 'termsOfUse')
}

export default LegalPageView
