import { signupAction, signupLoader } from '../parts/signup-flow.ts'
import { SignupPage } from '../parts/signup-page.tsx'

export const loader = signupLoader('influencer')
export const action = signupAction('influencer')

export default function InfluencerSignup() {
  return <SignupPage role="influencer" />
}
