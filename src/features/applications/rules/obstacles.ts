/** Why an applicant cannot be accepted. */
export const OBSTACLES = ['answered', 'withdrawn', 'ended', 'mismatched', 'not_active', 'paused'] as const
export type Obstacle = (typeof OBSTACLES)[number]

/** Obstacles that only prevent accepting: these applicants can still be declined. */
const ONLY_TO_ACCEPT: readonly Obstacle[] = ['not_active', 'paused']

export const isReadyFor = (act: 'accept' | 'decline', obstacle: Obstacle | null): boolean =>
  obstacle === null || (act === 'decline' && ONLY_TO_ACCEPT.includes(obstacle))
