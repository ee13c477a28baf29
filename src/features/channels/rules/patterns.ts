import type { StoredChannelType } from '../../../core/vocabulary.ts'

/** Platform names (Latin in both languages) and the form of a channel's address on the platform. */
export const PATTERNS: Readonly<Record<StoredChannelType, { name: string; pattern: string; prefix: string }>> = {
  FACEBOOK_PROFILE: { name: 'Facebook', pattern: 'facebook.com/name', prefix: 'facebook.com/' },
  FACEBOOK_PAGE: { name: 'Facebook', pattern: 'facebook.com/page', prefix: 'facebook.com/' },
  INSTAGRAM: { name: 'Instagram', pattern: 'instagram.com/name', prefix: 'instagram.com/' },
  X: { name: 'X', pattern: 'x.com/name', prefix: 'x.com/' },
  TIKTOK: { name: 'TikTok', pattern: 'tiktok.com/@name', prefix: 'tiktok.com/@' },
  LINE: { name: 'LINE', pattern: 'line.me/R/ti/p/@id', prefix: 'line.me/R/ti/p/@' },
  YOUTUBE: { name: 'YouTube', pattern: 'youtube.com/@name', prefix: 'youtube.com/@' },
  WHATSAPP: { name: 'WhatsApp', pattern: 'wa.me/66812345678', prefix: 'wa.me/' },
  LEMON8: { name: 'Lemon8', pattern: 'lemon8-app.com/@name', prefix: 'lemon8-app.com/@' },
}
