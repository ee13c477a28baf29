import { and, eq } from 'drizzle-orm'
import { DEMO } from '../../demo/seed.ts'
import { SECOND } from '../../src/core/clock.ts'
import { newId } from '../../src/core/ids.ts'
import { contract as accounts } from '../../src/features/accounts/contract.ts'
import { accounts as accountRows, influencers } from '../../src/features/accounts/schema.ts'
import { contract as articles } from '../../src/features/articles/contract.ts'
import { contract as campaigns } from '../../src/features/campaigns/contract.ts'
import { contract as cases } from '../../src/features/cases/contract.ts'
import { contract as contact } from '../../src/features/contact/contract.ts'
import { LEAST_TIME } from '../../src/features/contact/rules/message.ts'
import { contract as credits } from '../../src/features/credits/contract.ts'
import { contract as files } from '../../src/features/files/contract.ts'
import { contract as notifications } from '../../src/features/notifications/contract.ts'
import { contract as packages } from '../../src/features/packages/contract.ts'
import { type BankApp, buildBuyer } from '../bank.ts'
import { buildInfluencer, buildMarketer } from '../factories.ts'
import { type Make, PNG, type ValidRequest } from './examples.ts'

export const PASSWORD = 'korat-mango-7-lamp'
const CONSENTS = { terms: true, PRIVACY_POLICY: true, THAI_LLM: false, marketing: false }
const th = { locale: 'th' } as const
const place = { x: 'th' } as const

const demoId = async ({ db }: BankApp, email: string): Promise<string> => {
  const [row] = await db.select({ id: accountRows.id }).from(accountRows).where(eq(accountRows.email, email))
  return row?.id ?? ''
}
const signIn = (email: string): ValidRequest => ({ body: { email, password: DEMO.password } })

const newEmail = (): string => `${newId()}@example.com`

/** The code that was sent to an address last. */
export const codeFor = async (app: BankApp, address: string): Promise<string> =>
  /\b\d{4}(\d\d)?\b/.exec((await app.outbox(address))[0]?.body ?? '')?.[0] ?? ''

/** A sign-up as far as its code, or past it. */
async function signUp(app: BankApp, email: string, role: 'influencer' | 'marketer', verified: boolean) {
  const consents = role === 'influencer' ? await app.call(accounts.startSignup, { body: { consents: CONSENTS } }) : null
  const started = (consents ?? { cookies: [] }).cookies
  const cookieOf = (cookies: { name: string; value: string | null }[]) =>
    cookies.find(({ name }) => name === 'signup')?.value ?? ''
  const before = consents ? { cookies: { signup: cookieOf(started) } } : {}
  const sent = await app.call(accounts.requestEmailCode, { ...before, body: { email, role } })
  const cookies = { signup: cookieOf(sent.cookies) || cookieOf(started) }
  const code = await codeFor(app, email)
  if (verified) await app.call(accounts.verifySignUpCode, { cookies, body: { email, code, role } })
  return { cookies, code }
}

/** A recovery as far as its code, with the cookie of the client that asked for it. */
async function recover(app: BankApp, email: string, role: 'influencer' | 'marketer') {
  const sent = await app.call(accounts.requestEmailCode, { body: { email, role, purpose: 'recovery' } })
  const recovery = sent.cookies.find(({ name }) => name === 'recovery')?.value ?? ''
  return { cookies: { recovery }, code: await codeFor(app, email) }
}

/** A message as a person writes it: some seconds after the form was opened. */
export async function message(app: BankApp, more: object): Promise<ValidRequest> {
  const { stamp } = (await app.call(contact.form)).body.data
  app.clock.advance(LEAST_TIME + SECOND)
  return { body: { name: 'พลอย', email: 'someone@example.com', message: 'อยากคุยเรื่องแคมเปญหน้าร้อน', stamp, ...more } }
}

/** Every open endpoint by its id. */
export const OPEN_EXAMPLES: Readonly<Record<string, Make>> = {
  'accounts.status': async (app) => ({
    as: await app.callerOf(await demoId(app, 'ploy@demo.talad.test')),
    cookies: { loggedIn: 'true' },
  }),
  'accounts.signinInfluencer': () => signIn('ploy@demo.talad.test'),
  'accounts.signinMarketer': () => signIn('nuanuan@demo.talad.test'),
  'accounts.signinOperator': () => signIn('operator@demo.talad.test'),
  'accounts.signout': async (app) => ({ as: await app.callerOf((await buildInfluencer(app.db)).id) }),
  'accounts.signupConfig': () => ({}),
  'accounts.checkRefCode': async (app) => {
    const refCode = `F${newId().slice(-9)}`.toUpperCase()
    await buildInfluencer(app.db, { refCode })
    return { params: { code: refCode.toLowerCase() } }
  },
  'accounts.startSignup': () => ({ body: { consents: CONSENTS } }),
  'accounts.requestEmailCode': () => ({ body: { email: newEmail(), role: 'marketer' } }),
  'accounts.verifySignUpCode': async (app) => {
    const email = newEmail()
    const { cookies, code } = await signUp(app, email, 'influencer', false)
    return { cookies, body: { email, code } }
  },
  'accounts.createInfluencer': async (app) => {
    const { cookies } = await signUp(app, newEmail(), 'influencer', true)
    return { cookies, body: { password: PASSWORD, displayName: 'พลอย' } }
  },
  'accounts.createMarketer': async (app) => {
    const { cookies } = await signUp(app, newEmail(), 'marketer', true)
    return { cookies, body: { password: PASSWORD, kind: 'brand', brandName: 'ครัวใหม่', consents: CONSENTS } }
  },
  'accounts.verifyEmailCode': async (app) => {
    const { email } = await buildMarketer(app.db)
    const { cookies, code } = await recover(app, email, 'marketer')
    return { cookies, body: { email, code, role: 'marketer' } }
  },
  'accounts.pendingRecovery': async (app) => {
    const { email } = await buildMarketer(app.db)
    const { cookies } = await recover(app, email, 'marketer')
    return { cookies, query: { role: 'marketer' } }
  },
  'accounts.recoverInfluencer': async (app) => {
    const { email } = await buildInfluencer(app.db)
    const { cookies, code } = await recover(app, email, 'influencer')
    return { cookies, body: { email, code, password: PASSWORD } }
  },
  'accounts.recoverMarketer': async (app) => {
    const { email } = await buildMarketer(app.db)
    const { cookies, code } = await recover(app, email, 'marketer')
    const { body } = await app.call(accounts.verifyEmailCode, { cookies, body: { email, code, role: 'marketer' } })
    return { params: { x: body.token }, body: { password: PASSWORD } }
  },
  'articles.categories': () => ({}),
  'articles.list': () => ({ params: th }),
  'articles.get': async (app) => {
    const { data } = (await app.call(articles.list, { params: th })).body
    return { params: { ...th, slug: data[0]?.slug } }
  },
  'campaigns.publicJobs': () => ({}),
  'campaigns.market': async (app) => ({ as: await app.callerOf(await demoId(app, 'ploy@demo.talad.test')) }),
  'campaigns.publicCampaign': async (app) => {
    const { data } = (await app.call(campaigns.publicJobs, {})).body
    return { params: { id: data[0]?.id } }
  },
  'cases.categories': () => ({}),
  'cases.list': () => ({ params: th }),
  'cases.get': async (app) => {
    const { data } = (await app.call(cases.list, { params: th })).body
    return { params: { ...th, id: data[0]?.slug } }
  },
  'channels.estimateWithOutToken': () => ({ params: { type: 'TIKTOK', socialId: 'open.creator' } }),
  'channels.addByType': () => ({
    params: { type: 'TIKTOK' },
    body: { url: 'https://www.tiktok.com/@open.creator' },
  }),
  'channels.displayHomepage': () => ({ query: { limit: 4 } }),
  'closures.standing': async (app) => {
    const { id } = await buildMarketer(app.db, {}, { status: 'suspended', statusReason: 'เอกสารไม่ครบ' })
    return { as: await app.callerOf(id) }
  },
  'contact.form': () => ({}),
  'contact.send': (app) => message(app, { topic: 'campaign' }),
  'contact.partners': () => ({ params: th }),
  'contact.propose': (app) => message(app, { topic: 'media', company: 'นิตยสารหน้าร้อน' }),
  'credits.webhook': async (app) => {
    const as = await app.callerOf(await buildBuyer(app.db))
    const { data } = (await app.call(credits.createCharge, { as, body: { amount: 5_000_000, method: 'promptpay' } }))
      .body
    const { payment } = (await app.call(credits.getCharge, { as, params: { id: data.id } })).body
    await app.pay(payment.sandboxUrl ?? '')
    return { params: { provider: 'sandbox' }, ...app.webhooks.at(-1) }
  },
  'downloads.get': () => ({ params: { ...th, slug: 'ios' } }),
  'downloads.start': () => ({ params: { slug: 'android' } }),
  'faq.list': () => ({ params: { ...th, x: 'marketer' } }),
  'files.media': async (app) => {
    const as = await app.callerOf(await demoId(app, 'operator@demo.talad.test'))
    const file = { name: 'a.png', bytes: PNG }
    const { data } = (await app.call(files.upload, { as, body: { purpose: 'cover' }, file })).body
    return { params: { id: data.id } }
  },
  'legal.page': () => ({ params: { ...th, page: 'privacy' }, query: { changes: '1' } }),
  'legal.consentFile': () => ({ params: { x: 'PRIVACY_POLICY' } }),
  'notifications.open': async (app) => {
    const as = await app.callerOf(await demoId(app, 'ploy@demo.talad.test'))
    const { data } = (await app.call(notifications.list, { as })).body
    return { params: { id: data[0]?.opened } }
  },
  'packages.list': () => ({}),
  'packages.home': () => ({}),
  'packages.find': async (app) => {
    const { data } = (await app.call(packages.list, {})).body
    return { params: { a: 'th', b: data[0]?.slug } }
  },
  'pages.pricing': () => ({}),
  'search.find': () => ({ query: { q: 'creator' } }),
  'site.seo': () => ({ params: { ...th, page: 'faq' } }),
  'site.seoPage': () => ({ params: { ...th, page: 'faq' } }),
  'site.config': () => ({}),
  'site.pixels': () => ({}),
  'site.nationalities': () => ({ params: place }),
  'site.countries': () => ({ params: place }),
  'site.keywords': () => ({ params: { list: 'beauty,food' } }),
  'site.managerConsent': async ({ db }) => {
    const [manager] = await db
      .select({ id: influencers.accountId })
      .from(influencers)
      .innerJoin(accountRows, eq(accountRows.id, influencers.accountId))
      .where(and(eq(influencers.talentManager, true), eq(accountRows.status, 'active')))
      .limit(1)
    return { params: { x: manager?.id } }
  },
  'visitor.formSeen': () => ({}),
  'winners.list': () => ({ params: th }),
}
