import { afterEach, expect, test } from 'vitest'
import { type Recorded, startRecorded } from '../../../tests/recorded-server.ts'
import { gatewaySms } from './gateway.ts'
import { localSms } from './local.ts'

const message = { id: 's-1', to: '+66812345678', text: 'รหัส 1234' }
let server: Recorded
afterEach(() => server?.close())

test('a text is sent to the gateway once', async () => {
  server = await startRecorded({ 'POST /send': { json: { message_id: 77 } } })
  const sms = gatewaySms({ url: `${server.url}/send`, token: 't', sender: 'Talad' })
  expect(await sms.send(message)).toEqual({ id: '77' })
  expect(server.seen[0]?.headers).toMatchObject({ authorization: 'Bearer t', 'idempotency-key': 's-1' })
  expect(server.seen[0]?.body).toEqual({ to: '+66812345678', text: 'รหัส 1234', from: 'Talad', reference: 's-1' })
})

test.each([
  [401, 'unauthorized'],
  [429, 'rate_limited'],
  [422, 'refused'],
  [502, 'unavailable'],
])('status %i is %s', async (status, code) => {
  server = await startRecorded({ 'POST /send': { status, json: {} } })
  await expect(gatewaySms({ url: `${server.url}/send` }).send(message)).rejects.toMatchObject({ code })
})

test('without a provider nothing is sent', async () => {
  expect(await localSms().send(message)).toEqual({ id: 's-1' })
})
