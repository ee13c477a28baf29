import type { StoredChannelType } from '../../../core/vocabulary.ts'
import { readChannelUrl } from '../../channels/rules/url.ts'

/** A Facebook address does not tell a page from a profile; brands hire pages, so that comes first. */
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

/** The platform of a pasted address, or null: a bare name could be on any of them. */
export function findChannelType(text: string): StoredChannelType | null {
  if (!text.includes('/')) return null
  return ORDER.find((type) => readChannelUrl(type, text).ok) ?? null
}
