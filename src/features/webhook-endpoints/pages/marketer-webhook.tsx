import { WebhookPage } from '../components/webhook-page.tsx'

export { clientAction } from '../../../web/client-action.ts'
export { loadWebhook as loader, webhookActions as action } from '../components/load-webhook.ts'

export default function MarketerWebhook() {
  return <WebhookPage side="marketer" />
}
