import type { PostFacts, PostInsights } from './port.ts'

/** The result of a connector for a post that does not exist. */
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

/** Insights without any figure. */
export const NO_INSIGHTS: PostInsights = {
  reach: null,
  views: null,
  likes: null,
  comments: null,
  shares: null,
  saves: null,
  clicks: null,
}
