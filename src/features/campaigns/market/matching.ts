import { dayOf } from '../../../core/calendar.ts'
import type { Settings } from '../../../core/settings.ts'
import type { Tx } from '../../../db/types.ts'
import { readSettings } from '../../../platform/settings.ts'
import { listSubjectsById, ratesOf, type SubjectRecord } from '../../channels/service.ts'
import type { Match } from '../contract.ts'
import { type MatchResult, matchChannel } from '../rules/match.ts'
import type { CampaignRecord } from '../store.ts'

export type MatchedCampaign = Pick<CampaignRecord, 'criteria' | 'channelType' | 'postType' | 'price'>

/** What only the jobs know of a creator: on-time jobs in percent (null without finished ones), work for this brand. */
export interface TrackRecord {
  reliability: number | null
  workedWithBrand: boolean
}

/** Score, reasons and verdict of one channel for one campaign. A draft without a channel type fits any. */
export function matchFor(
  campaign: MatchedCampaign,
  subject: SubjectRecord,
  settings: Settings,
  now: Date,
  track: TrackRecord = { reliability: null, workedWithBrand: false },
): MatchResult {
  const { channel } = subject
  return matchChannel(
    { criteria: campaign.criteria, channelType: campaign.channelType ?? channel.type, price: campaign.price },
    {
      channelType: channel.type,
      followers: channel.followers,
      engagementBps: channel.engagementBps,
      goodBps:
        channel.followers === null ? null : (ratesOf(channel.type, channel.followers, settings)?.goodBps ?? null),
      audience: channel.audience,
      gender: subject.gender,
      birthdate: subject.birthdate,
      province: subject.province,
      interests: subject.interests,
      nationalityId: subject.nationalityId,
      score: channel.score,
      price: campaign.postType ? (subject.prices[campaign.postType] ?? null) : null,
      ...track,
    },
    dayOf(now),
  )
}

/** The channel of a creator that fits best, with its result; null without usable channels. */
export function bestMatch(
  campaign: MatchedCampaign,
  subjects: readonly SubjectRecord[],
  settings: Settings,
  now: Date,
): Match | null {
  let best: Match | null = null
  for (const subject of subjects) {
    const result = matchFor(campaign, subject, settings, now)
    // A match always has the higher score, so the score alone decides.
    if (best === null || result.score > best.score) best = { channelId: subject.channel.id, ...result }
  }
  return best
}

/** The results of given channels for one campaign, by channel id, in two queries however many there are. */
export async function matchChannels(
  tx: Tx,
  campaign: MatchedCampaign,
  channelIds: readonly string[],
  now: Date,
  trackOf: (subject: SubjectRecord) => TrackRecord | undefined = () => undefined,
): Promise<Map<string, MatchResult>> {
  const [subjects, settings] = await Promise.all([listSubjectsById(tx, channelIds), readSettings(tx, now)])
  return new Map(
    subjects.map((subject) => [subject.channel.id, matchFor(campaign, subject, settings, now, trackOf(subject))]),
  )
}
