import type { Transition } from '../../../core/machine.ts'
import type { EntryName } from './entries.ts'
import type { JobEvent, JobNotice, JobNoticeKind } from './events.ts'
import type { JobGuard } from './guards.ts'
import type { JobActor, JobState } from './states.ts'

/**
 * The effect of a step on the money.
 * `hold`: price and fee (or one package unit), and the maximum reimbursement as a separate hold.
 * `changeHold`: the hold of price and fee is replaced by one for the agreed price.
 * `extraRoundHold`: one more revision, as a separate hold in credits.
 * `refund`: the hold ends; the influencer's share is paid as for a completion, the remainder is returned.
 * `payout`: the hold ends; the influencer is paid in full.
 */
export type MoneyStep = 'none' | 'hold' | 'changeHold' | 'extraRoundHold' | 'refund' | 'payout'

/** `take`: the job takes a slot of the campaign. `free`: it ends before its post is live and returns its slot. */
export type SlotStep = 'none' | 'take' | 'free'

export interface JobTransition extends Transition<JobState, JobEvent, JobActor, JobGuard> {
  money: MoneyStep
  slot: SlotStep
  entry?: EntryName
  /**
   * `restart`: a new stage begins now. `keep`: the stage's deadline is unchanged. `resume`: it continues after a pause.
   */
  clock: 'restart' | 'keep' | 'resume'
  notify: readonly JobNotice[]
}

interface Extra {
  money?: MoneyStep
  slot?: SlotStep
  entry?: EntryName
  clock?: JobTransition['clock']
  notify?: readonly JobNotice[]
  /** Also allowed while the job is disputed or frozen. */
  still?: boolean
}

/** The price is put on hold, and a slot is taken. */
export const HOLD = { money: 'hold', slot: 'take' } as const
/** The job ends before its post is live: the hold ends and the slot is freed. */
export const REFUND = { money: 'refund', slot: 'free' } as const

const list = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T])

/** A row of the table. The first guard is `running`, unless `still` is set. */
export function transition(
  from: JobState | readonly JobState[],
  event: JobEvent,
  by: JobActor | readonly JobActor[],
  guard: readonly JobGuard[],
  to: JobState,
  extra: Extra = {},
): JobTransition {
  const { still = false, money = 'none', slot = 'none', clock = 'restart', notify = [], entry } = extra
  return {
    from: list(from),
    event,
    by: list(by),
    guard: still ? guard : ['running', ...guard],
    to,
    money,
    slot,
    clock,
    notify,
    ...(entry === undefined ? {} : { entry }),
  }
}

type Notices = readonly JobNotice[]

export const toInfluencer = (kind: JobNoticeKind): Notices => [{ to: 'influencer', kind }]
export const toMarketer = (kind: JobNoticeKind): Notices => [{ to: 'marketer', kind }]
/** Notices to both sides. `forMarketer`: the kind for the marketer, if it differs. */
export const toBoth = (kind: JobNoticeKind, forMarketer: JobNoticeKind = kind): Notices => [
  ...toInfluencer(kind),
  ...toMarketer(forMarketer),
]
export const toOperator = (kind: JobNoticeKind): Notices => [{ to: 'operator', kind }]
