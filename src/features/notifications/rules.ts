import { dayOf, startOfDay } from '../../core/calendar.ts'
import { DAY, HOUR } from '../../core/clock.ts'
import type { Permission } from '../../core/endpoint.ts'
import { rolesWith, type TeamRole } from '../teams/kinds.ts'
import type { en } from './templates/en.ts'

export const CHANNELS = ['email', 'sms', 'line', 'whatsapp', 'push', 'site'] as const
export type NoticeChannel = (typeof CHANNELS)[number]
/** Channels that a person can switch. On-site messages always arrive. */
export const CHOSEN_CHANNELS = ['push', 'line', 'sms', 'email', 'whatsapp'] as const
export type ChosenChannel = (typeof CHOSEN_CHANNELS)[number]

export type NoticeKind = keyof typeof en

export const KIND_GROUPS = [
  'jobs',
  'money',
  'campaigns',
  'credits',
  'channels',
  'partners',
  'security',
  'marketing',
] as const
export type KindGroup = (typeof KIND_GROUPS)[number]

export type NotificationRole = 'Influencer' | 'Marketer'

export const GROUPS_OF: Readonly<Record<NotificationRole, readonly KindGroup[]>> = {
  Influencer: ['jobs', 'money', 'channels', 'partners', 'security', 'marketing'],
  Marketer: ['jobs', 'campaigns', 'credits', 'money', 'security', 'marketing'],
}

const GROUP_OF_PREFIX: Readonly<Record<string, KindGroup>> = {
  job: 'jobs',
  campaign: 'campaigns',
  withdrawal: 'money',
  vat: 'money',
  bank: 'money',
  package: 'money',
  credits: 'money',
  document: 'money',
  certificate: 'money',
  channel: 'channels',
  partner: 'partners',
  referral: 'partners',
  marketing: 'marketing',
  security: 'security',
  account: 'security',
  operator: 'security',
}
const GROUP_OF_KIND: Readonly<Partial<Record<NoticeKind, KindGroup>>> = {
  'job.paid': 'money',
  'job.paid_out': 'money',
  'job.applied': 'campaigns',
  'campaign.new_matches': 'jobs',
  'credits.expiring': 'credits',
  'package.expiring': 'credits',
}

/** The group of a kind. People switch messages on and off by group. */
export const groupOf = (kind: NoticeKind): KindGroup =>
  GROUP_OF_KIND[kind] ?? GROUP_OF_PREFIX[kind.split('.')[0] ?? ''] ?? 'security'

const PERMISSION_OF_GROUP: Readonly<Partial<Record<KindGroup, Permission>>> = {
  jobs: 'campaigns',
  campaigns: 'campaigns',
  money: 'finance',
  credits: 'finance',
}

/** The team roles that get a message to the account. Security messages go only to the account's own login. */
export function rolesConcerned(kind: NoticeKind): TeamRole[] {
  const permission = PERMISSION_OF_GROUP[groupOf(kind)]
  return permission ? rolesWith(permission) : []
}

/** Only marketing emails have an unsubscribe link. */
export const canUnsubscribe = (kind: NoticeKind): boolean => groupOf(kind) === 'marketing'

/** The default: on for all connected channels, except for marketing. */
const isDefaultOn = (group: KindGroup): boolean => group !== 'marketing'

/** An additional row of switches: which channels delay messages during quiet hours. */
export const QUIET_HOURS = 'quiet_hours'
/** The rows of switches: the groups of messages, and the quiet hours. */
export const SWITCH_GROUPS = [...KIND_GROUPS, QUIET_HOURS] as const
export type SwitchGroup = (typeof SWITCH_GROUPS)[number]

/** Default: quiet hours apply to all channels except email. */
export const isDefaultSwitch = (group: SwitchGroup, channel: ChosenChannel): boolean =>
  group === QUIET_HOURS ? channel !== 'email' : isDefaultOn(group)

/**
 * The end of the current quiet hours (Bangkok time); null outside of them. Quiet hours may span midnight. If both hours
 * are equal, there are none.
 */
export function quietUntil(now: Date, fromHour: number, untilHour: number): Date | null {
  const midnight = startOfDay(dayOf(now))
  const hours = (now.getTime() - midnight.getTime()) / HOUR
  const until = midnight.getTime() + untilHour * HOUR
  if (fromHour <= untilHour) return hours >= fromHour && hours < untilHour ? new Date(until) : null
  if (hours < untilHour) return new Date(until)
  return hours >= fromHour ? new Date(until + DAY) : null
}

/** Whether a message is delayed until the end of the quiet hours. Security messages, such as codes, never are. */
export const isQuiet = (kind: NoticeKind, channel: ChosenChannel, preferences: readonly Preference[]): boolean =>
  groupOf(kind) !== 'security' &&
  (preferences.find((p) => p.kindGroup === QUIET_HOURS && p.channel === channel)?.enabled ??
    isDefaultSwitch(QUIET_HOURS, channel))

export interface Preference {
  kindGroup: string
  channel: ChosenChannel
  enabled: boolean
}

/** Whether a kind is sent on a channel. Security messages cannot be switched off. */
export function isWanted(kind: NoticeKind, channel: ChosenChannel, preferences: readonly Preference[]): boolean {
  const group = groupOf(kind)
  const answer = preferences.find((p) => p.kindGroup === group && p.channel === channel)?.enabled
  return group === 'security' || (answer ?? isDefaultOn(group))
}

const RETRY_FIRST = 30_000
const RETRY_MOST = HOUR
export const MAX_ATTEMPTS = 8

/** Milliseconds to the next attempt after `attempts` failed ones: 30 s, doubling, at most an hour. */
export const retryDelay = (attempts: number): number =>
  Math.min(RETRY_MOST, RETRY_FIRST * 2 ** Math.max(0, attempts - 1))
