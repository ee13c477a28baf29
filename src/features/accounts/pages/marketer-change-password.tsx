import { PasswordPage, passwordAction } from '../parts/password-page.tsx'

export const action = passwordAction('marketer')

export default function MarketerChangePassword() {
  return <PasswordPage />
}
