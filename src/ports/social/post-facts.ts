import type { PostFacts, PostInsights } from './port.ts'

/** What a connector answers for a post that is not there. */
export const NO_POST: PostFacts = {
  exists: false,
  public: false,
  externalId: null,
  authorExternalId: null,
  authorHandle: null,
  text: '',
  tags: [],
  postedAt: null,
  metrics: { views: null, likes: null, comments: null, shares: null },
}

/** Insights of which nothing is known yet. */
export const NO_INSIGHTS: PostInsights = {
  reach: null,
  views: null,
  likes: null,
  comments: null,
  shares: null,
  saves: null,
  clicks: null,
}
