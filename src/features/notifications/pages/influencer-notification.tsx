import { notificationAction, notificationLoader } from '../parts/notification-flow.ts'
import { NotificationPage } from '../parts/notification-page.tsx'

export const loader = notificationLoader('Influencer')
export const action = notificationAction('Influencer')

export default function InfluencerNotification() {
  return <NotificationPage role="Influencer" />
}
