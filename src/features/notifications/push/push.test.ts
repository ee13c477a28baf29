import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildInfluencer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { type PushAnswer, type PushService, startPushService } from '../../../../tests/push-service.ts'
import { DAY, MINUTE, SECOND } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { withTx } from '../../../db/tx.ts'
import type { Caller } from '../../../platform/context.ts'
import { outbox } from '../../../platform/schema.ts'
import { webPushService } from '../../../ports/push/web-push.ts'
import { contract as accounts } from '../../accounts/contract.ts'
import { persistentLogins, sessions } from '../../accounts/schema-access.ts'
import { contract } from '../contract.ts'
import { deliverChannel } from '../delivery/deliver.ts'
import { delivering } from '../delivery/delivery.fixture.ts'
import { renderNotice } from '../render.ts'
import { pushSubscriptions } from '../schema.ts'
import { deleteContacts, notify, savePreferences, sweepPush } from '../service.ts'
import { MOST_DEVICES } from './service.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0'
let service: PushService
let app: TestApp
let serial = 0

beforeAll(async () => {
  service = await startPushService()
  const privateKey = Buffer.alloc(32, 7).toString('base64url')
  const push = webPushService({ privateKey, subject: 'mailto:team@talad.test', services: [service.url] })
  app = await openTestApp({ ports: { push } })
})
afterAll(async () => {
  await app.close()
  await service.close()
})
beforeEach(async () => {
  await app.db.delete(outbox)
  service.pushed.length = 0
  app.clock.set(new Date('2025-11-21T07:00:00Z'))
})

const account = async (lang: 'th' | 'en' = 'th') =>
  (await buildInfluencer(app.db, {}, { email: `push-${++serial}@example.com`, lang })).id

/** Logs in on a new device; with `stays` the log-in is persistent. */
async function logIn(accountId: string, stays = false): Promise<Caller> {
  const now = app.clock.now()
  const persistentLoginId = stays ? newId() : null
  const facts = { accountId, createdAt: now, ip: '127.0.0.1', userAgent: PHONE }
  if (persistentLoginId)
    await app.db
      .insert(persistentLogins)
      .values({ ...facts, id: persistentLoginId, usedAt: now, expiresAt: new Date(now.getTime() + 30 * DAY) })
  const id = newId()
  const expiresAt = new Date(now.getTime() + DAY)
  await app.db.insert(sessions).values({ ...facts, id, tokenHash: id, expiresAt, device: {}, persistentLoginId })
  return { ...(await app.callerOf(accountId)), sessionId: id }
}

const subscribe = async (as: Caller, subscription = service.subscribe()) => {
  expect((await app.call(contract.subscribe, { as, body: subscription })).status).toBe(200)
  return subscription
}
const devices = async (as: Caller) => (await app.call(contract.push, { as })).body.data.devices
const check = async (as: Caller, { endpoint }: { endpoint: string }, publicKey = app.ports.push.publicKey ?? '') =>
  (await app.call(contract.checkPush, { as, body: { endpoint, publicKey } })).body.data.on
const DATA = { job: 'Dewy serum', net: { satang: 436_500 }, brand: 'Mali' }
const pay = (accountId: string, key = newId(), data: typeof DATA = DATA) =>
  withTx(app.db, (tx) =>
    notify(tx, app.clock.now(), { kind: 'job.paid', key, to: { accountId }, data, href: '/Influencer/brandJob/1' }),
  )
const deliver = () => deliverChannel(delivering(app.app), 'push')
const rows = async () => (await app.db.select().from(outbox)).filter(({ channel }) => channel === 'push')
const shown = () => service.pushed.map(({ text }) => JSON.parse(text))

describe('a subscribed device', () => {
  it.each(['th', 'en'] as const)('shows the text of a message in the language of the account: %s', async (lang) => {
    const id = await account(lang)
    const as = await logIn(id)
    await subscribe(as)
    expect(await devices(as)).toMatchObject([{ name: 'Chrome · Android', current: true }])
    await pay(id)
    expect(await deliver()).toBe(1)
    const { subject, body } = renderNotice('job.paid', lang, DATA)
    const [row] = await rows()
    const path = `/${lang}/Influencer/brandJob/1`
    expect(shown()).toEqual([{ id: row?.id, capability: row?.capability, lang, title: subject, body, path }])
  })

  it('gets a message once, even if its event is repeated or the browser renews its subscription', async () => {
    const id = await account()
    const as = await logIn(id)
    await subscribe(as)
    await pay(id, 'event')
    await deliver()
    await subscribe(as)
    await pay(id, 'event')
    expect(await deliver()).toBe(0)
    expect(shown()).toHaveLength(1)
  })

  it('gets a text cut to the size limit', async () => {
    const id = await account()
    await subscribe(await logIn(id))
    await pay(id, newId(), { ...DATA, job: 'เซรั่มหน้าฉ่ำ'.repeat(400) })
    expect(await deliver()).toBe(1)
    expect(Buffer.byteLength(service.pushed[0]?.text ?? '')).toBeLessThan(3_000)
    expect(shown()[0].title.length).toBeLessThanOrEqual(120)
  })

  it('gets no messages during quiet hours and follows its owner’s switches', async () => {
    const id = await account()
    await subscribe(await logIn(id))
    app.clock.set(new Date('2025-11-21T22:30:00+07:00'))
    await pay(id)
    expect(await deliver()).toBe(0)
    app.clock.set(new Date('2025-11-22T08:00:00+07:00'))
    expect(await deliver()).toBe(1)
    await withTx(app.db, (tx) => savePreferences(tx, id, [{ kindGroup: 'money', channel: 'push', enabled: false }]))
    await pay(id)
    expect(await deliver()).toBe(0)
  })

  it('still gets messages after the session has expired, for a month', async () => {
    const id = await account()
    await subscribe(await logIn(id))
    app.clock.advance(29 * DAY)
    await pay(id)
    expect(await deliver()).toBe(1)
    app.clock.advance(DAY)
    await pay(id)
    expect(await deliver()).toBe(0)
    await sweepPush(app)
    expect(await app.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.accountId, id))).toHaveLength(0)
  })
})

it('marks the on-site notice as read when the message is opened on the device; other notices stay unread', async () => {
  const id = await account()
  const as = await logIn(id)
  await subscribe(as)
  await pay(id)
  await pay(id)
  await deliver()
  const unread = async () => (await app.call(contract.unread, { as })).body.data.unread
  expect(await unread()).toBe(2)
  const open = () => app.call(contract.open, { params: { id: shown()[0].capability } })
  for (let i = 0; i < 2; i++) expect((await open()).status).toBe(200)
  expect(await unread()).toBe(1)
})

describe('push messages to a device end', () => {
  it.each([false, true])('at log-out, including pending ones; persistent log-in: %s', async (stays) => {
    const id = await account()
    const as = await logIn(id, stays)
    const subscription = await subscribe(as)
    await pay(id)
    await app.call(accounts.signout, { as })
    expect(await deliver()).toBe(0)
    expect((await rows())[0]).toMatchObject({ status: 'failed' })
    const again = await logIn(id, stays)
    expect(await devices(again)).toEqual([])
    await pay(id)
    expect(await rows()).toHaveLength(1)
    // The same person logs in again in the same browser.
    expect(await check(again, subscription)).toBe(true)
    await pay(id)
    expect(await deliver()).toBe(1)
  })

  it('when its session is ended in the list of devices', async () => {
    const id = await account()
    const [own, other] = [await logIn(id), await logIn(id, true)]
    await subscribe(other)
    const [login] = await app.db.select().from(persistentLogins).where(eq(persistentLogins.accountId, id))
    expect((await app.call(accounts.endSession, { as: own, params: { id: login?.id ?? '' } })).status).toBe(200)
    expect(await devices(own)).toEqual([])
    await pay(id)
    expect(await rows()).toEqual([])
  })

  it('when its owner removes it, and nobody else can', async () => {
    const as = await logIn(await account())
    const stranger = await logIn(await account())
    await subscribe(as)
    const [{ id } = { id: '' }] = await devices(as)
    expect((await app.call(contract.endPush, { as: stranger, params: { id } })).status).toBe(404)
    expect((await app.call(contract.endPush, { as, params: { id } })).status).toBe(200)
    expect(await devices(as)).toEqual([])
  })

  it('when somebody else logs in with the browser', async () => {
    const [first, second] = [await account(), await account()]
    const subscription = await subscribe(await logIn(first))
    const other = await logIn(second)
    expect(await check(other, subscription)).toBe(false)
    await pay(first)
    expect(await rows()).toEqual([])
    await subscribe(await logIn(first), subscription)
    await subscribe(other, subscription)
    await pay(first)
    await pay(second)
    expect((await rows()).map(({ accountId }) => accountId)).toEqual([second])
  })

  it('when the site’s key has changed', async () => {
    const as = await logIn(await account())
    expect(await check(as, await subscribe(as), 'another key')).toBe(false)
    expect(await devices(as)).toEqual([])
  })

  it.each([404, 410])('when the push service answers %i', async (status) => {
    const id = await account()
    const as = await logIn(id)
    await subscribe(
      as,
      service.subscribe(() => ({ status })),
    )
    await pay(id)
    expect(await deliver()).toBe(0)
    expect((await rows())[0]).toMatchObject({ status: 'failed', attempts: 1 })
    expect(await devices(as)).toEqual([])
  })

  it('when the account is closed', async () => {
    const id = await account()
    const as = await logIn(id)
    await subscribe(as)
    await withTx(app.db, (tx) => deleteContacts(tx, id))
    expect(await devices(as)).toEqual([])
  })

  it('for the oldest device, when there are too many', async () => {
    const id = await account()
    const first = await logIn(id)
    await subscribe(first)
    for (let i = 0; i < MOST_DEVICES; i++) {
      app.clock.advance(SECOND)
      await subscribe(await logIn(id))
    }
    expect(await devices(first)).toHaveLength(MOST_DEVICES)
    expect((await devices(first)).some(({ current }) => current)).toBe(false)
  })
})

describe('a push service', () => {
  it('is not called again before its Retry-After', async () => {
    const answers: PushAnswer[] = [{ status: 429, headers: { 'retry-after': '600' } }, {}]
    const id = await account()
    await subscribe(
      await logIn(id),
      service.subscribe(() => answers.shift() ?? {}),
    )
    await pay(id)
    expect(await deliver()).toBe(0)
    app.clock.advance(10 * MINUTE - 1)
    expect(await deliver()).toBe(0)
    app.clock.advance(1)
    expect(await deliver()).toBe(1)
    expect(shown()).toHaveLength(1)
  })

  it('is never called if its address is not an allowed one', async () => {
    const as = await logIn(await account())
    const body = { ...service.subscribe(), endpoint: 'http://127.0.0.1:9/x' }
    const refused = await app.call(contract.subscribe, { as, body })
    expect(refused).toMatchObject({ status: 400, body: { code: 'push_unsupported' } })
  })
})
