import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zId, zOk, zTime } from '../../../core/shapes.ts'
import { zJobResult, zReport } from '../shapes-report.ts'

const zReportLink = z.object({
  id: zId,
  showNames: z.boolean(),
  showMoney: z.boolean(),
  createdAt: zTime,
  expiresAt: zTime,
})
export type ReportLink = z.output<typeof zReportLink>

/** Number of days that a link is valid. */
export const LINK_DAYS = { min: 1, max: 365, usual: 30, offered: [7, 30, 90] } as const
/** Maximum number of valid links per campaign. */
export const LINKS_MAX = 20

/**
 * A job's result in a shared report. Names and links to posts are included only if the marketer chose so. Never
 * includes data from which the amount of a single job could be calculated.
 */
export const zSharedResult = zJobResult
  .omit({
    influencer: true,
    money: true,
    perEngagement: true,
    perClick: true,
    perCouponUse: true,
    fundedBy: true,
    couponCode: true,
    unit: true,
  })
  .extend({
    name: z.string().nullable(),
  })

const zSharedReport = z.object({
  brandName: z.string(),
  title: z.string(),
  titleEn: z.string(),
  expiresAt: zTime,
  report: zReport.pick({ results: true, ofCompleted: true, clicksTracked: true }).extend({
    /** Null unless the marketer chose to show the cost of the campaign. */
    costs: zReport.pick({ perThousand: true, spentOnPosts: true }).nullable(),
  }),
  results: z.array(zSharedResult),
})
export type SharedReport = z.output<typeof zSharedReport>

const campaign = z.object({ id: zId })

export const reportLinkContract = {
  reportLinks: endpoint({
    id: 'jobs.reportLinks',
    method: 'GET',
    path: '/api/campaigns/{id}/report-links',
    audience: 'marketer',
    limited: true,
    summary: 'Lists the active links to a report. Their tokens aren’t included.',
    params: campaign,
    output: z.array(zReportLink),
    errors: ['not_found'],
  }),
  shareReport: endpoint({
    permission: 'finance',
    limited: true,
    id: 'jobs.shareReport',
    method: 'POST',
    path: '/api/campaigns/{id}/report-links',
    audience: 'marketer',
    summary: 'Creates a link to a report. `token` is returned only in this response.',
    params: campaign,
    body: z.object({
      showNames: z.boolean().default(false),
      showMoney: z.boolean().default(false),
      days: z.number().int().min(LINK_DAYS.min).max(LINK_DAYS.max).default(LINK_DAYS.usual),
    }),
    output: zReportLink.extend({ token: z.string() }),
    errors: ['not_found', 'report_links_full'],
  }),
  withdrawReportLink: endpoint({
    permission: 'finance',
    id: 'jobs.withdrawReportLink',
    summary: 'Deactivates a link to a report.',
    method: 'DELETE',
    path: '/api/report-links/{id}',
    audience: 'marketer',
    params: z.object({ id: zId }),
    output: zOk,
    errors: ['not_found'],
  }),
  sharedReport: endpoint({
    id: 'jobs.sharedReport',
    method: 'GET',
    path: '/api/reports/{token}',
    audience: 'open',
    summary: 'Returns the report of a link. Fails with `report_link_ended` if the link has expired or was deactivated.',
    params: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{32}$/) }),
    output: zSharedReport,
    errors: ['not_found', 'report_link_ended'],
  }),
}
