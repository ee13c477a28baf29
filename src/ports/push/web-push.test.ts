import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type PushAnswer, type PushService, startPushService } from '../../../tests/push-service.ts'
import { localPush } from './local.ts'
import { MAX_PUSH_TEXT } from './port.ts'
import { webPushService } from './web-push.ts'

const id = '01936f2e-7c00-7abc-8def-0123456789ab'
const config = { privateKey: randomBytes(32).toString('base64url'), subject: 'mailto:team@talad.test' }
let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())

const port = (timeoutMs?: number) =>
  webPushService({ ...config, services: [service.url], ...(timeoutMs && { timeoutMs }) })
const send = (answer?: PushAnswer, text = 'เงินเข้าแล้ว') =>
  port().send({ id, to: service.subscribe(() => answer ?? {}), text })

test('a message is signed, encrypted for one browser and sent with the topic that replaces a repeated message', async () => {
  await send()
  expect(service.pushed.at(-1)).toMatchObject({
    text: 'เงินเข้าแล้ว',
    headers: { ttl: '86400', topic: id.replaceAll('-', ''), 'content-encoding': 'aes128gcm' },
  })
})

test('a message of the maximum length arrives, a longer one is refused before it is sent', async () => {
  await send({}, 'x'.repeat(MAX_PUSH_TEXT))
  expect(service.pushed.at(-1)?.headers['content-length']).toBe('4003')
  await expect(send({}, 'x'.repeat(MAX_PUSH_TEXT + 1))).rejects.toMatchObject({ code: 'refused' })
})

test.each([
  [404, {}, { code: 'not_found' }],
  [410, {}, { code: 'not_found' }],
  [413, {}, { code: 'refused' }],
  [429, { 'retry-after': '120' }, { code: 'rate_limited', retryAfterSeconds: 120 }],
  [500, {}, { code: 'unavailable', outcomeUnknown: true }],
  [302, { location: 'http://127.0.0.1:9/' }, { code: 'bad_answer' }],
])('status %i', async (status, headers, error) => {
  await expect(send({ status, headers })).rejects.toMatchObject(error)
})

test('the request to a service that does not respond times out', async () => {
  let release = () => {}
  const until = new Promise<void>((done) => {
    release = done
  })
  await expect(port(50).send({ id, to: service.subscribe(() => ({ until })), text: 'x' })).rejects.toMatchObject({
    code: 'timeout',
  })
  release()
})

describe('an address', () => {
  const accepts = (endpoint: string) => port().accepts({ ...service.subscribe(), endpoint })
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:1',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QAb',
    'https://wns2-sg2p.notify.windows.com/w/?token=abc',
  ])('of a browser’s push service is called: %s', (endpoint) => {
    expect(accepts(endpoint)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://evilnotify.windows.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'http://127.0.0.1:9/x',
    'file:///etc/passwd',
    'nonsense',
  ])('of anything else is not called: %s', async (endpoint) => {
    expect(accepts(endpoint)).toBe(false)
    const to = { ...service.subscribe(), endpoint }
    await expect(port().send({ id, to, text: 'x' })).rejects.toMatchObject({ code: 'refused' })
  })
})

test('unusable keys are not accepted', () => {
  const good = service.subscribe()
  expect(port().accepts(good)).toBe(true)
  expect(port().accepts({ ...good, p256dh: randomBytes(65).toString('base64url') })).toBe(false)
  expect(port().accepts({ ...good, auth: 'abc' })).toBe(false)
})

test('without a key nobody can subscribe', async () => {
  const off = localPush()
  expect(off.publicKey).toBeNull()
  expect(off.accepts(service.subscribe())).toBe(false)
})
