import { addDays, type Day, dayOf } from '../../../core/calendar.ts'
import type { LinkStatus } from '../kinds.ts'

/** Maximum length of an agreement, in years from the invitation. */
export const AGREEMENT_YEARS_MAX = 3

/** Filters of the manager's list. */
export const PARTNER_STATES = ['all', 'invited', 'active', 'ended'] as const
export type PartnerState = (typeof PARTNER_STATES)[number]

export const STATUSES_OF: Readonly<Record<Exclude<PartnerState, 'all'>, readonly LinkStatus[]>> = {
  invited: ['invited'],
  active: ['active'],
  ended: ['declined', 'expired', 'withdrawn', 'ended'],
}

/** The state shown to users. `ending`: one side has given notice. */
export const AGREEMENT_STATES = ['invited', 'active', 'ending', 'declined', 'expired', 'withdrawn', 'ended'] as const
export type AgreementState = (typeof AGREEMENT_STATES)[number]

interface Dates {
  status: LinkStatus
  expiresAt: Date | null
  endsAt: Date | null
  noticeAt: Date | null
}

/** The state at `now`. A date in the past counts even if the sweep has not updated the status yet. */
export function agreementState({ status, expiresAt, endsAt, noticeAt }: Dates, now: Date): AgreementState {
  if (status === 'invited') return expiresAt && expiresAt <= now ? 'expired' : 'invited'
  if (status !== 'active') return status
  if (endsAt && endsAt <= now) return 'ended'
  return noticeAt ? 'ending' : 'active'
}

/** Whether an agreement may end on that day. */
export function isEndDay(day: Day, now: Date): boolean {
  const today = dayOf(now)
  return day > today && day <= addDays(today, 366 * AGREEMENT_YEARS_MAX)
}

/** When a notice given now ends the agreement: after the notice period, or at the agreed end if that is earlier. */
export const noticeEnd = (endsAt: Date | null, after: Date): Date => (endsAt && endsAt < after ? endsAt : after)

export type Invitee = { email: string } | { handle: string } | { code: string }

/** Parses the input: an email address, or a word that may be a user name or an invite code. */
export function inviteeOf(typed: string): Invitee[] {
  const text = typed.trim()
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return [{ email: text.toLowerCase() }]
  const name = text.replace(/^@/, '')
  return [{ handle: name.toLowerCase() }, { code: name.toUpperCase() }]
}
