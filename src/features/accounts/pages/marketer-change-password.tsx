import { PasswordPage, passwordAction } from '../components/password-page.tsx'

export const action = passwordAction('marketer')

export default function MarketerChangePassword() {
  return <PasswordPage />
}
