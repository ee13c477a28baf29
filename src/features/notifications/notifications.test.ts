import { eq } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { buildInfluencer, buildMarketer, buildMember, buildOperator } from '../../../tests/factories.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { outbox } from '../../platform/schema.ts'
import { contract } from './contract.ts'
import { app, openNotifications, send } from './delivery/delivery.fixture.ts'
import { renderNotice } from './render.ts'
import { notificationPreferences } from './schema.ts'
import { sweepMessages } from './service.ts'

openNotifications()

describe('a message to several people', () => {
  /** Number of statements that a run sends, without those that begin and end its transaction. */
  async function statementsOf(run: () => Promise<unknown>): Promise<number> {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await run()
    const texts = query.mock.calls.map(([first]) =>
      typeof first === 'string' ? first : (first as { text: string }).text,
    )
    query.mockRestore()
    return texts.filter((text) => !/^(begin|commit)/i.test(text)).length
  }
  const readersOf = async (key: string) => {
    const rows = await app.db.select().from(outbox).where(eq(outbox.eventKey, key))
    return Object.fromEntries(rows.filter(({ channel }) => channel === 'email').map((row) => [row.accountId, row]))
  }

  it('reaches the team members it concerns, each in their language, with as many statements as for one person', async () => {
    const marketer = await buildMarketer(app.db, {}, { lang: 'en' })
    const notice = {
      to: { accountId: marketer.id },
      kind: 'campaign.approved',
      data: { campaign: 'Dewy serum' },
    } as const
    const alone = await statementsOf(() => send({ ...notice, key: newId() }))
    const people = [
      await buildMember(app.db, marketer.id, 'campaignManager'),
      await buildMember(app.db, marketer.id, 'owner', { lang: 'en' }),
      await buildMember(app.db, marketer.id, 'campaignManager', {
        phone: '+66811111111',
        phoneVerifiedAt: app.clock.now(),
      }),
    ]
    await buildMember(app.db, marketer.id, 'viewer')
    await buildMember(app.db, marketer.id, 'owner', { status: 'deactivated' })
    const off = { kindGroup: 'campaigns', channel: 'email', enabled: false } as const
    await app.db.insert(notificationPreferences).values({ ...off, accountId: people[2]!.id })
    const key = newId()
    expect(await statementsOf(() => send({ ...notice, key }))).toBe(alone)
    const read = await readersOf(key)
    expect(Object.keys(read).toSorted()).toEqual([marketer.id, people[0]!.id, people[1]!.id].toSorted())
    expect([marketer, people[0]!, people[1]!].map(({ id }) => read[id]?.lang)).toEqual(['en', 'th', 'en'])
    const toThird = await app.db.select().from(outbox).where(eq(outbox.accountId, people[2]!.id))
    expect(toThird.map(({ channel }) => channel)).not.toContain('email')
    expect(toThird.map(({ channel }) => channel)).toContain('site')
  })

  it('reaches no team member of a closed account', async () => {
    const marketer = await buildMarketer(app.db, {}, { status: 'deactivated' })
    await buildMember(app.db, marketer.id, 'owner')
    const key = newId()
    await send({ to: { accountId: marketer.id }, kind: 'campaign.approved', data: { campaign: 'Dewy serum' }, key })
    expect(await readersOf(key)).toEqual({})
  })

  it('reaches every operator with as many statements as for one', async () => {
    const notice = {
      to: { operators: true },
      kind: 'operator.alarm',
      data: { title: 'Late', text: 'A sweep' },
    } as const
    const first = await buildOperator(app.db)
    const alone = await statementsOf(() => send({ ...notice, key: newId() }))
    const others = [await buildOperator(app.db), await buildOperator(app.db)]
    await buildOperator(app.db, { status: 'suspended' })
    const key = newId()
    expect(await statementsOf(() => send({ ...notice, key }))).toBe(alone)
    const read = Object.keys(await readersOf(key))
    expect(read).toEqual(expect.arrayContaining([first.id, ...others.map(({ id }) => id)]))
  })
})

describe('endpoints', () => {
  it('return messages in the language of the page; older ones keep their text', async () => {
    const { id, lang } = await buildInfluencer(app.db)
    await send({ to: { accountId: id } })
    const as = await app.callerOf(id)
    const seenIn = async (lang: 'th' | 'en') => (await app.call(contract.list, { as, lang })).body.data[0]?.subject
    const data = { job: 'Dewy serum', net: { satang: 436_500 } }
    expect(await seenIn('th')).toBe(renderNotice('job.paid', 'th', data).subject)
    expect(await seenIn('en')).toBe(renderNotice('job.paid', 'en', data).subject)
    expect(await seenIn('en')).not.toBe(await seenIn('th'))
    await app.db
      .update(outbox)
      .set({ subject: 'ข้อความเดิม', body: '', data: null, lang })
      .where(eq(outbox.channel, 'site'))
    expect([await seenIn('th'), await seenIn('en')]).toEqual(['ข้อความเดิม', 'ข้อความเดิม'])
  })

  it('a time is stored as a time', async () => {
    const { id } = await buildInfluencer(app.db)
    const deadline = new Date('2026-11-23T10:00:00Z')
    await send({ to: { accountId: id }, kind: 'job.started', data: { job: 'Dewy serum', deadline } })
    const as = await app.callerOf(id)
    const [seen] = (await app.call(contract.list, { as, lang: 'th' })).body.data
    expect(seen?.body).toBe(renderNotice('job.started', 'th', { job: 'Dewy serum', deadline }).body)
    expect(seen?.body).toContain('2569')
  })

  it('list the reader’s own messages in pages and mark them as opened', async () => {
    const [mine, other] = [await buildInfluencer(app.db), await buildInfluencer(app.db)]
    for (let i = 0; i < 3; i++) {
      app.clock.advance(1_000)
      await send({ to: { accountId: mine.id } })
    }
    await send({ to: { accountId: other.id } })
    const as = await app.callerOf(mine.id)
    const first = await app.call(contract.list, { as, query: { limit: 2 } })
    expect([first.body.data.length, first.body.unread]).toEqual([2, 3])
    const rest = await app.call(contract.list, { as, query: { limit: 2, after: first.body.next ?? '' } })
    expect([rest.body.data.length, rest.body.next]).toEqual([1, null])
    const open = await app.call(contract.open, { params: { id: rest.body.data[0]?.opened ?? '' } })
    expect(open.status).toBe(200)
    expect((await app.call(contract.open, { params: { id: newId() } })).status).toBe(404)
    expect((await app.call(contract.list, { as })).body.unread).toBe(2)
    expect((await app.call(contract.unread, { as })).body.data).toEqual({ unread: 2 })
    await app.call(contract.openAll, { as })
    expect((await app.call(contract.list, { as })).body.unread).toBe(0)
    expect((await app.call(contract.unread, { as })).body.data).toEqual({ unread: 0 })
    expect((await app.call(contract.list)).status).toBe(401)
  })

  it('show operators each message with its code, filtered', async () => {
    const as = await app.callerOf((await buildOperator(app.db)).id)
    await send({
      to: { phone: '+66899999999', lang: 'th' },
      kind: 'security.code',
      data: { code: '482913', ref: 'BCDF' },
    })
    app.clock.advance(1_000)
    await send({ to: { email: 'find.me@example.com', lang: 'en' } })
    const all = await app.call(contract.messages, { as })
    expect(all.body.data.map((m) => [m.channel, m.code])).toEqual([
      ['email', null],
      ['sms', '482913'],
    ])
    const found = await app.call(contract.messages, { as, query: { address: 'FIND.ME' } })
    expect(found.body.data).toMatchObject([{ link: 'http://localhost:3000/en/Influencer/brandJob/1' }])
    expect((await app.call(contract.messages, { as, query: { channel: 'sms' } })).body.data).toHaveLength(1)
    expect((await app.call(contract.messages, { as, query: { address: '100%' } })).body.data).toEqual([])
    app.app.config.showCodes = false
    const masked = await app.call(contract.messages, { as, query: { channel: 'sms' } })
    expect(masked.body.data[0]?.body).not.toContain('482913')
    app.app.config.showCodes = true
  })
})

it('codes and messages to people without an account are deleted after a month; others are not', async () => {
  const { id } = await buildInfluencer(app.db)
  const stranger = 'nobody@example.com'
  await send({ to: { accountId: id } })
  await send({ to: { accountId: id }, kind: 'security.code', data: { code: '123456', ref: 'BCDF' } })
  await send({ to: { email: stranger, lang: 'th' }, kind: 'security.code', data: { code: '123456', ref: 'BCDG' } })
  await app.db.update(outbox).set({ status: 'sent' })
  const kinds = async () => [
    ...new Set((await app.outbox(id)).map(({ kind }) => kind)),
    ...(await app.outbox(stranger)).map(({ kind }) => kind),
  ]
  app.clock.advance(29 * DAY)
  await sweepMessages(app)
  expect(await kinds()).toContain('security.code')
  app.clock.advance(2 * DAY)
  await sweepMessages(app)
  expect(await kinds()).toEqual(['job.paid'])
})
