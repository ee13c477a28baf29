import { addMonths } from '../../../core/calendar.ts'
import { type Satang, satang, ZERO } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'

/** The settings of the day, or the terms of a job that stores them under the same names. */
export type RewardSettings = Pick<Settings, 'referral.bps' | 'referral.months' | 'referral.cap'>

/** What two accounts may have in common: then they count as one person. */
export const SHARED_IDENTITIES = ['id', 'phone', 'bank', 'device'] as const
export type SharedIdentity = (typeof SHARED_IDENTITIES)[number]

/** What decides whether a friend's pay earns the influencer who invited them something. */
export interface FriendRewards {
  firstCompletedAt: Date | null
  /** Rewards so far, satang before tax. */
  paid: Satang
  shared: SharedIdentity | null
}

export interface ReferralTerms {
  bps: number
  /** What may still be paid for this friend, satang. */
  left: Satang
}

/** When a friend's pay stops counting. */
export const rewardsEnd = (firstCompletedAt: Date, settings: RewardSettings): Date =>
  addMonths(firstCompletedAt, settings['referral.months'])

/**
 * Whether a payment to a friend earns the person who invited them something. Counted from the first COMPLETED job, for
 * twelve months, never where device, bank account or id is shared.
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
  /** Has a channel that jobs can be taken with. */
  connected: boolean
  /** Has a job under way. */
  working: boolean
}

/** How far an invited friend has come. */
export function friendState(friend: Friend, now: Date, settings: RewardSettings): FriendState {
  if (friend.closed) return 'closed'
  if (friend.shared) return 'excluded'
  if (friend.paid >= settings['referral.cap']) return 'capped'
  if (friend.firstCompletedAt) return now >= rewardsEnd(friend.firstCompletedAt, settings) ? 'ended' : 'earning'
  if (friend.working) return 'working'
  return friend.connected ? 'ready' : 'joined'
}

const OPEN: readonly FriendState[] = ['joined', 'ready', 'working', 'earning']

/** What a friend may still bring, satang before tax. */
export const rewardLeft = (friend: Friend, now: Date, settings: RewardSettings): Satang =>
  OPEN.includes(friendState(friend, now, settings)) ? satang(settings['referral.cap'] - friend.paid) : ZERO
