import { whatsappAction, whatsappLoader } from '../components/whatsapp-flow.ts'
import { WhatsappPage } from '../components/whatsapp-page.tsx'

export const loader = whatsappLoader('influencer')
export const action = whatsappAction('influencer')
export { clientAction } from '../../../web/client-action.ts'

export default function InfluencerWhatsapp() {
  return <WhatsappPage role="Influencer" />
}
