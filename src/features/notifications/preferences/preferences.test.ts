import { describe, expect, it } from 'vitest'
import { buildInfluencer } from '../../../../tests/factories.ts'
import { withTx } from '../../../db/tx.ts'
import { outbox } from '../../../platform/schema.ts'
import { contract } from '../contract.ts'
import { app, openNotifications, send } from '../delivery/delivery.fixture.ts'
import { isQuiet, isWanted, quietUntil } from '../rules.ts'
import { notificationContacts } from '../schema.ts'
import { notify, savePreferences } from '../service.ts'

openNotifications()

describe('channels', () => {
  it.each([
    ['job.paid', 'email', [], true],
    ['job.paid', 'whatsapp', [], true],
    ['marketing.news', 'whatsapp', [], false],
    ['job.paid', 'email', [{ kindGroup: 'money', channel: 'email' as const, enabled: false }], false],
    ['job.invited', 'email', [{ kindGroup: 'money', channel: 'email' as const, enabled: false }], true],
    ['security.changed', 'email', [{ kindGroup: 'security', channel: 'email' as const, enabled: false }], true],
    ['marketing.news', 'email', [], false],
  ] as const)('%s on %s', (kind, channel, preferences, wanted) =>
    expect(isWanted(kind, channel, preferences)).toBe(wanted),
  )

  it('get one row each, only once for an event', async () => {
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

describe('quiet hours', () => {
  const at = (time: string) => new Date(`2025-11-21T${time}:00+07:00`)
  it.each([
    ['20:59', null],
    ['21:00', '2025-11-22T08:00:00+07:00'],
    ['23:59', '2025-11-22T08:00:00+07:00'],
    ['00:00', '2025-11-21T08:00:00+07:00'],
    ['07:59', '2025-11-21T08:00:00+07:00'],
    ['08:00', null],
  ])('at %s of Bangkok', (time, until) => {
    expect(quietUntil(at(time), 21, 8)).toEqual(until === null ? null : new Date(until))
  })

  it.each([
    ['12:59', 13, 15, null],
    ['13:00', 13, 15, '2025-11-21T15:00:00+07:00'],
    ['15:00', 13, 15, null],
    ['00:30', 0, 6, '2025-11-21T06:00:00+07:00'],
    ['23:30', 0, 6, null],
    ['09:00', 8, 8, null],
  ])('at %s, from %i to %i', (time, from, to, until) => {
    expect(quietUntil(at(time), from, to)).toEqual(until === null ? null : new Date(until))
  })

  it('delay messages that make a phone ring, but not emails, not channels switched to be always on, and never a code', async () => {
    const row = await buildInfluencer(app.db, {}, { phone: '+66812345679', phoneVerifiedAt: app.clock.now() })
    const line = { accountId: row.id, channel: 'line' as const, address: 'U2', linkedAt: app.clock.now() }
    await app.db.insert(notificationContacts).values(line)
    app.clock.set(at('22:30'))
    await send({ to: { accountId: row.id }, key: 'night' })
    const due = async () => Object.fromEntries((await app.db.select().from(outbox)).map((r) => [r.channel, r.nextAt]))
    const morning = new Date('2025-11-22T08:00:00+07:00')
    expect(await due()).toMatchObject({ email: at('22:30'), line: morning, sms: morning })
    await app.db.delete(outbox)
    await withTx(app.db, (tx) =>
      savePreferences(tx, row.id, [{ kindGroup: 'quiet_hours', channel: 'line', enabled: false }]),
    )
    await send({ to: { accountId: row.id }, key: 'night' })
    expect(await due()).toMatchObject({ line: at('22:30'), sms: morning })
    expect(isQuiet('security.code', 'sms', [])).toBe(false)
  })
})

describe('a marketing email', () => {
  it('has a link that unsubscribes from this group of emails and no other', async () => {
    const { id } = await buildInfluencer(app.db)
    const as = await app.callerOf(id)
    await withTx(app.db, (tx) => savePreferences(tx, id, [{ kindGroup: 'marketing', channel: 'email', enabled: true }]))
    const news = (key: string) =>
      withTx(app.db, (tx) =>
        notify(tx, app.clock.now(), {
          kind: 'marketing.news',
          key,
          to: { accountId: id },
          data: { title: 'ข่าว', text: 'ข่าว' },
        }),
      )
    await news('news:1')
    const [row] = (await app.db.select().from(outbox)).filter(({ channel }) => channel === 'email')
    const params = { id: row!.capability }
    expect((await app.call(contract.subscription, { params })).body.data).toEqual({ group: 'marketing', on: true })
    expect((await app.call(contract.unsubscribe, { params })).status).toBe(200)
    expect((await app.call(contract.subscription, { params })).body.data).toEqual({ group: 'marketing', on: false })
    await news('news:2')
    expect((await app.db.select().from(outbox)).filter(({ channel }) => channel === 'email')).toHaveLength(1)
    await send({ to: { accountId: id }, key: 'job' })
    const job = (await app.db.select().from(outbox)).find((r) => r.channel === 'email' && r.kind !== 'marketing.news')
    expect((await app.call(contract.unsubscribe, { params: { id: job!.capability } })).status).toBe(404)
    expect(as.accountId).toBe(id)
  })
})
