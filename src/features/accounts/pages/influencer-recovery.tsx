import { recoveryAction, recoveryLoader } from '../components/recovery-flow.ts'
import { RecoveryPage } from '../components/recovery-page.tsx'

export const loader = recoveryLoader('influencer')
export const action = recoveryAction('influencer')
export { clientAction } from '../../../web/client-action.ts'

export default function InfluencerRecovery() {
  return <RecoveryPage role="influencer" />
}
