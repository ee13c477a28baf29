import { randomBytes, randomUUID } from 'node:crypto'
import { type Clock, HOUR, isoTime } from '../../core/clock.ts'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import { withTx } from '../../db/tx.ts'
import type { Db, Tx } from '../../db/types.ts'
import { audit } from '../../platform/audit.ts'
import { type Caller, type Ctx, type Handlers, needActive } from '../../platform/context.ts'
import { decodeCursor, paginate } from '../../platform/cursor.ts'
import type { contract, WebhookDeliveryView, WebhookEndpointView } from './contract.ts'
import { ENDPOINTS_MAX, EVENTS_OF, TEST_EVENT, type WebhookEvent } from './kinds.ts'
import { OLD_SECRETS_MAX, RETENTION, SECRET_START } from './rules.ts'
import {
  countEndpoints,
  type DeliveryRecord,
  deleteDeliveriesBefore,
  deleteEndpoint,
  type EndpointRecord,
  findEndpoint,
  insertDelivery,
  insertEndpoint,
  listDeliveries,
  listEndpoints,
  lockEndpoint,
  resendDelivery,
  updateEndpoint,
} from './store.ts'

export { deliverWebhooks } from './deliver.ts'

const PAGE = 20

function view(row: EndpointRecord, now: Date): WebhookEndpointView {
  const { id, url, events, createdAt, state, offAt, oldSecrets } = row
  const until = oldSecrets.map((one) => one.until).filter((time) => new Date(time) > now)
  const oldSecretUntil = until.toSorted().at(-1) ?? null
  return { id, url, events, createdAt: createdAt.toISOString(), state, offAt: isoTime(offAt), oldSecretUntil }
}

const viewDelivery = (row: DeliveryRecord, { state }: EndpointRecord): WebhookDeliveryView => ({
  id: row.id,
  type: row.type,
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  attempts: row.attempts,
  nextAt: row.status === 'pending' && state === 'active' ? row.nextAt.toISOString() : null,
  triedAt: isoTime(row.triedAt),
  answerStatus: row.answerStatus,
  answer: row.answer,
  data: row.data,
})

/** The events that the caller's side can subscribe to. Operators have no endpoints. */
function eventsFor({ scope }: Caller): readonly WebhookEvent[] {
  if (scope !== 'marketer' && scope !== 'influencer') throw new AppError('wrong_role')
  return EVENTS_OF[scope]
}

/** Throws `webhook_events` for events of the other side, and `webhook_url` for an address that must not be called. */
function checkChoice(ctx: Ctx, { url, events }: { url?: string | undefined; events?: WebhookEvent[] | undefined }) {
  const possible = eventsFor(ctx.caller)
  if (events?.some((event) => !possible.includes(event)))
    throw new AppError('webhook_events', {}, { events: 'webhook_events' })
  if (url !== undefined && !ctx.ports.webhook.accepts(url))
    throw new AppError('webhook_url', {}, { url: 'webhook_url' })
  return {
    ...(url !== undefined && { url }),
    ...(events && { events: possible.filter((event) => events.includes(event)) }),
  }
}

const newSecret = (): string => SECRET_START + randomBytes(32).toString('base64')

const found = <T>(row: T | undefined): T => {
  if (row === undefined) throw new AppError('not_found')
  return row
}

/** Locks an active endpoint of the caller. Throws `not_found`, `webhook_endpoint_off`. */
async function activeEndpoint(tx: Tx, { caller }: Ctx, id: string): Promise<EndpointRecord> {
  const endpoint = found(await lockEndpoint(tx, caller.accountId, id))
  if (endpoint.state !== 'active') throw new AppError('webhook_endpoint_off')
  return endpoint
}

const recordAct = (tx: Tx, ctx: Ctx, act: string, { id, url, events }: EndpointRecord, before?: EndpointRecord) =>
  audit(tx, ctx, {
    act: `webhook.${act}`,
    targetType: 'webhook_endpoint',
    targetId: id,
    ...(before && { before: { url: before.url, events: before.events, state: before.state } }),
    ...(act !== 'delete' && { after: { url, events } }),
  })

export const handlers = {
  async list(ctx) {
    eventsFor(ctx.caller)
    const now = ctx.clock.now()
    return (await listEndpoints(ctx.db, ctx.caller.accountId)).map((row) => view(row, now))
  },
  async create(ctx, { body }) {
    eventsFor(ctx.caller)
    needActive(ctx.caller)
    const now = ctx.clock.now()
    const id = newId(now.getTime())
    const secret = newSecret()
    const row: EndpointRecord = {
      id,
      accountId: ctx.caller.accountId,
      ...body,
      ...checkChoice(ctx, body),
      secret: ctx.config.secrets.seal(secret, id),
      oldSecrets: [],
      state: 'active',
      offAt: null,
      createdAt: now,
    }
    return ctx.write(async (tx) => {
      if ((await countEndpoints(tx, row.accountId)) >= ENDPOINTS_MAX)
        throw new AppError('webhook_endpoints_full', { n: ENDPOINTS_MAX })
      await insertEndpoint(tx, row)
      await recordAct(tx, ctx, 'create', row)
      return { data: view(row, now), secret }
    })
  },
  async get(ctx, { params }) {
    return view(found(await findEndpoint(ctx.db, ctx.caller.accountId, params.id)), ctx.clock.now())
  },
  async update(ctx, { params, body: { active, ...body } }) {
    needActive(ctx.caller)
    const now = ctx.clock.now()
    return ctx.write(async (tx) => {
      const before = found(await lockEndpoint(tx, ctx.caller.accountId, params.id))
      const change: Partial<EndpointRecord> = {
        ...checkChoice(ctx, body),
        ...(active === true && { state: 'active', offAt: null }),
        ...(active === false && before.state === 'active' && { state: 'off', offAt: now }),
      }
      if (Object.keys(change).length === 0) return view(before, now)
      const row = found(await updateEndpoint(tx, ctx.caller.accountId, params.id, change))
      await recordAct(tx, ctx, 'update', row, before)
      return view(row, now)
    })
  },
  async remove(ctx, { params }) {
    return ctx.write(async (tx) => {
      const row = found(await deleteEndpoint(tx, ctx.caller.accountId, params.id))
      await recordAct(tx, ctx, 'delete', row, row)
      return { ok: true as const }
    })
  },
  async replaceSecret(ctx, { params, body: { overlapHours } }) {
    needActive(ctx.caller)
    const now = ctx.clock.now()
    const secret = newSecret()
    const until = new Date(now.getTime() + overlapHours * HOUR).toISOString()
    return ctx.write(async (tx) => {
      const { accountId } = ctx.caller
      const before = found(await lockEndpoint(tx, accountId, params.id))
      const { id } = before
      const valid = before.oldSecrets.filter((one) => new Date(one.until) > now)
      // Keeps older secrets valid, because the receiver may not have switched to the previous replacement yet.
      const oldSecrets = overlapHours > 0 ? [{ secret: before.secret, until }, ...valid].slice(0, OLD_SECRETS_MAX) : []
      const change = { secret: ctx.config.secrets.seal(secret, id), oldSecrets }
      const row = found(await updateEndpoint(tx, accountId, id, change))
      await recordAct(tx, ctx, 'secret', row)
      return { data: view(row, now), secret }
    })
  },
  async sendTest(ctx, { params }) {
    needActive(ctx.caller)
    const now = ctx.clock.now()
    return ctx.write(async (tx) => {
      const endpoint = await activeEndpoint(tx, ctx, params.id)
      const row: DeliveryRecord = {
        id: randomUUID(),
        endpointId: endpoint.id,
        type: TEST_EVENT,
        data: { endpointId: endpoint.id },
        createdAt: now,
        status: 'pending',
        attempts: 0,
        nextAt: now,
        triedAt: null,
        answerStatus: null,
        answer: null,
      }
      await insertDelivery(tx, row)
      return viewDelivery(row, endpoint)
    })
  },
  async deliveries(ctx, { params, query }) {
    const endpoint = found(await findEndpoint(ctx.db, ctx.caller.accountId, params.id))
    const limit = query.limit ?? PAGE
    const cursor = decodeCursor(query.after, ['time', 'id'])
    const before = cursor && { at: cursor[0], id: cursor[1] }
    const page = { before, status: query.status, limit: limit + 1 }
    const { rows, next } = paginate(await listDeliveries(ctx.db, endpoint.id, page), limit, ({ createdAt, id }) => [
      createdAt.toISOString(),
      id,
    ])
    return { data: rows.map((row) => viewDelivery(row, endpoint)), next }
  },
  async resend(ctx, { params }) {
    needActive(ctx.caller)
    return ctx.write(async (tx) => {
      const endpoint = await activeEndpoint(tx, ctx, params.id)
      const row = found(await resendDelivery(tx, endpoint.id, params.deliveryId, ctx.clock.now()))
      return viewDelivery(row, endpoint)
    })
  },
} satisfies Handlers<typeof contract>

/** Deletes deliveries older than the retention period. */
export const sweepWebhookDeliveries = ({ db, clock }: { db: Db; clock: Clock }): Promise<void> =>
  withTx(db, (tx) => deleteDeliveriesBefore(tx, new Date(clock.now().getTime() - RETENTION)))
