import { eq } from 'drizzle-orm'
import { DEMO, demoHash } from '../../../demo/seed.ts'
import {
  type Example,
  examplesOf,
  type Given,
  newInfluencer,
  newMarketer,
  ownId,
  ownUuid,
  type ValidRequest,
} from '../../../tests/access/example.ts'
import type { BankApp } from '../../../tests/bank.ts'
import { codeSentTo, cookieOf } from '../../../tests/codes.ts'
import { buildInfluencer, buildMarketer } from '../../../tests/factories.ts'
import { bearerOf } from '../../../tests/http.ts'
import { allowAtLine } from '../../../tests/line-login.ts'
import { newId } from '../../core/ids.ts'
import type { Caller } from '../../platform/context.ts'
import { contract } from './contract.ts'
import { accounts } from './schema.ts'

const PASSWORD = 'korat-mango-7-lamp'
const PASSWORDS = { currentPassword: DEMO.password, password: PASSWORD }
const CONSENTS = { terms: true, PRIVACY_POLICY: true, THAI_LLM: false, marketing: false }
const WITHDRAWAL = { purpose: 'withdrawal' } as const
const address = { line: '1', subdistrict: 'พญาไท', district: 'พญาไท', province: 'กรุงเทพมหานคร', postcode: '10400' }
const hash = demoHash()

const newEmail = (): string => `${newId()}@example.com`
const newMobile = (): string =>
  `08${String(Number.parseInt(newId().slice(-8), 16))
    .padStart(8, '0')
    .slice(-8)}`
const international = (mobile: string): string => mobile.replace(/^0/, '+66')

const signIn = (email: string): ValidRequest => ({ body: { email, password: DEMO.password } })

async function demoInfluencer(app: BankApp): Promise<Caller> {
  const [row] = await app.db.select().from(accounts).where(eq(accounts.email, 'ploy@demo.talad.test'))
  return app.callerOf(row?.id ?? '')
}

/** Creates a sign-up and completes its steps up to the code or, with `verified`, the verified address. */
async function signUp(app: BankApp, email: string, role: 'influencer' | 'marketer', verified: boolean) {
  const started = role === 'influencer' && (await app.call(contract.startSignup, { body: { consents: CONSENTS } }))
  const previous = started ? cookieOf(started) : {}
  const sent = await app.call(contract.requestEmailCode, { cookies: previous, body: { email, role } })
  const cookies = started ? previous : cookieOf(sent)
  const code = await codeSentTo(app, email)
  if (verified) await app.call(contract.verifySignUpCode, { cookies, body: { email, code, role } })
  return { cookies, code }
}

/** Starts a LINE login and stops before the redirect back. */
async function backFromLine(app: BankApp) {
  const started = await app.call(contract.startLineLogin, { body: {} })
  return { cookies: cookieOf(started, 'lineLogin'), body: await allowAtLine(started.body.data.url, newId()) }
}

/** Requests a recovery code and stops before it is entered. Returns the code and the client's cookie. */
async function recover(app: BankApp, email: string, role: 'influencer' | 'marketer') {
  const sent = await app.call(contract.requestEmailCode, { body: { email, role, purpose: 'recovery' } })
  return { cookies: cookieOf(sent, 'recovery'), code: await codeSentTo(app, email) }
}

const asNewMarketer = async (app: BankApp) => ({ as: await newMarketer(app) })
const asNewInfluencer = async (app: BankApp) => ({ as: await newInfluencer(app) })

/** A new account with the demo password. Needed because the request changes the password. */
const ofNewInfluencer: Given = async (app) => {
  const { id } = await buildInfluencer(app.db, {}, { passwordHash: await hash })
  return { as: await app.callerOf(id), params: { uuid: id }, body: PASSWORDS }
}
const ofNewMarketer: Given = async (app) => {
  const { id } = await buildMarketer(app.db, {}, { passwordHash: await hash })
  return { as: await app.callerOf(id), params: { id }, body: PASSWORDS }
}

interface CodeRequestBody {
  purpose: 'verify_email' | 'verify_phone' | 'email_change' | 'phone_change' | 'phone_lost'
  email?: string
  phone?: string
}

/** Requests a code and enters it. */
async function confirm(app: BankApp, as: Caller, codeRequest: CodeRequestBody, address: string): Promise<void> {
  const { request, verify } = as.scope === 'marketer' ? CODES.marketer : CODES.influencer
  await app.call(request, { as, body: codeRequest })
  await app.call(verify, { as, body: { ...codeRequest, code: await codeSentTo(app, address) } })
}

/** The code endpoints by role: TypeScript cannot call a union of endpoints. */
const CODES = {
  influencer: { request: contract.requestInfluencerCode, verify: contract.verifyInfluencerCode },
  marketer: { request: contract.requestMarketerCode, verify: contract.verifyMarketerCode },
} as const

type Side = keyof typeof CODES
const build = (app: BankApp, side: Side, account: Partial<typeof accounts.$inferInsert> = {}) =>
  side === 'marketer' ? buildMarketer(app.db, {}, account) : buildInfluencer(app.db, {}, account)

/** Example requests for changing the contacts of a role. */
const contactExamples = (side: Side) => ({
  email: {
    params: ownId,
    body: { email: 'new@example.com' },
    given: async (app: BankApp) => {
      const { id, email: previous } = await build(app, side)
      const as = await app.callerOf(id)
      const email = newEmail()
      await confirm(app, as, { purpose: 'verify_email', email }, email)
      await confirm(app, as, { purpose: 'email_change' }, previous)
      return { as, params: { id }, body: { email } }
    },
  },
  phone: {
    params: ownUuid,
    body: { phone: '0812345678' },
    given: async (app: BankApp) => {
      const { as, phone, previous } = await newPhoneConfirmed(app, side)
      await confirm(app, as, { purpose: 'phone_change' }, previous)
      return { as, params: { uuid: as.accountId }, body: { phone } }
    },
  },
  cancelPhone: {
    params: ownId,
    given: async (app: BankApp) => {
      const { as, phone, email } = await newPhoneConfirmed(app, side)
      await confirm(app, as, { purpose: 'phone_lost' }, email)
      const input = { as, params: { uuid: as.accountId }, body: { phone } }
      await (side === 'marketer'
        ? app.call(contract.updateMarketerPhone, input)
        : app.call(contract.updatePhone, input))
      return { as, params: { id: as.accountId } }
    },
  },
})

/** An account with a verified phone whose owner has confirmed another number. */
async function newPhoneConfirmed(app: BankApp, side: Side) {
  const previous = international(newMobile())
  const verified = { phone: previous, phoneVerifiedAt: app.clock.now() }
  const { id, email } = await build(app, side, verified)
  const [as, phone] = [await app.callerOf(id), newMobile()]
  await confirm(app, as, { purpose: 'verify_phone', phone }, international(phone))
  return { as, phone, previous, email }
}

const influencerContacts = contactExamples('influencer')
const marketerContacts = contactExamples('marketer')

const signedOut = {
  status: { given: async (app) => ({ as: await demoInfluencer(app), cookies: { loggedIn: 'true' } }) },
  signinInfluencer: {
    given: async (app) => signIn((await buildInfluencer(app.db, {}, { passwordHash: await hash })).email),
  },
  signinMarketer: {
    given: async (app) => signIn((await buildMarketer(app.db, {}, { passwordHash: await hash })).email),
  },
  signinOperator: { given: () => signIn('operator@demo.talad.test') },
  signout: { given: asNewInfluencer },
  signupConfig: {},
  checkRefCode: {
    given: async (app) => {
      const refCode = `F${newId().slice(-9)}`.toUpperCase()
      await buildInfluencer(app.db, { refCode })
      return { params: { code: refCode.toLowerCase() } }
    },
  },
  startSignup: { body: { consents: CONSENTS } },
  saveSignup: { body: { channel: null } },
  startLineLogin: { body: {} },
  finishLineLogin: { given: backFromLine },
  joinLineLogin: {
    given: async (app) => {
      const { email } = await buildInfluencer(app.db)
      const cookies = cookieOf(await app.call(contract.finishLineLogin, await backFromLine(app)))
      await app.call(contract.startSignup, { cookies, body: { consents: CONSENTS } })
      await app.call(contract.requestEmailCode, { cookies, body: { email } })
      await app.call(contract.verifySignUpCode, { cookies, body: { email, code: await codeSentTo(app, email) } })
      return { cookies }
    },
  },
  requestEmailCode: { given: () => ({ body: { email: newEmail(), role: 'marketer' } }) },
  verifySignUpCode: {
    given: async (app) => {
      const email = newEmail()
      const { cookies, code } = await signUp(app, email, 'influencer', false)
      return { cookies, body: { email, code } }
    },
  },
  createInfluencer: {
    given: async (app) => {
      const { cookies } = await signUp(app, newEmail(), 'influencer', true)
      return { cookies, body: { password: PASSWORD, displayName: 'พลอย' } }
    },
  },
  createMarketer: {
    given: async (app) => {
      const { cookies } = await signUp(app, newEmail(), 'marketer', true)
      return { cookies, body: { password: PASSWORD, kind: 'brand', brandName: 'ครัวใหม่', consents: CONSENTS } }
    },
  },
  verifyEmailCode: {
    given: async (app) => {
      const { email } = await buildMarketer(app.db)
      const { cookies, code } = await recover(app, email, 'marketer')
      return { cookies, body: { email, code, role: 'marketer' } }
    },
  },
  pendingRecovery: {
    given: async (app) => {
      const { email } = await buildMarketer(app.db)
      const { cookies } = await recover(app, email, 'marketer')
      return { cookies, query: { role: 'marketer' } }
    },
  },
  recoverInfluencer: {
    given: async (app) => {
      const { email } = await buildInfluencer(app.db)
      const { cookies, code } = await recover(app, email, 'influencer')
      return { cookies, body: { email, code, password: PASSWORD } }
    },
  },
  recoverMarketer: {
    given: async (app) => {
      const { email } = await buildMarketer(app.db)
      const { cookies, code } = await recover(app, email, 'marketer')
      const { body } = await app.call(contract.verifyEmailCode, { cookies, body: { email, code, role: 'marketer' } })
      return { params: { x: body.token }, body: { password: PASSWORD } }
    },
  },
} satisfies Record<string, Example>

export const access = examplesOf(contract, {
  ...signedOut,
  requestRenewal: {
    given: async (app) => {
      const { id } = await buildMarketer(app.db, {}, { status: 'expired' })
      return { as: await app.callerOf(id), body: { note: '' } }
    },
  },
  sessions: {},
  lineLoginAvailable: {},
  lineLogin: {},
  unlinkLineLogin: {},
  endSession: {
    params: (world) => ({ id: world.session }),
    given: async (app) => {
      const { id } = await buildInfluencer(app.db)
      const as = await app.callerOf(id)
      await bearerOf(app, id)
      const { data } = (await app.call(contract.sessions, { as })).body
      return { as, params: { id: data[0]?.id } }
    },
  },
  endOtherSessions: {
    given: async (app) => ({ as: await app.callerOf((await buildInfluencer(app.db)).id) }),
  },
  requestInfluencerCode: { body: WITHDRAWAL, given: asNewInfluencer },
  requestMarketerCode: {
    given: async (app) => ({ as: await newMarketer(app), body: { purpose: 'verify_phone', phone: newMobile() } }),
  },
  pendingInfluencerCode: { query: WITHDRAWAL, given: asNewInfluencer },
  pendingMarketerCode: { query: { purpose: 'verify_phone' }, given: asNewMarketer },
  verifyInfluencerCode: {
    given: async (app) => {
      const { id, email } = await buildInfluencer(app.db)
      const as = await app.callerOf(id)
      await app.call(contract.requestInfluencerCode, { as, body: WITHDRAWAL })
      return { as, body: { ...WITHDRAWAL, code: await codeSentTo(app, email) } }
    },
  },
  verifyMarketerCode: {
    given: async (app) => {
      const as = await newMarketer(app)
      const body = { purpose: 'verify_phone', phone: newMobile() } as const
      await app.call(contract.requestMarketerCode, { as, body })
      return { as, body: { ...body, code: await codeSentTo(app, international(body.phone)) } }
    },
  },
  ownConsents: {},
  contacts: { params: ownId },
  updateEmail: influencerContacts.email,
  updatePhone: influencerContacts.phone,
  cancelPhoneChange: influencerContacts.cancelPhone,
  marketerContacts: { params: ownId },
  updateMarketerEmail: marketerContacts.email,
  updateMarketerPhone: marketerContacts.phone,
  cancelMarketerPhoneChange: marketerContacts.cancelPhone,
  changeInfluencerPassword: { params: ownUuid, body: PASSWORDS, given: ofNewInfluencer },
  changeMarketerPassword: { params: ownId, body: PASSWORDS, given: ofNewMarketer },
  places: { params: { postcode: '10400' } },
  ready: { params: ownUuid },
  general: { params: ownUuid },
  updateGeneral: { params: ownUuid, body: { bio: 'ใหม่' } },
  createProfile: {
    params: ownUuid,
    body: {
      legalName: 'ผู้รับ ทดสอบ',
      birthdate: '1995-02-03',
      address,
      interests: ['beauty'],
      nationalId: '1101700203450',
    },
    given: async (app) => {
      const { id } = await buildInfluencer(app.db)
      return { as: await app.callerOf(id), params: { uuid: id } }
    },
  },
  toast: { params: ownUuid, body: { toast: 'saved_search' } },
  prefs: { params: ownUuid },
  updatePrefs: { params: ownUuid, body: { lang: 'en' } },
  account: { params: ownUuid },
  memberCountry: { params: ownUuid },
  uploadImage: { params: ownUuid },
  consent: { params: ownUuid, body: { consents: { marketing: true } } },
  marketerProfile: {},
  marketer: { params: ownId },
  patchMarketerProfile: { body: {} },
  updateMarketerProfile: {
    body: {
      brandName: 'ครัวใหม่',
      accountType: 'company',
      legalName: 'บริษัท ครัวใหม่ จำกัด',
      taxId: '0105561012346',
      address,
      contactName: 'พลอย',
    },
    given: asNewMarketer,
  },
  uploadMarketerImage: { params: ownId },
  marketerConsent: { body: { consents: { marketing: true } }, given: asNewMarketer },
  marketerNotifications: { body: { notifications: [] }, given: asNewMarketer },
})
