import { PasswordPage, passwordAction } from '../components/password-page.tsx'

export const action = passwordAction('influencer')

export default function InfluencerChangePassword() {
  return <PasswordPage />
}
