import { SessionsPage, sessionsAction, sessionsLoader } from '../components/sessions-page.tsx'

export const loader = sessionsLoader
export const action = sessionsAction('Influencer')

export default function InfluencerSessions() {
  return <SessionsPage />
}
