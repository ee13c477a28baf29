import { LoginPage, loginAction, loginLoader } from '../components/login-page.tsx'

export const loader = loginLoader
export const action = loginAction('Influencer')

export default function InfluencerLogin() {
  return <LoginPage role="Influencer" />
}
