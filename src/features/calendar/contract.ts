import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zDate, zId, zMonth } from '../../core/shapes.ts'
import { zJobRow } from '../jobs/shapes.ts'

/** Dates of a campaign: the last day for applications, for drafts and for posts, and the end of the usage rights. */
export const CAMPAIGN_DAYS = ['closes', 'draft', 'post', 'rights'] as const

const zCampaignDay = z.object({
  day: zDate,
  kind: z.enum(CAMPAIGN_DAYS),
  campaign: z.object({ id: zId, title: z.string(), titleEn: z.string() }),
})
export type CampaignDay = z.output<typeof zCampaignDay>

const zCalendarJob = zJobRow
  .pick({ id: true, status: true, stage: true, source: true, offer: true, endedBy: true, dueAt: true, act: true })
  .extend({
    campaign: z.object({ id: zId, title: z.string(), titleEn: z.string() }),
    creator: z.object({ name: z.string() }),
  })
export type CalendarJob = z.output<typeof zCalendarJob>

const zCalendar = z.object({
  /** Jobs with a deadline in the month, of either side, earliest first. */
  jobs: z.array(zCalendarJob),
  campaigns: z.array(zCampaignDay),
  /** True if the month has more jobs than are listed. */
  more: z.boolean(),
})
export type CalendarMonth = z.output<typeof zCalendar>

export const contract = {
  month: endpoint({
    id: 'calendar.month',
    method: 'GET',
    path: '/api/marketers/calendar',
    audience: 'marketer',
    limited: true,
    summary: 'Lists the deadlines of the caller’s jobs and campaigns in a month (Bangkok time).',
    query: z.object({ month: zMonth.optional(), brandId: zId.optional() }),
    output: zCalendar,
  }),
}
