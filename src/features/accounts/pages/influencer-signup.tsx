import { signupAction, signupLoader } from '../components/signup-flow.ts'
import { SignupPage } from '../components/signup-page.tsx'

export const loader = signupLoader('influencer')
export const action = signupAction('influencer')
export { clientAction } from '../../../web/client-action.ts'

export default function InfluencerSignup() {
  return <SignupPage role="influencer" />
}
