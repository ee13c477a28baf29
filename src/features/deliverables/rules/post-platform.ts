import { POST_HOSTS } from '../../../core/post-hosts.ts'
import type { StoredChannelType } from '../../../core/vocabulary.ts'

const isOn = (type: StoredChannelType, host: string): boolean =>
  POST_HOSTS[type].some((own) => host === own || host.endsWith(`.${own}`))

/** The platform of a URL if it is not the one of `type`; null for the same platform and for any other URL. */
export function otherPlatformOf(type: StoredChannelType, text: string): StoredChannelType | null {
  const host = URL.parse(text.trim())?.hostname
  if (!host || isOn(type, host)) return null
  return (Object.keys(POST_HOSTS) as StoredChannelType[]).find((other) => isOn(other, host)) ?? null
}
