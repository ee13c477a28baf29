import { notificationAction, notificationLoader } from '../components/notification-flow.ts'
import { NotificationPage } from '../components/notification-page.tsx'

export const loader = notificationLoader('Marketer')
export const action = notificationAction('Marketer')
export { clientAction } from '../../../web/client-action.ts'

export default function MarketerNotification() {
  return <NotificationPage role="Marketer" />
}
