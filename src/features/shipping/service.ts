import { z } from 'zod'
import { dayOf } from '../../core/calendar.ts'
import { isoTime } from '../../core/clock.ts'
import { csvOf } from '../../core/csv.ts'
import type { HandlerInput } from '../../core/endpoint.ts'
import { AppError, type FieldErrors } from '../../core/errors.ts'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { type Ctx, type Handlers, needActive, personOf } from '../../platform/context.ts'
import { decodeCursor, paginate } from '../../platform/cursor.ts'
import { readSettings } from '../../platform/settings.ts'
import { ownCampaign } from '../campaigns/service.ts'
import { carrierName } from '../jobs/rules/carriers.ts'
import type { JobRecord } from '../jobs/schema.ts'
import {
  allOf,
  countStatuses,
  cursorOf,
  findParcels,
  inStatuses,
  type JobAct,
  type JobRowRecord,
  listJobRows,
  lockJob,
  ofCampaign,
  type Parcel,
  refusalOf,
  runAct,
  viewJobRow,
  visibleTo,
} from '../jobs/service.ts'
import type { CheckedSheet, contract, Shipment } from './contract.ts'
import {
  cellsOf,
  headOf,
  parcelOfRow,
  type ReadParcel,
  type RowProblem,
  readSheet,
  type SheetRow,
} from './rules/sheet.ts'
import { influencersOf } from './store.ts'

/** Maximum number of rows saved from one sheet. */
const ROWS_MAX = 200
/** Higher than the number of slots of any campaign. */
const JOBS_MAX = 1_000

const STATUSES = { to_ship: ['IN_PROGRESS'], on_the_way: ['SHIPPING'] } as const

/**
 * The parcels of a campaign. Throws `not_found` for another marketer's campaign. Empty if the campaign does not ship
 * products.
 */
async function parcelsOf(ctx: Ctx, campaignId: string) {
  const campaign = await ownCampaign(ctx, campaignId)
  const mine = allOf(ofCampaign(campaignId), visibleTo(ctx.db, ctx.caller, 'view', ctx.clock.now()))
  const ships = campaign.reviewOption === 'shipping'
  return {
    campaign,
    mine: (statuses: readonly JobRecord['status'][]) => allOf(mine, inStatuses(ships ? statuses : [])),
  }
}

function viewShipment(row: JobRowRecord, job: Shipment['job'], parcels: ReadonlyMap<string, Parcel>): Shipment {
  const { details, facts } = row.job
  return {
    job,
    address: parcels.get(row.job.influencerId) ?? null,
    variant: details.variant ?? null,
    carrier: details.carrier ?? null,
    trackingNumber: details.trackingNumber ?? null,
    shippedAt: typeof facts.shippedAt === 'string' ? isoTime(new Date(facts.shippedAt)) : null,
  }
}

async function listParcels(ctx: Ctx, { params, query }: HandlerInput<(typeof contract)['list']>) {
  const { filter = 'to_ship', limit = 50 } = query
  const { mine } = await parcelsOf(ctx, params.id)
  const after = decodeCursor(query.after, ['id'])
  const found = await listJobRows(ctx.db, {
    lang: ctx.lang,
    where: mine(STATUSES[filter]),
    sort: 'newest',
    after,
    limit,
  })
  const { rows, next } = paginate(found, limit, (row) => cursorOf('newest', row))
  const settings = await readSettings(ctx.db, ctx.clock.now())
  const parcels = await findParcels(
    ctx.db,
    rows.map(({ job }) => job.influencerId),
  )
  const counts = await countStatuses(ctx.db, mine(['IN_PROGRESS', 'SHIPPING']))
  return {
    data: rows.map((row) => viewShipment(row, viewJobRow(row, ctx.caller, settings), parcels)),
    next,
    counts: { to_ship: counts.IN_PROGRESS ?? 0, on_the_way: counts.SHIPPING ?? 0 },
  }
}

/** A Thai phone number in national format. */
const dialled = (phone: string | null): string => phone?.replace(/^\+66/, '0') ?? ''

/** All parcels as one sheet, sorted by deadline. */
async function exportParcels(ctx: Ctx, campaignId: string, lang: Lang) {
  const { campaign, mine } = await parcelsOf(ctx, campaignId)
  const where = mine(['IN_PROGRESS', 'SHIPPING'])
  const rows = await listJobRows(ctx.db, { lang: ctx.lang, where, sort: 'due', after: null, limit: JOBS_MAX })
  const parcels = await findParcels(
    ctx.db,
    rows.map(({ job }) => job.influencerId),
  )
  const cells = rows.map(({ job, influencer }) => {
    const parcel = parcels.get(job.influencerId)
    return cellsOf({
      job: job.id,
      creator: influencer.name,
      recipient: parcel?.name ?? '',
      phone: dialled(parcel?.phone ?? null),
      line: parcel?.line ?? '',
      subdistrict: parcel?.subdistrict ?? '',
      district: parcel?.district ?? '',
      province: parcel?.province ?? '',
      postcode: parcel?.postcode ?? '',
      quantity: String(campaign.productQuantity),
      variants: job.details.variant ?? campaign.productVariants.join(' / '),
      note: job.note,
      shipBy: job.awaits === 'marketer' && job.dueAt ? dayOf(job.dueAt) : '',
      carrier: carrierName(lang, job.details.carrier),
      tracking: job.details.trackingNumber ?? '',
    })
  })
  const name = `shipping-${dayOf(ctx.clock.now())}.csv`
  return { type: 'text/csv', bytes: csvOf(headOf(lang), cells), name }
}

/** Parses a sheet. Throws `invalid_input` with the reason if it cannot be read. */
function rowsOfSheet(csv: string): SheetRow[] {
  const rows = readSheet(csv)
  const refuse = (issue: FieldErrors[string]) => new AppError('invalid_input', {}, { csv: issue })
  if (rows === null) throw refuse({ code: 'sheet_columns' })
  if (rows.length === 0) throw refuse({ code: 'sheet_empty' })
  if (rows.length > ROWS_MAX) throw refuse({ code: 'sheet_rows', maximum: ROWS_MAX })
  return rows
}

type Checked = CheckedSheet['rows'][number]

const isSaved = ({ details }: JobRecord, { carrier, trackingNumber }: ReadParcel): boolean =>
  details.carrier === carrier && details.trackingNumber === trackingNumber

/** The action that saves a row on its locked job. Null if the job cannot take a parcel in its current state. */
async function actOf(ctx: Ctx, tx: Tx, job: JobRecord, parcel: ReadParcel): Promise<JobAct | null> {
  for (const event of ['ship', 'correctTracking'] as const) {
    const act: JobAct = {
      event,
      actor: 'marketer',
      actorId: personOf(ctx.caller),
      input: { trackingNumber: parcel.trackingNumber },
      details: { ...parcel },
    }
    if ((await refusalOf({ clock: ctx.clock, db: tx }, job, act)) === null) return act
  }
  return null
}

interface RowAct {
  job: JobRecord
  act: JobAct
}

/** Locks the job and returns what saving the parcel would do to it. */
async function tryParcel(ctx: Ctx, tx: Tx, jobId: string, parcel: ReadParcel) {
  const job = await lockJob(tx, jobId, visibleTo(tx, ctx.caller, 'accept', ctx.clock.now()))
  if (!job) return { result: 'unknown_job' as const, act: null }
  if (isSaved(job, parcel)) return { result: 'same' as const, act: null }
  const act = await actOf(ctx, tx, job, parcel)
  if (!act) return { result: 'not_now' as const, act: null }
  return { result: act.event === 'ship' ? ('ship' as const) : ('correct' as const), act: { job, act } }
}

/**
 * Checks the rows. Returns the result of each, and the actions of those without a problem. Locks the jobs in the order
 * of their ids.
 */
async function checkRows(ctx: Ctx, tx: Tx, campaignId: string, sheet: readonly SheetRow[]) {
  const ids = sheet.map(({ jobId }) => jobId).filter((id) => z.uuid().safeParse(id).success)
  const names = await influencersOf(tx, ctx.lang, { marketerId: ctx.caller.accountId, campaignId }, ids)
  const seen = new Set<string>()
  const rows = new Map<number, Checked>()
  const acts: RowAct[] = []
  const problemOf = (row: SheetRow): ReadParcel | RowProblem => {
    if (!names.has(row.jobId)) return 'unknown_job'
    return seen.has(row.jobId) ? 'repeated' : parcelOfRow(row)
  }
  for (const row of [...sheet].sort((a, b) => (a.jobId < b.jobId ? -1 : a.jobId > b.jobId ? 1 : a.line - b.line))) {
    const { line, jobId, tracking: trackingNumber } = row
    const shown = { line, jobId, creator: names.get(jobId) ?? null, carrier: null, trackingNumber }
    const parcel = problemOf(row)
    seen.add(jobId)
    if (typeof parcel === 'string') {
      rows.set(line, { ...shown, result: parcel })
      continue
    }
    const { result, act } = await tryParcel(ctx, tx, jobId, parcel)
    rows.set(line, { ...shown, ...parcel, result })
    if (act) acts.push(act)
  }
  return { rows: sheet.flatMap(({ line }) => rows.get(line) ?? []), acts }
}

async function checkSheet(ctx: Ctx, campaignId: string, csv: string): Promise<CheckedSheet> {
  await ownCampaign(ctx, campaignId)
  const sheet = rowsOfSheet(csv)
  return ctx.write(async (tx) => ({ rows: (await checkRows(ctx, tx, campaignId, sheet)).rows, saved: 0 }))
}

/** Saves every row without a problem, in one transaction. */
async function saveSheet(ctx: Ctx, campaignId: string, csv: string): Promise<CheckedSheet> {
  needActive(ctx.caller)
  await ownCampaign(ctx, campaignId)
  const sheet = rowsOfSheet(csv)
  return ctx.write(async (tx) => {
    const { rows, acts } = await checkRows(ctx, tx, campaignId, sheet)
    for (const { job, act } of acts) await runAct(ctx, tx, job, act)
    return { rows, saved: acts.length }
  })
}

export const handlers = {
  list: listParcels,
  csv: (ctx, { params, query }) => exportParcels(ctx, params.id, query.lang ?? ctx.lang),
  check: (ctx, { params, body }) => checkSheet(ctx, params.id, body.csv),
  save: (ctx, { params, body }) => saveSheet(ctx, params.id, body.csv),
} satisfies Handlers<typeof contract>
