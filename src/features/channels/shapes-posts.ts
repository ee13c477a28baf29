import type { PostType, StoredChannelType } from '../../core/vocabulary.ts'

/** Post types of each platform, the most frequently requested one first. */
export const POSTS_OF: Readonly<Record<StoredChannelType, readonly PostType[]>> = {
  INSTAGRAM: ['reel', 'photoPost', 'story', 'live'],
  TIKTOK: ['reel', 'photoPost', 'story', 'live'],
  YOUTUBE: ['videoPost', 'reel', 'live'],
  FACEBOOK_PAGE: ['photoPost', 'videoPost', 'reel', 'story', 'live', 'shareLink'],
  FACEBOOK_PROFILE: ['photoPost', 'videoPost', 'reel', 'story', 'live', 'shareLink'],
  X: ['photoPost', 'videoPost', 'live', 'shareLink'],
  LINE: ['photoPost', 'videoPost', 'shareLink'],
  WHATSAPP: ['story', 'shareLink'],
  LEMON8: ['photoPost', 'reel'],
}
