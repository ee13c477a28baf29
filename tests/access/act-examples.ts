import { DEMO, demoHash } from '../../demo/seed.ts'
import { DAY } from '../../src/core/clock.ts'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { newId } from '../../src/core/ids.ts'
import { contract as accounts } from '../../src/features/accounts/contract.ts'
import { contract as channels } from '../../src/features/channels/contract.ts'
import { privilegeCodes } from '../../src/features/channels/schema.ts'
import { contract as contact } from '../../src/features/contact/contract.ts'
import { contract as content, type EditorItem } from '../../src/features/content/contract.ts'
import { emptyDoc } from '../../src/features/content/rules/empty.ts'
import { contract as operators } from '../../src/features/operators/contract.ts'
import type { BankApp } from '../bank.ts'
import { buildCampaign, buildChannel, buildInfluencer, buildMarketer, buildOperator } from '../factories.ts'
import { bearerOf } from '../http.ts'
import { BODIES, exampleOf, type Make, PNG } from './examples.ts'
import { JOB_EXAMPLES } from './job-examples.ts'
import { MONEY_EXAMPLES } from './money-examples.ts'
import { codeFor, message, OPEN_EXAMPLES, PASSWORD } from './open-examples.ts'
import { buildWorld, type World } from './world.ts'

const worlds = new WeakMap<BankApp, Promise<World>>()

/** One of everything that the two sides may own, made once. */
function worldOf(app: BankApp): Promise<World> {
  const world = worlds.get(app) ?? buildWorld(app)
  worlds.set(app, world)
  return world
}

/** What needs no state of its own: who may call it, on what belongs to them. */
const owned =
  (endpoint: AnyEndpoint): Make =>
  async (app) => {
    const world = await worldOf(app)
    const example = endpoint.path.includes('{') ? exampleOf(endpoint, world) : null
    if (example) return { ...example, as: example.owner.caller }
    const side = { operator: world.operator, marketer: world.brand }[endpoint.audience as string] ?? world.creator
    return { as: side.caller, ...(BODIES[endpoint.id] && { body: BODIES[endpoint.id] }) }
  }

/** What makes a request that must succeed, of whatever endpoint. */
export const makerOf = (endpoint: AnyEndpoint): Make =>
  ACT_EXAMPLES[endpoint.id] ?? OPEN_EXAMPLES[endpoint.id] ?? owned(endpoint)

const operator = async (app: BankApp) => app.callerOf((await buildOperator(app.db)).id)
const mobile = (): string =>
  `08${String(Number.parseInt(newId().slice(-8), 16))
    .padStart(8, '0')
    .slice(-8)}`

const PROOF = { purpose: 'withdrawal' } as const
const PASSWORDS = { currentPassword: DEMO.password, password: PASSWORD }
const hash = demoHash()

const ACCOUNT_EXAMPLES: Readonly<Record<string, Make>> = {
  'accounts.endSession': async (app) => {
    const { id } = await buildInfluencer(app.db)
    const as = await app.callerOf(id)
    await bearerOf(app, id)
    const { data } = (await app.call(accounts.sessions, { as })).body
    return { as, params: { id: data[0]?.id } }
  },
  'accounts.requestInfluencerCode': async (app) => ({
    as: await app.callerOf((await buildInfluencer(app.db)).id),
    body: PROOF,
  }),
  'accounts.requestMarketerCode': async (app) => ({
    as: await app.callerOf((await buildMarketer(app.db)).id),
    body: { purpose: 'verify_phone', phone: mobile() },
  }),
  'accounts.pendingInfluencerCode': async (app) => ({
    as: await app.callerOf((await buildInfluencer(app.db)).id),
    query: PROOF,
  }),
  'accounts.pendingMarketerCode': async (app) => ({
    as: await app.callerOf((await buildMarketer(app.db)).id),
    query: { purpose: 'verify_phone' },
  }),
  'accounts.marketerConsent': async (app) => ({
    as: await app.callerOf((await buildMarketer(app.db)).id),
    body: BODIES['accounts.consent'],
  }),
  'accounts.marketerNotifications': async (app) => ({
    as: await app.callerOf((await buildMarketer(app.db)).id),
    body: { notifications: [] },
  }),
  'accounts.verifyInfluencerCode': async (app) => {
    const { id, email } = await buildInfluencer(app.db)
    const as = await app.callerOf(id)
    await app.call(accounts.requestInfluencerCode, { as, body: PROOF })
    return { as, body: { ...PROOF, code: await codeFor(app, email) } }
  },
  'accounts.verifyMarketerCode': async (app) => {
    const { id } = await buildMarketer(app.db)
    const as = await app.callerOf(id)
    const body = { purpose: 'verify_phone', phone: mobile() } as const
    await app.call(accounts.requestMarketerCode, { as, body })
    return { as, body: { ...body, code: await codeFor(app, body.phone.replace(/^0/, '+66')) } }
  },
  'accounts.updatePhone': async (app) => {
    const [verified, phone] = [{ phone: '+66811111111', phoneVerifiedAt: app.clock.now() }, mobile()]
    const { id } = await buildInfluencer(app.db, {}, { ...verified, passwordHash: await hash })
    const as = await app.callerOf(id)
    const body = { purpose: 'verify_phone', phone } as const
    await app.call(accounts.requestInfluencerCode, { as, body })
    const code = await codeFor(app, phone.replace(/^0/, '+66'))
    await app.call(accounts.verifyInfluencerCode, { as, body: { ...body, code } })
    return { as, params: { uuid: id }, body: { phone, password: DEMO.password } }
  },
  'accounts.changeInfluencerPassword': async (app) => {
    const { id } = await buildInfluencer(app.db, {}, { passwordHash: await hash })
    return { as: await app.callerOf(id), params: { uuid: id }, body: PASSWORDS }
  },
  'accounts.changeMarketerPassword': async (app) => {
    const { id } = await buildMarketer(app.db, {}, { passwordHash: await hash })
    return { as: await app.callerOf(id), params: { id }, body: PASSWORDS }
  },
  'accounts.createProfile': async (app) => {
    const { id } = await buildInfluencer(app.db)
    return { as: await app.callerOf(id), params: { uuid: id }, body: BODIES['accounts.createProfile'] }
  },
  'accounts.updateMarketerProfile': async (app) => ({
    as: await app.callerOf((await buildMarketer(app.db)).id),
    body: {
      brandName: 'ครัวใหม่',
      accountType: 'company',
      legalName: 'บริษัท ครัวใหม่ จำกัด',
      taxId: '0105561012346',
      address: { line: '1', subdistrict: 'พญาไท', district: 'พญาไท', province: 'กรุงเทพมหานคร', postcode: '10400' },
      contactName: 'พลอย',
    },
  }),
  'operators.user': async (app) => ({ as: await operator(app), params: { id: (await buildInfluencer(app.db)).id } }),
  'operators.ledgerEntry': async (app) => {
    const as = await operator(app)
    const { data } = (await app.call(operators.ledgerEntries, { as })).body
    return { as, params: { id: data[0]?.id } }
  },
  'files.upload': async (app) => ({
    as: await operator(app),
    body: { purpose: 'cover' },
    file: { name: 'a.png', bytes: PNG },
  }),
  'operators.setStatus': async (app) => {
    const { id } = await buildInfluencer(app.db)
    return { as: await operator(app), params: { id }, body: { act: 'suspend', reason: 'ตรวจเอกสาร' } }
  },
}

type CampaignValues = NonNullable<Parameters<typeof buildCampaign>[1]>

/** An act of its brand on a campaign. */
const onCampaign =
  (values: CampaignValues, body?: Record<string, unknown>): Make =>
  async (app) => {
    const { id, marketerId } = await buildCampaign(app.db, values)
    return { as: await app.callerOf(marketerId), params: { id }, ...(body && { body }) }
  }
/** A decision of an operator on a campaign in review. */
const onReview =
  (body?: Record<string, unknown>): Make =>
  async (app) => {
    const { id } = await buildCampaign(app.db, { status: 'review' })
    return { as: await operator(app), params: { id }, ...(body && { body }) }
  }

type ChannelValues = NonNullable<Parameters<typeof buildChannel>[1]>
const WHY = { reason: 'ตรวจแล้ว' }

const ofChannel =
  (params: (channel: Awaited<ReturnType<typeof buildChannel>>) => object, body?: object): Make =>
  async (app) => {
    const channel = await buildChannel(app.db, {}, { reel: 450_000 })
    return { as: await app.callerOf(channel.accountId), params: params(channel), ...(body && { body }) }
  }
/** A decision of an operator on a channel. */
const onChannel =
  (status: ChannelValues['status'], body?: object): Make =>
  async (app) => {
    const { id } = await buildChannel(app.db, { status })
    return { as: await operator(app), params: { id }, ...(body && { body }) }
  }

const MARKET_EXAMPLES: Readonly<Record<string, Make>> = {
  'campaigns.create': async (app) => ({
    as: await app.callerOf((await buildMarketer(app.db)).id),
    body: { title: 'รีวิวเซรั่ม 7 วัน' },
  }),
  'campaigns.save': onCampaign({ status: 'draft' }, BODIES['campaigns.save']),
  'campaigns.submit': onCampaign({ status: 'draft', closeAt: new Date('2025-11-25T16:59:59.999Z') }),
  'campaigns.pause': onCampaign({}, BODIES['campaigns.pause']),
  'campaigns.close': onCampaign({}),
  'campaigns.duplicate': onCampaign({}),
  'campaigns.approve': onReview(),
  'campaigns.sendBack': onReview(WHY),
  'channels.channel': ofChannel(({ accountId, type, id }) => ({ a: accountId, b: type, c: id })),
  'channels.profile': ofChannel(({ accountId, id }) => ({ a: accountId, b: id })),
  'channels.estimate': ofChannel(({ accountId, type, id }) => ({ uuid: accountId, type, socialId: id })),
  'channels.update': ofChannel(({ accountId, id }) => ({ a: accountId, b: id }), BODIES['channels.update']),
  'channels.savePrices': ofChannel(({ accountId, id }) => ({ a: accountId, b: id }), BODIES['channels.savePrices']),
  'channels.deactivate': async (app) => {
    const { accountId, id } = await buildChannel(app.db)
    return { as: await app.callerOf(accountId), body: { channelId: id } }
  },
  'channels.addChannel': async (app) => {
    const as = await app.callerOf((await buildInfluencer(app.db)).id)
    const url = `https://lemon8-app.com/@c${newId().slice(-12)}`
    const { data } = (await app.call(channels.addChannel, { as, body: { type: 'LEMON8', url } })).body
    return { as, body: { claimId: (data as { claimId: string }).claimId } }
  },
  'channels.savePrivilege': async (app) => {
    const now = app.clock.now()
    const code = `P${newId().slice(-12)}`.toUpperCase()
    const benefit = { benefitTh: 'ผ่านได้เลย', benefitEn: 'A pass', quota: 5 }
    const expiresAt = new Date(now.getTime() + DAY)
    await app.db.insert(privilegeCodes).values({ code, ...benefit, expiresAt, createdAt: now })
    const { accountId } = await buildChannel(app.db, { status: 'rejected', posts90d: 4 })
    return { as: await app.callerOf(accountId), params: { a: accountId, b: code } }
  },
  'channels.approve': onChannel('waiting_approve'),
  'channels.reject': onChannel('waiting_approve', WHY),
  'channels.suspend': onChannel('active', WHY),
  'channels.reactivate': onChannel('suspended'),
  'channels.ban': onChannel('active', WHY),
}

const ARTICLE = {
  ...emptyDoc('article'),
  title: { th: 'ตั้งราคาอย่างไร', en: 'How to price' },
  summary: { th: 'สรุป', en: 'Short' },
  body: { th: '<h2>หัวข้อ</h2><p>เนื้อหา</p>', en: '<p>Body</p>' },
}

/** A draft of an article, as it was made or saved with its texts. */
async function draft(app: BankApp, saved: boolean) {
  const as = await operator(app)
  const created = await app.call(content.create, { as, params: { kind: 'article' }, body: { slug: `a-${newId()}` } })
  const { id, revision } = created.body.data as EditorItem
  if (!saved) return { as, params: { id }, body: { revision } }
  const { data } = (await app.call(content.save, { as, params: { id }, body: { revision, doc: ARTICLE } })).body
  return { as, params: { id }, body: { revision: (data as EditorItem).revision } }
}
async function published(app: BankApp) {
  const made = await draft(app, true)
  const { data } = (await app.call(content.publish, made)).body
  return { ...made, body: { revision: (data as EditorItem).revision } }
}

const onDraft: Make = async (app) => {
  const { as, params } = await draft(app, true)
  return { as, params }
}

const DESK_EXAMPLES: Readonly<Record<string, Make>> = {
  'content.list': async (app) => ({ as: await operator(app), params: { kind: 'article' } }),
  'content.get': onDraft,
  'content.versions': onDraft,
  'content.create': async (app) => ({
    as: await operator(app),
    params: { kind: 'article' },
    body: { slug: `a-${newId()}` },
  }),
  'content.save': async (app) => {
    const { as, params, body } = await draft(app, false)
    return { as, params, body: { ...body, doc: ARTICLE } }
  },
  'content.publish': (app) => draft(app, true),
  'content.unpublish': async (app) => {
    const { as, params } = await published(app)
    return { as, params }
  },
  'content.version': async (app) => {
    const { as, params } = await published(app)
    return { as, params: { ...params, number: 1 } }
  },
  'content.restore': async (app) => {
    const { as, params, body } = await published(app)
    return { as, params, body: { ...body, number: 1 } }
  },
  'contact.handle': async (app) => {
    const { body } = await message(app, { topic: 'campaign', email: `${newId()}@example.com` })
    await app.call(contact.send, {
      body: body as never,
      ip: `10.${mobile().replace(/^..(.)(.)(..)..(.)./, '$1.$2.$3')}`,
    })
    const as = await operator(app)
    const { data } = (await app.call(contact.inbox, { as, query: { status: 'new' } })).body
    return { as, params: { id: data[0]?.id }, body: { status: 'answered', note: 'ตอบทางอีเมลแล้ว' } }
  },
}

/** Requests of those who are signed in that need a state of their own. */
const ACT_EXAMPLES: Readonly<Record<string, Make>> = {
  ...ACCOUNT_EXAMPLES,
  ...MARKET_EXAMPLES,
  ...DESK_EXAMPLES,
  ...JOB_EXAMPLES,
  ...MONEY_EXAMPLES,
}
