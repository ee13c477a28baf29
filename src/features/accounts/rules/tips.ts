/** Tips on an influencer's dashboard, in order. One is shown at a time until it is dismissed. */
export const TIPS = ['saved_search', 'public_profile'] as const
export type Tip = (typeof TIPS)[number]

/** The next tip that was not dismissed. The tip about the public profile is skipped if the profile is public. */
export const nextTip = (seen: readonly string[], publicProfile: 'off' | 'link' | 'listed'): Tip | null =>
  TIPS.find((tip) => !seen.includes(tip) && !(tip === 'public_profile' && publicProfile !== 'off')) ?? null
