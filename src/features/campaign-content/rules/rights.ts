import { addDays, type Day } from '../../../core/calendar.ts'
import type { UsageRights } from '../../campaigns/brief/codes.ts'

/** Number of days before the end of the rights in which the marketer is warned. */
const ENDING_DAYS = 30

export const RIGHTS_STATES = ['none', 'active', 'ending', 'ended'] as const
export type RightsState = (typeof RIGHTS_STATES)[number]

/** Whether a marketer may use the content on a day. `none`: the content may only stay on the influencer's channel. */
export function rightsOn(rights: UsageRights | '', endsOn: Day | null, today: Day): RightsState {
  if (rights === '' || rights === 'creator_only') return 'none'
  if (endsOn === null) return 'active'
  if (endsOn < today) return 'ended'
  return endsOn <= addDays(today, ENDING_DAYS) ? 'ending' : 'active'
}

export const mayDownload = (state: RightsState): boolean => state === 'active' || state === 'ending'
