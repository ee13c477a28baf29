import type { Profile } from './port.ts'

/** The figures of a profile of which only the page is readable. */
export const NO_FIGURES = {
  following: null,
  posts90d: null,
  averages: null,
  engagementBps: null,
  history: [] as Profile['history'],
  audience: null,
  createdAt: null,
} satisfies Partial<Profile>
