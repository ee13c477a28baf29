import { loginAction, loginLoader } from '../components/login-flow.ts'
import { LoginPage } from '../components/login-page.tsx'

export const loader = loginLoader
export const action = loginAction('Influencer')
export { clientAction } from '../../../web/client-action.ts'

export default function InfluencerLogin() {
  return <LoginPage role="Influencer" />
}
