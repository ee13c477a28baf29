import { DAY } from '../../../core/clock.ts'
import type { Settings } from '../../../core/settings.ts'
import type { Profile, ProfileDay } from '../../../ports/social/port.ts'
import { applyWaivers, scoreAuthenticity } from '../rules/authenticity.ts'
import { type Qualification, qualify } from '../rules/qualification.ts'
import type { ScoreReason } from '../shapes.ts'

export interface Assessment {
  qualification: Qualification
  score: number
  scoreReasons: ScoreReason[]
}

interface Growth {
  followersBps: number | null
  viewsBps: number | null
}

const change = (now: number, then: number): number | null =>
  then > 0 ? Math.round(((now - then) * 10_000) / then) : null

/**
 * Growth in basis points: followers over all stored days, and views in the later half of the days compared with the
 * earlier half.
 */
export function growthOf(history: readonly ProfileDay[]): Growth {
  const first = history[0]
  const last = history.at(-1)
  if (!first || !last || history.length < 2) return { followersBps: null, viewsBps: null }
  const half = Math.floor(history.length / 2)
  const views = (days: readonly ProfileDay[]): number | null =>
    days.some((day) => day.views === null) ? null : days.reduce((sum, day) => sum + (day.views ?? 0), 0) / days.length
  const [before, after] = [views(history.slice(0, half)), views(history.slice(half))]
  return {
    followersBps: change(last.followers, first.followers),
    viewsBps: before === null || after === null ? null : change(after, before),
  }
}

/** Checks and authenticity score of a profile. `verified`: the owner signed in at the platform. */
export function assess(
  profile: Profile,
  settings: Settings,
  now: Date,
  verified: boolean,
  takenByOther = false,
): Assessment {
  const growth = growthOf(profile.history)
  const { type, followers, following, posts90d, engagementBps, averages } = profile
  const figures = {
    type,
    followers,
    following,
    posts90d,
    engagementBps,
    growth7dBps: growth.followersBps,
    viewsGrowth7dBps: growth.viewsBps,
  }
  const { score, reasons } = scoreAuthenticity(
    {
      ...figures,
      averageLikes: averages?.likes ?? null,
      averageComments: averages?.comments ?? null,
      averageViews: averages?.views ?? null,
      ageDays: profile.createdAt && Math.floor((now.getTime() - profile.createdAt.getTime()) / DAY),
      verified,
    },
    settings,
  )
  return {
    qualification: qualify({ ...figures, takenByOther, isPublic: profile.public }, settings),
    score,
    scoreReasons: reasons,
  }
}

const whole = (n: number | null | undefined): number | null => (n === null || n === undefined ? null : Math.round(n))

/** The columns that a refresh updates. Waived reasons do not lower the score. */
export function measuresOf(profile: Profile, assessment: Assessment, waived: readonly ScoreReason[] = []) {
  const { score, reasons: scoreReasons } = applyWaivers(assessment.scoreReasons, waived)
  const { type, externalId, handle, name, url, avatarUrl, followers, following, posts90d, audience } = profile
  return {
    type,
    externalId,
    handle,
    name,
    url,
    avatarUrl,
    followers,
    following,
    posts90d,
    averageLikes: whole(profile.averages?.likes),
    averageComments: whole(profile.averages?.comments),
    averageViews: whole(profile.averages?.views),
    engagementBps: whole(profile.engagementBps),
    audience,
    score,
    scoreReasons,
    qualification: { code: assessment.qualification.code, checks: assessment.qualification.checks },
  }
}
