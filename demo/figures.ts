import type { KnownFigures } from '../sandbox/platform-profiles.ts'
import type { PlatformPost } from '../sandbox/platform-state.ts'
import type { StoredChannelType } from '../src/core/vocabulary.ts'
import { parsePostUrl } from '../src/ports/social/links.ts'
import { campaignOf } from './content/campaigns.ts'
import { INFLUENCERS } from './content/influencers.ts'
import { JOBS } from './content/jobs.ts'
import type { Audience, DemoChannel } from './content/types.ts'
import { momentOf, todayAt } from './day.ts'

/** A location is a province of the content or `other`. */
export const audienceOf = ({ gender, age, location }: Audience) => ({
  gender: { ...gender },
  age: { ...age },
  location: location.map(({ province, percent }) => ({ place: province as string, percent })),
})

/** A channel's figures in the format of a platform. */
export const figuresOf = (channel: DemoChannel): Required<KnownFigures> => ({
  name: channel.title,
  followers: channel.followers,
  following: channel.following,
  posts90d: channel.posts90d,
  engagementBps: channel.erBp,
  averageViews: channel.averageViews,
  audience: audienceOf(channel.audience),
})

const BY_HANDLE = new Map(
  INFLUENCERS.flatMap(({ channels }) =>
    channels.map((channel) => [`${channel.type}:${channel.handle.toLowerCase()}`, channel] as const),
  ),
)

/**
 * The figures that the sandbox platform shows for the demo's channels, so that reading one again does not contradict the
 * demo.
 */
export function demoFigures(type: StoredChannelType, handle: string): KnownFigures | null {
  const channel = BY_HANDLE.get(`${type}:${handle}`)
  return channel ? figuresOf(channel) : null
}

const POSTS = new Map(
  JOBS.flatMap((job) => {
    const link = job.postUrl ? parsePostUrl(job.channel.type, job.postUrl) : null
    return link ? [[`${link.type}:${link.id}`, { job, link }] as const] : []
  }),
)

/** The post of a demo job as the sandbox platform shows it: public, on the creator's account, with its tag. */
export function demoPost(type: StoredChannelType, id: string, now: Date): PlatformPost | null {
  const found = POSTS.get(`${type}:${id}`)
  if (!found) return null
  const { job, link } = found
  const campaign = campaignOf(job.campaign)
  const given = job.steps.find((step) => step.state === 'SUBMIT')?.at ?? { day: -1, minute: 0 }
  return {
    id,
    type,
    handle: job.channel.handle,
    kind: link.kind,
    text: `${campaign.product.th} ${campaign.disclosureTag}`,
    public: true,
    postedAt: momentOf(todayAt(now), given).toISOString(),
  }
}
