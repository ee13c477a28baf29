import { newId } from '../../src/core/ids.ts'
import { satang } from '../../src/core/money.ts'
import { contract as campaignContract } from '../../src/features/campaigns/contract.ts'
import { closeDueCampaigns } from '../../src/features/campaigns/service.ts'
import { sweepCredits } from '../../src/features/credits/service.ts'
import { files } from '../../src/features/files/schema.ts'
import { sweepApplications, sweepDueJobs } from '../../src/features/jobs/service.ts'
import { managerLinks } from '../../src/features/partners/schema.ts'
import { runAutomaticWithdrawals } from '../../src/features/payouts/service.ts'
import type { Caller } from '../../src/service/context.ts'
import { settingRows } from '../../src/service/schema.ts'
import { buildChannel, buildInfluencer, buildMarketer, buildOperator } from '../factories.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../harness.ts'
import { bookEarnings, buildBank, LEGAL_NAME } from '../money-factories.ts'
import { type Bank, openBank, openPlatform, type Platform } from './history-ports.ts'
import { bangkokDay, creator, DAY, endOfBangkokDay, LIFE_MONTHS, type Model, payee, REFERRAL_CAP } from './model.ts'

/** One database with everybody who outlives a history. Histories of a lane run one after the other: it has one clock. */
export interface Lane {
  app: TestApp
  bank: Bank
  platform: Platform
  operator: Caller
  manager: string
  referrer: string
}

export interface Terms {
  price: number
  slots: number
  /** What each creator has to begin with. */
  opening: number
}

/** What the product has of a history; the model has the same in small. */
export interface Real {
  lane: Lane
  brand: Caller
  creators: { caller: Caller; channelId: string; externalId: string; evidenceId: string }[]
  campaignId: string
  /** Balances before the first act. */
  before: Balances
  refundedBefore: number
}

/** Satang by account: of one owner (`code:owner`), and of the platform summed by code. */
export type Balances = Record<string, number>

const ADDRESS = {
  line: '99/8 ซอยอารีย์ 4',
  subdistrict: 'พญาไท',
  district: 'พญาไท',
  province: 'กรุงเทพมหานคร',
  postcode: '10400',
}
const PAPERS = { legalName: LEGAL_NAME, address: ADDRESS, automaticWithdrawal: false }
const MANAGER_BPS = 2_000
let people = 0
/** Of the right length: papers print it. No two share one, which would stop referrals. */
const nextNationalId = (): string => `1${String(++people).padStart(12, '0')}`

export async function openLane(engine: 'pglite' | 'postgres'): Promise<Lane> {
  const [bank, platform] = [openBank(), openPlatform()]
  const ports = { payment: bank.port, social: platform.port }
  const app = await openTestApp({ ports, ...(engine === 'pglite' && { engine }) })
  // Credits live a month here and a friend brings little, so that a short history sees both end.
  for (const [key, value] of [['credits.life_months', LIFE_MONTHS] as const, ['referral.cap', REFERRAL_CAP] as const]) {
    const effectiveFrom = new Date(TEST_NOW.getTime() - DAY)
    await app.db.insert(settingRows).values({ id: newId(), key, value, effectiveFrom, createdAt: TEST_NOW })
  }
  const operator = await app.callerOf((await buildOperator(app.db)).id)
  const manager = (
    await buildInfluencer(app.db, {
      ...PAPERS,
      nationalId: nextNationalId(),
      payeeClass: 'entertainer',
      talentManager: true,
    })
  ).id
  const referrer = (
    await buildInfluencer(app.db, { ...PAPERS, nationalId: nextNationalId(), payeeClass: 'non_resident' })
  ).id
  return { app, bank, platform, operator, manager, referrer }
}

/** A picture of the numbers; nobody here looks at its bytes. */
async function buildEvidence({ db, clock }: TestApp, ownerId: string): Promise<string> {
  const id = newId()
  const kind = { visibility: 'private', purpose: 'insight', name: 'numbers.png', contentType: 'image/png' } as const
  await db.insert(files).values({ ...kind, id, ownerId, size: 1, storageKey: id, createdAt: clock.now() })
  return id
}

/** Two creators: one with a manager and somebody who invited them, one VAT-registered company paid out on Mondays. */
async function buildCreators({ app, manager, referrer }: Lane): Promise<Real['creators']> {
  const now = app.clock.now()
  const first = await buildInfluencer(app.db, { ...PAPERS, nationalId: nextNationalId(), referredBy: referrer })
  const link = { id: newId(), managerId: manager, partnerId: first.id, scope: ['view' as const], shareBps: MANAGER_BPS }
  await app.db.insert(managerLinks).values({ ...link, status: 'active', invitedAt: now, agreedAt: now })
  const company = { payeeClass: 'company', vatRegistered: true, automaticWithdrawal: true } as const
  const second = await buildInfluencer(app.db, { ...PAPERS, ...company, nationalId: nextNationalId() })
  return Promise.all(
    [first, second].map(async ({ id }) => {
      await buildBank(app.db, id, now)
      const channel = await buildChannel(app.db, { accountId: id, checkedAt: now, statusAt: now })
      const evidenceId = await buildEvidence(app, id)
      return { caller: await app.callerOf(id), channelId: channel.id, externalId: channel.externalId, evidenceId }
    }),
  )
}

const dayText = (at: number): string => new Date(bangkokDay(at) * DAY).toISOString().slice(0, 10)

/** A campaign through the builder, the review and the approval. */
async function publish({ app, operator }: Lane, brand: Caller, model: Model): Promise<string> {
  const { price, slots } = model.campaign
  const body = {
    price,
    slots,
    title: 'Seven days with a dewy serum',
    product: 'Dewy serum',
    objective: 1 as const,
    brief: { text: 'Tell what changes.', dos: ['Film in daylight'], donts: [], references: [] },
    channelType: 'INSTAGRAM' as const,
    postType: 'reel' as const,
    reviewOption: 'photo' as const,
    draftDays: 5,
    closeOn: dayText(model.campaign.closesAt),
    postBy: dayText(model.campaign.postBy),
    usageRights: 'brand_social' as const,
    disclosureTag: '#โฆษณา',
    usageEndsOn: dayText(model.campaign.postBy + 90 * DAY),
  }
  const { id } = good(await app.call(campaignContract.create, { as: brand, body }))
  good(await app.call(campaignContract.submit, { as: brand, params: { id } }))
  good(await app.call(campaignContract.approve, { as: operator, params: { id } }))
  return id
}

/** The data of an answer that must be good. */
export function good<T>(answer: { status: number; body: { data: T; code?: string; fields?: unknown } }): T {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

/** A fresh brand with a live campaign, two fresh creators, and the model of them. */
export async function beginHistory(
  lane: Lane,
  { price, slots, opening }: Terms,
): Promise<{ model: Model; real: Real }> {
  const { app } = lane
  app.clock.advance(1_000)
  const now = app.clock.now().getTime()
  const model: Model = {
    now,
    lots: [],
    charges: [],
    campaign: {
      price,
      slots,
      taken: 0,
      closesAt: endOfBangkokDay(now + 40 * DAY),
      postBy: endOfBangkokDay(now + 50 * DAY),
      open: true,
    },
    opening: 2 * opening,
    creators: [
      creator(payee('first', 300), { available: opening, managerBps: MANAGER_BPS, referred: true }),
      creator(payee('second', 300, 700), { available: opening, automatic: true }),
    ],
    manager: payee('manager', 500),
    referrer: payee('referrer', 1_500),
    books: { fee: 0, gross: 0, tax: 0, inputVat: 0, referral: 0, withdrawalFee: 0 },
  }
  const company = { legalName: 'บริษัท ทดสอบ จำกัด', taxId: '0105561012346', address: ADDRESS }
  const brand = await app.callerOf((await buildMarketer(app.db, company)).id)
  const creators = await buildCreators(lane)
  const campaignId = await publish(lane, brand, model)
  const before = await readBalances(lane, [lane.manager, lane.referrer])
  if (opening > 0)
    for (const { caller } of creators) await bookEarnings(app.db, caller.accountId, satang(opening), app.clock.now())
  return { model, real: { lane, brand, creators, campaignId, before, refundedBefore: lane.bank.refunded() } }
}

/** What the clock brings about, in the server's order; a sweep that fails fails the history. */
export async function runSweeps({ app }: Lane): Promise<void> {
  for (const sweep of [closeDueCampaigns, sweepDueJobs, sweepApplications, sweepCredits, runAutomaticWithdrawals])
    await sweep(app.app)
}

export async function readBalances({ app }: Lane, owners: readonly string[] = []): Promise<Balances> {
  const { rows } = await app.database.execute(
    `select code || case when owner_id is null then '' else ':' || owner_id end as name, sum(balance) as total
     from ledger_accounts where owner_id is null or owner_id = any($1::uuid[]) group by 1`,
    [owners as string[]],
  )
  return Object.fromEntries((rows as { name: string; total: string }[]).map(({ name, total }) => [name, Number(total)]))
}
