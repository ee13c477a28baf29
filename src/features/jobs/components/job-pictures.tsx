import { Avatar } from '../../../ui/art/avatar.tsx'
import { BrandMark } from '../../../ui/art/brand-mark.tsx'
import { Cover } from '../../../ui/art/cover.tsx'
import { CoverImage } from '../../../ui/cover-image.tsx'
import type { JobRow } from '../contract.ts'

const media = (id: string | null): string | null => (id ? `/media/${id}` : null)

/** An influencer's picture; the channel's picture if the account has none. */
export const InfluencerAvatar = ({ job, size = 40 }: { job: Pick<JobRow, 'creator' | 'channel'>; size?: number }) => (
  <Avatar name={job.creator.name} src={media(job.creator.avatarFileId) ?? job.channel.avatarUrl} size={size} />
)

export const BrandLogo = ({ brand, size = 24 }: { brand: JobRow['brand']; size?: number }) => (
  <BrandMark name={brand.name} src={media(brand.avatarFileId)} size={size} />
)

type Pictured = Pick<JobRow['campaign'], 'coverFileId' | 'coverScene' | 'topic'>

/** The campaign's picture: uploaded by the marketer, else a drawing for its topic. */
export function JobCover({ campaign, eager }: { campaign: Pictured; eager?: boolean }) {
  return campaign.coverFileId ? (
    <CoverImage src={`/media/${campaign.coverFileId}`} alt="" {...(eager && { eager })} />
  ) : (
    <Cover scene={campaign.coverScene ?? campaign.topic} priority={eager} className="size-full" />
  )
}

/** The campaign's picture as a 56 px thumbnail for a list row. */
export const JobThumb = ({ campaign }: { campaign: Pictured }) => (
  <span className="relative block size-14 shrink-0 overflow-hidden rounded-field bg-surface-2">
    <JobCover campaign={campaign} />
  </span>
)
