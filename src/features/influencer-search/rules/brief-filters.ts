import type { StoredChannelType } from '../../../core/vocabulary.ts'
import type { Criteria } from '../../campaigns/shapes.ts'
import type { FindFilters } from './filters.ts'

/** The filters that stand for a brief's criteria on channels; those on the person are not part of the search. */
export const briefFilters = (criteria: Criteria, channelType: StoredChannelType | null): FindFilters => ({
  type: channelType ? [channelType] : undefined,
  followersMin: criteria.followersMin ?? undefined,
  followersMax: criteria.followersMax ?? undefined,
  engagementMin: criteria.engagementMinBps ?? undefined,
  interest: criteria.interests,
  gender: criteria.audienceGender ?? undefined,
  age: criteria.audienceAges,
})
