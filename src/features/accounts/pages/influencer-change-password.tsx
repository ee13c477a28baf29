import { PasswordPage, passwordAction } from '../parts/password-page.tsx'

export const action = passwordAction('influencer')

export default function InfluencerChangePassword() {
  return <PasswordPage />
}
