import { sessionsAction, sessionsLoader } from '../components/sessions-flow.ts'
import { SessionsPage } from '../components/sessions-page.tsx'

export const loader = sessionsLoader
export const action = sessionsAction('Marketer')
export { clientAction } from '../../../web/client-action.ts'

export default function MarketerSessions() {
  return <SessionsPage />
}
