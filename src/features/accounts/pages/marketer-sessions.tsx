import { SessionsPage, sessionsAction, sessionsLoader } from '../components/sessions-page.tsx'

export const loader = sessionsLoader
export const action = sessionsAction('Marketer')

export default function MarketerSessions() {
  return <SessionsPage />
}
