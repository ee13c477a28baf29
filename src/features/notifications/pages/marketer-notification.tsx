import { notificationAction, notificationLoader } from '../parts/notification-flow.ts'
import { NotificationPage } from '../parts/notification-page.tsx'

export const loader = notificationLoader('Marketer')
export const action = notificationAction('Marketer')

export default function MarketerNotification() {
  return <NotificationPage role="Marketer" />
}
