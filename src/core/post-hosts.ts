import type { StoredChannelType } from './vocabulary.ts'

const FACEBOOK = ['facebook.com', 'm.facebook.com', 'web.facebook.com'] as const

/** Hosts of the URLs of posts on each platform, without `www.`. */
export const POST_HOSTS: Readonly<Record<StoredChannelType, readonly string[]>> = {
  FACEBOOK_PROFILE: FACEBOOK,
  FACEBOOK_PAGE: FACEBOOK,
  INSTAGRAM: ['instagram.com'],
  X: ['x.com', 'twitter.com', 'mobile.twitter.com'],
  TIKTOK: ['tiktok.com', 'm.tiktok.com'],
  LINE: ['voom.line.me', 'linevoom.line.me'],
  YOUTUBE: ['youtube.com', 'm.youtube.com', 'youtu.be'],
  WHATSAPP: ['whatsapp.com'],
  LEMON8: ['lemon8-app.com'],
}
