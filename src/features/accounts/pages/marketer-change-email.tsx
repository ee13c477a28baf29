import { contactAction, contactLoader } from '../components/contact-flow.ts'
import { ContactPage } from '../components/contact-page.tsx'

export const loader = contactLoader('email', 'marketer')
export const action = contactAction('email', 'marketer')
export { clientAction } from '../../../web/client-action.ts'

export default function MarketerChangeEmail() {
  return <ContactPage />
}
