import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildInfluencer, buildOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { DAY, HOUR } from '../../core/clock.ts'
import { auditLog } from '../../platform/schema.ts'
import { contract as operators } from '../operators/contract.ts'
import { contract } from './contract.ts'
import { countLinks, FORM_AGE_MIN, HOURLY, LINKS_MAX } from './rules/message.ts'
import { contactMessages } from './schema.ts'
import { sweepContactMessages } from './service.ts'

let app: TestApp
let as: Awaited<ReturnType<TestApp['callerOf']>>
beforeAll(async () => {
  app = await openTestApp()
  as = await app.callerOf((await buildOperator(app.db, { email: 'team@talad.test' })).id)
})
afterAll(() => app.close())

let serial = 0
/** Opens the form, waits and sends a message, as a person would. */
async function write(over: object = {}, wait = FORM_AGE_MIN + 1) {
  const { stamp } = (await app.call(contract.form)).body.data
  app.clock.advance(wait)
  const body = {
    topic: 'money' as const,
    name: 'พลอย',
    email: `visitor${++serial}@example.com`,
    message: 'ถอนเงินไปแล้วยังไม่เข้าบัญชี',
    stamp,
    ...over,
  }
  return { body, answer: await app.call(contract.send, { body, lang: 'th' }) }
}
const storedFor = (email: string) => app.db.select().from(contactMessages).where(eq(contactMessages.email, email))

describe('a message of a visitor', () => {
  test('is stored, the team is notified, and the sender gets a confirmation without the message', async () => {
    const { body, answer } = await write({ phone: '0812345678' })
    expect(answer.status).toBe(200)
    const [row] = await storedFor(body.email)
    expect(row).toMatchObject({ form: 'contact', status: 'new', lang: 'th', message: body.message })
    expect(row!.id.slice(-8).toUpperCase()).toBe(answer.body.data.reference)
    const [confirmation] = await app.outbox(body.email)
    expect(confirmation).toMatchObject({ kind: 'contact.confirmed', channel: 'email', lang: 'th' })
    expect(`${confirmation!.subject} ${confirmation!.body}`).not.toContain(body.message)
    expect(`${confirmation!.subject} ${confirmation!.body}`).not.toContain('พลอย')
    const mails = await app.outbox('team@talad.test')
    expect(mails.find(({ kind }) => kind === 'contact.received')?.body).toContain(body.message)
  })
  test('with the wish to become a talent manager: the team is notified and finds the account by email', async () => {
    app.clock.advance(HOUR)
    const { id } = await buildInfluencer(app.db, {}, { email: 'asks@talad.test' })
    const { answer } = await write({ topic: 'manager', email: 'asks@talad.test' })
    expect(answer.status).toBe(200)
    const inbox = await app.call(contract.inbox, { as, query: { limit: 1 } })
    expect(inbox.body.data).toMatchObject([{ topic: 'manager', email: 'asks@talad.test' }])
    const found = await app.call(operators.users, { as, query: { q: 'asks@talad.test' } })
    expect(found.body.data.map((user) => user.id)).toEqual([id])
  })
  test('sent twice with the same text is stored once', async () => {
    app.clock.advance(HOUR)
    const { body, answer } = await write()
    const again = await app.call(contract.send, { body })
    expect(again.body.data).toEqual(answer.body.data)
    expect(await storedFor(body.email)).toHaveLength(1)
  })
  test('is rejected if it was sent too fast, too late or not from our form', async () => {
    app.clock.advance(HOUR)
    expect((await write({}, 500)).answer.body.code).toBe('form_too_fast')
    expect((await write({}, DAY + 1_000)).answer.body.code).toBe('form_stale')
    expect((await write({ stamp: 'm4x.forged' })).answer.body.code).toBe('form_stale')
  })
  test('may contain at most 2 links, and no link in a name', async () => {
    app.clock.advance(HOUR)
    const links = Array.from({ length: LINKS_MAX + 1 }, (_, i) => `https://spam.example/${i}`).join(' ')
    const refused = (await write({ message: `ดูนี่ ${links}` })).answer
    expect([refused.body.code, Object.keys(refused.body.fields ?? {})]).toEqual(['form_links', ['message']])
    expect((await write({ name: 'www.spam.example' })).answer.body.fields).toHaveProperty('name')
    expect(countLinks('see https://a.example and [url=b] and <a href=c>')).toBe(3)
  })
  test('with the hidden field filled in is stored as spam: nobody is notified, and the sender sees no difference', async () => {
    app.clock.advance(HOUR)
    const { body, answer } = await write({ website: 'https://spam.example' })
    expect(answer.status).toBe(200)
    expect((await storedFor(body.email))[0]?.status).toBe('spam')
    expect(await app.outbox(body.email)).toHaveLength(0)
  })
  test('is limited to 5 per hour from one address', async () => {
    app.clock.advance(2 * HOUR)
    for (let i = 0; i < HOURLY; i++) expect((await write()).answer.status).toBe(200)
    const { answer } = await write()
    expect([answer.status, answer.body.code]).toEqual([429, 'form_limit'])
    app.clock.advance(HOUR)
    expect((await write()).answer.status).toBe(200)
  })
  test('is limited also if many arrive at the same time', async () => {
    app.clock.advance(2 * HOUR)
    const { stamp } = (await app.call(contract.form)).body.data
    app.clock.advance(FORM_AGE_MIN + 1)
    const body = { topic: 'other' as const, name: 'B', message: 'One of many at once', stamp }
    const burst = Array.from({ length: HOURLY + 4 }, (_, i) =>
      app.call(contract.send, { body: { ...body, email: `burst${i}@example.com` } }),
    )
    const passed = (await Promise.all(burst)).filter(({ status }) => status === 200)
    expect(passed).toHaveLength(HOURLY)
  })
  test('with a character that cannot be stored is rejected as invalid input', async () => {
    app.clock.advance(2 * HOUR)
    const { answer } = await write({ name: 'a\u0000b' })
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
  })
  test('needs its fields, each with an error message of its own', async () => {
    const { answer } = await write({ name: ' ', email: 'no', message: 'สั้น', topic: 'agency' as never })
    expect(Object.keys(answer.body.fields ?? {}).sort()).toEqual(['email', 'message', 'name', 'topic'])
  })
})

test('a partnership proposal must name its organisation', async () => {
  app.clock.advance(2 * HOUR)
  const { stamp } = (await app.call(contract.partners, { params: { locale: 'th' } })).body
  app.clock.advance(FORM_AGE_MIN)
  const body = { topic: 'agency' as const, name: 'A', email: 'a@example.com', message: 'Ten creators in Isan', stamp }
  expect((await app.call(contract.propose, { body: { ...body, company: '' } })).body.fields).toHaveProperty('company')
  expect((await app.call(contract.propose, { body: { ...body, company: 'A Agency' } })).status).toBe(200)
})

describe('the inbox', () => {
  test('is only for operators and lists by status, newest first, in pages', async () => {
    expect((await app.call(contract.inbox)).status).toBe(401)
    const all = (await app.call(contract.inbox, { as, query: { limit: 100 } })).body
    const ids = all.data.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort().reverse())
    const first = (await app.call(contract.inbox, { as, query: { limit: 2 } })).body
    const second = (await app.call(contract.inbox, { as, query: { limit: 2, after: first.next! } })).body
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.slice(0, 4))
    const spam = (await app.call(contract.inbox, { as, query: { status: 'spam' } })).body
    expect(spam.data.map(({ status }) => status)).toEqual(['spam'])
    expect(all.waiting).toBe(all.data.filter(({ status }) => status === 'new').length)
  })
  test('marks a message with a note, reopens it, and audits both', async () => {
    const [message] = (await app.call(contract.inbox, { as, query: { status: 'new' } })).body.data
    const handle = (status: 'answered' | 'new', note = '') =>
      app.call(contract.handle, { as, params: { id: message!.id }, body: { status, note } })
    const answered = (await handle('answered', 'ตอบทางอีเมลแล้ว')).body.data
    expect(answered).toMatchObject({ status: 'answered', note: 'ตอบทางอีเมลแล้ว' })
    expect(answered.handledBy).not.toBeNull()
    expect((await handle('new')).body.data).toMatchObject({ status: 'new', handledBy: null, handledAt: null })
    const acts = await app.db.select().from(auditLog).where(eq(auditLog.targetId, message!.id))
    expect(acts.map(({ act }) => act).sort()).toEqual(['contact.answered', 'contact.new'])
  })
})

test('an answered message is deleted after two years; an unanswered one is kept', async () => {
  app.clock.advance(HOUR)
  const [answered, waiting] = [await write(), await write()]
  const inbox = await app.call(contract.inbox, { as, query: { limit: 2 } })
  const { id } = inbox.body.data.find((row) => row.email === answered.body.email)!
  await app.call(contract.handle, { as, params: { id }, body: { status: 'answered', note: '' } })
  app.clock.advance(729 * DAY)
  await sweepContactMessages(app)
  expect(await storedFor(answered.body.email)).toHaveLength(1)
  app.clock.advance(2 * DAY)
  await sweepContactMessages(app)
  expect([await storedFor(answered.body.email), (await storedFor(waiting.body.email)).length]).toEqual([[], 1])
})
