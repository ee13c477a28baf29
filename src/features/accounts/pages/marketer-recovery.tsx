import { RecoveryPage, recoveryAction, recoveryLoader } from '../components/recovery-page.tsx'

export const loader = recoveryLoader('marketer')
export const action = recoveryAction('marketer')

export default function MarketerRecovery() {
  return <RecoveryPage role="marketer" />
}
