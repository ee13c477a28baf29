import type { LoaderFunctionArgs } from 'react-router'
import { loadLegal } from '../parts/legal-loader.ts'
import { LegalPageView } from '../parts/legal-page.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadLegal(args, 'termsOfUse')
}

export default LegalPageView
