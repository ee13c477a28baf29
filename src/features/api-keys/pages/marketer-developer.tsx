import { DeveloperPage } from '../components/developer-page.tsx'

export { clientAction } from '../../../web/client-action.ts'
export { keyActions as action, loadKeys as loader } from '../components/developer-page.tsx'

export default function MarketerDeveloper() {
  return <DeveloperPage side="marketer" />
}
