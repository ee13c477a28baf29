import type { Profile } from './port.ts'

/** Figures of a profile if the platform provides none. */
export const NO_FIGURES = {
  following: null,
  posts90d: null,
  averages: null,
  engagementBps: null,
  history: [] as Profile['history'],
  audience: null,
  createdAt: null,
} satisfies Partial<Profile>
