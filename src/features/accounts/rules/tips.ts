/** Tips on an influencer's dashboard, in order: one is shown at a time until it is dismissed. */
export const TIPS = ['saved_search', 'public_profile'] as const
export type Tip = (typeof TIPS)[number]

/** The next tip that was not dismissed. A public profile needs no tip about it. */
export const nextTip = (seen: readonly string[], publicProfile: 'off' | 'link' | 'listed'): Tip | null =>
  TIPS.find((tip) => !seen.includes(tip) && !(tip === 'public_profile' && publicProfile !== 'off')) ?? null
