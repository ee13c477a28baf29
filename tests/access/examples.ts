import sharp from 'sharp'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import type { Caller } from '../../src/platform/context.ts'
import type { BankApp } from '../bank.ts'
import type { Side, World } from './world.ts'

/** How the owner of a thing would call its endpoint, and who else is of the same role but has no part in it. */
export interface Example {
  owner: Side
  other: Side
  params: Record<string, string>
  body?: Record<string, unknown>
  file?: { name: string; bytes: Uint8Array }
}

/** A request that must succeed on the demo's data. */
export interface ValidRequest {
  params?: object
  query?: object
  body?: object
  file?: { name: string; bytes: Uint8Array }
  as?: Caller
  cookies?: Record<string, string>
  headers?: Record<string, string>
  rawBody?: string
}
/** Makes what the request needs, new each time. */
export type Make = (app: BankApp) => ValidRequest | Promise<ValidRequest>

export const PNG = new Uint8Array(
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b4634' } })
    .png()
    .toBuffer(),
)
const address = { line: '1', subdistrict: 'พญาไท', district: 'พญาไท', province: 'กรุงเทพมหานคร', postcode: '10400' }

/** Bodies that pass the shapes, by endpoint; one that needs none is absent. */
export const BODIES: Record<string, Record<string, unknown>> = {
  'accounts.updatePhone': { phone: '0812345678', password: 'x' },
  'accounts.changeInfluencerPassword': { currentPassword: 'x', password: 'a good long password 42' },
  'accounts.changeMarketerPassword': { currentPassword: 'x', password: 'a good long password 42' },
  'accounts.updateGeneral': { bio: 'ใหม่' },
  'accounts.createProfile': {
    legalName: 'ผู้รับ ทดสอบ',
    birthdate: '1995-02-03',
    address,
    interests: ['beauty'],
    nationalId: '1101700203450',
  },
  'accounts.updatePrefs': { lang: 'en' },
  'accounts.attach': { kind: 'identity' },
  'accounts.uploadVat': { branch: '00000' },
  'accounts.uploadWorkPermit': {},
  'accounts.consent': { consents: { marketing: true } },
  'campaigns.save': { title: 'ชื่อใหม่', version: 1 },
  'campaigns.pause': { paused: true },
  'campaigns.bookmark': { saved: true },
  'channels.update': { act: 'refresh' },
  'channels.savePrices': { prices: { reel: 500_000 } },
  'credits.payCard': { token: 'tokn_test' },
  'payouts.saveBank': { bank: 'KBANK', number: '0482114821', name: 'ผู้รับ ทดสอบ' },
  'payouts.reviewBank': { bank: 'KBANK', number: '0482114821', name: 'ผู้รับ ทดสอบ' },
  'payouts.reviewWithdrawal': { price: 10_000 },
  'payouts.setAutomatic': { automatic: false },
  'payouts.withdraw': { price: 10_000 },
  'jobs.ship': { trackingNumber: 'TH123456' },
  'jobs.correctTracking': { trackingNumber: 'TH123456' },
  'jobs.orderNumber': { orderNumber: 'A1', deliveryOn: '2025-11-25' },
  'jobs.refuseOrderNumber': { reasonCode: 'unreadable' },
  'jobs.receipt': { amount: 10_000 },
  'jobs.rejectReceipt': { reasonCode: 'unreadable' },
  'jobs.rejectInsight': { reasonCode: 'unreadable' },
  'jobs.checkIn': { code: '1234' },
  'jobs.rejectDraft': { reasonCode: 'other' },
  'jobs.postUrl': { url: 'https://www.instagram.com/reel/abc' },
  'jobs.dispute': { reason: 'ไม่ตรงบรีฟ' },
  'jobs.sendMessage': { text: 'สวัสดี' },
}

/** Things of the market: any creator may act on them, so there is no other tenant to refuse. */
export const OF_THE_MARKET: readonly string[] = ['campaigns.bookmark', 'jobs.apply']

/** Acts of both sides which, in the state of the example, are the brand's. */
const BRANDS_MOVE = ['jobs.accept', 'jobs.decline']

const isCreators = (endpoint: AnyEndpoint): boolean =>
  endpoint.audience !== 'marketer' && !BRANDS_MOVE.includes(endpoint.id)

/** What stands in the path decides whose it is. Null where nothing is known: the test then asks for an example. */
export function exampleOf(endpoint: AnyEndpoint, world: World): Example | null {
  const creators = isCreators(endpoint)
  const [owner, other] = creators ? [world.creator, world.otherCreator] : [world.brand, world.otherBrand]
  const params = paramsOf(endpoint, world, owner.id)
  if (!params) return null
  const body = endpoint.id === 'jobs.invite' ? { channelId: world.freeChannel } : BODIES[endpoint.id]
  return {
    owner,
    other,
    params,
    ...(body && { body }),
    ...(endpoint.upload && { file: { name: 'a.png', bytes: PNG } }),
  }
}

function paramsOf(endpoint: AnyEndpoint, world: World, owner: string): Record<string, string> | null {
  const { path } = endpoint
  const { channel } = world
  if (path.startsWith('/api/campaigns/{id}')) return { id: world.campaign }
  if (path.startsWith('/api/credits/charges/{id}')) return { id: world.charge }
  if (path.startsWith('/api/jobs/{id}')) return { id: world.job }
  if (path.startsWith('/api/documents/{id}')) return { id: world.document }
  if (path.startsWith('/api/files/{id}')) return { id: world.file }
  if (path.startsWith('/sv_authauth/sessions/{id}')) return { id: world.session }
  if (/^\/api\/(marketers|influencers|credits\/marketers|packages\/marketers)\/\{id\}/.test(path)) return { id: owner }
  if (path.includes('/estimate/{uuid}/')) return { uuid: owner, type: channel.type, socialId: channel.externalId }
  if (path.includes('/summary/{uuid}/{x}')) return { uuid: owner, x: 'all' }
  if (path.includes('{uuid}')) return { uuid: owner }
  if (path.includes('privilege/save')) return { a: owner, b: 'NOCODE' }
  if (path.includes('/{a}/{b}/{c}')) return { a: owner, b: channel.type, c: channel.id }
  if (path.includes('channel')) return { a: owner, b: channel.id }
  return null
}
