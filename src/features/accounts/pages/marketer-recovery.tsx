import { RecoveryPage, recoveryAction, recoveryLoader } from '../parts/recovery-page.tsx'

export const loader = recoveryLoader
export const action = recoveryAction('marketer')

export default function MarketerRecovery() {
  return <RecoveryPage role="marketer" />
}
