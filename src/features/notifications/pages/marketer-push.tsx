import { pushAction, pushLoader } from '../components/push-flow.ts'
import { PushPage } from '../components/push-page.tsx'

export const loader = pushLoader
export const action = pushAction
export { clientAction } from '../../../web/client-action.ts'

export default function MarketerPush() {
  return <PushPage role="Marketer" />
}
