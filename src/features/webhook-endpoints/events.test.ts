import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type BankApp, buildBuyer, openBankApp } from '../../../tests/bank.ts'
import { act, assigned, buildJobWorld, fakeSocial } from '../../../tests/jobs-world.ts'
import { newWithdrawal } from '../../../tests/money-factories.ts'
import type { Caller } from '../../platform/context.ts'
import { contract as campaigns } from '../campaigns/contract.ts'
import { contract as credits } from '../credits/contract.ts'
import { contract as payouts } from '../payouts/contract.ts'
import { contract } from './contract.ts'
import { WEBHOOK_BODIES } from './events.ts'
import { EVENTS_OF } from './kinds.ts'
import { webhookDeliveries, webhookEndpoints } from './schema.ts'

let app: BankApp
const { platform, social } = fakeSocial()
beforeAll(async () => {
  app = await openBankApp()
  Object.assign(app.ports, { social })
})
afterAll(() => app.close())
beforeEach(() => app.db.delete(webhookEndpoints))

const listen = (as: Caller) =>
  app.call(contract.create, {
    as,
    body: { url: 'https://hooks.example.com/', events: [...EVENTS_OF[as.scope as keyof typeof EVENTS_OF]] },
  })

/** All events so far, parsed with their documented shapes. */
async function events(kind: keyof typeof WEBHOOK_BODIES) {
  const rows = await app.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.createdAt)
  return rows
    .filter(({ type }) => type.startsWith(`${kind}.`))
    .map(({ type, data, createdAt }) =>
      WEBHOOK_BODIES[kind].strict().parse({ type, timestamp: createdAt.toISOString(), data }),
    )
}

/** For each delivery, whether the transaction that wrote it also wrote the row of its event. */
async function writtenWith(table: string, joined: string): Promise<unknown[]> {
  const { rows } = await app.database.execute(
    `select d.xmin::text = s.xmin::text as same from webhook_deliveries d join ${table} s on ${joined}`,
  )
  return rows.map((row) => (row as { same: unknown }).same)
}

it('every step of a job is an event for both sides, written in the transaction of the step', async () => {
  const world = await buildJobWorld(app, platform)
  await listen(world.marketer)
  await listen(world.influencer)
  const id = await assigned(world)
  await act(world, 'accept', world.influencer, id)
  await act(world, 'draft', world.influencer, id, { url: 'https://drive.example/draft.mp4' })
  await act(world, 'cancel', world.marketer, id, { reason: 'Plans changed' })
  const found = await events('job')
  const named = found.map(({ type, data }) => `${type} ${(data as { event: string }).event}`)
  const steps = [
    'job.matched apply',
    'job.assign accept',
    'job.in_progress accept',
    'job.working startPhoto',
    'job.updated draft',
    'job.cancel cancel',
  ]
  expect(named.toSorted()).toEqual([...steps, ...steps].toSorted())
  const same = "(d.data->>'jobId')::uuid = s.job_id and d.data->>'event' = s.event and d.data->>'status' = s.to_status"
  expect(await writtenWith('job_events', same)).toEqual(found.map(() => true))
})

it('a charge is an event once it is paid, written in the same transaction', async () => {
  const buyer = await app.callerOf(await buildBuyer(app.db))
  await listen(buyer)
  const { data } = (
    await app.call(credits.createCharge, { as: buyer, body: { amount: 1_000_000, method: 'promptpay' } })
  ).body
  const { payment } = (await app.call(credits.getCharge, { as: buyer, params: { id: data.id } })).body
  expect(await events('charge')).toEqual([])
  await app.pay(payment.sandboxUrl ?? '', { behaviour: 'double' })
  expect(await events('charge')).toMatchObject([
    { type: 'charge.paid', data: { chargeId: data.id, total: data.total } },
  ])
  expect(await writtenWith('charges', "(d.data->>'chargeId')::uuid = s.id")).toEqual([true])
})

it('a withdrawal is an event at each status, written in the same transaction', async () => {
  const { id, as, owner } = await newWithdrawal(app)
  // The endpoint was added after the request.
  await listen(owner)
  const body = { transferRef: 'KB1' }
  expect((await app.call(payouts.complete, { as, params: { id }, body })).status).toBe(200)
  expect(await events('withdrawal')).toMatchObject([
    { type: 'withdrawal.completed', data: { withdrawalId: id, status: 'TransferComplete', previousStatus: 'Pending' } },
  ])
  expect(await writtenWith('withdrawals', "(d.data->>'withdrawalId')::uuid = s.id")).toEqual([true])
})

it('a campaign is an event at each status, written in the same transaction', async () => {
  const as = await app.callerOf(await buildBuyer(app.db))
  await listen(as)
  const { id } = (await app.call(campaigns.create, { as, body: { title: 'มัตฉะ' } })).body.data
  expect(await events('campaign')).toMatchObject([
    { type: 'campaign.draft', data: { campaignId: id, status: 'draft', previousStatus: null } },
  ])
  expect(await writtenWith('campaigns', "(d.data->>'campaignId')::uuid = s.id")).toEqual([true])
})
