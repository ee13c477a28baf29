import { AppError } from '../../../core/errors.ts'
import type { ChannelType } from '../../../core/vocabulary.ts'
import { PATTERNS } from '../rules/patterns.ts'
import { type ChannelUrl, readChannelUrl } from '../rules/url.ts'

/** The canonical identity of a link or a handle. Throws `channel_url_invalid` with the expected form of the address. */
export function identityOf(type: ChannelType, link: string): ChannelUrl {
  const answer = readChannelUrl(type, link)
  if (answer.ok) return { type: answer.type, handle: answer.handle, url: answer.url }
  const { name, pattern } = PATTERNS[type === 'TWITTER' ? 'X' : type]
  const words = { platform: name, pattern, reason: answer.reason }
  throw new AppError('channel_url_invalid', words, { url: { code: 'channel_url_invalid', ...words } })
}
