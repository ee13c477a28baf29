import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMarketer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { marketerContract } from './contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('a wrong postcode and a wrong tax ID are shown together', async () => {
  const as = await app.callerOf((await buildMarketer(app.db)).id)
  const address = { line: '1', subdistrict: 'x', district: 'x', province: 'กรุงเทพมหานคร', postcode: '00000' }
  const body = { accountType: 'company' as const, taxId: '1234567890123', address }
  expect(await app.call(marketerContract.patchMarketerProfile, { as, body })).toMatchObject({
    status: 400,
    body: {
      issues: [
        { field: 'address.postcode', code: 'postcode_unknown' },
        { field: 'taxId', code: 'juristic_id' },
      ],
    },
  })
})
