import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeSentTo } from '../../../../tests/codes.ts'
import { buildInfluencer, buildMarketer } from '../../../../tests/factories.ts'
import { withFailingRow } from '../../../../tests/failing-row.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { bearerOf } from '../../../../tests/http.ts'
import { DAY, HOUR, MINUTE } from '../../../core/clock.ts'
import type { Caller } from '../../../platform/context.ts'
import { contract } from '../contract.ts'
import { accounts } from '../schema.ts'
import { sessions } from '../schema-access.ts'
import { applyPhoneChanges } from '../service.ts'

let app: TestApp
let serial = 0
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(2 * DAY))

interface Person {
  as: Caller
  email: string
  phone: string
  nextEmail: string
  nextPhone: string
}

/** A creator with a verified phone who is logged in on two devices. */
async function person(): Promise<Person> {
  const n = String(++serial).padStart(3, '0')
  const [phone, nextPhone] = [`+66811000${n}`, `+66822000${n}`]
  const { id, email } = await buildInfluencer(app.db, {}, { phone, phoneVerifiedAt: app.clock.now() })
  await bearerOf(app, id)
  await bearerOf(app, id)
  const [own] = await app.db.select().from(sessions).where(eq(sessions.accountId, id))
  const as = { ...(await app.callerOf(id)), sessionId: own?.id ?? '' }
  return { as, email, phone, nextEmail: `next${n}@example.com`, nextPhone }
}

type CodeRequestBody = {
  purpose: 'verify_email' | 'verify_phone' | 'email_change' | 'phone_change' | 'phone_lost'
  email?: string
  phone?: string
}
async function confirm(as: Caller, codeRequest: CodeRequestBody, address: string) {
  const sent = await app.call(contract.requestInfluencerCode, { as, body: codeRequest })
  expect(sent.body.data.to).toBe(address)
  return app.call(contract.verifyInfluencerCode, { as, body: { ...codeRequest, code: await codeSentTo(app, address) } })
}
const newEmail = ({ as, nextEmail: email }: Person) => confirm(as, { purpose: 'verify_email', email }, email)
const oldEmail = ({ as, email }: Person) => confirm(as, { purpose: 'email_change' }, email)
const newPhone = ({ as, nextPhone: phone }: Person) => confirm(as, { purpose: 'verify_phone', phone }, phone)
const oldPhone = ({ as, phone }: Person) => confirm(as, { purpose: 'phone_change' }, phone)
const lostPhone = ({ as, email }: Person) => confirm(as, { purpose: 'phone_lost' }, email)

const saveEmail = ({ as }: Person, email: string) =>
  app.call(contract.updateEmail, { as, params: { id: as.accountId }, body: { email } })
const savePhone = ({ as }: Person, phone: string) =>
  app.call(contract.updatePhone, { as, params: { uuid: as.accountId }, body: { phone } })
const contactsOf = async ({ as }: Person) =>
  (await app.call(contract.contacts, { as, params: { id: as.accountId } })).body.data
const openSessions = async ({ as }: Person) =>
  (await app.db.select().from(sessions).where(eq(sessions.accountId, as.accountId)))
    .filter((row) => row.endedAt === null)
    .map((row) => row.id)
const kindsTo = async (address: string) => (await app.outbox(address)).map((row) => row.kind)

describe('a new email', () => {
  it('needs codes from the new and the current address; both are notified, other devices are logged out', async () => {
    const me = await person()
    expect((await saveEmail(me, me.nextEmail)).body.code).toBe('step_up_required')
    await newEmail(me)
    expect((await saveEmail(me, me.nextEmail)).body.code).toBe('step_up_required')
    await oldEmail(me)
    expect((await saveEmail(me, 'other@example.com')).body.code).toBe('step_up_required')
    expect((await contactsOf(me)).email).toBe(me.email)
    expect((await saveEmail(me, me.nextEmail)).status).toBe(200)
    expect((await contactsOf(me)).email).toBe(me.nextEmail)
    expect(await kindsTo(me.email)).toContain('security.contact_changed')
    expect(await kindsTo(me.nextEmail)).toContain('security.contact_changed')
    expect(await openSessions(me)).toEqual([me.as.sessionId])
  })

  it('accepts each code once, and within ten minutes', async () => {
    const me = await person()
    await newEmail(me)
    await oldEmail(me)
    expect((await saveEmail(me, me.nextEmail)).status).toBe(200)
    app.clock.advance(MINUTE)
    expect((await saveEmail(me, me.email)).body.code).toBe('step_up_required')
    const late = await person()
    await newEmail(late)
    await oldEmail(late)
    app.clock.advance(10 * MINUTE)
    expect((await saveEmail(late, late.nextEmail)).body.code).toBe('step_up_required')
  })

  it('is rejected if it is the current one or belongs to another account, which only the owner of the mailbox learns', async () => {
    const [me, other] = [await person(), await person()]
    const same = await app.call(contract.requestInfluencerCode, {
      as: me.as,
      body: { purpose: 'verify_email', email: me.email },
    })
    expect(same).toMatchObject({ status: 400, body: { issues: [{ field: 'email', code: 'contact_same' }] } })
    const taken = await newEmail({ ...me, nextEmail: other.email })
    expect(taken).toMatchObject({ status: 409, body: { code: 'address_taken' } })
    await oldEmail(me)
    expect((await saveEmail(me, other.email)).body.code).toBe('address_taken')
    expect((await contactsOf(me)).email).toBe(me.email)
    // The rollback made the codes usable again, and no session was ended.
    expect(await openSessions(me)).toHaveLength(2)
  })

  it('that two accounts save in parallel goes to one of them', async () => {
    const [a, b] = [await person(), await person()]
    for (const who of [a, b]) {
      await newEmail({ ...who, nextEmail: a.nextEmail })
      await oldEmail(who)
      app.clock.advance(MINUTE)
    }
    const answers = await Promise.all([a, b].map((who) => saveEmail(who, a.nextEmail)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a first mobile number', () => {
  const codeFor = async (as: Caller, purpose: 'deactivation' | 'bank_change' = 'deactivation') => {
    app.clock.advance(MINUTE)
    return (await app.call(contract.requestInfluencerCode, { as, body: { purpose } })).body.data
  }
  const added = (address: string) =>
    app.outbox(address).then((all) => all.filter(({ kind }) => kind === 'security.phone_added'))

  it('added after the sign-up receives no confirmation codes for a day, nor does its replacement; the owner is notified', async () => {
    const [phone, next] = ['+66833000001', '+66833000002']
    const { id, email } = await buildInfluencer(app.db)
    const as = await app.callerOf(id)
    await confirm(as, { purpose: 'verify_phone', phone }, phone)
    expect(await added(email)).toHaveLength(1)
    expect(await codeFor(as)).toMatchObject({ to: email, via: 'email' })
    app.clock.advance(MINUTE)
    await confirm(as, { purpose: 'verify_phone', phone: next }, next)
    await confirm(as, { purpose: 'phone_change' }, phone)
    expect((await app.call(contract.updatePhone, { as, params: { uuid: id }, body: { phone: next } })).status).toBe(200)
    expect(await codeFor(as, 'bank_change')).toMatchObject({ to: email })
    app.clock.advance(DAY)
    expect(await codeFor(as)).toMatchObject({ to: next, via: 'sms' })
  })

  it('added during an influencer’s sign-up receives them at once; a brand’s number has to wait', async () => {
    const [phone, marketerPhone] = ['+66833000003', '+66833000004']
    const { id, email } = await buildInfluencer(app.db, {}, { createdAt: app.clock.now() })
    const as = await app.callerOf(id)
    await confirm(as, { purpose: 'verify_phone', phone }, phone)
    expect(await codeFor(as)).toMatchObject({ to: phone, via: 'sms' })
    expect(await added(email)).toEqual([])
    const marketer = await buildMarketer(app.db, {}, { createdAt: app.clock.now() })
    const asMarketer = await app.callerOf(marketer.id)
    const codeRequest = { purpose: 'verify_phone' as const, phone: marketerPhone }
    await app.call(contract.requestMarketerCode, { as: asMarketer, body: codeRequest })
    const body = { ...codeRequest, code: await codeSentTo(app, marketerPhone) }
    expect((await app.call(contract.verifyMarketerCode, { as: asMarketer, body })).status).toBe(200)
    const sent = await app.call(contract.requestMarketerCode, { as: asMarketer, body: { purpose: 'deactivation' } })
    expect(sent.body.data.to).toBe(marketer.email)
    expect(await added(marketer.email)).toHaveLength(1)
  })
})

describe('a new mobile number', () => {
  it('needs codes from the new and the old one; both are notified, other devices are logged out', async () => {
    const me = await person()
    await newPhone(me)
    expect((await savePhone(me, me.nextPhone)).body.code).toBe('step_up_required')
    expect((await contactsOf(me)).phone).toBe(me.phone)
    await oldPhone(me)
    expect((await savePhone(me, '0833333333')).body.code).toBe('step_up_required')
    expect((await savePhone(me, me.nextPhone)).body.data).toEqual({ effectiveAt: null })
    expect(await contactsOf(me)).toMatchObject({ phone: me.nextPhone, phoneVerified: true, phoneChange: null })
    for (const number of [me.phone, me.nextPhone]) expect(await kindsTo(number)).toContain('security.contact_changed')
    expect(await openSessions(me)).toEqual([me.as.sessionId])
    app.clock.advance(MINUTE)
    expect((await savePhone(me, me.nextPhone)).body.code).toBe('step_up_required')
  })

  it('does not accept the code of another action', async () => {
    const me = await person()
    await newPhone(me)
    await oldEmail(me)
    expect((await savePhone(me, me.nextPhone)).body.code).toBe('step_up_required')
  })

  it('takes effect after a day if the old one is lost; both are notified before and after', async () => {
    const me = await person()
    await newPhone(me)
    await lostPhone(me)
    const effectiveAt = new Date(app.clock.now().getTime() + DAY).toISOString()
    expect((await savePhone(me, me.nextPhone)).body.data).toEqual({ effectiveAt })
    const waiting = { phone: me.phone, phoneChange: { phone: me.nextPhone, effectiveAt } }
    expect(await contactsOf(me)).toMatchObject(waiting)
    for (const address of [me.phone, me.nextPhone, me.email])
      expect(await kindsTo(address)).toContain('security.phone_change_due')
    app.clock.advance(DAY - 1)
    await applyPhoneChanges(app.app)
    expect(await contactsOf(me)).toMatchObject(waiting)
    app.clock.advance(1)
    await Promise.all([applyPhoneChanges(app.app), applyPhoneChanges(app.app)])
    expect(await contactsOf(me)).toMatchObject({ phone: me.nextPhone, phoneChange: null })
    for (const address of [me.phone, me.nextPhone, me.email])
      expect((await kindsTo(address)).filter((kind) => kind === 'security.contact_changed')).toHaveLength(1)
  })

  it('takes effect for everybody else if one change fails, and the sweep throws an error', async () => {
    const [broken, me] = [await person(), await person()]
    for (const one of [broken, me]) {
      await newPhone(one)
      await lostPhone(one)
      await savePhone(one, one.nextPhone)
    }
    app.clock.advance(DAY)
    await withFailingRow(app.db, 'accounts', broken.as.accountId, async () => {
      await expect(applyPhoneChanges(app.app)).rejects.toThrow('phone changes: 1 of 2 failed')
    })
    expect(await contactsOf(me)).toMatchObject({ phone: me.nextPhone })
    await applyPhoneChanges(app.app)
    expect(await contactsOf(broken)).toMatchObject({ phone: broken.nextPhone, phoneChange: null })
  })

  it('can be cancelled until then, only by its owner', async () => {
    const [me, other] = [await person(), await person()]
    await newPhone(me)
    await lostPhone(me)
    await savePhone(me, me.nextPhone)
    const cancel = (as: Caller) => app.call(contract.cancelPhoneChange, { as, params: { id: me.as.accountId } })
    expect((await cancel(other.as)).status).toBe(404)
    expect((await cancel(me.as)).status).toBe(200)
    expect((await cancel(me.as)).status).toBe(200)
    app.clock.advance(2 * DAY)
    await applyPhoneChanges(app.app)
    expect(await contactsOf(me)).toMatchObject({ phone: me.phone, phoneChange: null })
  })

  it('is replaced by a later change', async () => {
    const me = await person()
    await newPhone(me)
    await lostPhone(me)
    await savePhone(me, me.nextPhone)
    app.clock.advance(HOUR)
    const later = { ...me, nextPhone: '+66899999999' }
    await newPhone(later)
    await oldPhone(later)
    await savePhone(later, later.nextPhone)
    app.clock.advance(2 * DAY)
    await applyPhoneChanges(app.app)
    expect(await contactsOf(me)).toMatchObject({ phone: later.nextPhone, phoneChange: null })
    const [row] = await app.db.select().from(accounts).where(eq(accounts.id, me.as.accountId))
    expect(row?.phone).toBe(later.nextPhone)
  })
})

describe('a marketer', () => {
  it('changes email and number with the same codes, and its notifications link to the marketer’s account page', async () => {
    const phone = '+66811999001'
    const { id, email } = await buildMarketer(app.db, {}, { phone, phoneVerifiedAt: app.clock.now() })
    const as = await app.callerOf(id)
    const code = async (codeRequest: CodeRequestBody, address: string) => {
      app.clock.advance(MINUTE)
      await app.call(contract.requestMarketerCode, { as, body: codeRequest })
      const body = { ...codeRequest, code: await codeSentTo(app, address) }
      expect((await app.call(contract.verifyMarketerCode, { as, body })).status).toBe(200)
    }
    const next = { email: 'brand-next@example.com', phone: '+66822999001' }
    const saveEmailOf = (who: string) =>
      app.call(contract.updateMarketerEmail, { as, params: { id: who }, body: { email: next.email } })
    await code({ purpose: 'verify_email', email: next.email }, next.email)
    expect((await saveEmailOf(id)).body.code).toBe('step_up_required')
    await code({ purpose: 'email_change' }, email)
    expect((await saveEmailOf((await person()).as.accountId)).status).toBe(404)
    expect((await saveEmailOf(id)).status).toBe(200)
    const notice = (await app.outbox(email)).find(({ kind }) => kind === 'security.contact_changed')
    expect(notice?.href).toBe('/Marketer/account')

    await code({ purpose: 'verify_phone', phone: next.phone }, next.phone)
    await code({ purpose: 'phone_lost' }, next.email)
    const body = { phone: next.phone }
    const later = await app.call(contract.updateMarketerPhone, { as, params: { uuid: id }, body })
    expect(later.body.data.effectiveAt).toBe(new Date(app.clock.now().getTime() + DAY).toISOString())
    const contacts = async () => (await app.call(contract.marketerContacts, { as, params: { id } })).body.data
    expect(await contacts()).toMatchObject({ email: next.email, phone, phoneChange: { phone: next.phone } })
    await app.call(contract.cancelMarketerPhoneChange, { as, params: { id } })
    expect((await contacts()).phoneChange).toBeNull()
  })
})
