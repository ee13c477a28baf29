import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { newId } from '../../core/ids.ts'
import { baht } from '../../core/money.ts'
import { settingRows } from '../../platform/schema.ts'
import { contract } from './contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('public pages show the current rates, not hard-coded numbers', async () => {
  const before = await app.call(contract.pricing, {})
  expect(before.body.data).toMatchObject({
    job: { price: baht(4_500), held: baht(4_950), net: baht(4_365) },
    refunds: { beforeWork: 10_000, working: 9_000, draftSent: 5_000, ready: 2_500, posted: 0 },
    followersMin: { usual: 500, lower: 300 },
  })
  const at = new Date(app.clock.now().getTime() - 86_400_000)
  await app.db
    .insert(settingRows)
    .values({ id: newId(), key: 'fee.marketer_bps', value: 1_200, effectiveFrom: at, createdAt: at })
  const after = await app.call(contract.pricing, { query: { price: baht(1_000) } })
  expect(after.body.data.job).toMatchObject({ feeBps: 1_200, fee: baht(120), held: baht(1_120), tax: baht(30) })
})
