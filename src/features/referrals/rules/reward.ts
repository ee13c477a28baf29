import { addMonths } from '../../../core/calendar.ts'
import { type Satang, satang, ZERO } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'

/** The current settings, or the terms of a job, which stores them under the same names. */
export type RewardSettings = Pick<Settings, 'referral.bps' | 'referral.months' | 'referral.cap'>

/** Identities that two accounts may share; accounts that share one count as the same person. */
export const SHARED_IDENTITIES = ['id', 'phone', 'bank', 'device'] as const
export type SharedIdentity = (typeof SHARED_IDENTITIES)[number]

/** The facts that decide whether a payment to a friend earns a reward for the person who invited them. */
export interface FriendRewards {
  firstCompletedAt: Date | null
  /** Rewards so far, satang before tax. */
  paid: Satang
  shared: SharedIdentity | null
}

export interface ReferralTerms {
  bps: number
  /** Maximum reward that can still be paid for this friend, satang. */
  left: Satang
}

/** The end of the period in which a friend's pay earns rewards. */
export const rewardsEnd = (firstCompletedAt: Date, settings: RewardSettings): Date =>
  addMonths(firstCompletedAt, settings['referral.months'])

/**
 * The terms if a payment to a friend earns a reward for the person who invited them; null if it does not. The period
 * starts with the first COMPLETED job and lasts twelve months. No reward if a device, bank account or id is shared.
 */
export function referralTerms(
  { firstCompletedAt, paid, shared }: FriendRewards,
  payment: { at: Date; completes: boolean },
  settings: RewardSettings,
): ReferralTerms | null {
  if (shared) return null
  if (firstCompletedAt === null && !payment.completes) return null
  if (payment.at >= rewardsEnd(firstCompletedAt ?? payment.at, settings)) return null
  const left = settings['referral.cap'] - paid
  return left > 0 ? { bps: settings['referral.bps'], left: satang(left) } : null
}

export const FRIEND_STATES = ['joined', 'ready', 'working', 'earning', 'capped', 'ended', 'excluded', 'closed'] as const
export type FriendState = (typeof FRIEND_STATES)[number]

export interface Friend extends FriendRewards {
  /** The account was closed. */
  closed: boolean
  /** Has a channel with which they can take jobs. */
  connected: boolean
  /** Has a running job. */
  working: boolean
}

/** The state of an invited friend. */
export function friendState(friend: Friend, now: Date, settings: RewardSettings): FriendState {
  if (friend.closed) return 'closed'
  if (friend.shared) return 'excluded'
  if (friend.paid >= settings['referral.cap']) return 'capped'
  if (friend.firstCompletedAt) return now >= rewardsEnd(friend.firstCompletedAt, settings) ? 'ended' : 'earning'
  if (friend.working) return 'working'
  return friend.connected ? 'ready' : 'joined'
}

const OPEN: readonly FriendState[] = ['joined', 'ready', 'working', 'earning']

/** The reward that a friend can still earn, satang before tax. */
export const rewardLeft = (friend: Friend, now: Date, settings: RewardSettings): Satang =>
  OPEN.includes(friendState(friend, now, settings)) ? satang(settings['referral.cap'] - friend.paid) : ZERO
