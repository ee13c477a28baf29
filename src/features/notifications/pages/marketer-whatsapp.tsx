import { whatsappAction, whatsappLoader } from '../components/whatsapp-flow.ts'
import { WhatsappPage } from '../components/whatsapp-page.tsx'

export const loader = whatsappLoader('marketer')
export const action = whatsappAction('marketer')
export { clientAction } from '../../../web/client-action.ts'

export default function MarketerWhatsapp() {
  return <WhatsappPage role="Marketer" />
}
