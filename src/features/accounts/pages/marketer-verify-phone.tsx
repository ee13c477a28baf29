import { VerifyPhonePage, verifyAction, verifyLoader } from '../components/verify-phone-page.tsx'

export const loader = verifyLoader('marketer')
export const action = verifyAction('marketer')
export { clientAction } from '../../../web/client-action.ts'

export default function MarketerVerifyPhone() {
  return <VerifyPhonePage />
}
