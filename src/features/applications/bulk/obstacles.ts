import { AppError, type ErrorDetails, type FieldIssue } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { holdToAccept, type JobRowRecord, selectJobRows, withIds } from '../../jobs/service.ts'
import { isReadyFor, type Obstacle } from '../rules/obstacles.ts'
import { inactiveOf } from './store.ts'

/** Why an applicant cannot be accepted. Null if they can. */
export function obstacleOf({ job, influencer }: JobRowRecord, inactive: ReadonlySet<string>): Obstacle | null {
  if (job.status === 'MATCHED')
    return inactive.has(job.influencerId) ? 'not_active' : influencer.takesJobsFrom ? 'paused' : null
  if (job.status === 'MISMATCHED') return 'mismatched'
  if (job.terms !== null) return 'answered'
  if (job.endedBy === 'influencer') return 'withdrawn'
  return job.endedBy === 'marketer' ? 'answered' : 'ended'
}

interface Chosen {
  id: string
  /** The credits on hold after accepting, as shown. Undefined for a request that puts nothing on hold. */
  toHold?: number
}

/** An error with one issue per person. The keys of `people` are field paths of the request, such as `applicants.2`. */
export function refusalOfPeople(first: AppError, people: ReadonlyMap<string, AppError>): AppError {
  const issueOf = ({ code, details }: AppError): FieldIssue => ({ ...details, code })
  return new AppError(
    first.code,
    first.details,
    Object.fromEntries([...people].map(([place, error]) => [place, issueOf(error)])),
  )
}

/**
 * Completes the error of a request about applicants. Processing stopped at one applicant; this adds the problems of
 * those not processed yet, so that the client can remove all of them at once. The error code is that of the first
 * problem in the order of the request.
 */
export async function withOthers(
  tx: Tx,
  ctx: Pick<Ctx, 'lang' | 'clock'>,
  first: AppError,
  { chosen, tried }: { chosen: readonly Chosen[]; tried: ReadonlySet<string> },
): Promise<AppError> {
  const refusedId = first.details.jobId
  if (refusedId === undefined) return first
  const rows = await selectJobRows(tx, ctx.lang).where(withIds(chosen.map(({ id }) => id)))
  const byId = new Map(rows.map((row) => [row.job.id, row]))
  const inactive = await inactiveOf(
    tx,
    rows.map(({ job }) => job.influencerId),
  )
  const settings = await readSettings(tx, ctx.clock.now())
  const changedHold = (row: JobRowRecord, person: ErrorDetails, shown: number | undefined): AppError | null => {
    const amount = holdToAccept(row.job, settings).toHold
    return shown === undefined || shown === amount ? null : new AppError('person_hold_changed', { ...person, amount })
  }
  const problemOf = ({ id, toHold }: Chosen): AppError | null => {
    if (id === refusedId) return first
    const row = tried.has(id) ? undefined : byId.get(id)
    if (!row) return null
    const person = { name: row.influencer.name, channelId: row.channel.id, jobId: id }
    const obstacle = obstacleOf(row, inactive)
    if (isReadyFor(toHold === undefined ? 'decline' : 'accept', obstacle)) return changedHold(row, person, toHold)
    if (obstacle === 'paused') return new AppError('person_paused', { ...person, day: row.influencer.takesJobsFrom })
    return new AppError(obstacle === 'not_active' ? 'person_not_active' : 'person_not_waiting', person)
  }
  const issues = chosen.flatMap((one, i) => {
    const problem = problemOf(one)
    return problem ? [[`applicants.${i}`, problem] as const] : []
  })
  return refusalOfPeople(issues[0]?.[1] ?? first, new Map(issues))
}
