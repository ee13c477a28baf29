/** What a key may do, by the side that it acts for; `read` scopes come first. */
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

/** Days after which a key ends; null: it does not end by itself. */
export const KEY_LIVES = [30, 90, 365] as const

/** Keys of an account that can be used at the same time. */
export const KEYS_MAX = 20

/** What every key starts with, so that it is recognised where it should not be. */
export const KEY_START = 'talad_'
