import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { PAGE_MAX, zDate, zId, zSatang } from '../../core/shapes.ts'

/** Numbers of days that the overview can show, today included. */
export const RANGES = [14, 30, 90] as const

const zDay = z.object({
  day: zDate,
  /** People reached by posts of the jobs that ended on this day. */
  reach: z.int(),
  /** Credits spent on pay, fees and reimbursements. */
  spent: zSatang,
  /** Pay and fee of completed jobs, paid with credits or packages: the cost of the reach. */
  postCost: zSatang,
  posts: z.int(),
})
const zSums = zDay.omit({ day: true })

const zOverview = z.object({
  /** Each day of the range, oldest first; `before` is the reach on the same day of the previous range. */
  days: z.array(zDay.extend({ before: z.int() })),
  totals: zSums,
  before: zSums,
  waiting: z.object({
    /** Jobs that need an action of the brand, applicants included. */
    total: z.int(),
    applicants: z.int(),
    /** Number of campaigns with applicants; `campaign` is set if there is only one. */
    campaigns: z.int(),
    campaign: z.object({ id: zId, title: z.string(), titleEn: z.string() }).nullable(),
  }),
  /** Creators' drafts and posts due within a week; usage rights that end within a month, and the first end date. */
  ahead: z.object({ drafts: z.int(), posts: z.int(), rights: z.int(), rightsDay: zDate.nullable() }),
})
export type Overview = z.output<typeof zOverview>

const zFigures = z.object({
  campaignId: zId,
  posts: z.int(),
  reach: z.int(),
  engagement: z.int(),
  /** Pay and fee of completed jobs, paid with credits or packages. */
  postCost: zSatang,
  /** Credits spent on settled jobs. */
  spent: zSatang,
  /** Credits on hold for running jobs. */
  held: zSatang,
  /** Package units used, and units on hold. */
  units: z.int(),
  heldUnits: z.int(),
  /** Applicants who need a decision. */
  applicants: z.int(),
})
export type CampaignFigures = z.output<typeof zFigures>

export const contract = {
  overview: endpoint({
    id: 'dashboard.overview',
    method: 'GET',
    path: '/api/marketers/dashboard/overview',
    audience: 'marketer',
    summary: 'Returns reach and credits spent by day, with pending decisions and upcoming dates.',
    query: z.object({ days: z.coerce.number().pipe(z.literal(RANGES)).optional(), brandId: zId.optional() }),
    output: zOverview,
  }),
  figures: endpoint({
    id: 'dashboard.figures',
    method: 'GET',
    path: '/api/marketers/dashboard/campaigns',
    audience: 'marketer',
    summary:
      'Returns the results and costs of the caller’s campaigns. `campaigns` is a comma-separated list of IDs; IDs of other marketers’ campaigns are ignored.',
    query: z.object({
      campaigns: z
        .string()
        .max(PAGE_MAX * 37)
        .default(''),
    }),
    output: z.array(zFigures),
  }),
}
