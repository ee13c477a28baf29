import { passwordAction } from '../components/password-flow.ts'
import { PasswordPage } from '../components/password-page.tsx'

export const action = passwordAction('influencer')
export { clientAction } from '../../../web/client-action.ts'

export default function InfluencerChangePassword() {
  return <PasswordPage />
}
