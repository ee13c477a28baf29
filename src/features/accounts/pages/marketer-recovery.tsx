import { recoveryAction, recoveryLoader } from '../components/recovery-flow.ts'
import { RecoveryPage } from '../components/recovery-page.tsx'

export const loader = recoveryLoader('marketer')
export const action = recoveryAction('marketer')
export { clientAction } from '../../../web/client-action.ts'

export default function MarketerRecovery() {
  return <RecoveryPage role="marketer" />
}
