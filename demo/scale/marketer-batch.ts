import { createHash } from 'node:crypto'
import { DAY, HOUR, MINUTE } from '../../src/core/clock.ts'
import { type Satang, satang, sum, ZERO } from '../../src/core/money.ts'
import { totalsOf } from '../../src/features/credits/rules/amounts.ts'
import { lotEnd } from '../../src/features/credits/rules/lots.ts'
import { newReference } from '../../src/features/credits/rules/reference.ts'
import type { charges } from '../../src/features/credits/schema.ts'
import type { creditHoldLots, creditHolds, creditLots, HoldPurpose } from '../../src/ledger/credit-tables.ts'
import type { Entry } from '../../src/ledger/entry.ts'
import {
  creditsPurchased,
  extraRoundHeld,
  jobCancelled,
  jobCompleted,
  jobHeld,
  reimbursementHeld,
} from '../../src/ledger/recipes/index.ts'
import { type Held, partsOf } from '../books.ts'
import { channelKey } from '../channel-rows.ts'
import { partyOf } from '../charge-rows.ts'
import { MARKETERS } from '../content/marketers.ts'
import { type Random, random, seedOf } from '../content/random.ts'
import { demoJuristicId } from '../content/thai-ids.ts'
import { type DemoInfluencer, type DemoMarketer, t } from '../content/types.ts'
import { seedId, type Today, timeOn } from '../day.ts'
import { trackingCodeOf } from '../job-rows.ts'
import type { Market } from '../market.ts'
import { scaleInfluencer } from './influencer.ts'
import { accountOf } from './influencers.ts'
import type { CampaignModel, JobModel } from './models.ts'
import { idFor, type Repetition, repeat, repeatTime } from './repeat.ts'

/** Campaigns per added marketer. */
const CAMPAIGNS = 40
/** Before the first job of any campaign, and less than a year ago, so that the credits have not expired. */
const JOINED_DAY = -340
const BOUGHT_DAY = -330
/** A closed campaign is moved into the past by at most this many weeks. */
const WEEKS = 28
/** Percentage of campaigns that are closed. */
const CLOSED = 94
/** Number of influencers to try for one job before it is omitted. */
const TRIES = 60

interface Worker {
  influencer: DemoInfluencer
  id: string
  channelId: string
}

/** A job of the batch, with the model that its bookings follow. */
export interface RepeatedJob {
  row: JobModel['row']
  model: JobModel
  repetition: Repetition
  worker: Worker
}

type LotRow = typeof creditLots.$inferInsert
type HoldRow = typeof creditHolds.$inferInsert
type HoldLotRow = typeof creditHoldLots.$inferInsert

/** All rows and ledger entries of one added marketer. */
export interface MarketerBatch {
  marketer: DemoMarketer
  id: string
  joinedAt: Date
  campaigns: CampaignModel['row'][]
  jobs: RepeatedJob[]
  charge: typeof charges.$inferInsert
  entries: { at: Date; entry: Entry }[]
  lot: LotRow
  holds: HoldRow[]
  holdLots: HoldLotRow[]
}

const HELD: Record<HoldPurpose, typeof jobHeld> = {
  job: jobHeld,
  extra_round: extraRoundHeld,
  reimbursement: reimbursementHeld,
}

function marketerOf(n: number): DemoMarketer {
  const model = MARKETERS[n % MARKETERS.length]!
  const key = `m${String(n + 1).padStart(5, '0')}`
  const named = ({ th, en }: DemoMarketer['displayName']) => t(`${th} ${n + 1}`, `${en} ${n + 1}`)
  return {
    ...model,
    key,
    companyName: named(model.companyName),
    displayName: named(model.displayName),
    accountType: 'company',
    taxId: demoJuristicId(10_000 + n),
    branch: '00000',
    emails: [`${key}@demo.talad.test`],
    joinedDay: JOINED_DAY,
  }
}

/** An influencer with a channel of that type who had joined by then and has no job in the campaign yet. */
function findWorker(
  rnd: Random,
  influencers: number,
  today: Today,
  { channel }: CampaignModel,
  startedAt: Date,
  taken: Set<string>,
): Worker | null {
  for (let i = 0; i < TRIES; i++) {
    const influencer = scaleInfluencer(rnd.int(0, influencers - 1))
    const place = influencer.channels.findIndex(({ type, status }) => type === channel && status === 'active')
    const { id, joinedAt } = accountOf(influencer, today)
    if (place < 0 || taken.has(id) || joinedAt.getTime() + DAY > startedAt.getTime()) continue
    taken.add(id)
    const channelAt = new Date(joinedAt.getTime() + (place + 1) * HOUR)
    return { influencer, id, channelId: seedId(channelKey(influencer.key, influencer.channels[place]!), channelAt) }
  }
  return null
}

export interface BatchPlan {
  market: Market
  models: readonly CampaignModel[]
  /** How many influencers may get jobs. */
  influencers: number
  /** The maximum number of jobs. */
  jobs: number
}

/** The rows of added marketer number `n` (from 0), always the same for the same number. */
export function marketerBatch(plan: BatchPlan, n: number): MarketerBatch {
  const { today, settings } = plan.market
  const marketer = marketerOf(n)
  const joinedAt = timeOn(today, JOINED_DAY, 'joined', marketer.key)
  const id = seedId(`brand/${marketer.key}`, joinedAt)
  const batch: Pick<MarketerBatch, 'campaigns' | 'jobs'> = { campaigns: [], jobs: [] }
  for (let i = 0; i < CAMPAIGNS && batch.jobs.length < plan.jobs; i++)
    addCampaign(plan, batch, id, `${marketer.key}/${i}`)
  return { ...batch, marketer, id, joinedAt, ...bookings(batch.jobs, { id, marketer, settings, today }) }
}

function addCampaign(
  plan: BatchPlan,
  batch: Pick<MarketerBatch, 'campaigns' | 'jobs'>,
  owner: string,
  key: string,
): void {
  const { today, people } = plan.market
  const rnd = random(seedOf('scale-campaign', key))
  const closed = rnd.int(1, 100) <= CLOSED
  const model = rnd.pick(plan.models.filter((each) => each.closed === closed))
  const shiftDays = closed ? -7 * rnd.int(0, WEEKS) : 0
  const operators = ['operator', 'operator2'].map((name) => people.operatorId(name))
  const fixed = new Map([[model.row.marketerId, owner], ...operators.map((id) => [id, id] as const)])
  const shared: Repetition = { key, shiftDays, ids: fixed }
  const campaignId = idFor(shared, model.row.id)
  const taken = new Set<string>()
  let slots = 0
  for (const job of model.jobs) {
    if (batch.jobs.length === plan.jobs) break
    const ids = new Map([...fixed, [model.row.id, campaignId]])
    const repetition: Repetition = { key: `${key}/${job.row.id}`, shiftDays, ids }
    const worker = findWorker(rnd, plan.influencers, today, model, repeatTime(job.row.createdAt, repetition), taken)
    if (!worker) continue
    ids.set(job.row.influencerId, worker.id).set(job.row.channelId, worker.channelId)
    const row = repeat(job.row, repetition)
    batch.jobs.push({ row: { ...row, trackingCode: trackingCodeOf(row.id) }, model: job, repetition, worker })
    slots += holdsSlot(job) ? 1 : 0
  }
  // A model may be for a brand of the agency; those brands are not copied.
  batch.campaigns.push({ ...repeat(model.row, shared), brandId: null, slotsTaken: slots })
}

/** Whether a job holds a slot. The hold takes it; a job that ends before its post is live returns it. */
const holdsSlot = ({ events }: JobModel): boolean =>
  events.reduce((n, { data }) => n + (data.slot === 'taken' ? 1 : data.slot === 'freed' ? -1 : 0), 0) > 0

type Owner = Pick<MarketerBatch, 'id' | 'marketer'> & { settings: Market['settings']; today: Today }

function bookings(
  jobs: readonly RepeatedJob[],
  owner: Owner,
): Pick<MarketerBatch, 'charge' | 'entries' | 'lot' | 'holds' | 'holdLots'> {
  const boughtAt = timeOn(owner.today, BOUGHT_DAY, 'bought', owner.marketer.key)
  const lotId = seedId(`lot/${owner.marketer.key}`, boughtAt)
  const booked = jobs.flatMap((job) => bookedFor(job, owner.id))
  const holds = booked.flatMap((each) => each.holds)
  const held = sum(...holds.map(({ amount }) => amount as Satang))
  const charge = chargeRow(owner, boughtAt, held)
  const consumed = sum(...holds.map(({ consumed }) => consumed as Satang))
  const open = sum(...holds.map(({ remaining }) => remaining as Satang))
  const { net, vat, validUntil: expiresAt } = charge
  const actor = { id: null, role: 'system' } as const
  const entry = creditsPurchased({ chargeId: charge.id, marketerId: owner.id, net, vat, actor })
  const entries = [{ at: boughtAt, entry }, ...booked.flatMap((each) => each.entries)]
  return {
    charge,
    entries: entries.sort((a, b) => a.at.getTime() - b.at.getTime()),
    lot: {
      id: lotId,
      ownerId: owner.id,
      source: 'purchase',
      chargeId: charge.id,
      bought: net,
      available: satang(net - consumed - open),
      held: open,
      consumed,
      purchasedAt: boughtAt,
      expiresAt: expiresAt!,
    },
    holds,
    holdLots: holds.map(({ id, amount, remaining }) => ({ holdId: id, lotId, amount, remaining })),
  }
}

/** A purchase that covers every hold, rounded up to thousands of credits. */
function chargeRow({ id: marketerId, marketer, settings }: Owner, paidAt: Date, held: Satang): MarketerBatch['charge'] {
  const net = satang(Math.max(1, Math.ceil(held / 100_000)) * 100_000)
  const createdAt = new Date(paidAt.getTime() - 3 * MINUTE)
  const digest = createHash('sha256').update(`charge/${marketer.key}`).digest()
  const totals = totalsOf(net, settings['vat.bps'])
  return {
    id: seedId(`charge/${marketer.key}`, createdAt),
    reference: newReference(createdAt, digest.subarray(0, 8)),
    marketerId,
    purpose: 'credits',
    ...totals,
    method: 'promptpay',
    status: 'paid',
    provider: 'sandbox',
    providerChargeId: `chrg_scale_${marketer.key}`,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + settings['credits.pay_minutes'].promptpay * MINUTE),
    party: partyOf(marketer),
    readAt: createdAt,
    paidAt,
    received: totals.total,
    balanceAfter: net,
    validUntil: lotEnd(paidAt, settings['credits.life_months']),
  }
}

/** The holds of a job and how it ends, as rows and entries. */
function bookedFor(
  { row, model, repetition, worker }: RepeatedJob,
  marketerId: string,
): { holds: HoldRow[]; entries: { at: Date; entry: Entry }[] } {
  const refs = { jobId: row.id, campaignId: row.campaignId, marketerId }
  const settled = model.settled && { ...model.settled, at: repeatTime(model.settled.at, repetition) }
  const actor = { id: marketerId, role: 'marketer' } as const
  const placed = model.holds.map((hold) => {
    const at = repeatTime(hold.at, repetition)
    return { ...hold, at, id: seedId(`hold/${row.id}/${hold.purpose}/${hold.seq}`, at) }
  })
  const idOf = (purpose: HoldPurpose) => placed.find((hold) => hold.purpose === purpose)?.id ?? null
  const extras = placed.flatMap(({ purpose, id }) => (purpose === 'extra_round' ? [id] : []))
  const held: Held = { main: idOf('job') ?? '', cap: idOf('reimbursement'), extras }
  const parts = settled ? partsOf(held, true, settled.settlement.split) : []
  const holds = placed.map((hold): HoldRow => {
    const { at, id, purpose, seq, amount } = hold
    const part = parts.find((each) => each.from === 'credits' && each.holdId === id)
    const base = { id, ownerId: marketerId, purpose, jobId: row.id, seq, amount, createdAt: at }
    if (!part || !settled) return { ...base, remaining: amount, consumed: ZERO, released: ZERO }
    const consumed = sum(part.pay, part.fee, part.reimbursement)
    const end = { remaining: ZERO, consumed, released: part.returned, status: 'closed' as const, closedAt: settled.at }
    return { ...base, ...end }
  })
  const taken = placed.map(({ at, purpose, seq, amount }) => ({
    at,
    entry: HELD[purpose]({ ...refs, amount, seq, actor }),
  }))
  if (!settled || parts.length === 0) return { holds, entries: taken }
  const { split, kind } = settled.settlement
  const payees = split.payees.map(({ gross, withheld: tax, vat }) => ({ owner: worker.id, gross, tax, vat }))
  const recipe = kind === 'completed' ? jobCompleted : jobCancelled
  const end = recipe({ ...refs, parts, payees, reimbursedTo: worker.id, actor: { id: null, role: 'system' } })
  return { holds, entries: [...taken, { at: settled.at, entry: end }] }
}
