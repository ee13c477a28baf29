import { dayOf } from '../../../core/calendar.ts'
import type { Settings } from '../../../core/settings.ts'
import { pipelineAll } from '../../../db/tx.ts'
import type { Tx } from '../../../db/types.ts'
import { readSettings } from '../../../platform/settings.ts'
import { listSubjectsById, ratesOf, type SubjectRecord } from '../../channels/service.ts'
import type { Match } from '../contract.ts'
import { type MatchResult, matchChannel } from '../rules/match.ts'
import type { CampaignRecord } from '../store.ts'
import { type BrandOfCampaign, listTrack, NO_TRACK, type TrackRecord } from './store-track.ts'

export type MatchedCampaign = Pick<CampaignRecord, 'criteria' | 'channelType' | 'postType' | 'price'>

/** Score, reasons and result of one channel for one campaign. A draft without a channel type matches every platform. */
export function matchFor(
  campaign: MatchedCampaign,
  subject: SubjectRecord,
  settings: Settings,
  now: Date,
  track: TrackRecord = NO_TRACK,
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

/** The results of an influencer's usable channels, best match first. */
export const matchesOf = (
  campaign: MatchedCampaign,
  subjects: readonly SubjectRecord[],
  settings: Settings,
  now: Date,
  track?: TrackRecord,
): Match[] =>
  subjects
    .map((subject) => ({ channelId: subject.channel.id, ...matchFor(campaign, subject, settings, now, track) }))
    // Sorting by score is enough: a match always has a higher score than a mismatch.
    .sort((a, b) => b.score - a.score)

/**
 * Reads channels and their owners' earlier work for a brand. Returns a function from a campaign of this brand (which
 * may have modified criteria) to the results by channel id.
 */
export async function readMatches(
  tx: Tx,
  brand: BrandOfCampaign,
  channelIds: readonly string[],
  now: Date,
): Promise<(campaign: MatchedCampaign) => Map<string, MatchResult>> {
  const subjects = await listSubjectsById(tx, channelIds)
  const owners = [...new Set(subjects.map(({ channel }) => channel.accountId))]
  const [settings, tracks] = await pipelineAll(
    tx,
    () => readSettings(tx, now),
    () => listTrack(tx, brand, owners),
  )
  return (campaign) =>
    new Map(
      subjects.map((subject) => {
        const { id, accountId } = subject.channel
        return [id, matchFor(campaign, subject, settings, now, tracks.get(accountId))]
      }),
    )
}

/** The results of the given channels for one campaign, by channel id. Includes their owners' earlier work. */
export const matchChannels = async (
  tx: Tx,
  campaign: MatchedCampaign & BrandOfCampaign,
  channelIds: readonly string[],
  now: Date,
): Promise<Map<string, MatchResult>> => (await readMatches(tx, campaign, channelIds, now))(campaign)
