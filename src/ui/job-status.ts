import type { Tone } from './badge.tsx'
import type { IconName } from './icons/list.ts'

export interface StatusLook {
  tone: Tone
  icon: IconName
  /** Index of the stepper's current dot, of five; −1 before the start, 5 when all are complete. */
  step: number
}

/** Amber: the viewer has to act; blue: somebody else has to act; green: complete. */
export const JOB_STATUS_BADGES = {
  MATCHED: { tone: 'neutral', icon: 'seal-check-bold', step: -1 },
  MISMATCHED: { tone: 'neutral', icon: 'prohibit-bold', step: -1 },
  ASSIGN: { tone: 'social', icon: 'envelope-open-bold', step: -1 },
  IN_PROGRESS: { tone: 'info', icon: 'play-circle-bold', step: 0 },
  SHIPPING: { tone: 'info', icon: 'truck-bold', step: 0 },
  WORKING: { tone: 'notice', icon: 'pencil-simple-line-bold', step: 1 },
  READY: { tone: 'info', icon: 'link-simple-bold', step: 2 },
  SUBMIT: { tone: 'info', icon: 'magnifying-glass-bold', step: 2 },
  INSIGHT: { tone: 'notice', icon: 'chart-line-up-bold', step: 3 },
  COMPLETE: { tone: 'positive', icon: 'check-circle-bold', step: 4 },
  COMPLETED: { tone: 'solid', icon: 'hand-coins-bold', step: 5 },
  CANCEL: { tone: 'neutral', icon: 'x-circle-bold', step: -1 },
  REJECTED: { tone: 'critical', icon: 'x-circle-bold', step: -1 },
} as const satisfies Record<string, StatusLook>

export type JobStatusCode = keyof typeof JOB_STATUS_BADGES
