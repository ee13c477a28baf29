/** Why an applicant cannot be accepted now. */
export const OBSTACLES = ['answered', 'withdrawn', 'ended', 'mismatched', 'not_active', 'paused'] as const
export type Obstacle = (typeof OBSTACLES)[number]

/** Somebody who takes no jobs now cannot be accepted, but declined. */
const ONLY_TO_ACCEPT: readonly Obstacle[] = ['not_active', 'paused']

/** Whether an applicant can be accepted or declined now. */
export const isReadyFor = (act: 'accept' | 'decline', obstacle: Obstacle | null): boolean =>
  obstacle === null || (act === 'decline' && ONLY_TO_ACCEPT.includes(obstacle))
