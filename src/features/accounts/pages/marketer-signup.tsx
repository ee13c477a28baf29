import { signupAction, signupLoader } from '../parts/signup-flow.ts'
import { SignupPage } from '../parts/signup-page.tsx'

export const loader = signupLoader('marketer')
export const action = signupAction('marketer')

export default function MarketerSignup() {
  return <SignupPage role="marketer" />
}
