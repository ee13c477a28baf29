import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildInfluencer, buildMarketer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { type Recorded, startRecorded } from '../../../../tests/recorded-server.ts'
import { MINUTE } from '../../../core/clock.ts'
import type { Caller } from '../../../platform/context.ts'
import { messagingLine } from '../../../ports/line/messaging.ts'
import { SIGNATURE_HEADER, signLine } from '../../../ports/line/webhook.ts'
import { contract } from '../contract.ts'

const SECRET = 'channel secret of this test'
let line: Recorded
let app: TestApp
let serial = 0

beforeAll(async () => {
  line = await startRecorded({
    'GET /v2/bot/profile/U1': { json: { userId: 'U1', displayName: 'พลอย' } },
    'GET /v2/bot/profile/U2': { status: 404, json: {} },
    'POST /v2/bot/message/reply': { json: { sentMessages: [] } },
  })
  const port = messagingLine({ token: 't', secret: SECRET, accountId: '@talad', baseUrl: line.url })
  app = await openTestApp({ ports: { line: port } })
})
afterAll(async () => {
  await app.close()
  await line.close()
})
beforeEach(() => {
  line.seen.length = 0
  app.clock.advance(MINUTE)
})

const influencer = async (): Promise<Caller> =>
  app.callerOf((await buildInfluencer(app.db, {}, { email: `line-${++serial}@example.com`, lang: 'en' })).id)
const viewOf = async (as: Caller) => (await app.call(contract.line, { as })).body.data
const codeOf = async (as: Caller) => (await app.call(contract.startLineLink, { as })).body.data.code?.code ?? ''

function webhook(events: object[], secret = SECRET) {
  const rawBody = JSON.stringify({ destination: '@talad', events })
  const headers = { [SIGNATURE_HEADER]: signLine(rawBody, secret) }
  return app.call(contract.lineWebhook, { rawBody, headers })
}
const from = (userId: string) => ({
  source: { type: 'user', userId },
  replyToken: `reply-${++serial}`,
  deliveryContext: { isRedelivery: false },
})
const send = (userId: string, text: string, more: object = {}) =>
  webhook([{ type: 'message', message: { type: 'text', text }, ...from(userId), ...more }])
const replies = () =>
  line.seen.filter(({ path }) => path === '/v2/bot/message/reply').map(({ body }) => JSON.stringify(body))
const toLine = async (userId: string) => (await app.outbox(userId)).map(({ kind, channel }) => `${channel} ${kind}`)

describe('LINE', () => {
  it('is linked to the account whose code is sent to the official account, and gets its notices from then on', async () => {
    const as = await influencer()
    expect(await viewOf(as)).toEqual({ available: true, linked: null, code: null })
    const { data } = (await app.call(contract.startLineLink, { as })).body
    expect(data.code?.chatUrl).toBe(`https://line.me/R/oaMessage/%40talad/?Talad%20${data.code?.code}`)
    expect((await send('U1', `talad ${data.code?.code.toLowerCase()}`)).status).toBe(200)
    expect(await viewOf(as)).toMatchObject({ linked: { name: 'พลอย' }, code: null })
    expect(await toLine('U1')).toEqual(['line security.line_linked'])
    const [letter] = (await app.outbox()).filter((row) => row.accountId === as.accountId && row.channel === 'email')
    expect(letter?.body).toMatch(/^We’ll also send your Talad notifications to LINE \(พลอย\)/)
    expect(replies()).toEqual([])
  })

  it('is linked only once by a code, even if LINE delivers its message again', async () => {
    const as = await influencer()
    const code = await codeOf(as)
    await send('U2', code)
    await send('U2', code, { deliveryContext: { isRedelivery: true } })
    expect(await viewOf(as)).toMatchObject({ linked: { name: null } })
    expect(replies()).toEqual([])
    await send('U1', code)
    expect(replies()[0]).toContain('was not found or has expired')
    expect(await viewOf(as)).toMatchObject({ linked: { name: null } })
  })

  it('is not linked by a replaced, expired or invalid code', async () => {
    const as = await influencer()
    const first = await codeOf(as)
    const second = await codeOf(as)
    expect(second).not.toBe(first)
    await send('U1', first)
    await send('U1', 'ABCDEFGH')
    app.clock.advance(15 * MINUTE)
    await send('U1', second)
    expect(await viewOf(as)).toEqual({ available: true, linked: null, code: null })
    expect(replies()).toHaveLength(3)
  })

  it('replies to other messages and to a new friend with instructions, and not at all in groups', async () => {
    await send('U1', 'สวัสดี')
    await webhook([{ type: 'follow', ...from('U1') }])
    await webhook([
      { type: 'message', message: { type: 'text', text: 'hi' }, ...from('U1'), source: { type: 'group' } },
    ])
    await webhook([{ type: 'message', message: { type: 'sticker' }, ...from('U1') }])
    await webhook([])
    expect(replies()).toHaveLength(2)
    expect(replies()[0]).toContain('send the code')
  })

  it('works for the brand and the creator account of one person, and disconnects both when the person blocks the official account', async () => {
    const [a, b] = [await influencer(), await app.callerOf((await buildMarketer(app.db)).id)]
    for (const as of [a, b]) await send('U1', await codeOf(as))
    for (const as of [a, b]) expect((await viewOf(as)).linked).not.toBeNull()
    await webhook([{ type: 'unfollow', source: { type: 'user', userId: 'U1' } }])
    for (const as of [a, b]) expect((await viewOf(as)).linked).toBeNull()
  })

  it('is unlinked by its owner; an open code becomes invalid', async () => {
    const as = await influencer()
    await send('U1', await codeOf(as))
    const code = await codeOf(as)
    expect((await app.call(contract.unlinkLine, { as })).status).toBe(200)
    await send('U1', code)
    expect(await viewOf(as)).toEqual({ available: true, linked: null, code: null })
  })

  it('accepts only webhooks signed by LINE', async () => {
    const as = await influencer()
    const code = await codeOf(as)
    const event = { type: 'message', message: { type: 'text', text: code }, ...from('U1') }
    expect(await webhook([event], 'another secret')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    const unsigned = await app.call(contract.lineWebhook, { rawBody: JSON.stringify({ events: [event] }), headers: {} })
    expect(unsigned.status).toBe(401)
    const rawBody = 'no json'
    const broken = { rawBody, headers: { [SIGNATURE_HEADER]: signLine(rawBody, SECRET) } }
    expect((await app.call(contract.lineWebhook, broken)).status).toBe(400)
    expect((await viewOf(as)).linked).toBeNull()
  })
})

describe('a site without an official account', () => {
  it('says so, and accepts no webhook', async () => {
    const without = await openTestApp()
    const as = await without.callerOf((await buildInfluencer(without.db)).id)
    expect((await without.call(contract.line, { as })).body.data).toEqual({
      available: false,
      linked: null,
      code: null,
    })
    expect(await without.call(contract.startLineLink, { as })).toMatchObject({
      status: 503,
      body: { code: 'line_unavailable' },
    })
    const rawBody = '{"events":[]}'
    const headers = { [SIGNATURE_HEADER]: signLine(rawBody, '') }
    expect((await without.call(contract.lineWebhook, { rawBody, headers })).status).toBe(401)
    await without.close()
  })
})
