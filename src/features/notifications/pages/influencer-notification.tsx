import { notificationAction, notificationLoader } from '../components/notification-flow.ts'
import { NotificationPage } from '../components/notification-page.tsx'

export const loader = notificationLoader('Influencer')
export const action = notificationAction('Influencer')
export { clientAction } from '../../../web/client-action.ts'

export default function InfluencerNotification() {
  return <NotificationPage role="Influencer" />
}
