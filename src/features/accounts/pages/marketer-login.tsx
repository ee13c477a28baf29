import { loginAction, loginLoader } from '../components/login-flow.ts'
import { LoginPage } from '../components/login-page.tsx'

export const loader = loginLoader
export const action = loginAction('Marketer')
export { clientAction } from '../../../web/client-action.ts'

export default function MarketerLogin() {
  return <LoginPage role="Marketer" />
}
