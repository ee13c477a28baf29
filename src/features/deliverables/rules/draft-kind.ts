import type { PostType } from '../../../core/vocabulary.ts'
import type { DraftComment } from './draft-comments.ts'

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

/** Why a file cannot be a draft for this post type; null if it can. */
export function draftRefusal(
  postType: PostType,
  contentType: string,
): 'draft_needs_video' | 'draft_needs_picture' | null {
  const kind = draftKindOf(postType)
  const video = contentType.startsWith('video/')
  if (kind === 'video' && !video) return 'draft_needs_video'
  return kind === 'picture' && video ? 'draft_needs_picture' : null
}

/** True if comments on a draft refer to times; false if they refer to points or regions of its picture. */
export function isCommentedByTime(postType: PostType, hasPicture: boolean): boolean {
  const kind = draftKindOf(postType)
  return kind === 'video' || (kind === 'either' && !hasPicture)
}

/** Whether a comment fits a draft of this post type: a time needs a video, a point or a region needs a picture. */
export function isOnDraft(postType: PostType, { at, place, point }: DraftComment): boolean {
  const kind = draftKindOf(postType)
  if (kind === 'video') return place === null && point === null
  return kind === 'either' || at === null
}
