import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildInfluencer, buildOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { MINUTE } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { withTx } from '../../db/tx.ts'
import { outbox } from '../../platform/schema.ts'
import { PortError } from '../../ports/http.ts'
import { contract } from './contract.ts'
import { deliverDue } from './delivery/deliver.ts'
import { claimDue, LEASE, markFailed } from './delivery/store.ts'
import { renderNotice, smsLimit } from './render.ts'
import { groupOf, isWanted, MAX_ATTEMPTS, type NoticeKind, retryDelay } from './rules.ts'
import { notificationContacts } from './schema.ts'
import { type Notice, notify, savePreferences } from './service.ts'
import { en } from './templates/en.ts'

const NOTICE_KINDS = Object.keys(en) as NoticeKind[]

/** Values that a template cannot do without: those outside of `[…]`. */
function requiredNames(kind: NoticeKind): string[] {
  let body: string = en[kind].body
  for (let before = ''; before !== body; ) {
    before = body
    body = body.replace(/\[[^[\]]*\]/g, '')
  }
  return [...`${en[kind].subject} ${body}`.matchAll(/\{(\w+)[^}]*\}/g)].map((match) => match[1] ?? '')
}

let app: TestApp
const sentMail: { id: string; to: string }[] = []
let mailFails: Error | null = null

beforeAll(async () => {
  app = await openTestApp({
    ports: {
      email: {
        deduplicates: false,
        send: async (message) => {
          if (mailFails) throw mailFails
          sentMail.push(message)
          return { id: message.id }
        },
      },
    },
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  mailFails = null
  sentMail.length = 0
  await app.db.delete(outbox)
  app.clock.advance(MINUTE)
})

const send = (notice: Partial<Notice> & Pick<Notice, 'to'>) =>
  withTx(app.db, (tx) =>
    notify(tx, app.clock.now(), {
      kind: 'job.paid',
      key: newId(),
      data: {
        job: 'Dewy serum',
        net: { satang: 436_500 },
        price: { satang: 450_000 },
        tax: { satang: 13_500 },
        brand: 'Mali',
      },
      href: '/Influencer/brandJob/1',
      ...notice,
    }),
  )

describe('words', () => {
  it('exist for every kind in both languages and need only what they say', () => {
    for (const kind of NOTICE_KINDS)
      for (const lang of ['th', 'en'] as const) {
        const data = Object.fromEntries(requiredNames(kind).map((name) => [name, 'x1']))
        const { subject, body, letter } = renderNotice(kind, lang, data)
        for (const text of [subject, body]) expect(text, `${kind} ${lang}`).not.toMatch(/[{}[\]]|(^|\s)-(\s|$)/)
        if (lang === 'th') expect(letter.endsWith('x1') ? 'ค่ะ' : letter).toMatch(/(ค่ะ|นะคะ)$/)
      }
  })

  it('drop a part whose value is missing and follow the reader’s language', () => {
    const deadline = new Date('2025-11-24T03:00:00Z')
    expect(renderNotice('job.draft_rejected', 'en', { job: 'Serum', brand: 'Mali', deadline }).body).toBe(
      'Serum. Resend by 24 Nov 2025, 10:00.',
    )
    expect(renderNotice('job.draft_rejected', 'th', { job: 'เซรั่ม', brand: 'Mali', deadline }).body).toContain(
      '24 พ.ย. 2568',
    )
    expect(renderNotice('job.paid', 'th', { job: 'a', net: { satang: 436_500 } }).subject).toBe('เงินเข้าแล้ว ฿4,365.00')
  })

  it('write a calendar day as a date of the reader, without its year in a text message', () => {
    const transfer = { amount: { satang: 100_000 }, bank: 'KBank', last4: '1234', date: { day: '2026-11-23' } }
    expect(renderNotice('withdrawal.requested', 'en', transfer).body).toContain('23 Nov 2026')
    expect(renderNotice('withdrawal.requested', 'th', transfer).body).toContain('23 พ.ย. 2569')
    const offer = {
      brand: 'Mali',
      job: 'Serum',
      price: { satang: 450_000 },
      deadline: new Date('2025-11-24T03:00:00Z'),
    }
    expect(renderNotice('job.invited', 'en', offer).sms).toMatch(/24 Nov, 10:00/)
    expect(renderNotice('job.invited', 'en', offer).body).toMatch(/24 Nov 2025, 10:00/)
  })

  it('add no polite ending to what somebody else wrote', () => {
    const message = renderNotice('job.message', 'th', { job: 'เซรั่ม', from: 'Mali', text: 'ส่งใหม่พรุ่งนี้ได้ไหม' })
    expect(message.letter).toBe('Mali: ส่งใหม่พรุ่งนี้ได้ไหม')
    const refused = renderNotice('job.order_refused', 'th', { job: 'เซรั่ม', reason: 'เลขไม่ครบ' })
    expect(refused.letter).toMatch(/ค่ะ$/)
  })

  it('of a text message say the deadline whole and shorten the name of the brand', () => {
    const data = {
      brand: 'บริษัทที่มีชื่อยาวมากแห่งหนึ่งในประเทศไทย',
      price: { satang: 450_000 },
      deadline: new Date('2025-11-24T03:00:00Z'),
      job: 'j',
    }
    for (const lang of ['th', 'en'] as const) {
      const { sms } = renderNotice('job.invited', lang, data)
      expect(sms?.length).toBeLessThanOrEqual(smsLimit(sms ?? ''))
      expect(sms).toContain(lang === 'th' ? '24 พ.ย. 10:00 น.' : '24 Nov, 10:00')
      expect(sms).toContain('฿4,500')
      expect(sms).not.toContain('฿4,500.00')
    }
  })

  it('of a text message always fit one part', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.constantFrom('th' as const, 'en' as const), (brand, lang) => {
        for (const kind of ['job.invited', 'job.paid', 'security.code'] as const) {
          const { sms } = renderNotice(kind, lang, {
            brand,
            price: { satang: 450_000 },
            net: { satang: 1 },
            code: '123456',
            ref: 'BCDF',
            job: 'j',
          })
          expect(sms?.length).toBeLessThanOrEqual(smsLimit(sms ?? ''))
        }
      }),
    )
    expect(renderNotice('security.code', 'th', { code: '123456', ref: 'BCDF' }).sms).toContain('123456')
  })
})

describe('channels', () => {
  it.each([
    ['job.paid', 'email', [], true],
    ['job.paid', 'whatsapp', [], false],
    ['job.paid', 'email', [{ kindGroup: 'money', channel: 'email' as const, enabled: false }], false],
    ['job.invited', 'email', [{ kindGroup: 'money', channel: 'email' as const, enabled: false }], true],
    ['security.changed', 'email', [{ kindGroup: 'security', channel: 'email' as const, enabled: false }], true],
    ['marketing.news', 'email', [], false],
  ] as const)('%s on %s', (kind, channel, preferences, wanted) =>
    expect(isWanted(kind, channel, preferences)).toBe(wanted),
  )

  it('know a group for every kind', () => {
    for (const kind of NOTICE_KINDS) expect(groupOf(kind)).toBeTruthy()
  })

  it('get one row each, once for an event', async () => {
    const row = await buildInfluencer(app.db, {}, { phone: '+66812345678', phoneVerifiedAt: app.clock.now() })
    await app.db
      .insert(notificationContacts)
      .values({ accountId: row.id, channel: 'line', address: 'U1', linkedAt: app.clock.now() })
    await send({ to: { accountId: row.id }, key: 'once' })
    await send({ to: { accountId: row.id }, key: 'once' })
    const rows = await app.outbox()
    expect(rows.map((r) => [r.channel, r.status]).sort()).toEqual([
      ['email', 'pending'],
      ['line', 'pending'],
      ['site', 'sent'],
      ['sms', 'pending'],
    ])
    expect(rows.find((r) => r.channel === 'site')?.body).not.toContain('ค่ะ')
    await withTx(app.db, (tx) => savePreferences(tx, row.id, [{ kindGroup: 'money', channel: 'sms', enabled: false }]))
    await app.db.delete(outbox)
    await send({ to: { accountId: row.id } })
    expect((await app.db.select().from(outbox)).map((r) => r.channel).sort()).toEqual(['email', 'line', 'site'])
  })
})

describe('delivery', () => {
  const SINGLE = { channels: ['email'], size: 1, deduplicates: false } as const
  const one = async () => (await app.db.select().from(outbox).where(eq(outbox.channel, 'email')))[0]

  it('sends what is due once, under the row’s id', async () => {
    await send({ to: { email: 'a@example.com', lang: 'en' } })
    expect(await deliverDue(app.app)).toBe(1)
    expect(await deliverDue(app.app)).toBe(0)
    const row = await one()
    expect(row).toMatchObject({ status: 'sent', attempts: 1 })
    expect(sentMail).toMatchObject([{ id: row?.id, to: 'a@example.com' }])
  })

  it('comes back with growing distance, then gives up', async () => {
    mailFails = new PortError('smtp', 'unavailable')
    await send({ to: { email: 'b@example.com', lang: 'en' } })
    for (let n = 1; n <= MAX_ATTEMPTS; n++) {
      expect(await deliverDue(app.app)).toBe(0)
      expect(await one()).toMatchObject({ attempts: n, status: n < MAX_ATTEMPTS ? 'pending' : 'failed' })
      app.clock.advance(retryDelay(n) - 1)
      await deliverDue(app.app)
      expect(await one()).toMatchObject({ attempts: n })
      app.clock.advance(1)
    }
  })

  it('does not ask again after a plain refusal', async () => {
    mailFails = new PortError('smtp', 'refused')
    await send({ to: { email: 'c@example.com', lang: 'en' } })
    await deliverDue(app.app)
    expect(await one()).toMatchObject({ status: 'failed', attempts: 1 })
  })

  it('loses nothing when the process dies between taking and marking', async () => {
    await send({ to: { email: 'd@example.com', lang: 'en' } })
    expect(await claimDue(app.db, app.clock.now(), SINGLE)).toHaveLength(1)
    expect(await deliverDue(app.app)).toBe(0)
    app.clock.advance(LEASE)
    expect(await deliverDue(app.app)).toBe(1)
  })

  it('takes one message at a time where the provider does not recognize a repetition, and marks it as such', async () => {
    await send({ to: { email: 'first@example.com', lang: 'en' } })
    app.clock.advance(1)
    await send({ to: { email: 'second@example.com', lang: 'en' } })
    expect(await claimDue(app.db, app.clock.now(), SINGLE)).toHaveLength(1)
    app.clock.advance(LEASE)
    expect(await deliverDue(app.app)).toBe(2)
    const rows = await app.db.select().from(outbox).orderBy(outbox.id)
    expect(rows.map((row) => [row.address, row.possibleDuplicate])).toEqual([
      ['first@example.com', true],
      ['second@example.com', false],
    ])
    const as = await app.callerOf((await buildOperator(app.db)).id)
    const { body } = await app.call(contract.messages, { as })
    expect(body.data.map((message) => message.possibleDuplicate)).toEqual([false, true])
  })

  it('sends again under the same id, without a mark, where the provider recognizes it', async () => {
    await send({
      to: { phone: '+66899999999', lang: 'th' },
      kind: 'security.code',
      data: { code: '1234', ref: 'BCDF' },
    })
    const lane = { channels: ['sms'], size: 20, deduplicates: true } as const
    const [claimed] = await claimDue(app.db, app.clock.now(), lane)
    app.clock.advance(LEASE)
    const [again] = await claimDue(app.db, app.clock.now(), lane)
    expect(again).toMatchObject({ id: claimed?.id, attempts: 2, possibleDuplicate: false })
  })

  it.each([
    ['an answer that was lost', new PortError('smtp', 'timeout', { outcomeUnknown: true }), true],
    ['a server that was never reached', new PortError('smtp', 'unreachable'), false],
  ])('after %s the next try is marked: %s', async (_, failure, marked) => {
    mailFails = failure
    await send({ to: { email: 'f@example.com', lang: 'en' } })
    await deliverDue(app.app)
    mailFails = null
    app.clock.advance(retryDelay(1))
    expect(await deliverDue(app.app)).toBe(1)
    expect(await one()).toMatchObject({ status: 'sent', possibleDuplicate: marked })
  })

  it('does not undo what another process did with a message whose lease had ended', async () => {
    await send({ to: { email: 'g@example.com', lang: 'en' } })
    const [slow] = await claimDue(app.db, app.clock.now(), SINGLE)
    app.clock.advance(LEASE)
    expect(await deliverDue(app.app)).toBe(1)
    await markFailed(app.db, slow!, { error: 'late', nextAt: null, outcomeUnknown: false })
    expect(await one()).toMatchObject({ status: 'sent', error: null })
  })

  it('sends one-time codes before anything else', async () => {
    await send({ to: { email: 'h@example.com', lang: 'en' } })
    app.clock.advance(MINUTE)
    await send({
      to: { email: 'i@example.com', lang: 'th' },
      kind: 'security.code',
      data: { code: '1234', ref: 'BCDF' },
    })
    await deliverDue(app.app)
    expect(sentMail.map(({ to }) => to)).toEqual(['i@example.com', 'h@example.com'])
  })

  it('never sends a code that has expired', async () => {
    await send({
      to: { email: 'e@example.com', lang: 'th' },
      kind: 'security.code',
      data: { code: '1234', ref: 'BCDF' },
    })
    app.clock.advance(5 * MINUTE)
    expect(await deliverDue(app.app)).toBe(0)
    expect(await one()).toMatchObject({ status: 'failed' })
  })
})

describe('endpoints', () => {
  it('are written in the language of the page that shows them; older ones keep their words', async () => {
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

  it('list the reader’s own messages by pages and mark them opened', async () => {
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
