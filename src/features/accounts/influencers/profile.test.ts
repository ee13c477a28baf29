import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeSentTo } from '../../../../tests/codes.ts'
import { buildChannel, buildInfluencer, buildMarketer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { publishConsent } from '../../../../tests/published-consents.ts'
import { DAY, MINUTE } from '../../../core/clock.ts'
import { withTx } from '../../../db/tx.ts'
import type { Caller } from '../../../platform/context.ts'
import { contract as attachments } from '../../attachments/contract.ts'
import { contract as boards } from '../../campaign-results/contract.ts'
import { contract } from '../contract.ts'
import { type accounts, consents } from '../schema.ts'
import { oneTimeCodes } from '../schema-access.ts'
import { requireStepUp } from '../service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance(DAY))

const address = {
  line: '99/1',
  subdistrict: 'Lat Yao',
  district: 'Chatuchak',
  province: 'กรุงเทพมหานคร',
  postcode: '10900',
}
const profile = {
  legalName: 'พลอย ใจดี',
  birthdate: '1998-03-14',
  nationalId: '1-1037-02071-81-1',
  address,
  interests: ['beauty' as const],
}
const codeFor = (to: string) => codeSentTo(app, to)

async function influencer(account: Partial<typeof accounts.$inferInsert> = {}): Promise<Caller> {
  const row = await buildInfluencer(app.db, { birthdate: null, gender: null, interests: [], province: null }, account)
  return app.callerOf(row.id)
}
const save = (as: Caller, body: object) =>
  app.call(contract.createProfile, { as, params: { uuid: as.accountId }, body: { ...profile, ...body } })
const validId = (twelve: string) => {
  const sum = [...twelve].reduce((total, digit, i) => total + Number(digit) * (13 - i), 0)
  return `${twelve}${(11 - (sum % 11)) % 10}`
}
const NATIONAL_ID = validId('110370207181')

describe("a creator's profile", () => {
  it('becomes ready when every part is complete', async () => {
    const as = await influencer()
    const saved = await save(as, { nationalId: NATIONAL_ID })
    expect(saved.body.data).toMatchObject({ readiness: 'NotReady', missing: ['phone'], nationalId: NATIONAL_ID })
    const phone = '081-234-5678'
    const requested = await app.call(contract.requestInfluencerCode, { as, body: { purpose: 'verify_phone', phone } })
    expect(requested.body.data).toMatchObject({ via: 'sms', digits: 4, to: '+66812345678' })
    const sms = (await app.outbox('+66812345678'))[0]
    expect(sms?.channel).toBe('sms')
    expect(sms?.body.length).toBeLessThanOrEqual(160)
    const code = await codeFor('+66812345678')
    const verified = await app.call(contract.verifyInfluencerCode, {
      as,
      body: { purpose: 'verify_phone', phone, code },
    })
    expect(verified.status).toBe(200)
    const ready = await app.call(contract.ready, { as, params: { uuid: as.accountId } })
    expect(ready.body.data).toEqual({ readiness: 'Ready', missing: [] })
  })

  it.each<[string, object, string, string]>([
    [
      'a wrong check digit',
      { nationalId: `${NATIONAL_ID.slice(0, 12)}${(Number(NATIONAL_ID[12]) + 1) % 10}` },
      'invalid_input',
      'nationalId',
    ],
    ['a short id', { nationalId: '12345' }, 'invalid_input', 'nationalId'],
    [
      'a postcode of another province',
      { nationalId: NATIONAL_ID, address: { ...address, postcode: '50200' } },
      'invalid_input',
      'address.postcode',
    ],
    [
      'a postcode that does not exist',
      { nationalId: NATIONAL_ID, address: { ...address, postcode: '99999' } },
      'invalid_input',
      'address.postcode',
    ],
    [
      'a province that does not exist',
      { nationalId: NATIONAL_ID, address: { ...address, province: 'Atlantis' } },
      'invalid_input',
      'address.province',
    ],
    [
      'a delivery postcode of another province',
      { nationalId: NATIONAL_ID, shippingAddress: { ...address, postcode: '50200' } },
      'invalid_input',
      'shippingAddress.postcode',
    ],
    [
      'an invalid delivery phone',
      { nationalId: NATIONAL_ID, shippingAddress: { ...address, phone: '02' } },
      'invalid_input',
      'shippingAddress.phone',
    ],
    [
      'a Buddhist year instead of a common one',
      { nationalId: NATIONAL_ID, birthdate: '2545-05-05' },
      'invalid_input',
      'birthdate',
    ],
    [
      'a birth year that is too long ago',
      { nationalId: NATIONAL_ID, birthdate: '1900-01-01' },
      'invalid_input',
      'birthdate',
    ],
    ['a day that no calendar has', { nationalId: NATIONAL_ID, birthdate: '1998-02-30' }, 'invalid_input', 'birthdate'],
    ['no day of birth', { nationalId: NATIONAL_ID, birthdate: '' }, 'invalid_input', 'birthdate'],
    ['no id of a Thai', { nationalId: null }, 'invalid_input', 'nationalId'],
    ['seventeen years', { nationalId: NATIONAL_ID, birthdate: '2010-01-01' }, 'age_under_18', 'birthdate'],
    [
      'nineteen without a guardian',
      { nationalId: NATIONAL_ID, birthdate: '2006-10-01' },
      'guardian_consent_required',
      'birthdate',
    ],
    [
      'a postcode of four digits',
      { nationalId: NATIONAL_ID, address: { ...address, postcode: '1090' } },
      'invalid_input',
      'address.postcode',
    ],
    ['an expired paper', { nationalId: NATIONAL_ID, idExpiresOn: '2025-01-01' }, 'invalid_input', 'idExpiresOn'],
    ['a foreigner without papers', { nationalityId: 1 }, 'invalid_input', 'passportNo'],
  ])('rejects %s at its field', async (_, body, code, field) => {
    const answer = await save(await influencer(), body)
    expect(answer.body.code).toBe(code)
    expect(answer.body.fields).toHaveProperty([field])
  })

  it('reports an expired document', async () => {
    const { body } = await save(await influencer(), { nationalId: NATIONAL_ID, idExpiresOn: '2025-01-01' })
    expect(body).toMatchObject({ issues: [{ field: 'idExpiresOn', code: 'document_expired' }] })
    expect(body.fields?.idExpiresOn).toMatch(/หมดอายุ|expired/)
  })

  it('names the province of a postcode in the language of the request', async () => {
    const as = await influencer()
    const body = { ...profile, nationalId: NATIONAL_ID, address: { ...address, postcode: '50200' } }
    const messageIn = async (lang: 'th' | 'en') => {
      const answer = await app.call(contract.createProfile, { as, lang, params: { uuid: as.accountId }, body })
      return answer.body.fields?.['address.postcode']
    }
    expect(await messageIn('en')).toContain('50200 belongs to Chiang Mai.')
    expect(await messageIn('th')).toContain('50200 เป็นรหัสของเชียงใหม่')
  })

  it('lists the places of a postcode, and stores the recipient at another delivery address', async () => {
    const places = async (postcode: string) => (await app.call(contract.places, { params: { postcode } })).body.data
    expect(await places('10900')).toContainEqual({
      subdistrict: 'ลาดยาว',
      district: 'จตุจักร',
      province: 'กรุงเทพมหานคร',
    })
    // Some postcodes cover two provinces.
    expect(new Set((await places('13240')).map(({ province }) => province))).toEqual(new Set(['พระนครศรีอยุธยา', 'ลพบุรี']))
    expect(await places('99999')).toEqual([])
    const as = await influencer()
    const shippingAddress = { ...address, recipient: 'แม่พลอย', phone: '081-999-8888' }
    await save(as, { nationalId: NATIONAL_ID, shippingAddress })
    const stored = async () => (await app.call(contract.general, { as, params: { uuid: as.accountId } })).body.data
    expect((await stored()).shippingAddress).toMatchObject({ recipient: 'แม่พลอย', phone: '+66819998888' })
    await save(as, { nationalId: NATIONAL_ID, shippingAddress: address })
    expect((await stored()).shippingAddress).toEqual({ ...address, recipient: null, phone: null })
  })

  it('accepts a nineteen-year-old with a guardian’s consent, and checks documents by content', async () => {
    const as = await influencer()
    const file = { name: 'guardian.pdf', bytes: new TextEncoder().encode('%PDF-1.4 consent') }
    const attach = (given: typeof file) =>
      app.call(attachments.attach, { as, params: { uuid: as.accountId }, body: { kind: 'guardian' }, file: given })
    expect((await attach({ ...file, bytes: new TextEncoder().encode('<html>') })).body.code).toBe('file_kind')
    expect((await attach(file)).body.data).toMatchObject({ kind: 'guardian', status: 'in_progress' })
    expect((await save(as, { nationalId: NATIONAL_ID, birthdate: '2006-10-01' })).status).toBe(200)
    const list = await app.call(attachments.attachments, { as, params: { uuid: as.accountId } })
    expect(list.body.data.map((a) => a.kind)).toEqual(['guardian'])
  })

  it('is accessible only to its owner', async () => {
    const [as, other] = [await influencer(), await influencer()]
    for (const endpoint of [contract.general, contract.prefs, contract.account, contract.memberCountry, contract.ready])
      expect((await app.call(endpoint, { as, params: { uuid: other.accountId } })).status).toBe(404)
    const country = await app.call(contract.memberCountry, { as, params: { uuid: as.accountId } })
    expect(country.body.data).toMatchObject({ id: 209, code: 'TH', name: 'Thailand' })
  })

  it('contains the caller’s channel on the platform in the query', async () => {
    const [as, other] = [await influencer(), await influencer()]
    const params = { uuid: as.accountId }
    const on = (channel: 'TIKTOK' | 'INSTAGRAM') =>
      app.call(contract.account, { as, params, query: { channel, owner_id: as.accountId } })
    await buildChannel(app.db, { accountId: other.accountId, type: 'TIKTOK' })
    expect((await on('TIKTOK')).body.data.channel).toBeNull()
    const { id } = await buildChannel(app.db, { accountId: as.accountId, type: 'TIKTOK', status: 'active' })
    await buildChannel(app.db, { accountId: as.accountId, type: 'TIKTOK', status: 'deactivated' })
    await buildChannel(app.db, { accountId: as.accountId, type: 'INSTAGRAM' })
    expect((await on('TIKTOK')).body.data.channel).toMatchObject({ id, type: 'TIKTOK', status: 'active' })
    expect((await app.call(contract.account, { as, params })).body.data.channel).toBeNull()
    const unknown = await app.call(contract.account, { as, params, query: { channel: 'MYSPACE' as never } })
    expect(unknown.body.code).toBe('invalid_input')
  })

  it('stores preferences and consents', async () => {
    const as = await influencer()
    const params = { uuid: as.accountId }
    for (const kind of ['PRIVACY_POLICY', 'THAI_LLM'] as const) await publishConsent(app.db, kind, '2025-11-01')
    const account = await app.call(contract.account, { as, params })
    expect(account.body.data.displayConsent).toEqual(['PRIVACY_POLICY', 'THAI_LLM'])
    const answered = await app.call(contract.consent, {
      as,
      params,
      body: { consents: { PRIVACY_POLICY: true, THAI_LLM: false } },
    })
    expect(answered.body.data.displayConsent).toEqual([])
    const prefs = await app.call(contract.updatePrefs, {
      as,
      params,
      body: { interests: ['food'], notifications: [{ kindGroup: 'jobs', channel: 'email', enabled: false }] },
    })
    expect(prefs.body.data.interests).toEqual(['food'])
    const jobs = prefs.body.data.notifications.filter((n) => n.kindGroup === 'jobs')
    expect(jobs.find((n) => n.channel === 'email')?.enabled).toBe(false)
    expect(jobs.find((n) => n.channel === 'line')?.enabled).toBe(true)
  })
})

describe('a step-up code', () => {
  const ask = (as: Caller, purpose: 'withdrawal' | 'bank_change' = 'withdrawal') =>
    app.call(contract.requestInfluencerCode, { as, body: { purpose } })
  const verify = (as: Caller, code: string, purpose: 'withdrawal' | 'bank_change' = 'withdrawal') =>
    app.call(contract.verifyInfluencerCode, { as, body: { purpose, code } })
  const act = (as: Caller, purpose: 'withdrawal' | 'bank_change' = 'withdrawal') =>
    withTx(app.db, (tx) => requireStepUp(tx, { caller: as, clock: app.clock }, purpose)).then(
      () => 'done',
      (error: { code: string }) => error.code,
    )

  it('has six digits and allows one action of its purpose within ten minutes', async () => {
    const as = await influencer({ email: 'step@example.com' })
    expect(await act(as)).toBe('step_up_required')
    expect((await ask(as)).body.data).toMatchObject({ via: 'email', digits: 6 })
    expect((await verify(as, await codeFor('step@example.com'), 'bank_change')).body.code).toBe('otp_expired')
    expect((await verify(as, await codeFor('step@example.com'))).status).toBe(200)
    expect(await act(as, 'bank_change')).toBe('step_up_required')
    expect(await act(as)).toBe('done')
    expect(await act(as)).toBe('step_up_required')
    app.clock.advance(MINUTE)
    await ask(as)
    await verify(as, await codeFor('step@example.com'))
    app.clock.advance(10 * MINUTE)
    expect(await act(as)).toBe('step_up_required')
  })

  it('is usable again after a rollback, and used once by two parallel actions', async () => {
    const as = await influencer({ email: 'rollback@example.com' })
    await ask(as)
    await verify(as, await codeFor('rollback@example.com'))
    const failing = withTx(app.db, async (tx) => {
      await requireStepUp(tx, { caller: as, clock: app.clock }, 'withdrawal')
      throw new Error('later step failed')
    })
    await expect(failing).rejects.toThrow('later step failed')
    expect((await Promise.all([act(as), act(as)])).sort()).toEqual(['done', 'step_up_required'])
  })

  it('is not delayed by strangers who request codes for the same address', async () => {
    const [email, as] = ['chosen@example.com', await influencer({ email: 'chosen@example.com' })]
    const stranger = () => app.call(contract.requestEmailCode, { body: { email, purpose: 'recovery' } })
    for (let i = 0; i < 5; i++) {
      expect((await stranger()).status).toBe(200)
      app.clock.advance(MINUTE)
    }
    expect((await stranger()).body.code).toBe('otp_hour_limit')
    expect((await verify(as, (await ask(as)) && (await codeFor(email)))).status).toBe(200)
  })

  it('is limited per account and purpose, over all addresses of the account', async () => {
    const as = await influencer()
    for (let i = 0; i < 5; i++) {
      const phone = `08123456${10 + i}`
      const sent = await app.call(contract.requestInfluencerCode, { as, body: { purpose: 'verify_phone', phone } })
      expect(sent.status).toBe(200)
      app.clock.advance(MINUTE)
    }
    const body = { purpose: 'verify_phone' as const, phone: '0812345699' }
    expect((await app.call(contract.requestInfluencerCode, { as, body })).body.code).toBe('otp_hour_limit')
    const rows = await app.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.accountId, as.accountId))
    expect(rows).toHaveLength(5)
    expect((await ask(as)).status).toBe(200)
    expect((await ask(as, 'bank_change')).status).toBe(200)
  })
})

describe("a marketer's profile", () => {
  it('checks the tax ID by account type and is accessible only to its owner', async () => {
    const row = await buildMarketer(app.db)
    const other = await buildMarketer(app.db)
    const as = await app.callerOf(row.id)
    const company = validId('010556101234')
    const patch = (body: object) => app.call(contract.patchMarketerProfile, { as, body })
    expect((await patch({ taxId: NATIONAL_ID })).body.fields).toHaveProperty('taxId')
    expect((await patch({ taxId: company, address, website: '' })).body.data).toMatchObject({
      taxId: company,
      website: null,
    })
    expect((await patch({ accountType: 'individual', taxId: NATIONAL_ID })).status).toBe(200)
    expect((await patch({ website: 'javascript:alert(1)' })).status).toBe(400)
    expect((await app.call(contract.marketer, { as, params: { id: other.id } })).status).toBe(404)
    expect((await app.call(contract.marketer, { as, params: { id: row.id } })).body.data.uuid).toBe(row.id)
    const switched = await app.call(contract.marketerNotifications, {
      as,
      body: { notifications: [{ kindGroup: 'security', channel: 'email', enabled: false }] },
    })
    const security = switched.body.data.find((n) => n.kindGroup === 'security' && n.channel === 'email')
    expect(security?.enabled).toBe(true)
    const twice = [true, false].map((enabled) => ({ kindGroup: 'jobs' as const, channel: 'email' as const, enabled }))
    const last = await app.call(contract.marketerNotifications, { as, body: { notifications: twice } })
    expect(last.body.data.find((n) => n.kindGroup === 'jobs' && n.channel === 'email')?.enabled).toBe(false)
  })
})

describe("a marketer's consents", () => {
  it('can be withdrawn as easily as given; each answer is stored with its version', async () => {
    const { id } = await buildMarketer(app.db)
    const as = await app.callerOf(id)
    const answer = (marketing: boolean) => app.call(contract.marketerConsent, { as, body: { consents: { marketing } } })
    expect((await answer(true)).body.data).toEqual({ consents: { marketing: true } })
    app.clock.advance(MINUTE)
    expect((await answer(false)).body.data).toEqual({ consents: { marketing: false } })
    const shown = await app.call(contract.marketerProfile, { as })
    expect(shown.body.data.consents).toEqual({ marketing: false })
    expect(shown.body.data.notifications).toContainEqual({ kindGroup: 'marketing', channel: 'email', enabled: false })
    const stored = await app.db.select().from(consents).where(eq(consents.accountId, id))
    expect(stored.map(({ kind, granted }) => [kind, granted])).toEqual([
      ['marketing', true],
      ['marketing', false],
    ])
  })
})

describe('tips of the dashboard', () => {
  it('are shown one at a time; a dismissed one does not return, a second click changes nothing', async () => {
    const as = await influencer()
    const tip = async () => (await app.call(boards.creatorBoard, { as })).body.data.tip
    const close = (toast: 'saved_search' | 'public_profile') =>
      app.call(contract.toast, { as, params: { uuid: as.accountId }, body: { toast } })
    expect(await tip()).toBe('saved_search')
    expect((await close('saved_search')).body.data.seen).toEqual(['saved_search'])
    expect((await close('saved_search')).body.data.seen).toEqual(['saved_search'])
    expect(await tip()).toBe('public_profile')
    await close('public_profile')
    expect(await tip()).toBeNull()
  })
})
