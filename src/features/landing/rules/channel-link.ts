import type { StoredChannelType } from '../../../core/vocabulary.ts'
import { readChannelUrl } from '../../channels/rules/url.ts'

/** The address of a Facebook page looks like that of a profile. Pages come first because brands hire pages. */
const ORDER: readonly StoredChannelType[] = [
  'TIKTOK',
  'INSTAGRAM',
  'YOUTUBE',
  'FACEBOOK_PAGE',
  'X',
  'LINE',
  'LEMON8',
  'WHATSAPP',
]

/** The platform of a pasted address. Null if it is not an address: a bare name could be on any platform. */
export function findChannelType(text: string): StoredChannelType | null {
  if (!text.includes('/')) return null
  return ORDER.find((type) => readChannelUrl(type, text).ok) ?? null
}
