import type { Settings } from '../../../core/settings.ts'
import type { Profile } from '../../../ports/social/port.ts'
import type { Assessment } from '../assessment/assess.ts'
import { estimatePrice } from '../rules/estimate.ts'
import type { PriceEstimate } from '../shapes.ts'
import { POSTS_OF } from '../shapes-posts.ts'
import type { ChannelRecord } from '../store.ts'

type ChannelFigures = Pick<
  PriceEstimate,
  'type' | 'handle' | 'name' | 'avatarUrl' | 'followers' | 'engagementBps' | 'score' | 'verified' | 'qualification'
>

/** Estimates for all post types of the platform. Hidden followers count as 0, which gives the lowest base price. */
function estimateFrom(figures: ChannelFigures, settings: Settings): PriceEstimate {
  const { type, followers, engagementBps, score, verified } = figures
  const { since, source } = settings['estimate.curve']
  return {
    ...figures,
    basis: { since, source },
    posts: POSTS_OF[type].map((postType) => ({
      postType,
      ...estimatePrice({ type, postType, followers: followers ?? 0, engagementBps, score, verified }, settings),
    })),
  }
}

/** The estimate for a stored channel. */
export const estimateChannel = (row: ChannelRecord, settings: Settings): PriceEstimate =>
  estimateFrom(
    {
      type: row.type,
      handle: row.handle,
      name: row.name,
      avatarUrl: row.avatarUrl,
      followers: row.followers,
      engagementBps: row.engagementBps,
      score: row.score,
      verified: row.proof === 'oauth',
      qualification: row.qualification,
    },
    settings,
  )

/** The estimate for a profile without proof of ownership. */
export const estimateProfile = (
  profile: Profile,
  { qualification, score }: Assessment,
  settings: Settings,
): PriceEstimate =>
  estimateFrom(
    {
      type: profile.type,
      handle: profile.handle,
      name: profile.name,
      avatarUrl: profile.avatarUrl,
      followers: profile.followers,
      engagementBps: profile.engagementBps,
      score,
      verified: false,
      qualification: { code: qualification.code, checks: qualification.checks },
    },
    settings,
  )
