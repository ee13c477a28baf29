import { expect, test } from 'vitest'
import { checkSignature, signWebhook } from './signature.ts'

const key = Buffer.from('a webhook key of thirty-two bytes').toString('base64')
const old = Buffer.from('the key before').toString('base64')
const body = '{"key":"charge.complete"}'
const now = new Date('2026-02-01T03:00:00Z')
const at = (shiftSeconds = 0) => String(now.getTime() / 1000 + shiftSeconds)
const headers = (signature: string, timestamp = at()) => ({
  'Omise-Signature': signature,
  'omise-signature-timestamp': timestamp,
})

test('a valid signature of the body and its timestamp is accepted', () => {
  expect(checkSignature(body, headers(signWebhook(body, at(), key)), [key], now)).toBe('ok')
  expect(checkSignature(Buffer.from(body), headers(signWebhook(body, at(), key)), [key], now)).toBe('ok')
})

test('during rotation one valid signature of several is enough', () => {
  const both = `${signWebhook(body, at(), old)},${signWebhook(body, at(), key)}`
  expect(checkSignature(body, headers(both), [key], now)).toBe('ok')
  expect(checkSignature(body, headers(signWebhook(body, at(), old)), [key, old], now)).toBe('ok')
})

test.each([
  ['another body', headers(signWebhook(`${body} `, at(), key)), 'signature'],
  ['another time', { ...headers(signWebhook(body, at(), key)), 'omise-signature-timestamp': at(1) }, 'signature'],
  ['another key', headers(signWebhook(body, at(), old)), 'signature'],
  ['not hex', headers('zz,,é'), 'signature'],
  ['301 seconds old', headers(signWebhook(body, at(-301), key), at(-301)), 'stale'],
  ['301 seconds ahead', headers(signWebhook(body, at(301), key), at(301)), 'stale'],
  ['no signature', { 'omise-signature-timestamp': at() }, 'missing'],
  ['no time', { 'omise-signature': 'aa' }, 'missing'],
  ['odd time', headers('aa', '12e3'), 'missing'],
])('%s is refused', (_, given, reason) => {
  expect(checkSignature(body, given, [key], now)).toBe(reason)
})

test('without a key every signature is refused', () => {
  expect(checkSignature(body, headers(signWebhook(body, at(), '')), [''], now)).toBe('signature')
})
