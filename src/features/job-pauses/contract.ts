import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zDate, zOk } from '../../core/shapes.ts'

/** Maximum length of a pause in days. */
export const PAUSE_DAYS_MAX = 180

const path = '/api/job-pause'
const own = { audience: 'influencer', path } as const

/** A pause during which an influencer takes no new jobs. Jobs in progress continue. */
export const contract = {
  get: endpoint({
    ...own,
    id: 'jobPauses.get',
    method: 'GET',
    summary: 'Returns the caller’s pause of new jobs and the days on which a pause can end.',
    output: z.object({
      /** The day from which the caller takes new jobs again; null without a pause. */
      from: zDate.nullable(),
      earliest: zDate,
      latest: zDate,
    }),
  }),
  waiting: endpoint({
    ...own,
    id: 'jobPauses.waiting',
    method: 'GET',
    path: `${path}/waiting`,
    summary: 'Returns the number of applications and offers that remain open during a pause.',
    output: z.object({
      /** Applications that a marketer has not answered. */
      applications: z.int(),
      /** Invitations, and applications that a marketer accepted, that the caller has not answered. */
      offers: z.int(),
    }),
  }),
  start: endpoint({
    ...own,
    id: 'jobPauses.start',
    method: 'PUT',
    summary: 'Pauses new jobs until a day. If a pause exists, the day is changed.',
    body: z.object({ from: z.string().min(1, 'required').pipe(zDate) }),
    output: zOk,
    errors: ['invalid_input'],
  }),
  end: endpoint({
    ...own,
    id: 'jobPauses.end',
    method: 'DELETE',
    summary: 'Ends the pause immediately. Without a pause, nothing changes.',
    output: zOk,
  }),
}
