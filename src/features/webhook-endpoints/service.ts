import { randomBytes } from 'node:crypto'
import type { Clock } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { withTx } from '../../db/tx.ts'
import type { Db } from '../../db/types.ts'
import { audit } from '../../platform/audit.ts'
import { type Caller, type Handlers, needActive } from '../../platform/context.ts'
import { cutPage, decodeCursor } from '../../platform/cursor.ts'
import type { contract, WebhookDeliveryView, WebhookEndpointView } from './contract.ts'
import { ENDPOINTS_MAX, EVENTS_OF, type WebhookEvent } from './kinds.ts'
import { RETENTION, SECRET_START } from './rules.ts'
import {
  countEndpoints,
  type DeliveryRecord,
  deleteDeliveriesBefore,
  deleteEndpoint,
  type EndpointRecord,
  findEndpoint,
  insertEndpoint,
  listDeliveries,
  listEndpoints,
  resendDelivery,
  setState,
} from './store.ts'

export { deliverWebhooks } from './deliver.ts'

const PAGE = 20

const view = ({ id, url, events, createdAt, state }: EndpointRecord): WebhookEndpointView => ({
  id,
  url,
  events,
  createdAt: createdAt.toISOString(),
  state,
})

const viewDelivery = (row: DeliveryRecord): WebhookDeliveryView => ({
  id: row.id,
  type: row.type,
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  attempts: row.attempts,
  nextAt: row.status === 'pending' ? row.nextAt.toISOString() : null,
  triedAt: row.triedAt?.toISOString() ?? null,
  answerStatus: row.answerStatus,
  answer: row.answer,
})

/** The events that a side may choose. Operators have no endpoints. */
function eventsFor({ scope }: Caller): readonly WebhookEvent[] {
  if (scope !== 'marketer' && scope !== 'influencer') throw new AppError('wrong_role')
  return EVENTS_OF[scope]
}

/** The time and id of a cursor. Throws `invalid_input` for a forged one. */
function positionOf(after: string | undefined): { at: Date; id: string } | null {
  const cursor = decodeCursor(after, 2)
  if (!cursor) return null
  const at = new Date(cursor[0] as string | number)
  const id = String(cursor[1])
  if (Number.isNaN(at.getTime()) || !/^[\da-f-]{36}$/.test(id))
    throw new AppError('invalid_input', {}, { after: 'invalid_input' })
  return { at, id }
}

export const handlers = {
  async list(ctx) {
    eventsFor(ctx.caller)
    return (await listEndpoints(ctx.db, ctx.caller.accountId)).map(view)
  },
  async create(ctx, { body }) {
    const possible = eventsFor(ctx.caller)
    needActive(ctx.caller)
    if (body.events.some((event) => !possible.includes(event)))
      throw new AppError('webhook_events', {}, { events: 'webhook_events' })
    if (!ctx.ports.webhook.accepts(body.url)) throw new AppError('webhook_url', {}, { url: 'webhook_url' })
    const now = ctx.clock.now()
    const id = newId(now.getTime())
    const secret = SECRET_START + randomBytes(32).toString('base64')
    const row: EndpointRecord = {
      id,
      accountId: ctx.caller.accountId,
      url: body.url,
      events: possible.filter((event) => body.events.includes(event)),
      secret: ctx.config.secrets.seal(secret, id),
      state: 'active',
      createdAt: now,
    }
    return ctx.write(async (tx) => {
      if ((await countEndpoints(tx, row.accountId)) >= ENDPOINTS_MAX)
        throw new AppError('webhook_endpoints_full', { n: ENDPOINTS_MAX })
      await insertEndpoint(tx, row)
      const after = { url: row.url, events: row.events }
      await audit(tx, ctx, { act: 'webhook.create', targetType: 'webhook_endpoint', targetId: id, after })
      return { data: view(row), secret }
    })
  },
  async update(ctx, { params, body }) {
    needActive(ctx.caller)
    return ctx.write(async (tx) => {
      const row = await setState(tx, ctx.caller.accountId, params.id, body.active ? 'active' : 'off')
      if (!row) throw new AppError('not_found')
      return view(row)
    })
  },
  async remove(ctx, { params }) {
    return ctx.write(async (tx) => {
      const row = await deleteEndpoint(tx, ctx.caller.accountId, params.id)
      if (!row) throw new AppError('not_found')
      const before = { url: row.url, events: row.events }
      await audit(tx, ctx, { act: 'webhook.delete', targetType: 'webhook_endpoint', targetId: row.id, before })
      return { ok: true as const }
    })
  },
  async deliveries(ctx, { params, query }) {
    const endpoint = await findEndpoint(ctx.db, ctx.caller.accountId, params.id)
    if (!endpoint) throw new AppError('not_found')
    const limit = query.limit ?? PAGE
    const found = await listDeliveries(ctx.db, endpoint.id, positionOf(query.after), limit + 1)
    const { rows, next } = cutPage(found, limit, ({ createdAt, id }) => [createdAt.toISOString(), id])
    return { data: rows.map(viewDelivery), next }
  },
  async resend(ctx, { params }) {
    needActive(ctx.caller)
    return ctx.write(async (tx) => {
      const endpoint = await findEndpoint(tx, ctx.caller.accountId, params.id)
      if (!endpoint) throw new AppError('not_found')
      if (endpoint.state !== 'active') throw new AppError('webhook_endpoint_off')
      const row = await resendDelivery(tx, endpoint.id, params.deliveryId, ctx.clock.now())
      if (!row) throw new AppError('not_found')
      return viewDelivery(row)
    })
  },
} satisfies Handlers<typeof contract>

/** Deletes deliveries that are too old to keep. */
export const sweepWebhookDeliveries = ({ db, clock }: { db: Db; clock: Clock }): Promise<void> =>
  withTx(db, (tx) => deleteDeliveriesBefore(tx, new Date(clock.now().getTime() - RETENTION)))
