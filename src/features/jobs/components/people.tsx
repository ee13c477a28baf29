import { Avatar } from '../../../ui/art/avatar.tsx'
import { BrandMark } from '../../../ui/art/brand-mark.tsx'
import type { JobRow } from '../contract.ts'

const media = (id: string | null): string | null => (id ? `/media/${id}` : null)

/** A creator's picture; the channel's own where the account has none. */
export const CreatorAvatar = ({ job, size = 40 }: { job: Pick<JobRow, 'creator' | 'channel'>; size?: number }) => (
  <Avatar name={job.creator.name} src={media(job.creator.avatarFileId) ?? job.channel.avatarUrl} size={size} />
)

export const BrandLogo = ({ brand, size = 24 }: { brand: JobRow['brand']; size?: number }) => (
  <BrandMark name={brand.name} src={media(brand.avatarFileId)} size={size} />
)
