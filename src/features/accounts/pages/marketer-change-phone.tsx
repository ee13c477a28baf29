import { contactAction, contactLoader } from '../components/contact-flow.ts'
import { ContactPage } from '../components/contact-page.tsx'

export const loader = contactLoader('phone', 'marketer')
export const action = contactAction('phone', 'marketer')
export { clientAction } from '../../../web/client-action.ts'

export default function MarketerChangePhone() {
  return <ContactPage />
}
