import { inArray } from 'drizzle-orm'
import { newId } from '../../src/core/ids.ts'
import { satang } from '../../src/core/money.ts'
import type { Settings } from '../../src/core/settings.ts'
import type { PayeeClass, TaxRow } from '../../src/core/withholding.ts'
import { withTx } from '../../src/db/tx.ts'
import { sweepApplications } from '../../src/features/applications/service.ts'
import { closeDueCampaigns } from '../../src/features/campaigns/service.ts'
import { sweepAlerts, sweepCharges, sweepLots, sweepRefunds } from '../../src/features/credits/service.ts'
import { files } from '../../src/features/files/schema.ts'
import { sweepDueJobs } from '../../src/features/jobs/service.ts'
import { managerLinks } from '../../src/features/partners/schema.ts'
import { runAutomaticWithdrawals } from '../../src/features/payouts/service.ts'
import { expireUnits } from '../../src/ledger/package-end.ts'
import type { Caller } from '../../src/platform/context.ts'
import { settingRows } from '../../src/platform/schema.ts'
import { readSettings } from '../../src/platform/settings.ts'
import { buildCampaign, buildChannel, buildInfluencer, buildMarketer, buildOperator } from '../factories.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../harness.ts'
import { bookEarnings, buildBank, LEGAL_NAME } from '../money-factories.ts'
import { type Bank, openBank, openPlatform, type Platform } from './history-ports.ts'
import {
  bangkokDay,
  DAY,
  endOfBangkokDay,
  influencer,
  LIFE_MONTHS,
  type Model,
  type PackageOffer,
  payee,
} from './model.ts'
import { type ModelSettings, SETTINGS } from './model-settings.ts'

/**
 * One database with the accounts that several histories share. The histories of a lane share a clock, so they run one
 * after the other.
 */
export interface Lane {
  app: TestApp
  bank: Bank
  platform: Platform
  operator: Caller
  manager: string
  referrer: string
}

export interface Terms {
  /** The package whose units pay for the jobs; null if they are paid with credits. */
  offer: PackageOffer | null
  /** Index of the settings in force at the start. */
  settings: number
  /** Creators buy the product first and can claim up to this amount; null for the photo option. */
  cap: number | null
  price: number
  slots: number
  /** Each creator's opening balance. */
  opening: number
}

/** The preview of a withdrawal. */
export interface WithdrawalShown {
  price: number
  fee: number
  net: number
  /** The remaining balance. */
  left: number
}

/** The product's side of a history; the model has a small version of it. */
export interface Real {
  lane: Lane
  marketer: Caller
  influencers: {
    caller: Caller
    channelId: string
    externalId: string
    evidenceId: string
    receiptId: string
    vatFileId: string
  }[]
  campaignId: string
  packageId: string
  /** Balances before the first action. */
  before: Balances
  refundedBefore: number
  /** The previews of withdrawals, by withdrawal id. */
  reviews: Map<string, WithdrawalShown>
}

/** Satang by account: of an owner as `code:owner`, of the platform summed by code. */
export type Balances = Record<string, number>

const ADDRESS = {
  line: '99/8 ซอยอารีย์ 4',
  subdistrict: 'พญาไท',
  district: 'พญาไท',
  province: 'กรุงเทพมหานคร',
  postcode: '10400',
}
const PERSON_VALUES = { legalName: LEGAL_NAME, address: ADDRESS, automaticWithdrawal: false }
const MANAGER_BPS = 2_000
let people = 0
/** Of valid length, because documents print it, and unique, because a shared id would stop referrals. */
const nextNationalId = (): string => `1${String(++people).padStart(12, '0')}`

export async function openLane(engine: 'pglite' | 'postgres'): Promise<Lane> {
  const [bank, platform] = [openBank(), openPlatform()]
  const ports = { payment: bank.port, social: platform.port }
  const app = await openTestApp({ ports, ...(engine === 'pglite' && { engine }) })
  // Credits expire after a month, so that a short history covers it. Second approvals are not tested here.
  await writeSettings(app, [
    ['credits.life_months', LIFE_MONTHS],
    ['operator.second_approval_from', 1_000_000_000_000],
  ])
  const operator = await app.callerOf((await buildOperator(app.db)).id)
  const manager = (
    await buildInfluencer(app.db, {
      ...PERSON_VALUES,
      nationalId: nextNationalId(),
      payeeClass: 'entertainer',
      talentManager: true,
    })
  ).id
  const referrer = (
    await buildInfluencer(app.db, { ...PERSON_VALUES, nationalId: nextNationalId(), payeeClass: 'non_resident' })
  ).id
  return { app, bank, platform, operator, manager, referrer }
}

type SettingPair = { [K in keyof Settings]: readonly [K, Settings[K]] }[keyof Settings]

async function writeSettings({ db }: TestApp, pairs: readonly SettingPair[]): Promise<void> {
  const effectiveFrom = new Date(TEST_NOW.getTime() - DAY)
  const keys = pairs.map(([key]) => key)
  await withTx(db, async (tx) => {
    await tx.delete(settingRows).where(inArray(settingRows.key, keys))
    await tx
      .insert(settingRows)
      .values(pairs.map(([key, value]) => ({ id: newId(), key, value, effectiveFrom, createdAt: TEST_NOW })))
  })
}

const taxRow = (payeeClass: PayeeClass, rateBps: number): TaxRow => ({
  country: 'TH',
  payeeClass,
  from: '2025-01-01',
  currency: 'THB',
  brackets: [{ upTo: null, rateBps }],
  baseBps: 10_000,
  threshold: 100_000,
})

/** Puts the model's settings into force, under the product's setting keys. */
export async function applySettings(app: TestApp, of: ModelSettings): Promise<void> {
  await writeSettings(app, [
    ['fee.marketer_bps', of.feeBps],
    ['vat.bps', of.vatBps],
    ['job.refund_bps', of.refund],
    ['job.extra_round_bps', of.extraRoundBps],
    ['job.rejections_included', of.rejections],
    ['job.refusals_max', of.refusals],
    ['job.answer_hours', of.answerHours],
    ['job.silence_end_days', of.silenceEndDays],
    ['job.receipt_review_hours', of.receiptReviewHours],
    ['job.draft_review_hours', of.draftReviewHours],
    ['job.draft_round_hours', of.draftRoundHours],
    ['job.choice_hours', of.choiceHours],
    ['job.late_hours', of.lateHours],
    ['job.late_end_days', of.lateEndDays],
    ['job.link_hours', of.linkHours],
    ['job.link_failures_max', of.linkFailures],
    ['job.insight_days', of.insightDays],
    ['job.insight_round_hours', of.insightRoundHours],
    ['job.insight_review_hours', of.insightReviewHours],
    ['job.insight_end_days', of.insightEndDays],
    ['job.insight_refusals_max', of.insightRefusals],
    ['referral.bps', of.referralBps],
    ['referral.cap', of.referralCap],
    ['credits.return_days', of.returnDays],
    ['package.return_days', of.unitReturnDays],
    ['withdrawal.fee', of.withdrawalFee],
    ['tax.rows', Object.entries(of.taxBps).map(([payeeClass, bps]) => taxRow(payeeClass as PayeeClass, bps))],
  ])
  // As each process of the server does every few seconds.
  await readSettings(app.db, app.clock.now())
}

/** The file record of a picture; no test reads its bytes. */
async function buildFile(
  { db, clock }: TestApp,
  ownerId: string,
  purpose: 'insight' | 'receipt' | 'vat_invoice',
): Promise<string> {
  const id = newId()
  const kind = { visibility: 'private', purpose, name: 'numbers.png', contentType: 'image/png' } as const
  await db.insert(files).values({ ...kind, id, ownerId, size: 1, storageKey: id, createdAt: clock.now() })
  return id
}

/**
 * Two creators registered for VAT: one with a manager and a referrer, and one that is a company with automatic
 * withdrawals on Mondays.
 */
async function buildInfluencers({ app, manager, referrer }: Lane): Promise<Real['influencers']> {
  const now = app.clock.now()
  const first = await buildInfluencer(app.db, {
    ...PERSON_VALUES,
    nationalId: nextNationalId(),
    referredBy: referrer,
    vatRegistered: true,
  })
  const link = { id: newId(), managerId: manager, partnerId: first.id, scope: ['view' as const], shareBps: MANAGER_BPS }
  await app.db.insert(managerLinks).values({ ...link, status: 'active', invitedAt: now, agreedAt: now })
  const company = { payeeClass: 'company', vatRegistered: true, automaticWithdrawal: true } as const
  const second = await buildInfluencer(app.db, { ...PERSON_VALUES, ...company, nationalId: nextNationalId() })
  return Promise.all(
    [first, second].map(async ({ id }) => {
      await buildBank(app.db, id, now)
      const channel = await buildChannel(app.db, { accountId: id, checkedAt: now, statusAt: now })
      const evidenceId = await buildFile(app, id, 'insight')
      const receiptId = await buildFile(app, id, 'receipt')
      const vatFileId = await buildFile(app, id, 'vat_invoice')
      const { id: channelId, externalId } = channel
      return { caller: await app.callerOf(id), channelId, externalId, evidenceId, receiptId, vatFileId }
    }),
  )
}

const dayText = (at: number): string => new Date(bangkokDay(at) * DAY).toISOString().slice(0, 10)

async function publish({ app }: Lane, marketer: Caller, model: Model, packageId: string): Promise<string> {
  const { price, slots, offer, cap, closesAt, postBy } = model.campaign
  const { id } = await buildCampaign(app.db, {
    marketerId: marketer.accountId,
    payBy: offer ? 'package' : 'credits',
    packageId: offer && packageId,
    reviewOption: cap === null ? 'photo' : 'buy product',
    reimbursementCap: cap === null ? null : satang(cap),
    price: satang(price),
    counterOffers: offer ? 'no' : 'yes',
    slots,
    draftBy: null,
    draftDays: 5,
    closeAt: new Date(closesAt),
    postFrom: null,
    postBy: dayText(postBy),
  })
  return id
}

/** The data of a response that must be successful. */
export function good<T>(answer: { status: number; body: { data: T; code?: string; fields?: unknown } }): T {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

/** A new brand with a live campaign, two new creators, and the model of them. */
export async function beginHistory(
  lane: Lane,
  { price, slots, opening, offer, cap, settings }: Terms,
): Promise<{ model: Model; real: Real }> {
  const { app } = lane
  app.clock.advance(1_000)
  const now = app.clock.now().getTime()
  const model: Model = {
    now,
    settings: SETTINGS[settings]!,
    lots: [],
    units: [],
    charges: [],
    campaign: {
      price: offer?.pay ?? price,
      slots,
      taken: 0,
      offer,
      cap,
      closesAt: endOfBangkokDay(now + 40 * DAY),
      postBy: endOfBangkokDay(now + 50 * DAY),
      open: true,
    },
    opening: 2 * opening,
    influencers: [
      influencer(payee('first', 'resident_individual', true), {
        available: opening,
        managerBps: MANAGER_BPS,
        referred: true,
      }),
      influencer(payee('second', 'company', true), { available: opening, automatic: true }),
    ],
    manager: payee('manager', 'entertainer'),
    referrer: payee('referrer', 'non_resident'),
    books: {
      fee: 0,
      packageMargin: 0,
      gross: 0,
      tax: 0,
      inputVat: 0,
      undueVat: 0,
      referral: 0,
      withdrawalFee: 0,
      withdrawalVat: 0,
      takenBack: 0,
      takenBackVat: 0,
    },
  }
  await applySettings(app, model.settings)
  const company = { legalName: 'บริษัท ทดสอบ จำกัด', taxId: '0105561012346', address: ADDRESS }
  const marketer = await app.callerOf((await buildMarketer(app.db, company)).id)
  const influencers = await buildInfluencers(lane)
  const packageId = newId()
  const campaignId = await publish(lane, marketer, model, packageId)
  const before = await readBalances(lane, [lane.manager, lane.referrer])
  if (opening > 0)
    for (const { caller } of influencers) await bookEarnings(app.db, caller.accountId, satang(opening), app.clock.now())
  const refundedBefore = lane.bank.refunded()
  for (const [i, { caller }] of influencers.entries()) model.influencers[i]!.accountId = caller.accountId
  return {
    model,
    real: { lane, marketer, influencers, campaignId, packageId, before, refundedBefore, reviews: new Map() },
  }
}

/** Runs the sweeps in the server's order. A sweep that fails, fails the history. */
export async function runSweeps({ app }: Lane): Promise<void> {
  const credits = [sweepCharges, sweepRefunds, sweepLots, sweepAlerts]
  for (const sweep of [closeDueCampaigns, sweepDueJobs, sweepApplications, ...credits, runAutomaticWithdrawals])
    await sweep(app.app)
  while ((await withTx(app.db, (tx) => expireUnits(tx, app.clock.now()))).length > 0);
}

export async function readBalances({ app }: Lane, owners: readonly string[] = []): Promise<Balances> {
  const { rows } = await app.database.execute(
    `select code || case when owner_id is null then '' else ':' || owner_id end as name, sum(balance) as total
     from ledger_accounts where owner_id is null or owner_id = any($1::uuid[]) group by 1`,
    [owners as string[]],
  )
  return Object.fromEntries((rows as { name: string; total: string }[]).map(({ name, total }) => [name, Number(total)]))
}
