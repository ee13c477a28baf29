import { isApplication, isCancelled, type JobStatus } from './states.ts'

/** How an influencer takes part in a campaign, for the job market. */
export const PARTICIPATIONS = ['applied', 'invited', 'chosen', 'working', 'ended'] as const
export type Participation = (typeof PARTICIPATIONS)[number]

/** The influencer's part through this job; null for a job that ended without pay. */
export function participationOf({
  status,
  source,
}: {
  status: JobStatus
  source: 'application' | 'invite'
}): Participation | null {
  if (isCancelled(status)) return null
  if (isApplication(status)) return 'applied'
  if (status === 'ASSIGN') return source === 'invite' ? 'invited' : 'chosen'
  return status === 'COMPLETE' || status === 'COMPLETED' ? 'ended' : 'working'
}
