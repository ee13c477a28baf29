import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMarketer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { zAddress } from '../shapes.ts'
import { marketerContract } from './contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('a wrong postcode and a wrong tax ID are reported together', async () => {
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

test.each([
  ['company', '0105561012347', 'juristic_id_check'],
  ['company', '1105561012346', 'juristic_id'],
  ['individual', '1101700230705', 'national_id_check'],
  ['individual', '0101700230708', 'national_id'],
] as const)('the tax ID of a %s: %s is rejected as %s', async (accountType, taxId, code) => {
  const as = await app.callerOf((await buildMarketer(app.db)).id)
  expect(await app.call(marketerContract.patchMarketerProfile, { as, body: { accountType, taxId } })).toMatchObject({
    status: 400,
    body: { issues: [{ field: 'taxId', code }] },
  })
})

test('Thai digits are stored as Arabic digits, and an invisible name counts as empty', async () => {
  const as = await app.callerOf((await buildMarketer(app.db)).id)
  const body = { accountType: 'company' as const, taxId: '๐๑๐๕๕๖๑๐๑๒๓๔๖\u200B', taxBranch: '๐００００' }
  expect(await app.call(marketerContract.patchMarketerProfile, { as, body })).toMatchObject({ status: 200 })
  expect(await app.call(marketerContract.marketerProfile, { as })).toMatchObject({
    body: { data: { taxId: '0105561012346', taxBranch: '00000' } },
  })
  expect(await app.call(marketerContract.patchMarketerProfile, { as, body: { brandName: '\u3164' } })).toMatchObject({
    status: 400,
    body: { issues: [{ field: 'brandName', code: 'required' }] },
  })
})

test('a postcode may have Thai or full-width digits', () => {
  for (const typed of ['๑๐๑๑๐', '１０１１０', '\u200B10110']) expect(zAddress.shape.postcode.parse(typed)).toBe('10110')
})
