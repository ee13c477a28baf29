import { dayOf } from '../../core/calendar.ts'
import { csvOf } from '../../core/csv.ts'
import type { HandlerInput } from '../../core/endpoint.ts'
import { AppError, type FieldErrors } from '../../core/errors.ts'
import type { Lang } from '../../core/shapes.ts'
import type { Tx } from '../../db/types.ts'
import { type Ctx, type Handlers, needActive } from '../../platform/context.ts'
import { idOfCursor, paginate } from '../../platform/cursor.ts'
import { ownCampaign } from '../campaigns/service.ts'
import { type CheckedCodes, type CheckedUses, type Coupon, type contract, ROWS_MAX } from './contract.ts'
import { type CodeRow, type CouponJob, codeOf, judgeCode, type PlannedCode, planCodes } from './rules/codes.ts'
import { canHaveCode } from './rules/open.ts'
import { codesHead, readCodes, readUses } from './rules/sheets.ts'
import { dayIn, type PlannedUse, planUses, type UseRow } from './rules/uses.ts'
import {
  type CouponRecord,
  deleteCodes,
  findOwnJob,
  listCodes,
  listCoupons,
  listUses,
  lockCoupons,
  saveCodes,
  saveUses,
} from './store.ts'

const PAGE = 50

interface Branded {
  id: string
  createdAt: Date
  couponCode: string
}

/** The code of the brief in the stored form. Null without one. */
const sharedCodeOf = ({ couponCode }: Branded): string | null => codeOf(couponCode)

const viewCoupon = (row: CouponRecord): Coupon => ({
  jobId: row.jobId,
  influencer: { name: row.name, avatarFileId: row.avatarFileId, avatarUrl: row.avatarUrl },
  status: row.status,
  code: row.code,
  uses: row.uses ?? 0,
  open: canHaveCode(row.status),
})

async function readCoupons(ctx: Ctx, { params, query }: HandlerInput<(typeof contract)['list']>) {
  const campaign = await ownCampaign(ctx, params.id)
  const limit = query.limit ?? PAGE
  const found = await listCoupons(ctx.db, ctx.lang, params.id, { before: idOfCursor(query.after), limit })
  const { rows, next } = paginate(found, limit, ({ jobId }) => [jobId])
  const codes = await listCodes(ctx.db, params.id)
  const shared = sharedCodeOf(campaign)
  const sharedUses = codes.find(({ code }) => code === shared)?.uses ?? 0
  return {
    data: rows.map(viewCoupon),
    next,
    totals: {
      uses: codes.reduce((sum, { uses }) => sum + uses, 0),
      shared: shared === null ? null : { code: shared, uses: sharedUses },
    },
  }
}

async function exportCoupons(ctx: Ctx, campaignId: string, lang: Lang) {
  await ownCampaign(ctx, campaignId)
  const rows = await listCoupons(ctx.db, lang, campaignId)
  const cells = rows.map(({ jobId, name, code, uses }) => [jobId, name, code ?? '', String(uses ?? 0)])
  return { type: 'text/csv', bytes: csvOf(codesHead(lang), cells), name: `coupons-${campaignId.slice(0, 8)}.csv` }
}

/** The rows of a sheet. Throws `invalid_input` with the reason for one that cannot be read. */
function needRows<Row>(rows: readonly Row[] | null, columns: 'codes_columns' | 'uses_columns'): readonly Row[] {
  const refuse = (issue: FieldErrors[string]) => new AppError('invalid_input', {}, { csv: issue })
  if (rows === null) throw refuse({ code: columns })
  if (rows.length === 0) throw refuse({ code: 'no_rows' })
  if (rows.length > ROWS_MAX) throw refuse({ code: 'rows_max', maximum: ROWS_MAX })
  return rows
}

/** The jobs of a campaign, and the owners of its codes. */
async function codesOf(tx: Tx, lang: Lang, campaign: Branded) {
  const rows = await listCoupons(tx, lang, campaign.id)
  const jobs = new Map(
    rows.map(({ jobId, name, code, uses, status }): [string, CouponJob] => [
      jobId,
      { influencer: name, code, uses: uses ?? 0, open: canHaveCode(status) },
    ]),
  )
  const owners = new Map((await listCodes(tx, campaign.id)).map(({ code, jobId }) => [code, jobId]))
  const shared = sharedCodeOf(campaign)
  if (shared !== null) owners.set(shared, null)
  return { jobs, owners }
}

const isGiven = ({ result }: PlannedCode): boolean => result === 'set' || result === 'change'
const isReported = ({ result }: PlannedUse): boolean => result === 'add' || result === 'change'

async function planSheet(tx: Tx, lang: Lang, campaign: Branded, rows: readonly CodeRow[]): Promise<PlannedCode[]> {
  const { jobs, owners } = await codesOf(tx, lang, campaign)
  return planCodes(rows, jobs, owners)
}

async function checkCodes(ctx: Ctx, campaignId: string, csv: string): Promise<CheckedCodes> {
  const campaign = await ownCampaign(ctx, campaignId)
  return { rows: await planSheet(ctx.db, ctx.lang, campaign, needRows(readCodes(csv), 'codes_columns')), saved: 0 }
}

async function saveSheet(ctx: Ctx, campaignId: string, csv: string): Promise<CheckedCodes> {
  needActive(ctx.caller)
  const campaign = await ownCampaign(ctx, campaignId)
  const sheet = needRows(readCodes(csv), 'codes_columns')
  return ctx.write(async (tx) => {
    await lockCoupons(tx, campaignId)
    const rows = await planSheet(tx, ctx.lang, campaign, sheet)
    const given = rows.filter(isGiven)
    await saveCodes(tx, campaignId, given, ctx.clock.now())
    return { rows, saved: given.length }
  })
}

const REFUSALS = { taken: 'coupon_taken', in_use: 'coupon_in_use', closed: 'coupon_closed' } as const

async function setCode(ctx: Ctx, jobId: string, text: string | null): Promise<{ code: string | null }> {
  needActive(ctx.caller)
  const job = await findOwnJob(ctx.db, jobId, ctx.caller.accountId)
  if (!job) throw new AppError('not_found')
  const campaign = await ownCampaign(ctx, job.campaignId)
  return ctx.write(async (tx) => {
    await lockCoupons(tx, campaign.id)
    const { jobs, owners } = await codesOf(tx, ctx.lang, campaign)
    const own = jobs.get(jobId)
    if (!own) throw new AppError('coupon_closed')
    if (text === null) {
      if (own.uses > 0) throw new AppError('coupon_in_use')
      await deleteCodes(tx, [jobId])
      return { code: null }
    }
    const code = codeOf(text)
    const result = judgeCode(jobId, text, own, owners)
    if (code === null || result === 'format') throw new AppError('invalid_input', {}, { code: { code: 'keyword' } })
    if (result === 'taken' || result === 'in_use' || result === 'closed') throw new AppError(REFUSALS[result])
    if (result !== 'same') await saveCodes(tx, campaign.id, [{ jobId, code }], ctx.clock.now())
    return { code }
  })
}

async function planReport(ctx: Ctx, tx: Tx, campaign: Branded, rows: readonly UseRow[]): Promise<PlannedUse[]> {
  const codes = new Set((await listCodes(tx, campaign.id)).map(({ code }) => code))
  const shared = sharedCodeOf(campaign)
  if (shared !== null) codes.add(shared)
  const named = [...new Set(rows.flatMap(({ code }) => codeOf(code) ?? []))]
  const days = [...new Set(rows.flatMap(({ day }) => dayIn(day) ?? []))]
  const stored = await listUses(tx, campaign.id, named, days)
  return planUses(rows, { codes, stored, first: dayOf(campaign.createdAt), today: dayOf(ctx.clock.now()) })
}

async function checkUses(ctx: Ctx, campaignId: string, csv: string): Promise<CheckedUses> {
  const campaign = await ownCampaign(ctx, campaignId)
  return { rows: await planReport(ctx, ctx.db, campaign, needRows(readUses(csv), 'uses_columns')), saved: 0 }
}

/**
 * Saves every row without a problem. A report replaces the earlier one for the same code and day, so it can be repeated
 * safely.
 */
async function saveReport(ctx: Ctx, campaignId: string, report: readonly UseRow[]): Promise<CheckedUses> {
  needActive(ctx.caller)
  const campaign = await ownCampaign(ctx, campaignId)
  return ctx.write(async (tx) => {
    await lockCoupons(tx, campaignId)
    const rows = await planReport(ctx, tx, campaign, report)
    const reported = rows.filter(isReported)
    await saveUses(tx, campaignId, { rows: reported, shared: sharedCodeOf(campaign) }, ctx.clock.now())
    return { rows, saved: reported.length }
  })
}

export const handlers = {
  list: readCoupons,
  set: (ctx, { params, body }) => setCode(ctx, params.id, body.code),
  csv: (ctx, { params, query }) => exportCoupons(ctx, params.id, query.lang ?? ctx.lang),
  check: (ctx, { params, body }) => checkCodes(ctx, params.id, body.csv),
  save: (ctx, { params, body }) => saveSheet(ctx, params.id, body.csv),
  checkUses: (ctx, { params, body }) => checkUses(ctx, params.id, body.csv),
  saveUses: (ctx, { params, body }) => saveReport(ctx, params.id, needRows(readUses(body.csv), 'uses_columns')),
  reportUses: (ctx, { params, body }) =>
    saveReport(
      ctx,
      params.id,
      body.rows.map(({ uses, ...row }, i) => ({ ...row, line: i + 1, uses: String(uses) })),
    ),
} satisfies Handlers<typeof contract>
