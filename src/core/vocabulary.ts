/** Enumerations that several features share. Codes are stored and sent, never shown. */

export const CHANNEL_TYPES = [
  'FACEBOOK_PROFILE',
  'FACEBOOK_PAGE',
  'INSTAGRAM',
  'TWITTER',
  'X',
  'TIKTOK',
  'LINE',
  'YOUTUBE',
  'WHATSAPP',
  'LEMON8',
] as const
export type ChannelType = (typeof CHANNEL_TYPES)[number]

/** A stored channel type: TWITTER is an alias of X and never stored. */
export type StoredChannelType = Exclude<ChannelType, 'TWITTER'>

/** Converts an input channel type to its stored name. */
export const normalChannelType = (type: ChannelType): StoredChannelType => (type === 'TWITTER' ? 'X' : type)

export const POST_TYPES = ['shareLink', 'photoPost', 'videoPost', 'live', 'story', 'reel'] as const
export type PostType = (typeof POST_TYPES)[number]

export const REVIEW_OPTIONS = ['buy order', 'shipping', 'buy product', 'photo', 'invite'] as const
export type ReviewOption = (typeof REVIEW_OPTIONS)[number]

export const TIERS = ['nano', 'micro', 'mid', 'macro', 'mega'] as const
export type Tier = (typeof TIERS)[number]

export const INTERESTS = [
  'beauty',
  'car',
  'health',
  'lifestyle',
  'music',
  'travel',
  'investment',
  'tech',
  'design',
  'food',
  'news',
  'family',
] as const
export type Interest = (typeof INTERESTS)[number]

/** Campaign objectives: 1 awareness, 2 understanding, 3 traffic, 4 engagement, 5 coupon code, 0 other. */
export const OBJECTIVES = [1, 2, 3, 4, 5, 0] as const
export type Objective = (typeof OBJECTIVES)[number]

export const GENDERS = ['female', 'male', 'other'] as const
export type Gender = (typeof GENDERS)[number]
