import { LoginPage, loginAction, loginLoader } from '../components/login-page.tsx'

export const loader = loginLoader
export const action = loginAction('Operator')

export default function OperatorLogin() {
  return <LoginPage role="Operator" />
}
