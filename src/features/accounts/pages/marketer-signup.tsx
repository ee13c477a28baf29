import { signupAction, signupLoader } from '../components/signup-flow.ts'
import { SignupPage } from '../components/signup-page.tsx'

export const loader = signupLoader('marketer')
export const action = signupAction('marketer')
export { clientAction } from '../../../web/client-action.ts'

export default function MarketerSignup() {
  return <SignupPage role="marketer" />
}
