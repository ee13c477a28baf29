import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildMarketer } from '../../../../tests/factories.ts'
import { act, buildJobWorld, call, expectBooks, giveCredits, money, statusOf } from '../../../../tests/jobs-world.ts'
import { DAY } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { baht } from '../../../core/money.ts'
import { withTx } from '../../../db/tx.ts'
import { buyPackage } from '../../../ledger/packages.ts'
import { accounts } from '../../accounts/schema.ts'
import { campaigns } from '../../campaigns/schema.ts'
import { jobs } from '../../jobs/schema.ts'
import { contract } from '../contract.ts'
import { app, HOLD, holdsOf, openBulk, params, people, platform, world } from './bulk.fixture.ts'

openBulk()

/** Applications of the first `n` people. */
async function applied(n: number): Promise<string[]> {
  const ids = []
  for (const { as } of people.slice(0, n)) ids.push((await call(world, 'apply', as, world.campaignId)).body.data.id)
  return ids
}
const shown = (ids: readonly string[], toHold = HOLD) => ids.map((id) => ({ id, toHold }))
const accept = (ids: readonly string[], more: object = {}) =>
  app.call(contract.acceptSeveral, { as: world.marketer, params: params(), body: { applicants: shown(ids) }, ...more })
const nothingHeld = async (ids: readonly string[], status = 'MATCHED') => {
  const rows = await app.db
    .select()
    .from(jobs)
    .where(inArray(jobs.id, [...ids]))
  expect(rows.filter((row) => row.status === 'ASSIGN')).toEqual([])
  expect(rows.filter((row) => row.status === status).length).toBeGreaterThan(0)
  expect(await holdsOf(ids)).toEqual([])
  expect(await money(world)).toMatchObject({ held: 0, free: 2_000_000 })
}
const slotsOf = async () =>
  (await app.db.select().from(campaigns).where(eq(campaigns.id, world.campaignId)))[0]?.slotsTaken

describe('several applicants', () => {
  it('are shown with their holds and accepted for exactly these amounts', async () => {
    const ids = await applied(3)
    const query = { jobs: ids.join(',') }
    const before = await app.call(contract.selected, { as: world.marketer, params: params(), query })
    const sum = { people: 3, toHold: 3 * HOLD, units: 0 }
    expect(before.body).toMatchObject({ available: 2_000_000, units: null, slotsLeft: 10, sum })
    expect(before.body.data.map(({ id, toHold, obstacle }) => [id, toHold, obstacle])).toEqual(
      ids.map((id) => [id, HOLD, null]),
    )
    const { status, body } = await accept(ids)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data).toMatchObject({
      held: 3 * HOLD,
      heldUnits: 0,
      available: 2_000_000 - 3 * HOLD,
      units: null,
      slotsLeft: 7,
    })
    expect(body.data.jobs.map((job) => job.status)).toEqual(['ASSIGN', 'ASSIGN', 'ASSIGN'])
    expect(await holdsOf(ids)).toHaveLength(3)
    expect(await money(world)).toMatchObject({ held: 3 * HOLD })
    expect(await slotsOf()).toBe(3)
    const after = await app.call(contract.selected, { as: world.marketer, params: params(), query })
    expect(after.body.data.map(({ obstacle, held }) => [obstacle, held])).toEqual(ids.map(() => ['answered', HOLD]))
    expect(after.body.sum).toEqual({ people: 0, toHold: 0, units: 0 })
    await expectBooks(app)
  })

  it('are accepted, ten at once, with enough credits', async () => {
    await giveCredits(app, world.marketer.accountId, 4_000_000)
    const ids = await applied(10)
    const { body } = await accept(ids)
    expect(body.data).toMatchObject({ held: 10 * HOLD, slotsLeft: 0 })
    await expectBooks(app)
  })

  it('are not accepted above the balance, and the error says how much is missing in total', async () => {
    const ids = await applied(5)
    const { status, body } = await accept(ids)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'insufficient_credits', details: { gap: 5 * HOLD - 2_000_000 } })
    await nothingHeld(ids)
    expect(await slotsOf()).toBe(0)
  })

  it('are not accepted if one of them has withdrawn, and the error names that person', async () => {
    const ids = await applied(3)
    await act(world, 'withdraw', people[1]!.as, ids[1]!)
    const { status, body } = await accept(ids)
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'person_not_waiting', details: { name: people[1]!.as.name, jobId: ids[1] } })
    expect(JSON.stringify(body)).toContain(people[1]!.as.name)
    await nothingHeld(ids)
    const query = { jobs: ids.join(',') }
    const { data } = (await app.call(contract.selected, { as: world.marketer, params: params(), query })).body
    expect(data.map(({ obstacle }) => obstacle)).toEqual([null, 'withdrawn', null])
  })

  it('are not accepted if one amount differs from the one shown, and the error has the right amount', async () => {
    const ids = await applied(2)
    await app.db.update(campaigns).set({ counterOffers: 'yes' }).where(eq(campaigns.id, world.campaignId))
    await act(world, 'counterOffer', people[0]!.as, ids[0]!, { price: 520_000 })
    const { body } = await accept(ids)
    expect(body).toMatchObject({
      code: 'person_hold_changed',
      details: { name: people[0]!.as.name, amount: 572_000 },
    })
    await nothingHeld(ids)
    const { body: paid } = await accept(ids, {
      body: { applicants: [{ id: ids[0]!, toHold: 572_000 }, ...shown([ids[1]!])] },
    })
    expect(paid.data).toMatchObject({ held: 572_000 + HOLD })
    await expectBooks(app)
  })

  it('get one issue each, with its own code and values, if several of them cannot be accepted', async () => {
    const ids = await applied(4)
    await act(world, 'withdraw', people[2]!.as, ids[2]!)
    const body = { applicants: shown(ids).map((one, i) => (i === 0 ? { ...one, toHold: HOLD - 1 } : one)) }
    const refused = await accept(ids, { body })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'person_hold_changed',
      issues: [
        { field: 'applicants.0', code: 'person_hold_changed', jobId: ids[0], amount: HOLD },
        { field: 'applicants.2', code: 'person_not_waiting', jobId: ids[2], channelId: people[2]!.channelId },
      ],
    })
    await nothingHeld(ids)
    const stranger = newId()
    const decline = { as: world.marketer, params: params(), body: { applicants: [...ids, stranger] } }
    expect((await app.call(contract.declineSeveral, decline)).body).toMatchObject({
      code: 'not_found',
      details: { missing: [stranger] },
    })
  })

  it('are not accepted if there are more than free slots', async () => {
    await app.db.update(campaigns).set({ slots: 2 }).where(eq(campaigns.id, world.campaignId))
    const ids = await applied(3)
    const { body } = await accept(ids)
    expect(body).toMatchObject({ code: 'slots_short', details: { n: 3, left: 2 } })
    await nothingHeld(ids)
    expect(await slotsOf()).toBe(0)
  })

  it('are not accepted if the account of one of them is suspended', async () => {
    const ids = await applied(2)
    const id = people[1]!.as.accountId
    await app.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, id))
    const { body } = await accept(ids)
    await app.db.update(accounts).set({ status: 'active' }).where(eq(accounts.id, id))
    expect(body).toMatchObject({ code: 'person_not_active', details: { name: people[1]!.as.name } })
    await nothingHeld(ids)
  })

  it('are accepted once if the request is repeated with the same key; another body with that key is rejected', async () => {
    const ids = await applied(2)
    const idempotencyKey = newId()
    const first = await accept(ids, { idempotencyKey })
    const again = await accept(ids, { idempotencyKey })
    expect(again.body).toEqual(first.body)
    expect(await holdsOf(ids)).toHaveLength(2)
    expect((await accept(ids.slice(0, 1), { idempotencyKey })).body).toMatchObject({ code: 'idempotency_conflict' })
    expect((await accept(ids)).body).toMatchObject({ code: 'person_not_waiting' })
  })

  it('of another marketer or another campaign are not found', async () => {
    const ids = await applied(2)
    const stranger = await app.callerOf((await buildMarketer(app.db)).id)
    const other = await buildJobWorld(app, platform)
    for (const [as, id] of [
      [stranger, world.campaignId],
      [other.marketer, other.campaignId],
    ] as const) {
      const body = { applicants: shown(ids) }
      expect((await app.call(contract.acceptSeveral, { as, params: { id }, body })).status).toBe(404)
      const decline = { as, params: { id }, body: { applicants: ids } }
      expect((await app.call(contract.declineSeveral, decline)).status).toBe(404)
    }
    await nothingHeld(ids)
  })

  it('are rejected as invalid if one is repeated or there are more than fifty', async () => {
    const [id] = await applied(1)
    expect((await accept([id!, id!])).body).toMatchObject({ code: 'invalid_input' })
    expect((await accept(Array.from({ length: 51 }, () => newId()))).body).toMatchObject({ code: 'invalid_input' })
  })

  it('are declined together with one reason, or not at all', async () => {
    const ids = await applied(3)
    const decline = (body: { applicants: string[]; reason?: string }) =>
      app.call(contract.declineSeveral, { as: world.marketer, params: params(), body })
    expect((await decline({ applicants: ids, reason: 'โทร 0812345678' })).body).toMatchObject({ code: 'contact_data' })
    const { body } = await decline({ applicants: ids.slice(0, 2), reason: 'รอบนี้เน้นสายกีฬา' })
    expect(body.data.jobs.map(({ status }) => status)).toEqual(['REJECTED', 'REJECTED'])
    const seen = await call(world, 'get', people[0]!.as, ids[0]!)
    expect(seen.body.data).toMatchObject({ endedBy: 'marketer', endReason: 'รอบนี้เน้นสายกีฬา' })
    expect((await decline({ applicants: ids })).body).toMatchObject({ code: 'person_not_waiting' })
    expect(await statusOf(world, ids[2]!)).toBe('MATCHED')
  })
})

describe('applicants of a package campaign', () => {
  const packageId = newId()
  beforeEach(async () => {
    const now = app.clock.now()
    const lot = {
      chargeId: newId(),
      marketerId: world.marketer.accountId,
      packageId,
      units: 2,
      creatorPay: baht(4_000),
    }
    const expiresAt = new Date(now.getTime() + 90 * DAY)
    await withTx(app.db, (tx) => buyPackage(tx, { ...lot, net: baht(9_000), vat: baht(630), expiresAt }, now))
    await app.db
      .update(campaigns)
      .set({ payBy: 'package', packageId, price: baht(4_000) })
      .where(eq(campaigns.id, world.campaignId))
  })

  it('use one package job each and no credits; nobody is accepted if there is one too many', async () => {
    const ids = await applied(3)
    const acceptFor = (list: readonly string[]) => accept(list, { body: { applicants: shown(list, 0) } })
    expect((await acceptFor(ids)).body).toMatchObject({ code: 'units_short', details: { n: 3, left: 2 } })
    await nothingHeld(ids)
    const { body } = await acceptFor(ids.slice(0, 2))
    expect(body.data).toMatchObject({ held: 0, heldUnits: 2, units: 0, available: 2_000_000 })
    await expectBooks(app)
  })
})
