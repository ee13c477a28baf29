import type { Logger } from 'pino'
import type { Clock } from '../../core/clock.ts'
import { ROLE_PATH } from '../../core/role-path.ts'
import { withTx } from '../../db/tx.ts'
import type { Db, Tx } from '../../db/types.ts'
import { faultPoint } from '../../platform/fault.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { PortError } from '../../ports/http.ts'
import type { WebhookAnswer, WebhookPort } from '../../ports/webhook/port.ts'
import { notify } from '../notifications/service.ts'
import { TEST_EVENT } from './kinds.ts'
import { retryDelay, signedHeaders } from './rules.ts'
import { type Claimed, claimDeliveries, markEndpointFailed, markTried } from './store.ts'

export interface WebhookSender {
  db: Db
  clock: Clock
  ports: { webhook: WebhookPort }
  config: { secrets: Secrets }
  log: Logger
}

/**
 * Sends due deliveries, outside of any transaction. Returns how many were delivered. Delivery is at least once, with
 * the same id each time.
 */
export async function deliverWebhooks(app: WebhookSender): Promise<number> {
  let sent = 0
  for (;;) {
    const batch = await claimDeliveries(app.db, app.clock.now())
    if (batch.length === 0) return sent
    faultPoint('webhooks.claimed')
    const results = await Promise.all(batch.map((claimed) => deliver(app, claimed)))
    sent += results.filter(Boolean).length
  }
}

async function deliver(app: WebhookSender, claimed: Claimed): Promise<boolean> {
  const { delivery } = claimed
  const answer = await attempt(app, claimed)
  faultPoint('webhooks.sent')
  const { status: answerStatus, body } = answer
  const ended = { answerStatus, answer: body }
  if (answerStatus !== null && answerStatus >= 200 && answerStatus < 300) {
    await withTx(app.db, (tx) => markTried(tx, delivery, { ...ended, status: 'sent' }))
    return true
  }
  const now = app.clock.now()
  const isTest = delivery.type === TEST_EVENT
  const wait = isTest ? null : retryDelay(delivery.attempts)
  await withTx(app.db, async (tx) => {
    if (wait !== null)
      return markTried(tx, delivery, { ...ended, status: 'pending', nextAt: new Date(now.getTime() + wait) })
    return (await markTried(tx, delivery, { ...ended, status: 'failed' })) && !isTest && endEndpoint(tx, claimed, now)
  })
  return false
}

type Tried = { status: number | null; body: string }

/** The valid signing secrets, the current one first; empty if it cannot be decrypted. */
function secretsOf({ clock, config }: WebhookSender, { id, secret, oldSecrets }: Claimed['endpoint']): string[] {
  const now = clock.now()
  const old = oldSecrets.filter(({ until }) => new Date(until) > now).map((one) => one.secret)
  const opened = [secret, ...old].map((sealed) => config.secrets.open(sealed, id)?.text)
  return opened[0] === undefined ? [] : opened.filter((text) => text !== undefined)
}

async function attempt(sender: WebhookSender, { delivery, endpoint }: Claimed): Promise<Tried> {
  const { clock, ports, log } = sender
  const { id, type, createdAt, data } = delivery
  const secrets = secretsOf(sender, endpoint)
  if (secrets.length === 0) {
    log.error({ endpointId: endpoint.id }, 'webhook secret cannot be decrypted')
    return { status: null, body: 'no signing secret' }
  }
  const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data })
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Talad-Webhooks',
    ...signedHeaders(secrets, id, clock.now(), body),
  }
  try {
    const answer: WebhookAnswer = await ports.webhook.send({ url: endpoint.url, headers, body })
    return answer
  } catch (error) {
    const code = error instanceof PortError ? [error.code, error.detail].filter(Boolean).join(' ') : 'unknown'
    log.warn({ deliveryId: id, attempts: delivery.attempts, code }, 'webhook not sent')
    return { status: null, body: code }
  }
}

/** The last attempt failed: turns the endpoint off and notifies its owner. */
async function endEndpoint(tx: Tx, { delivery, endpoint, role }: Claimed, now: Date): Promise<boolean> {
  if (!(await markEndpointFailed(tx, endpoint.id, now))) return false
  await notify(tx, now, {
    kind: 'account.webhook_off',
    key: `webhook:${endpoint.id}:${delivery.id}:${now.getTime()}`,
    to: { accountId: endpoint.accountId },
    data: { url: endpoint.url, time: now },
    href: `/${ROLE_PATH[role]}/developer/${endpoint.id}`,
  })
  return true
}
