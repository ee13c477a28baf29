import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMarketer } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { contract } from './contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('visitors and active accounts get null', async () => {
  expect((await app.call(contract.standing)).body.data).toBeNull()
  const as = await app.callerOf((await buildMarketer(app.db)).id)
  expect((await app.call(contract.standing, { as })).body.data).toBeNull()
})
test('the owner of a paused account gets the reason and the date', async () => {
  const ended = new Date('2025-11-01T00:00:00.000Z')
  const account = await buildMarketer(app.db, {}, { status: 'expired', contractEndsAt: ended, statusReason: 'ครบสัญญา' })
  const as = await app.callerOf(account.id)
  expect((await app.call(contract.standing, { as })).body.data).toEqual({
    role: 'marketer',
    status: 'expired',
    reason: 'ครบสัญญา',
    contractEndsAt: ended.toISOString(),
    renewalRequestedAt: null,
  })
})
