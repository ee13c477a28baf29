import { AppError, type ErrorCode } from '../../../core/errors.ts'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { marketerCredits } from '../../../ledger/balances.ts'
import { readRelations } from '../../jobs/service.ts'

/** Errors of one person's job, and the error that also names the person. */
const NAMED: Partial<Record<ErrorCode, ErrorCode>> = {
  hold_changed: 'person_hold_changed',
  job_state: 'person_not_waiting',
  job_frozen: 'person_not_waiting',
  job_disputed: 'person_not_waiting',
  party_not_active: 'person_not_active',
  influencer_paused: 'person_paused',
  already_applied: 'person_in_campaign',
  channel_other_platform: 'person_other_platform',
}

/** Errors of the request as a whole: slots or package jobs ran out at this person. */
const SHORT: Partial<Record<ErrorCode, ErrorCode>> = { slot_taken: 'slots_short', package_empty: 'units_short' }

export interface RefusedAt {
  /** The person who caused the error, with the job id if they have applied. */
  person: { campaignId: string; channelId: string; id?: string }
  marketerId: string
  /** How many people the request contains, and how many of them already had their hold. */
  people: number
  done: number
  /** Sum of the holds, as shown, of those without a hold yet, including this person. */
  toHold: number
}

/**
 * The error of a request about several people after one of them failed: it names the person, or how much is missing.
 */
export async function bulkRefusal(
  tx: Tx,
  error: AppError,
  { person, marketerId, people, done, toHold }: RefusedAt,
  { now, lang }: { now: Date; lang: Lang },
): Promise<AppError> {
  const { code, details } = error
  if (code === 'insufficient_credits') {
    const { available } = await marketerCredits(tx, marketerId, now)
    return new AppError(code, { gap: Math.max(toHold - available, Number(details.gap ?? 0)) })
  }
  const short = SHORT[code]
  if (short) return new AppError(short, { n: people, left: done })
  const named = NAMED[code]
  if (!named) return error
  const relations = await readRelations(tx, person)
  const { amount, day, platform } = details
  return new AppError(named, {
    name: relations?.influencerName[lang] ?? '',
    channelId: person.channelId,
    ...(person.id !== undefined && { jobId: person.id }),
    ...(amount !== undefined && { amount }),
    ...(day !== undefined && { day }),
    ...(platform !== undefined && { platform }),
  })
}
