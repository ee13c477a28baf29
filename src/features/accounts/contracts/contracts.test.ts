import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMarketer, buildOperator } from '../../../../tests/factories.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../../tests/harness.ts'
import { dayOf, endOfDay } from '../../../core/calendar.ts'
import { DAY } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import type { Caller } from '../../../platform/context.ts'
import { auditLog } from '../../../platform/schema.ts'
import { contract as accountStatus } from '../../account-status/contract.ts'
import { contract as operators } from '../../operators/contract.ts'
import { accounts } from '../schema.ts'
import { sessions } from '../schema-access.ts'
import { expireContracts } from '../service.ts'
import { contractsContract } from './contract.ts'

let app: TestApp
let operator: Caller
beforeAll(async () => {
  app = await openTestApp()
  operator = await app.callerOf((await buildOperator(app.db)).id)
})
afterAll(() => app.close())

const rowOf = async (id: string) => (await app.db.select().from(accounts).where(eq(accounts.id, id)))[0]
const setContract = (id: string, endsOn: string | null) =>
  app.call(operators.setContract, { as: operator, params: { id }, body: { endsOn, reason: 'Signed on paper' } })

test('an account expires at the end of its contract: sessions end, the owner is notified once, the audit log has an entry', async () => {
  const over = await buildMarketer(app.db, {}, { contractEndsAt: TEST_NOW })
  const running = await buildMarketer(app.db, {}, { contractEndsAt: new Date(TEST_NOW.getTime() + 1) })
  const endless = await buildMarketer(app.db)
  const suspended = await buildMarketer(app.db, {}, { contractEndsAt: TEST_NOW, status: 'suspended' })
  const tokenHash = newId()
  await app.db.insert(sessions).values({
    ...{ id: newId(), accountId: over.id, tokenHash, createdAt: TEST_NOW, ip: '::1', userAgent: '', device: {} },
    expiresAt: new Date(TEST_NOW.getTime() + DAY),
  })
  await expireContracts(app)
  await expireContracts(app)
  const statuses = await Promise.all(
    [over, running, endless, suspended].map(async ({ id }) => (await rowOf(id))?.status),
  )
  expect(statuses).toEqual(['expired', 'active', 'active', 'suspended'])
  const [session] = await app.db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash))
  expect(session?.endedAt).toEqual(TEST_NOW)
  const sent = (await app.outbox()).filter(({ accountId, channel }) => accountId === over.id && channel === 'site')
  expect(sent.map(({ kind }) => kind)).toEqual(['account.expired'])
  const acts = await app.db.select().from(auditLog).where(eq(auditLog.targetId, over.id))
  expect(acts).toMatchObject([{ act: 'account.expire', before: { status: 'active' }, after: { status: 'expired' } }])
})

test('the owner can request a renewal once; a new last day makes the account active again', async () => {
  const { id } = await buildMarketer(app.db, {}, { status: 'expired', contractEndsAt: TEST_NOW })
  const as = await app.callerOf(id)
  const request = (note: string) => app.call(contractsContract.requestRenewal, { as, body: { note } })
  expect((await request('')).body.data).toEqual({ requestedAt: TEST_NOW.toISOString() })
  expect((await request('Please call after 14:00')).status).toBe(200)
  const notices = (await app.outbox()).filter(({ kind }) => kind === 'operator.renewal')
  expect(new Set(notices.map(({ eventKey }) => eventKey)).size).toBe(1)
  expect((await app.call(accountStatus.standing, { as })).body.data).toMatchObject({
    renewalRequestedAt: TEST_NOW.toISOString(),
  })
  const { body } = await app.call(operators.user, { as: operator, params: { id } })
  expect(body.data.renewal).toEqual({ note: 'Please call after 14:00', requestedAt: TEST_NOW.toISOString() })

  const endsOn = dayOf(new Date(TEST_NOW.getTime() + 365 * DAY))
  expect((await setContract(id, endsOn)).body.data).toMatchObject({
    status: 'active',
    contractEndsAt: endOfDay(endsOn).toISOString(),
    renewal: null,
  })
  expect((await request('')).status).toBe(409)
})

test('a contract must end on a later day, and only a marketer whose account is not closed can have one', async () => {
  const { id } = await buildMarketer(app.db)
  expect(await setContract(id, dayOf(TEST_NOW))).toMatchObject({
    status: 400,
    body: { issues: [{ field: 'endsOn', code: 'date_past' }] },
  })
  expect((await setContract(id, dayOf(new Date(TEST_NOW.getTime() + DAY)))).body.data.status).toBe('active')
  expect((await setContract(id, null)).body.data.contractEndsAt).toBeNull()
  const closed = await buildMarketer(app.db, {}, { status: 'permanently' })
  expect((await setContract(closed.id, null)).status).toBe(409)
  expect((await setContract(operator.accountId, null)).status).toBe(409)
})
