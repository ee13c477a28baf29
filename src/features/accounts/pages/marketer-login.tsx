import { LoginPage, loginAction, loginLoader } from '../components/login-page.tsx'

export const loader = loginLoader
export const action = loginAction('Marketer')

export default function MarketerLogin() {
  return <LoginPage role="Marketer" />
}
