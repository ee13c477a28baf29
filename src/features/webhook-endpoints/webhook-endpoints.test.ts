import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildCampaign, buildInfluencer, buildMarketer, buildOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { DAY, MINUTE } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { withTx } from '../../db/tx.ts'
import type { Caller } from '../../platform/context.ts'
import { outbox } from '../../platform/schema.ts'
import { PortError } from '../../ports/http.ts'
import { httpsWebhooks } from '../../ports/webhook/https.ts'
import type { WebhookRequest } from '../../ports/webhook/port.ts'
import { accounts } from '../accounts/schema.ts'
import { campaigns } from '../campaigns/schema.ts'
import { contract } from './contract.ts'
import { WEBHOOK_BODIES } from './events.ts'
import { ENDPOINTS_MAX, type WebhookEvent } from './kinds.ts'
import { webhookDeliveries, webhookEndpoints } from './schema.ts'
import { deliverWebhooks, sweepWebhookDeliveries } from './service.ts'
import { claimDeliveries, LEASE } from './store.ts'

let app: TestApp
const received: WebhookRequest[] = []
let status: number | PortError = 200
beforeAll(async () => {
  app = await openTestApp({
    ports: {
      webhook: {
        accepts: httpsWebhooks().accepts,
        send: async (request) => {
          received.push(request)
          if (typeof status !== 'number') throw status
          return { status, body: 'ok' }
        },
      },
    },
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(webhookEndpoints)
  received.length = 0
  status = 200
})

const URL = 'https://hooks.example.com/talad'
const marketer = async () => app.callerOf((await buildMarketer(app.db)).id)
const create = (as: Caller, events: WebhookEvent[] = ['campaign.*'], url = URL) =>
  app.call(contract.create, { as, body: { url, events } })
/** Publishes a campaign of the marketer, which creates one event. */
const goLive = async (as: Caller) => {
  const now = app.clock.now()
  const { id } = await buildCampaign(app.db, { marketerId: as.accountId, status: 'review', updatedAt: now })
  await app.db.delete(webhookDeliveries)
  await app.db.update(campaigns).set({ status: 'live', updatedAt: now }).where(eq(campaigns.id, id))
  return id
}
const deliver = () => deliverWebhooks(app.app)
const deliveries = async (as: Caller, id: string) =>
  (await app.call(contract.deliveries, { as, params: { id } })).body.data
const update = (as: Caller, id: string, body: { active?: boolean; url?: string; events?: WebhookEvent[] }) =>
  app.call(contract.update, { as, params: { id }, body })
/** For each signature of a request, the index of the given secret that made it. */
const signersOf = ({ headers, body }: WebhookRequest, ...secrets: string[]) => {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return headers['webhook-signature']?.split(' ').map((signature) =>
    secrets.findIndex((secret) => {
      const key = Buffer.from(secret.slice(6), 'base64')
      return signature === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
    }),
  )
}

describe('a webhook', () => {
  it('contains the event with a signature of Standard Webhooks', async () => {
    const as = await marketer()
    const { data, secret } = (await create(as)).body
    const campaignId = await goLive(as)
    expect(await deliver()).toBe(1)
    expect(await deliver()).toBe(0)
    const [request] = received
    expect(request?.url).toBe(URL)
    expect(JSON.parse(request?.body ?? '')).toEqual({
      type: 'campaign.live',
      timestamp: app.clock.now().toISOString(),
      data: { campaignId, status: 'live', previousStatus: 'review' },
    })
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(request && signersOf(request, secret)).toEqual([0])
    const rows = await app.db.select().from(webhookEndpoints)
    expect(JSON.stringify([rows, await app.call(contract.list, { as })])).not.toContain(secret)
    expect(await deliveries(as, data.id)).toMatchObject([
      {
        type: 'campaign.live',
        status: 'sent',
        attempts: 1,
        answerStatus: 200,
        answer: 'ok',
        data: { campaignId, status: 'live', previousStatus: 'review' },
      },
    ])
  })

  it('is also signed by a replaced secret, for as long as its owner chooses', async () => {
    const as = await marketer()
    const { data, secret: first } = (await create(as)).body
    const params = { id: data.id }
    const replace = async (overlapHours: 0 | 24) =>
      (await app.call(contract.replaceSecret, { as, params, body: { overlapHours } })).body
    // A response was lost, so the receiver still verifies with the first secret.
    const { secret: lost } = await replace(24)
    const { secret, data: view } = await replace(24)
    expect(view.oldSecretUntil).toBe(new Date(app.clock.now().getTime() + DAY).toISOString())
    const signers = async () => {
      await goLive(as)
      await deliver()
      const request = received.at(-1)
      return request && signersOf(request, secret, lost, first)
    }
    expect(await signers()).toEqual([0, 1, 2])
    app.clock.advance(DAY)
    expect(await signers()).toEqual([0])
    const { secret: last, data: after } = await replace(0)
    expect(after.oldSecretUntil).toBeNull()
    await goLive(as)
    await deliver()
    expect(signersOf(received.at(-1) as WebhookRequest, last, secret)).toEqual([0])
  })

  it('is sent once as a test, which never turns the endpoint off', async () => {
    status = 500
    const as = await marketer()
    const { id } = (await create(as)).body.data
    expect((await app.call(contract.sendTest, { as, params: { id } })).body.data).toMatchObject({ status: 'pending' })
    await deliver()
    app.clock.advance(DAY)
    await deliver()
    expect(received).toHaveLength(1)
    expect(WEBHOOK_BODIES.test.parse(JSON.parse(received[0]?.body ?? ''))).toMatchObject({ data: { endpointId: id } })
    expect(await deliveries(as, id)).toMatchObject([{ type: 'webhook.test', status: 'failed', answerStatus: 500 }])
    expect((await app.call(contract.get, { as, params: { id } })).body.data).toMatchObject({ state: 'active' })
    await update(as, id, { active: false })
    expect((await app.call(contract.sendTest, { as, params: { id } })).body).toMatchObject({
      code: 'webhook_endpoint_off',
    })
  })

  it('is written only with its event, for endpoints of the account that subscribed to it', async () => {
    const [as, other] = [await marketer(), await marketer()]
    await create(other)
    await create(as, ['charge.paid'])
    await goLive(as)
    expect(await app.db.select().from(webhookDeliveries)).toEqual([])
    await create(as)
    const { id } = await buildCampaign(app.db, { marketerId: as.accountId, status: 'review' })
    await app.db.delete(webhookDeliveries)
    const undone = withTx(app.db, async (tx) => {
      await tx.update(campaigns).set({ status: 'live' }).where(eq(campaigns.id, id))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await app.db.select().from(webhookDeliveries)).toEqual([])
  })

  it('is retried after 1, 5, 15, 60 minutes and 6 hours; then its endpoint is off and the owner gets an e-mail', async () => {
    status = 500
    const as = await marketer()
    const { id } = (await create(as)).body.data
    await goLive(as)
    await deliver()
    for (const [i, minutes] of [1, 5, 15, 60, 360].entries()) {
      app.clock.advance(minutes * MINUTE - 1)
      await deliver()
      expect(received).toHaveLength(i + 1)
      app.clock.advance(1)
      await deliver()
      expect(received).toHaveLength(i + 2)
    }
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await deliveries(as, id)).toMatchObject([{ status: 'failed', attempts: 6, answerStatus: 500, nextAt: null }])
    const off = { state: 'failed', offAt: app.clock.now().toISOString() }
    expect((await app.call(contract.list, { as })).body.data).toMatchObject([off])
    const ofOwner = and(eq(outbox.accountId, as.accountId), eq(outbox.channel, 'email'))
    expect(await app.db.select().from(outbox).where(ofOwner)).toMatchObject([{ kind: 'account.webhook_off' }])
    await goLive(as)
    expect(await app.db.select().from(webhookDeliveries)).toEqual([])
  })

  it.each([
    ['influencer', buildInfluencer, '/Influencer/developer/'],
    ['marketer', buildMarketer, '/Marketer/developer/'],
  ] as const)('that fails at the last try leads the %s to their own page of it', async (_, build, page) => {
    status = 500
    const as = await app.callerOf((await build(app.db)).id)
    const endpointId = (await create(as, ['job.*'])).body.data.id
    const now = app.clock.now()
    await app.db.insert(webhookDeliveries).values({
      id: newId(),
      endpointId,
      type: 'job.started',
      data: {},
      createdAt: now,
      status: 'pending',
      attempts: 5,
      nextAt: now,
    })
    await deliver()
    expect(await app.outbox(as.accountId)).toMatchObject([
      { kind: 'account.webhook_off', href: `${page}${endpointId}` },
    ])
  })

  it('is sent again on request, once its endpoint is on', async () => {
    status = new PortError('webhook', 'timeout')
    const as = await marketer()
    const { id } = (await create(as)).body.data
    await goLive(as)
    await deliver()
    const [first] = await deliveries(as, id)
    expect(first).toMatchObject({ status: 'pending', answerStatus: null, answer: 'timeout' })
    const params = { id, deliveryId: first?.id ?? '' }
    await update(as, id, { active: false })
    expect((await app.call(contract.resend, { as, params })).body).toMatchObject({ code: 'webhook_endpoint_off' })
    expect(await deliveries(as, id)).toMatchObject([{ status: 'pending', nextAt: null }])
    expect((await update(as, id, { active: true })).body.data).toMatchObject({ state: 'active', offAt: null })
    status = 204
    expect((await app.call(contract.resend, { as, params })).status).toBe(200)
    expect(await deliver()).toBe(1)
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id'])
  })

  it('is delivered if a process dies after the claim, and two processes send it once', async () => {
    const as = await marketer()
    await create(as)
    await goLive(as)
    expect(await claimDeliveries(app.db, app.clock.now())).toHaveLength(1)
    expect(await deliver()).toBe(0)
    app.clock.advance(LEASE)
    await Promise.all([deliver(), deliver()])
    expect(received).toHaveLength(1)
  })

  it('is kept for 30 days', async () => {
    const as = await marketer()
    const { id } = (await create(as)).body.data
    await goLive(as)
    await deliver()
    app.clock.advance(30 * DAY)
    await sweepWebhookDeliveries(app.app)
    expect(await deliveries(as, id)).toHaveLength(1)
    app.clock.advance(1)
    await sweepWebhookDeliveries(app.app)
    expect(await deliveries(as, id)).toEqual([])
  })
})

describe('an endpoint', () => {
  it('lists its deliveries by page and by status', async () => {
    const as = await marketer()
    const { id } = (await create(as)).body.data
    const now = app.clock.now().getTime()
    const rows = Array.from({ length: 5 }, (_, i) => ({
      id: newId(),
      endpointId: id,
      type: `campaign.${i}`,
      data: {},
      createdAt: new Date(now + (i >> 1)),
      status: i === 2 ? ('failed' as const) : ('sent' as const),
      attempts: 1,
      nextAt: new Date(now),
    }))
    await app.db.insert(webhookDeliveries).values(rows)
    const seen: string[] = []
    let after: string | undefined
    do {
      const { body } = await app.call(contract.deliveries, { as, params: { id }, query: { limit: 2, after } })
      seen.push(...body.data.map(({ type }) => type))
      after = body.next ?? undefined
    } while (after)
    expect(seen.toSorted()).toEqual(rows.map(({ type }) => type))
    expect(seen).toHaveLength(rows.length)
    const failed = await app.call(contract.deliveries, { as, params: { id }, query: { status: 'failed' } })
    expect(failed.body.data).toMatchObject([{ type: 'campaign.2' }])
  })

  it('can change its URL and events', async () => {
    const as = await marketer()
    const { id } = (await create(as)).body.data
    const url = 'https://other.example.com/'
    expect((await update(as, id, { url, events: ['job.*'] })).body.data).toMatchObject({ url, events: ['job.*'] })
    expect((await update(as, id, { url: 'https://10.0.0.1/' })).body).toMatchObject({ code: 'webhook_url' })
    expect((await update(as, id, { events: ['withdrawal.*'] })).body).toMatchObject({ code: 'webhook_events' })
    await goLive(as)
    expect(await app.db.select().from(webhookDeliveries)).toEqual([])
  })

  it.each(['deactivated', 'permanently'] as const)(
    'of a closed account is off and sends nothing (%s)',
    async (closed) => {
      const as = await marketer()
      const { id } = (await create(as)).body.data
      await goLive(as)
      const now = app.clock.now()
      const account = eq(accounts.id, as.accountId)
      await app.db.update(accounts).set({ status: closed, deactivatedAt: now }).where(account)
      expect(await deliver()).toBe(0)
      await app.db.update(accounts).set({ status: 'active', deactivatedAt: null }).where(account)
      expect((await app.call(contract.list, { as })).body.data).toMatchObject([{ state: 'closed' }])
      expect((await update(as, id, { active: true })).body.data).toMatchObject({ state: 'active' })
      expect(await deliver()).toBe(0)
      expect(received).toEqual([])
      expect(await deliveries(as, id)).toMatchObject([{ status: 'failed', answer: 'account closed' }])
    },
  )

  it('of another account is not found', async () => {
    const [as, other] = [await marketer(), await marketer()]
    const { id } = (await create(as)).body.data
    await goLive(as)
    const [delivery] = await deliveries(as, id)
    const params = { id }
    const own = (await create(other)).body.data.id
    const deliveryId = delivery?.id ?? ''
    const answers = [
      await app.call(contract.deliveries, { as: other, params }),
      await app.call(contract.get, { as: other, params }),
      await update(other, id, { active: false }),
      await app.call(contract.replaceSecret, { as: other, params, body: {} }),
      await app.call(contract.sendTest, { as: other, params }),
      await app.call(contract.resend, { as: other, params: { id, deliveryId } }),
      await app.call(contract.resend, { as: other, params: { id: own, deliveryId } }),
      await app.call(contract.remove, { as: other, params }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404))
    expect((await app.call(contract.remove, { as, params })).status).toBe(200)
  })

  it('needs a public https address and events of its side, and their number is limited', async () => {
    const as = await marketer()
    for (const url of ['http://hooks.example.com/', 'https://127.0.0.1/', 'https://[::1]/', 'nonsense'])
      expect((await create(as, ['campaign.*'], url)).body).toMatchObject({ code: 'webhook_url' })
    expect((await create(as, ['withdrawal.*'])).body).toMatchObject({ code: 'webhook_events' })
    const influencer = await app.callerOf((await buildInfluencer(app.db)).id)
    expect((await create(influencer, ['withdrawal.*', 'job.*'])).status).toBe(200)
    const operator = await app.callerOf((await buildOperator(app.db)).id)
    expect((await create(operator)).body).toMatchObject({ code: 'wrong_role' })
    for (let i = 0; i < ENDPOINTS_MAX; i++) expect((await create(as)).status).toBe(200)
    expect((await create(as)).body).toMatchObject({ code: 'webhook_endpoints_full' })
  })
})
