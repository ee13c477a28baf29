import { afterEach, expect, test } from 'vitest'
import { type Recorded, startRecorded } from '../../../tests/recorded-server.ts'
import { baht } from '../../core/money.ts'
import { omisePayment } from './omise.ts'

const CHARGE = {
  object: 'charge',
  id: 'chrg_test_5wvzv5eyhz4ecl3mpop',
  livemode: false,
  amount: 107_000,
  currency: 'THB',
  status: 'pending',
  refunded_amount: 0,
  authorize_uri: 'https://pay.omise.co/payments/paym_test/authorize',
  source: {
    object: 'source',
    type: 'promptpay',
    scannable_code: { type: 'qr', image: { download_uri: 'https://api.omise.co/charges/x/documents/y/downloads/z' } },
  },
  metadata: { charge_id: 'c-1', reference: 'REF0001' },
  failure_code: null,
  failure_message: null,
  created_at: '2026-02-01T03:00:00Z',
  paid_at: null,
  expires_at: '2026-02-02T03:00:00Z',
}

let server: Recorded
afterEach(() => server.close())
const port = (more: Partial<Parameters<typeof omisePayment>[0]> = {}) =>
  omisePayment({ baseUrl: server.url, secretKey: 'skey_test_1', signingKeys: [], ...more })
const wanted = { id: 'c-1', amount: baht(1_070), method: 'promptpay', reference: 'REF0001' } as const

test('a PromptPay charge is created in satang with Basic authentication and an idempotency key', async () => {
  server = await startRecorded({ 'POST /charges': { json: CHARGE } })
  const charge = await port().createCharge({ ...wanted, returnUrl: 'https://shop.example/back' })
  expect(charge).toMatchObject({ status: 'pending', amount: 107_000, currency: 'THB', reference: 'REF0001' })
  expect(charge.qrImageUrl).toContain('/downloads/')
  expect(charge.qrPayload).toBeNull()
  const sent = server.seen[0]
  expect(sent?.headers.authorization).toBe(`Basic ${btoa('skey_test_1:')}`)
  expect(sent?.headers['idempotency-key']).toBe('c-1')
  expect(sent?.body).toMatchObject({ amount: 107_000, currency: 'thb', source: { type: 'promptpay' } })
})

test('with our own biller id we generate the QR text ourselves', async () => {
  server = await startRecorded({ 'GET /charges/:id': { json: CHARGE } })
  const charge = await port({ billerId: '010555000000099' }).getCharge(CHARGE.id)
  expect(charge.qrPayload).toContain('REF0001')
})

test('a card charge sends the token and returns the reason of a failure', async () => {
  const failed = { ...CHARGE, source: null, status: 'failed', failure_code: 'insufficient_fund', failure_message: 'no' }
  server = await startRecorded({ 'POST /charges': { json: failed } })
  const charge = await port().createCharge({ ...wanted, method: 'card', cardToken: 'tokn_1' })
  expect(charge).toMatchObject({ method: 'card', status: 'failed', failureCode: 'insufficient_fund' })
  expect(server.seen[0]?.body).toMatchObject({ card: 'tokn_1' })
  await expect(port().createCharge({ ...wanted, method: 'card' })).rejects.toMatchObject({ code: 'refused' })
})

test('refund, recipient and transfer', async () => {
  server = await startRecorded({
    'POST /charges/:id/refunds': { json: { object: 'refund', id: 'rfnd_1', amount: 5_000, charge: CHARGE.id } },
    'POST /recipients': { json: { object: 'recipient', id: 'recp_1' } },
    'POST /transfers': { json: { object: 'transfer', id: 'trsf_1', amount: 9_000, sent: true, paid: false } },
    'GET /transfers/:id': {
      json: {
        object: 'transfer',
        id: 'trsf_1',
        amount: 9_000,
        sent: true,
        paid: true,
        paid_at: '2026-02-03T00:00:00Z',
      },
    },
  })
  const refund = await port().refund({ id: 'r-1', chargeId: CHARGE.id, amount: baht(50) })
  expect(refund).toMatchObject({ id: 'rfnd_1', amount: 5_000, chargeId: CHARGE.id })
  const account = { bank: 'KKP', number: '1234567890', name: 'สมศรี ใจดี' }
  expect(await port().transfer({ id: 't-1', amount: baht(90), account })).toMatchObject({
    id: 'trsf_1',
    status: 'sent',
  })
  expect(server.seen[1]?.body).toMatchObject({ bank_account: { brand: 'kk', number: '1234567890' } })
  expect(await port().getTransfer('trsf_1')).toMatchObject({ status: 'paid' })
  expect(await port().checkAccount(account)).toEqual({ result: 'unknown', holder: null })
})

test.each([
  [401, 'unauthorized'],
  [404, 'not_found'],
  [429, 'rate_limited'],
  [500, 'unavailable'],
])('status %i is %s', async (status, code) => {
  server = await startRecorded({ 'GET /charges/:id': { status, json: { object: 'error', code: 'some_code' } } })
  await expect(port().getCharge('chrg_1')).rejects.toMatchObject({ code, detail: 'some_code' })
})
