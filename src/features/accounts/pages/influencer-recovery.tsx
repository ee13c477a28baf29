import { RecoveryPage, recoveryAction, recoveryLoader } from '../components/recovery-page.tsx'

export const loader = recoveryLoader('influencer')
export const action = recoveryAction('influencer')

export default function InfluencerRecovery() {
  return <RecoveryPage role="influencer" />
}
