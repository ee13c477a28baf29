import type { EngagementRow, PriceCurve, RateByTier, Settings } from './settings-shape.ts'

const byTier = (nano: number, micro: number, mid: number, macro: number, mega: number): RateByTier => ({
  nano,
  micro,
  mid,
  macro,
  mega,
})

// Confirmed good rates exist only for Instagram and TikTok; the provisional ones use Instagram's ratio to the minimum.
const ENGAGEMENT: readonly EngagementRow[] = [
  { type: 'INSTAGRAM', floor: byTier(300, 200, 150, 100, 70), good: byTier(500, 350, 250, 180, 120) },
  { type: 'TIKTOK', floor: byTier(600, 400, 300, 200, 100), good: byTier(1_000, 700, 500, 350, 200) },
  {
    type: 'YOUTUBE',
    floor: byTier(200, 150, 120, 100, 80),
    good: byTier(335, 260, 200, 180, 135),
    provisional: true,
  },
  {
    type: 'FACEBOOK_PAGE',
    floor: byTier(150, 100, 70, 50, 30),
    good: byTier(250, 175, 115, 90, 50),
    provisional: true,
  },
  {
    type: 'FACEBOOK_PROFILE',
    floor: byTier(150, 100, 70, 50, 30),
    good: byTier(250, 175, 115, 90, 50),
    provisional: true,
  },
  { type: 'X', floor: byTier(100, 70, 50, 30, 20), good: byTier(165, 120, 85, 55, 35), provisional: true },
  {
    type: 'LEMON8',
    floor: byTier(300, 200, 150, 100, 70),
    good: byTier(500, 350, 250, 180, 120),
    provisional: true,
  },
]

type ChannelKey = Extract<keyof Settings, `channel.${string}` | `estimate.${string}`>

export const FIRST_CURVE: PriceCurve = {
  since: '2025-01-01',
  source: null,
  points: [
    [500, 50_000],
    [1_000, 80_000],
    [10_000, 350_000],
    [50_000, 900_000],
    [100_000, 1_400_000],
    [500_000, 3_500_000],
    [1_000_000, 9_000_000],
    [5_000_000, 30_000_000],
  ],
}

// Price of a post by tier: nano 3,000–5,000, micro 5,000–10,000, mid-tier 10,000–30,000, macro 30,000–100,000 THB.
const MARKET_CURVE: PriceCurve = {
  since: '2026-12-01',
  source: {
    th: 'ผลวิเคราะห์ตลาดไทยที่เผยแพร่เมื่อเดือนมีนาคม 2568',
    en: 'Thai market analysis published in March 2025',
  },
  points: [
    [500, 120_000],
    [1_000, 240_000],
    [10_000, 500_000],
    [50_000, 1_000_000],
    [500_000, 3_000_000],
    [1_000_000, 10_000_000],
    [5_000_000, 30_000_000],
  ],
}

/** Later price curves, each with its start date. */
export const LATER_CURVES: readonly PriceCurve[] = [MARKET_CURVE]

/** Default values of the channel rules and the price estimate. */
export const CHANNEL_DEFAULTS: Pick<Settings, ChannelKey> = {
  'channel.tiers': byTier(0, 10_000, 50_000, 100_000, 1_000_000),
  'channel.followers_min': {
    FACEBOOK_PROFILE: 500,
    FACEBOOK_PAGE: 500,
    INSTAGRAM: 500,
    X: 500,
    TIKTOK: 500,
    LINE: 300,
    YOUTUBE: 300,
    WHATSAPP: 500,
    LEMON8: 500,
  },
  'channel.posts_min': 6,
  'channel.posts_days': 90,
  'channel.following_max': 1_500,
  'channel.growth_max_bps': 3_000,
  'channel.growth_views_bps': 5_000,
  'channel.engagement': ENGAGEMENT,
  'channel.engagement_low_bps': 3_000,
  'channel.engagement_high_bps': 40_000,
  'channel.not_found_refreshes': 3,

  'estimate.curve': FIRST_CURVE,
  'estimate.channel_bps': {
    INSTAGRAM: 10_000,
    TIKTOK: 8_000,
    YOUTUBE: 15_000,
    FACEBOOK_PAGE: 8_000,
    FACEBOOK_PROFILE: 7_000,
    X: 6_000,
    LINE: 9_000,
    WHATSAPP: 5_000,
    LEMON8: 5_000,
  },
  'estimate.post_bps': {
    photoPost: 10_000,
    reel: 12_000,
    story: 5_000,
    videoPost: 13_000,
    live: 15_000,
    shareLink: 4_000,
  },
  'estimate.engagement_min_bps': 6_000,
  'estimate.engagement_max_bps': 16_000,
  'estimate.round_to': 5_000,
  'estimate.range_bps': 2_500,
  'estimate.range_unverified_bps': 4_000,
}
