import { WEBHOOK_BODIES } from '../../features/webhook-endpoints/events.ts'
import { exampleOf } from './examples.ts'
import { type Components, type Json, schemaOf } from './schema.ts'

type Kind = keyof typeof WEBHOOK_BODIES

const EVENTS: Readonly<Record<Kind, readonly [schema: string, summary: string, description: string]>> = {
  job: [
    'JobWebhook',
    'Job updated',
    'Sent to both sides of the job. The type names the new status. `job.updated` is sent for a step that doesn’t change the status, such as a draft or its approval. `event` names the step.',
  ],
  campaign: ['CampaignWebhook', 'Campaign status changed', 'Sent to the marketer. The type names the new status.'],
  charge: ['ChargeWebhook', 'Charge paid', 'Sent to the marketer once the credits have been added.'],
  withdrawal: [
    'WithdrawalWebhook',
    'Withdrawal requested, completed or rejected',
    'Sent to the influencer. If the bank returns a transfer, `withdrawal.rejected` follows `withdrawal.completed`.',
  ],
  test: ['TestWebhook', 'Test event', 'Sent by the operation `sendTestEvent`. It isn’t retried.'],
}
const KINDS = Object.keys(EVENTS) as Kind[]

/** Adds the schemas of the events to the components. */
export function nameEvents(components: Components): void {
  for (const kind of KINDS)
    components.add(
      EVENTS[kind][0],
      schemaOf(WEBHOOK_BODIES[kind], 'output', (name) => name),
    )
}

const header = (name: string, description: string, example: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

const HEADERS: readonly Json[] = [
  header(
    'webhook-id',
    'ID of the delivery. It stays the same for every attempt.',
    'a4b6a2f0-6c1d-4a53-9d1c-5f7f0f0c2f4e',
  ),
  header('webhook-timestamp', 'Time of the attempt, as a Unix timestamp in seconds.', '1763708400'),
  header(
    'webhook-signature',
    'Space-separated signatures: `v1,` followed by the Base64-encoded HMAC-SHA256 of `id.timestamp.body`.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
]

/** The `webhooks` of the document. Call it when all schemas are known. */
export function eventsSection(schemas: Readonly<Record<string, Json>>): Record<string, Json> {
  const entries = KINDS.map((kind) => {
    const [name, summary, description] = EVENTS[kind]
    const schema = { $ref: `#/components/schemas/${name}` }
    const post = {
      operationId: `${kind}Event`,
      tags: ['Webhooks'],
      summary,
      description,
      parameters: HEADERS,
      requestBody: { required: true, content: { 'application/json': { schema, example: exampleOf(schema, schemas) } } },
      responses: {
        '2XX': {
          description:
            'The event was received. With any other response, or none within 10 seconds, the delivery is retried.',
        },
      },
      security: [],
    }
    return [kind, { post }] as const
  })
  return Object.fromEntries(entries)
}
