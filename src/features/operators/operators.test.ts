import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildCampaign,
  buildChannel,
  buildInfluencer,
  buildJob,
  buildMarketer,
  buildOperator,
} from '../../../tests/factories.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../tests/harness.ts'
import { DAY, HOUR, SECOND } from '../../core/clock.ts'
import type { CallInput } from '../../core/endpoint.ts'
import { newId } from '../../core/ids.ts'
import { baht, type Satang } from '../../core/money.ts'
import type { Tx } from '../../db/types.ts'
import { accountCodes } from '../../ledger/chart.ts'
import { hold } from '../../ledger/holds.ts'
import { buyLot } from '../../ledger/lots.ts'
import { post } from '../../ledger/post.ts'
import { chargeback } from '../../ledger/recipes/index.ts'
import { auditLog } from '../../platform/schema.ts'
import { accounts } from '../accounts/schema.ts'
import { sessions } from '../accounts/schema-access.ts'
import { chargeRefunds, charges, receipts } from '../credits/schema.ts'
import { bankAccounts } from '../payouts/schema.ts'
import { jobReviews } from '../reviews/schema.ts'
import { contract } from './contract.ts'
import { accountNumbers } from './ledger/account-numbers.ts'

let app: TestApp
let operator: Awaited<ReturnType<typeof buildOperator>>
let as: Awaited<ReturnType<TestApp['callerOf']>>
beforeAll(async () => {
  app = await openTestApp()
  operator = await buildOperator(app.db, { displayName: 'Office', email: 'office@talad.test' })
  as = await app.callerOf(operator.id)
})
afterAll(() => app.close())

const write = <T>(run: (tx: Tx) => Promise<T>) => app.db.transaction((tx) => run(tx as unknown as Tx))

/** A brand that bought 10,000 credits and holds 4,950 of them for one job. */
async function buildSpender() {
  const marketer = await buildMarketer(app.db, {}, { displayName: 'Nuan Skincare' })
  const jobId = newId(TEST_NOW.getTime())
  const chargeId = newId(TEST_NOW.getTime())
  await write((tx) =>
    buyLot(
      tx,
      {
        chargeId,
        marketerId: marketer.id,
        net: baht(10_000),
        vat: baht(700),
        expiresAt: new Date(TEST_NOW.getTime() + 365 * DAY),
        actor: { id: marketer.id, role: 'marketer' },
        idempotencyKey: 'key-of-purchase',
      },
      TEST_NOW,
    ),
  )
  await write((tx) => hold(tx, { marketerId: marketer.id, jobId, purpose: 'job', amount: baht(4_950) }, TEST_NOW))
  return { marketer, jobId, chargeId }
}

const actOn = (id: string, act: 'suspend' | 'expire' | 'reactivate', reason = 'Asked by the owner') =>
  app.call(contract.setStatus, { as, params: { id }, body: { act, reason } })

describe('account status', () => {
  test('suspending ends the sessions, notifies the owner and is logged; reactivating needs no new account', async () => {
    const influencer = await buildInfluencer(app.db)
    await app.db.insert(sessions).values({
      id: newId(),
      accountId: influencer.id,
      tokenHash: newId(),
      createdAt: TEST_NOW,
      expiresAt: new Date(TEST_NOW.getTime() + HOUR),
      ip: '::1',
      userAgent: '',
      device: {},
    })
    const answer = await actOn(influencer.id, 'suspend', 'Reported by two brands')
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({
      status: 'suspended',
      statusReason: 'Reported by two brands',
      sessions: 0,
      acts: ['reactivate', 'close'],
    })
    const [session] = await app.db.select().from(sessions).where(eq(sessions.accountId, influencer.id))
    expect(session?.endedAt).toEqual(TEST_NOW)
    const [line] = await app.db.select().from(auditLog).where(eq(auditLog.targetId, influencer.id))
    expect(line).toMatchObject({ act: 'account.suspend', actorId: operator.id, why: 'Reported by two brands' })
    const letters = await app.outbox(influencer.email)
    expect(letters.map((letter) => letter.kind)).toEqual(['account.suspended'])
    expect(letters[0]?.body).toContain('Reported by two brands')
    const back = await actOn(influencer.id, 'reactivate')
    expect(back.body.data).toMatchObject({ status: 'active', statusReason: null })
  })

  test('an expired brand has a contract end, which reactivating removes', async () => {
    const marketer = await buildMarketer(app.db)
    expect((await actOn(marketer.id, 'expire')).body.data).toMatchObject({
      status: 'expired',
      contractEndsAt: TEST_NOW.toISOString(),
    })
    expect((await actOn(marketer.id, 'reactivate')).body.data.contractEndsAt).toBeNull()
  })

  test('a transition that the table does not allow is a conflict and writes nothing', async () => {
    const influencer = await buildInfluencer(app.db)
    expect((await actOn(influencer.id, 'expire')).status).toBe(409)
    expect((await actOn(influencer.id, 'reactivate')).status).toBe(409)
    expect((await actOn(operator.id, 'suspend')).status).toBe(409)
    expect((await actOn(newId(), 'suspend')).status).toBe(404)
    expect((await actOn(influencer.id, 'suspend', '  ')).status).toBe(400)
    const [row] = await app.db.select().from(accounts).where(eq(accounts.id, influencer.id))
    expect(row?.status).toBe('active')
    expect(await app.db.select().from(auditLog).where(eq(auditLog.targetId, influencer.id))).toEqual([])
  })

  test('a brand that owes after a chargeback stays suspended', async () => {
    const { marketer, chargeId } = await buildSpender()
    const zero = baht(0)
    const entry = chargeback({
      chargeId,
      marketerId: marketer.id,
      credits: zero,
      packages: zero,
      vat: zero,
      owed: baht(4_950),
    })
    await write((tx) => post(tx, entry, TEST_NOW))
    await actOn(marketer.id, 'suspend')
    expect((await actOn(marketer.id, 'reactivate')).status).toBe(409)
  })
})

describe('users', () => {
  test('finds by a part of e-mail, name, handle or brand, and pages by keyset', async () => {
    const influencer = await buildInfluencer(
      app.db,
      { handle: 'zebra_kitchen' },
      { displayName: 'ครัวม้าลาย', email: 'stripe@example.com' },
    )
    await buildChannel(app.db, { accountId: influencer.id })
    for (const q of ['zebra', 'ม้าลาย', 'STRIPE@', 'stripe@example.com']) {
      const { body } = await app.call(contract.users, { as, query: { q } })
      expect(body.data.map((user) => user.id)).toEqual([influencer.id])
    }
    expect((await app.call(contract.users, { as, query: { q: '100%' } })).body.data).toEqual([])
    const marketer = await buildMarketer(app.db, { brandName: 'Zebra Tea' })
    const found = await app.call(contract.users, { as, query: { q: 'zebra', limit: 1 } })
    expect(found.body.data.map((user) => user.id)).toEqual([marketer.id])
    const rest = await app.call(contract.users, { as, query: { q: 'zebra', limit: 1, after: found.body.next ?? '' } })
    expect(rest.body.data.map((user) => user.id)).toEqual([influencer.id])
    expect(rest.body.next).toBeNull()
    const roles = await app.call(contract.users, { as, query: { q: 'zebra', role: 'marketer' } })
    expect(roles.body.data.map((user) => user.id)).toEqual([marketer.id])
    const detail = await app.call(contract.user, { as, params: { id: influencer.id } })
    expect(detail.body.data).toMatchObject({ handle: 'zebra_kitchen', jobs: { open: 0, completed: 0, frozen: 0 } })
    expect(detail.body.data.channels).toHaveLength(1)
  })

  test('only operators have access', async () => {
    const influencer = await app.callerOf((await buildInfluencer(app.db)).id)
    for (const endpoint of [contract.users, contract.dashboard, contract.audit, contract.ledgerAccounts]) {
      expect((await app.call(endpoint, { as: influencer })).status).toBe(403)
      expect((await app.call(endpoint, {})).status).toBe(401)
    }
  })
})

describe('ledger', () => {
  test('every account of the chart has its own number', () => {
    expect(new Set(Object.values(accountNumbers)).size).toBe(accountCodes.length)
  })

  test('the trial balance balances and counts the day', async () => {
    await buildSpender()
    const { body } = await app.call(contract.ledgerAccounts, { as })
    expect(body.data.balanced).toBe(true)
    expect(body.data.debit).toBe(body.data.credit)
    const held = body.data.accounts.find((line) => line.code === 'customer_credits_held')
    expect(held).toMatchObject({ number: '2020', type: 'liability', debit: 0 })
    expect(held?.todayCredit).toBeGreaterThanOrEqual(baht(4_950))
    expect(held?.todayEntries).toBeGreaterThan(0)
    app.clock.advance(DAY)
    const tomorrow = await app.call(contract.ledgerAccounts, { as })
    app.clock.set(TEST_NOW)
    expect(tomorrow.body.data.accounts.every((line) => line.todayEntries === 0 && line.todayDebit === 0)).toBe(true)
  })

  test('entries are found by owner, account, event, reference, id and job', async () => {
    const { marketer, jobId, chargeId } = await buildSpender()
    const find = async (query: NonNullable<CallInput<typeof contract.ledgerEntries>['query']>) =>
      (await app.call(contract.ledgerEntries, { as, query })).body.data.map((entry) => entry.event)
    expect(await find({ owner: marketer.id })).toEqual(['job_held', 'credits_purchased'])
    expect(await find({ owner: marketer.id, account: 'customer_credits_held' })).toEqual(['job_held'])
    expect(await find({ owner: marketer.id, event: 'credits_purchased' })).toEqual(['credits_purchased'])
    expect(await find({ job: jobId })).toEqual(['job_held'])
    expect(await find({ reference: chargeId })).toEqual(['credits_purchased'])
    const [first] = (await app.call(contract.ledgerEntries, { as, query: { reference: chargeId } })).body.data
    expect(await find({ reference: first?.reference.slice(0, -2) ?? '' })).toEqual(['credits_purchased'])
    const page = await app.call(contract.ledgerEntries, { as, query: { owner: marketer.id, limit: 1 } })
    expect(await find({ owner: marketer.id, after: page.body.next ?? '' })).toEqual(['credits_purchased'])
    expect((await app.call(contract.ledgerEntries, { as, query: { after: 'made-up' } })).status).toBe(400)
  })

  test('an entry shows both sides, who caused it and its idempotency key', async () => {
    const { marketer, chargeId } = await buildSpender()
    const [entry] = (await app.call(contract.ledgerEntries, { as, query: { reference: chargeId } })).body.data
    const { body } = await app.call(contract.ledgerEntry, { as, params: { id: entry?.id ?? '' } })
    expect(body.data.debit).toBe(baht(10_700))
    expect(body.data.credit).toBe(baht(10_700))
    expect(body.data.lines.map(({ code, debit, credit }) => [code, debit, credit])).toEqual([
      ['bank_clearing', baht(10_700), 0],
      ['customer_credits', 0, baht(10_000)],
      ['output_vat', 0, baht(700)],
    ])
    expect(body.data.lines[1]).toMatchObject({ ownerId: marketer.id, ownerName: 'Nuan Skincare' })
    expect(body.data).toMatchObject({ actorName: 'Nuan Skincare', idempotencyKey: 'key-of-purchase' })
    expect((await app.call(contract.ledgerEntry, { as, params: { id: newId() } })).status).toBe(404)
  })
})

describe('dashboard and audit log', () => {
  test('queues show how many items are pending and since when', async () => {
    const before = (await app.call(contract.dashboard, { as })).body.data
    await buildChannel(app.db, { status: 'waiting_approve', statusAt: new Date(TEST_NOW.getTime() - 9 * HOUR) })
    await buildCampaign(app.db, { status: 'review', submittedAt: new Date(TEST_NOW.getTime() - 2 * HOUR) })
    const { data } = (await app.call(contract.dashboard, { as })).body
    const waiting = (code: string, from = data) => from.queues.find((queue) => queue.code === code)
    expect(waiting('channels')?.count).toBe((waiting('channels', before)?.count ?? 0) + 1)
    expect(waiting('channels')?.oldestAt).toBe(new Date(TEST_NOW.getTime() - 9 * HOUR).toISOString())
    expect(waiting('campaigns')).toMatchObject({ count: 1 })
    expect(data).toMatchObject({ balanced: true, difference: 0 })
    expect(data.money.held).toBeGreaterThan(0)
    expect(data.today.in as Satang).toBeGreaterThanOrEqual(baht(10_700))
  })

  test('payments, accounts, scores and reviews pending for an operator are counted, each with its oldest', async () => {
    const codes = ['slips', 'bankAccounts', 'unmatchedMoney', 'refunds', 'scoreAppeals', 'reviews'] as const
    const read = async () => {
      const { queues } = (await app.call(contract.dashboard, { as })).body.data
      return Object.fromEntries(codes.map((code) => [code, queues.find((queue) => queue.code === code)]))
    }
    const before = await read()
    const now = app.clock.now()
    const since = new Date(now.getTime() - 9 * HOUR)
    const { marketer } = await buildSpender()
    const job = await buildJob(app.db)
    const amounts = { net: baht(100), vat: baht(7) }
    const chargeId = newId()
    await app.db.insert(charges).values({
      ...{
        id: chargeId,
        reference: 'C0UNTED',
        marketerId: marketer.id,
        purpose: 'credits',
        ...amounts,
        total: baht(107),
      },
      ...{ vatBps: 700, method: 'transfer', status: 'pending', createdAt: since, expiresAt: now, party: {} as never },
    })
    const slip = { status: 'review', slipAt: since, reviewReason: 'slip' } as const
    await app.db.insert(charges).values({
      ...{
        id: newId(),
        reference: 'C0UNTSL',
        marketerId: marketer.id,
        purpose: 'credits',
        ...amounts,
        total: baht(107),
      },
      ...{ vatBps: 700, method: 'transfer', createdAt: since, expiresAt: now, party: {} as never, ...slip },
    })
    const receipt = { chargeId, amount: baht(1), problem: 'wrong_amount', receivedAt: since } as const
    await app.db.insert(receipts).values([
      { id: newId(), ...receipt, bankRef: 'C0UNTED1', status: 'unmatched' },
      { id: newId(), ...receipt, bankRef: 'C0UNTED2', status: 'returned', decidedAt: now },
    ])
    const refund = { chargeId, ...amounts, gross: baht(107), reason: 'x', requestedBy: operator.id, createdAt: since }
    await app.db.insert(chargeRefunds).values([
      { id: newId(), ...refund, status: 'requested' },
      // Not counted: the provider still tries to send it.
      { id: newId(), ...refund, status: 'requested', nextAt: now },
      { id: newId(), ...refund, status: 'paid', paidAt: now },
    ])
    const bank = { bank: 'KBANK', number: '0482114800', name: 'x', providerResult: 'unknown' } as const
    await app.db.insert(bankAccounts).values([
      { id: newId(), accountId: job.influencerId, ...bank, status: 'waiting', usableFrom: now, createdAt: since },
      { id: newId(), accountId: job.influencerId, ...bank, status: 'replaced', usableFrom: now, createdAt: since },
    ])
    await buildChannel(app.db, { status: 'active', scoreAppealedAt: since, scoreAppealNote: 'x' })
    const scores = { first: 5, second: 5, third: 5, text: '', createdAt: since, publishAt: since, reportedAt: since }
    const sides = { authorId: job.marketerId, subjectId: job.influencerId }
    await app.db.insert(jobReviews).values([
      { id: newId(), jobId: job.id, side: 'marketer', ...sides, ...scores },
      { id: newId(), jobId: job.id, side: 'influencer', ...sides, ...scores, decidedAt: now },
    ])
    const after = await read()
    for (const code of codes)
      expect(after[code], code).toEqual({
        code,
        count: (before[code]?.count ?? 0) + 1,
        oldestAt: before[code]?.oldestAt ?? since.toISOString(),
      })
  })

  test('audit entries are listed newest first and filtered', async () => {
    const influencer = await buildInfluencer(app.db)
    await actOn(influencer.id, 'suspend')
    app.clock.advance(SECOND)
    await actOn(influencer.id, 'reactivate')
    const own = await app.call(contract.audit, { as, query: { targetType: 'account', targetId: influencer.id } })
    expect(own.body.data.map((row) => row.act)).toEqual(['account.reactivate', 'account.suspend'])
    expect(own.body.data[0]).toMatchObject({ actorName: 'Office', before: { status: 'suspended' } })
    const acts = await app.call(contract.audit, { as, query: { act: 'account.susp', actor: operator.id, limit: 2 } })
    expect(acts.body.data.every((row) => row.act === 'account.suspend')).toBe(true)
    expect(own.body.actors).toContainEqual({ id: operator.id, name: 'Office' })
  })
})
