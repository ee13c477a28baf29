import type { StoredChannelType } from '../../core/vocabulary.ts'
import { PortError } from '../http.ts'
import type { Connector, SocialPort } from './port.ts'

/** How the ownership of a channel is proven: by sign-in if the platform has one, otherwise by a code in the bio. */
export const OWNERSHIP: Record<StoredChannelType, 'oauth' | 'bio'> = {
  FACEBOOK_PROFILE: 'bio',
  FACEBOOK_PAGE: 'oauth',
  INSTAGRAM: 'oauth',
  X: 'oauth',
  TIKTOK: 'oauth',
  LINE: 'oauth',
  YOUTUBE: 'oauth',
  WHATSAPP: 'bio',
  LEMON8: 'bio',
}

/** Combines connectors by channel type to one port. A type without a connector throws `unsupported`. */
export function socialPort(connectors: Partial<Record<StoredChannelType, Connector>>): SocialPort {
  const of = (type: StoredChannelType): Connector => {
    const connector = connectors[type]
    if (!connector) throw new PortError(type.toLowerCase(), 'unsupported', { detail: 'not_configured' })
    return connector
  }
  return {
    ownership: (type) => OWNERSHIP[type],
    authorizeUrl: (type, request) => of(type).authorizeUrl(request),
    exchangeCode: async (type, exchange) => of(type).exchangeCode(exchange),
    refresh: async (type, token) => of(type).refresh(token),
    revoke: async (type, token) => of(type).revoke(token),
    getProfile: async (type, who, token) => of(type).getProfile(who, token),
    getPost: async (type, url, token) => of(type).getPost(url, token),
    getInsights: async (type, url, token) => of(type).getInsights(url, token),
    findCodeInBio: async (type, handle, code) => of(type).findCodeInBio(handle, code),
  }
}
