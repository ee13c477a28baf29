import { contactAction, contactLoader } from '../components/contact-flow.ts'
import { ContactPage } from '../components/contact-page.tsx'

export const loader = contactLoader('email', 'influencer')
export const action = contactAction('email', 'influencer')
export { clientAction } from '../../../web/client-action.ts'

export default function InfluencerChangeEmail() {
  return <ContactPage />
}
