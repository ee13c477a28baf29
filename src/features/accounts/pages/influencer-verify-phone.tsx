import { VerifyPhonePage, verifyAction, verifyLoader } from '../components/verify-phone-page.tsx'

export const loader = verifyLoader('influencer')
export const action = verifyAction('influencer')
export { clientAction } from '../../../web/client-action.ts'

export default function InfluencerVerifyPhone() {
  return <VerifyPhonePage />
}
