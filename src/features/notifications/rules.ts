import type { en } from './templates/en.ts'

export const CHANNELS = ['email', 'sms', 'line', 'whatsapp', 'site'] as const
export type NoticeChannel = (typeof CHANNELS)[number]
/** Channels that a person can switch. On-site messages always arrive. */
export const CHOSEN_CHANNELS = ['line', 'sms', 'email', 'whatsapp'] as const
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

/** Groups that concern a role. */
export const GROUPS_OF: Readonly<Record<NotificationRole, readonly KindGroup[]>> = {
  Influencer: ['jobs', 'money', 'channels', 'partners', 'security', 'marketing'],
  Marketer: ['jobs', 'campaigns', 'credits', 'money', 'security', 'marketing'],
}

const GROUP_OF_PREFIX: Readonly<Record<string, KindGroup>> = {
  job: 'jobs',
  campaign: 'campaigns',
  withdrawal: 'money',
  bank: 'money',
  package: 'money',
  credits: 'money',
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
  'credits.expiring': 'credits',
  'package.expiring': 'credits',
}

/** The group of a kind: what a person switches on and off. */
export const groupOf = (kind: NoticeKind): KindGroup =>
  GROUP_OF_KIND[kind] ?? GROUP_OF_PREFIX[kind.split('.')[0] ?? ''] ?? 'security'

/** Without an answer of the person: everything but WhatsApp, and news only to those who asked for them. */
export const isDefaultOn = (group: KindGroup, channel: ChosenChannel): boolean =>
  channel !== 'whatsapp' && group !== 'marketing'

export interface Preference {
  kindGroup: string
  channel: ChosenChannel
  enabled: boolean
}

/** Whether a channel may carry a kind. Security cannot be switched off, except on WhatsApp which is only ever chosen. */
export function isWanted(kind: NoticeKind, channel: ChosenChannel, preferences: readonly Preference[]): boolean {
  const group = groupOf(kind)
  const answer = preferences.find((p) => p.kindGroup === group && p.channel === channel)?.enabled
  if (group === 'security' && channel !== 'whatsapp') return true
  return answer ?? isDefaultOn(group, channel)
}

const RETRY_FIRST = 30_000
const RETRY_MOST = 3_600_000
export const MAX_ATTEMPTS = 8

/** Milliseconds to the next try after `attempts` failed ones: 30 s, doubling, at most an hour. */
export const retryDelay = (attempts: number): number =>
  Math.min(RETRY_MOST, RETRY_FIRST * 2 ** Math.max(0, attempts - 1))
