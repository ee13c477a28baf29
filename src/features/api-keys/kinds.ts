/** The scopes that a key may have, by role of its owner; `read` scopes come first. */
export const SCOPES_OF = {
  marketer: [
    'campaigns:read',
    'campaigns:write',
    'influencers:read',
    'jobs:read',
    'jobs:write',
    'credits:read',
    'credits:write',
    'webhooks:read',
    'webhooks:write',
  ],
  influencer: [
    'jobs:read',
    'jobs:write',
    'channels:read',
    'channels:write',
    'earnings:read',
    'earnings:write',
    'withdrawals:write',
    'webhooks:read',
    'webhooks:write',
  ],
} as const

export type ApiScope = (typeof SCOPES_OF)[keyof typeof SCOPES_OF][number]
export const API_SCOPES = [...new Set<ApiScope>([...SCOPES_OF.marketer, ...SCOPES_OF.influencer])] as [
  ApiScope,
  ...ApiScope[],
]

/** Choices for the lifetime of a key, in days. A key whose `expiresInDays` is null does not expire. */
export const KEY_LIFETIMES = [30, 90, 365] as const

/** Maximum number of usable keys per account. */
export const KEYS_MAX = 20

/** Prefix of every key. Secret scanners and people recognise a leaked key by it. */
export const KEY_START = 'talad_'
