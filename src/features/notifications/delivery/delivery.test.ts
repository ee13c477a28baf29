import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { buildInfluencer, buildOperator } from '../../../../tests/factories.ts'
import type { TestApp } from '../../../../tests/harness.ts'
import { MINUTE } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { outbox } from '../../../platform/schema.ts'
import { PortError } from '../../../ports/http.ts'
import { contract } from '../contract.ts'
import { renderNotice } from '../render.ts'
import { MAX_ATTEMPTS, retryDelay } from '../rules.ts'
import { notificationContacts } from '../schema.ts'
import { deliverChannel, SENT_CHANNELS } from './deliver.ts'
import { app, delivering, mail, openNotifications, send } from './delivery.fixture.ts'
import { claimDue, LEASE, markFailed } from './store.ts'

openNotifications()

/** Runs the delivery of every channel once. Returns the number of sent messages. */
async function deliverDue(of: TestApp['app']): Promise<number> {
  const sent = await Promise.all(SENT_CHANNELS.map((channel) => deliverChannel(delivering(of), channel)))
  return sent.reduce((sum, n) => sum + n)
}

describe('delivery', () => {
  const SINGLE = { channel: 'email', size: 1, deduplicates: false } as const
  const one = async () => (await app.db.select().from(outbox).where(eq(outbox.channel, 'email')))[0]

  it('sends what is due once, under the row’s id', async () => {
    await send({ to: { email: 'a@example.com', lang: 'en' } })
    expect(await deliverDue(app.app)).toBe(1)
    expect(await deliverDue(app.app)).toBe(0)
    const row = await one()
    expect(row).toMatchObject({ status: 'sent', attempts: 1 })
    expect(mail.sent).toMatchObject([{ id: row?.id, to: 'a@example.com' }])
  })

  it('attaches the document of a message to its email, and retries if the file cannot be made', async () => {
    const documentId = newId()
    const bytes = new Uint8Array([37, 80, 68, 70])
    await send({ to: { email: 'pdf@example.com', lang: 'en' }, documentId })
    const failing = { ...delivering(app.app), documentFile: () => Promise.reject(new Error('no such document')) }
    expect(await deliverChannel(failing, 'email')).toBe(0)
    expect(await one()).toMatchObject({ status: 'pending', attempts: 1, documentId, error: 'no such document' })
    app.clock.advance(retryDelay(1))
    const requested: string[] = []
    const documentFile = async (id: string) => {
      requested.push(id)
      return { name: 'TX-1.pdf', type: 'application/pdf', bytes }
    }
    expect(await deliverChannel({ ...delivering(app.app), documentFile }, 'email')).toBe(1)
    expect(requested).toEqual([documentId])
    expect(mail.sent).toMatchObject([{ attachment: { name: 'TX-1.pdf', type: 'application/pdf', bytes } }])
  })

  it('retries with growing delays, then gives up', async () => {
    mail.failure = new PortError('smtp', 'unavailable')
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

  it('does not retry after the provider refused the message', async () => {
    mail.failure = new PortError('smtp', 'refused')
    await send({ to: { email: 'c@example.com', lang: 'en' } })
    await deliverDue(app.app)
    expect(await one()).toMatchObject({ status: 'failed', attempts: 1 })
  })

  it('loses nothing when the process dies between claiming a message and marking it as sent', async () => {
    await send({ to: { email: 'd@example.com', lang: 'en' } })
    expect(await claimDue(app.db, app.clock.now(), SINGLE)).toHaveLength(1)
    expect(await deliverDue(app.app)).toBe(0)
    app.clock.advance(LEASE)
    expect(await deliverDue(app.app)).toBe(1)
  })

  it('claims one message at a time if the provider does not deduplicate, and marks a repeated one as a possible duplicate', async () => {
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

  it('sends again under the same id, without a mark, if the provider deduplicates', async () => {
    await send({
      to: { phone: '+66899999999', lang: 'th' },
      kind: 'security.code',
      data: { code: '1234', ref: 'BCDF' },
    })
    const lane = { channel: 'sms', size: 20, deduplicates: true } as const
    const [claimed] = await claimDue(app.db, app.clock.now(), lane)
    app.clock.advance(LEASE)
    const [again] = await claimDue(app.db, app.clock.now(), lane)
    expect(again).toMatchObject({ id: claimed?.id, attempts: 2, possibleDuplicate: false })
  })

  it.each([
    ['an answer that was lost', new PortError('smtp', 'timeout', { outcomeUnknown: true }), true],
    ['a server that was never reached', new PortError('smtp', 'unreachable'), false],
  ])('after %s the next try is marked: %s', async (_, failure, marked) => {
    mail.failure = failure
    await send({ to: { email: 'f@example.com', lang: 'en' } })
    await deliverDue(app.app)
    mail.failure = null
    app.clock.advance(retryDelay(1))
    expect(await deliverDue(app.app)).toBe(1)
    expect(await one()).toMatchObject({ status: 'sent', possibleDuplicate: marked })
  })

  it('does not overwrite what another process did with a message after its lease expired', async () => {
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
    expect(mail.sent.map(({ to }) => to)).toEqual(['i@example.com', 'h@example.com'])
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

describe('the text of every channel', () => {
  it.each(['th', 'en'] as const)('is in the language of the account: %s', async (lang) => {
    const phone = lang === 'th' ? '+66812345671' : '+66812345672'
    const row = await buildInfluencer(app.db, {}, { lang, phone, phoneVerifiedAt: app.clock.now() })
    for (const channel of ['line', 'whatsapp'] as const)
      await app.db
        .insert(notificationContacts)
        .values({ accountId: row.id, channel, address: `${channel} ${lang}`, linkedAt: app.clock.now() })
    const sent: Record<string, object> = {}
    const taking = (channel: string) => async (message: { id: string }) => {
      sent[channel] = message
      return { id: message.id }
    }
    const ports = {
      ...app.app.ports,
      line: { ...app.app.ports.line, push: taking('line') },
      sms: { deduplicates: true, send: taking('sms') },
      whatsapp: { available: true, deduplicates: false, send: taking('whatsapp') },
    }
    const data = { job: 'Dewy serum', net: { satang: 436_500 }, brand: 'Mali' }
    await send({ to: { accountId: row.id }, data })
    expect(await deliverDue({ ...app.app, ports })).toBe(4)
    const { subject, letter, sms } = renderNotice('job.paid', lang, data)
    const link = `http://localhost:3000/${lang}/Influencer/brandJob/1`
    const text = `${subject}\n${letter}\n\n${link}`
    expect(mail.sent).toMatchObject([{ subject, text: `${letter}\n\n${link}` }])
    expect(sent).toMatchObject({
      line: { text },
      sms: { text: sms },
      whatsapp: { text, template: { name: 'talad_notice', lang, parameters: [subject, letter] } },
    })
    expect(subject).not.toBe(renderNotice('job.paid', lang === 'th' ? 'en' : 'th', data).subject)
  })
})
