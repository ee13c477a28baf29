import { contactAction, contactLoader } from '../components/contact-flow.ts'
import { ContactPage } from '../components/contact-page.tsx'

export const loader = contactLoader('phone', 'influencer')
export const action = contactAction('phone', 'influencer')
export { clientAction } from '../../../web/client-action.ts'

export default function InfluencerChangePhone() {
  return <ContactPage />
}
