import { inboxAction, inboxLoader } from '../components/inbox-flow.ts'
import { InboxPage } from '../components/inbox-page.tsx'

export const loader = inboxLoader
export const action = inboxAction
export { clientAction } from '../../../web/client-action.ts'

export default function InfluencerInbox() {
  return <InboxPage side="influencer" />
}
