import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zDate, zId, zLang, zNext, zPaging } from '../../core/shapes.ts'
import { JOB_STATUSES } from '../jobs/rules/states.ts'
import { CODE_PROBLEMS } from './rules/codes.ts'
import { USE_PROBLEMS, USES_MAX } from './rules/uses.ts'

const params = z.object({ id: zId })
const own = { audience: 'marketer', params } as const
const path = '/api/campaigns/{id}/coupons'
const uses = '/api/campaigns/{id}/coupon-uses'
const BLOCKED = ['account_suspended', 'account_expired', 'account_closed'] as const

/** Maximum number of rows of one sheet or report. */
export const ROWS_MAX = 1_000

/** An influencer of the campaign with their own coupon code. */
const zCoupon = z.object({
  jobId: zId,
  influencer: z.object({ name: z.string(), avatarFileId: zId.nullable(), avatarUrl: z.string().nullable() }),
  status: z.enum(JOB_STATUSES),
  /** Null without a code. */
  code: z.string().nullable(),
  /** How often the code was used, as reported. */
  uses: z.int(),
  /** Whether the job can have a code. */
  open: z.boolean(),
})
export type Coupon = z.output<typeof zCoupon>

const zTotals = z.object({
  /** Uses of all codes of the campaign. */
  uses: z.int(),
  /** The code of the brief, which all influencers may use; null without one. */
  shared: z.object({ code: z.string(), uses: z.int() }).nullable(),
})

/**
 * Results of checking a row. `set` and `change`: saving will do this. `same`: already saved. All others are problems,
 * and the row is not saved.
 */
const zCheckedCodes = z.object({
  rows: z.array(
    z.object({
      line: z.int(),
      jobId: z.string(),
      influencer: z.string().nullable(),
      code: z.string(),
      result: z.enum(['set', 'change', 'same', ...CODE_PROBLEMS]),
    }),
  ),
  saved: z.int(),
})
export type CheckedCodes = z.output<typeof zCheckedCodes>

/**
 * Results of checking a row. `add` and `change`: saving will do this. `same`: already saved. All others are problems,
 * and the row is not saved.
 */
const zCheckedUses = z.object({
  rows: z.array(
    z.object({
      line: z.int(),
      code: z.string(),
      day: z.string(),
      uses: z.int().nullable(),
      result: z.enum(['add', 'change', 'same', ...USE_PROBLEMS]),
    }),
  ),
  saved: z.int(),
})
export type CheckedUses = z.output<typeof zCheckedUses>

const zCsv = z.object({ csv: z.string().max(400_000) })

export const contract = {
  list: endpoint({
    ...own,
    limited: true,
    id: 'coupons.list',
    method: 'GET',
    path,
    summary: 'Lists the influencers of a campaign with their coupon codes and uses, newest job first.',
    query: z.object(zPaging),
    output: z.array(zCoupon),
    extra: zNext.extend({ totals: zTotals }),
    errors: ['not_found'],
  }),
  set: endpoint({
    id: 'coupons.set',
    method: 'PUT',
    permission: 'campaigns',
    limited: true,
    path: '/api/jobs/{id}/coupon',
    audience: 'marketer',
    summary:
      'Sets the coupon code of a job’s influencer, or removes it with null. A code that has been used can’t be changed.',
    params,
    body: z.object({ code: z.string().trim().min(2).max(30).nullable() }),
    output: z.object({ code: z.string().nullable() }),
    errors: ['not_found', 'coupon_taken', 'coupon_in_use', 'coupon_closed', ...BLOCKED],
  }),
  csv: endpoint({
    ...own,
    limited: true,
    id: 'coupons.csv',
    method: 'GET',
    path: `${path}.csv`,
    summary:
      'Exports all influencers of a campaign with their coupon codes as CSV, in the format that `coupons.save` accepts.',
    query: z.object({ lang: zLang.optional() }),
    blob: ['text/csv'],
    errors: ['not_found'],
  }),
  check: endpoint({
    ...own,
    id: 'coupons.check',
    method: 'POST',
    permission: 'campaigns',
    limited: true,
    path: `${path}/check`,
    summary: 'Validates a CSV of coupon codes and returns the result of each row. Saves nothing.',
    body: zCsv,
    output: zCheckedCodes,
    errors: ['not_found'],
  }),
  save: endpoint({
    ...own,
    id: 'coupons.save',
    method: 'POST',
    permission: 'campaigns',
    limited: true,
    path,
    summary: 'Saves the valid rows of a CSV of coupon codes and returns the result of each row.',
    body: zCsv,
    output: zCheckedCodes,
    errors: ['not_found', ...BLOCKED],
    idempotent: true,
  }),
  checkUses: endpoint({
    ...own,
    id: 'coupons.checkUses',
    method: 'POST',
    permission: 'campaigns',
    limited: true,
    path: `${uses}/check`,
    summary: 'Validates a CSV of coupon uses and returns the result of each row. Saves nothing.',
    body: zCsv,
    output: zCheckedUses,
    errors: ['not_found'],
  }),
  saveUses: endpoint({
    ...own,
    id: 'coupons.saveUses',
    method: 'POST',
    permission: 'campaigns',
    limited: true,
    path: `${uses}/sheet`,
    summary: 'Saves the valid rows of a CSV of coupon uses and returns the result of each row.',
    body: zCsv,
    output: zCheckedUses,
    errors: ['not_found', ...BLOCKED],
    idempotent: true,
  }),
  reportUses: endpoint({
    ...own,
    id: 'coupons.reportUses',
    method: 'POST',
    permission: 'campaigns',
    limited: true,
    path: uses,
    summary:
      'Reports how many times coupon codes were used on a day. A row replaces the earlier report for the same code and day.',
    body: z.object({
      rows: z
        .array(z.object({ code: z.string().max(60), day: zDate, uses: z.int().min(0).max(USES_MAX) }))
        .min(1)
        .max(ROWS_MAX),
    }),
    output: zCheckedUses,
    errors: ['not_found', ...BLOCKED],
  }),
}
