import { afterEach, expect, test } from 'vitest'
import { type Recorded, startRecorded } from '../../../tests/recorded-server.ts'
import { localLine } from './local.ts'
import { messagingLine } from './messaging.ts'

const message = { id: '01936f2e-7c00-7abc-8def-0123456789ab', to: 'U0123', text: 'เงินเข้าแล้ว' }
let server: Recorded
afterEach(() => server?.close())
const serve = async (answer: object) => {
  server = await startRecorded({ 'POST /v2/bot/message/push': answer })
  return messagingLine({ token: 't', baseUrl: server.url })
}

test('a push is sent with its retry key', async () => {
  const line = await serve({ headers: { 'x-line-request-id': 'req-1' }, json: { sentMessages: [] } })
  expect(await line.push(message)).toEqual({ id: 'req-1' })
  expect(server.seen[0]?.headers).toMatchObject({ authorization: 'Bearer t', 'x-line-retry-key': message.id })
  expect(server.seen[0]?.body).toEqual({ to: 'U0123', messages: [{ type: 'text', text: 'เงินเข้าแล้ว' }] })
})

test('a push that LINE accepted before counts as sent', async () => {
  const line = await serve({
    status: 409,
    headers: { 'x-line-accepted-request-id': 'req-0' },
    json: { message: 'accepted' },
  })
  expect(await line.push(message)).toEqual({ id: 'req-0' })
})

test.each([
  [401, 'unauthorized'],
  [429, 'rate_limited'],
  [400, 'refused'],
])('status %i is %s', async (status, code) => {
  const line = await serve({ status, json: { message: 'no' } })
  await expect(line.push(message)).rejects.toMatchObject({ code })
})

test('a reply is sent and the display name of a person is read', async () => {
  server = await startRecorded({
    'POST /v2/bot/message/reply': { json: { sentMessages: [] } },
    'GET /v2/bot/profile/U0123': { json: { userId: 'U0123', displayName: 'พลอย' } },
    'GET /v2/bot/profile/U9': { status: 404, json: {} },
    'GET /v2/bot/profile/U8': { json: { userId: 'U8' } },
  })
  const line = messagingLine({ token: 't', baseUrl: server.url })
  await line.reply('token', 'สวัสดี')
  expect(server.seen[0]?.body).toEqual({ replyToken: 'token', messages: [{ type: 'text', text: 'สวัสดี' }] })
  expect(await line.displayName('U0123')).toBe('พลอย')
  await expect(line.displayName('U9')).rejects.toMatchObject({ code: 'not_found' })
  await expect(line.displayName('U8')).rejects.toMatchObject({ code: 'bad_answer' })
  expect(line.chatUrl('x')).toBeNull()
})

test('without a provider nothing is sent', async () => {
  expect(await localLine().push(message)).toEqual({ id: message.id })
})
