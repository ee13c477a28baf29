import type { PostType } from '../../../core/vocabulary.ts'

/** The media type of a draft by post type. A story or live stream may be either. */
export type DraftKind = 'video' | 'picture' | 'either'

const KINDS: Readonly<Record<PostType, DraftKind>> = {
  reel: 'video',
  videoPost: 'video',
  photoPost: 'picture',
  shareLink: 'picture',
  story: 'either',
  live: 'either',
}

export const draftKindOf = (postType: PostType): DraftKind => KINDS[postType]

/** Why a file cannot be the draft of this post type; null if it can. */
export function draftRefusal(
  postType: PostType,
  contentType: string,
): 'draft_needs_video' | 'draft_needs_picture' | null {
  const kind = draftKindOf(postType)
  const video = contentType.startsWith('video/')
  if (kind === 'video' && !video) return 'draft_needs_video'
  return kind === 'picture' && video ? 'draft_needs_picture' : null
}
