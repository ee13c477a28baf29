import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeSentTo, wrongCode } from '../../../../tests/codes.ts'
import { buildInfluencer, buildMarketer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { type Recorded, startRecorded } from '../../../../tests/recorded-server.ts'
import { MINUTE } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { withTx } from '../../../db/tx.ts'
import type { Caller } from '../../../platform/context.ts'
import { outbox } from '../../../platform/schema.ts'
import { cloudWhatsapp } from '../../../ports/whatsapp/cloud.ts'
import { contract as accounts } from '../../accounts/contract.ts'
import { contract } from '../contract.ts'
import { deliverChannel } from '../delivery/deliver.ts'
import { delivering } from '../delivery/delivery.fixture.ts'
import { notify } from '../service.ts'

const TYPED = '081 234 5678'
const NUMBER = '+66812345678'
const purpose = 'verify_whatsapp'
let cloud: Recorded
let answer: object = {}
let app: TestApp

beforeAll(async () => {
  cloud = await startRecorded({ 'POST /v23.0/555/messages': () => answer })
  app = await openTestApp({ ports: { whatsapp: cloudWhatsapp({ url: `${cloud.url}/v23.0/555`, token: 't' }) } })
})
afterAll(async () => {
  await app.close()
  await cloud.close()
})
beforeEach(async () => {
  answer = { json: { messages: [{ id: 'wamid.1' }] } }
  cloud.seen.length = 0
  await app.db.delete(outbox)
  app.clock.advance(60 * MINUTE)
})

const influencer = async (): Promise<Caller> => app.callerOf((await buildInfluencer(app.db, {}, { lang: 'en' })).id)
const linkedOf = async (as: Caller) => (await app.call(contract.whatsapp, { as })).body.data.linked
const deliver = () => deliverChannel(delivering(app.app), 'whatsapp')
const sent = () => cloud.seen.map(({ body }) => body)

/** Requests a code for the number. */
const request = (as: Caller, phone = TYPED) =>
  app.call(accounts.requestInfluencerCode, { as, body: { purpose, phone } })
const verify = (as: Caller, code: string, phone = TYPED) =>
  app.call(accounts.verifyInfluencerCode, { as, body: { purpose, phone, code } })
const link = async (as: Caller) => {
  await request(as)
  return verify(as, await codeSentTo(app, NUMBER))
}
const pay = (accountId: string) =>
  withTx(app.db, (tx) =>
    notify(tx, app.clock.now(), {
      kind: 'job.paid',
      key: newId(),
      to: { accountId },
      data: { job: 'Dewy serum', net: { satang: 436_500 }, brand: 'Mali' },
    }),
  )

describe('WhatsApp', () => {
  it('gets the code as a template with a button that copies it', async () => {
    const as = await influencer()
    expect((await request(as)).body.data).toMatchObject({ to: NUMBER, via: 'whatsapp', digits: 6 })
    const code = await codeSentTo(app, NUMBER)
    expect(await deliver()).toBe(1)
    const parameters = [{ type: 'text', text: code }]
    expect(sent()).toMatchObject([
      {
        to: '66812345678',
        template: { name: 'talad_code', components: [{ parameters }, { type: 'button', parameters }] },
      },
    ])
  })

  it('is connected with the code; from then on it gets notices until it is disconnected', async () => {
    const as = await influencer()
    expect((await app.call(contract.whatsapp, { as })).body.data).toEqual({ available: true, linked: null })
    await pay(as.accountId)
    expect(await deliver()).toBe(0)
    expect((await link(as)).status).toBe(200)
    expect(await linkedOf(as)).toMatchObject({ phone: NUMBER })
    const letter = (await app.outbox()).find(({ channel, kind }) => channel === 'email' && kind.endsWith('_linked'))
    expect(letter?.body).toMatch(/^We’ll also send your Talad notifications to 081-234-5678 on WhatsApp/)
    await deliver()
    cloud.seen.length = 0
    await pay(as.accountId)
    expect(await deliver()).toBe(1)
    expect(sent()).toMatchObject([{ template: { name: 'talad_notice', language: { code: 'en' } } }])
    expect((await app.call(contract.unlinkWhatsapp, { as })).status).toBe(200)
    await pay(as.accountId)
    expect(await deliver()).toBe(0)
    expect(await linkedOf(as)).toBeNull()
  })

  it('is not connected by a wrong code, or by a code for another number', async () => {
    const as = await influencer()
    await request(as)
    const code = await codeSentTo(app, NUMBER)
    expect((await verify(as, wrongCode(code))).body.code).toBe('otp_wrong')
    expect((await verify(as, code, '081 234 5679')).body.code).toBe('otp_expired')
    expect(await linkedOf(as)).toBeNull()
    const empty = await app.call(accounts.requestInfluencerCode, { as, body: { purpose } })
    expect(empty.body.fields).toHaveProperty('phone')
  })

  it('works for a brand, too', async () => {
    const as = await app.callerOf((await buildMarketer(app.db)).id)
    await app.call(accounts.requestMarketerCode, { as, body: { purpose, phone: '081 234 5670' } })
    const code = await codeSentTo(app, '+66812345670')
    await app.call(accounts.verifyMarketerCode, { as, body: { purpose, phone: '081 234 5670', code } })
    expect(await linkedOf(as)).toMatchObject({ phone: '+66812345670' })
  })

  it('is not called again before its Retry-After', async () => {
    const as = await influencer()
    await link(as)
    await deliver()
    answer = { status: 429, headers: { 'retry-after': '600' }, json: { error: { code: 130_429 } } }
    await pay(as.accountId)
    expect(await deliver()).toBe(0)
    answer = { json: { messages: [{ id: 'wamid.2' }] } }
    app.clock.advance(10 * MINUTE - 1)
    expect(await deliver()).toBe(0)
    app.clock.advance(1)
    expect(await deliver()).toBe(1)
  })

  it('is off on a site that does not offer it', async () => {
    const without = await openTestApp()
    const as = await without.callerOf((await buildInfluencer(without.db)).id)
    expect((await without.call(contract.whatsapp, { as })).body.data).toEqual({ available: false, linked: null })
    const refused = await without.call(accounts.requestInfluencerCode, { as, body: { purpose, phone: TYPED } })
    expect(refused).toMatchObject({ status: 503, body: { code: 'whatsapp_unavailable' } })
    await without.close()
  })
})
