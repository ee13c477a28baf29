import { sessionsAction, sessionsLoader } from '../components/sessions-flow.ts'
import { SessionsPage } from '../components/sessions-page.tsx'

export const loader = sessionsLoader
export const action = sessionsAction('Influencer')
export { clientAction } from '../../../web/client-action.ts'

export default function InfluencerSessions() {
  return <SessionsPage />
}
