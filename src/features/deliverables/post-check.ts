import type { PostFacts } from '../../ports/social/port.ts'
import type { ReasonCode } from './text/reasons.ts'

/**
 * Requirements for a post. Handles have no @; the tag is as written in the brief; an empty tag means none is required.
 */
export interface PostDemand {
  externalId: string
  handle: string
  disclosureTag: string
}

export type PostVerdict = { passed: true } | { passed: false; code: ReasonCode; value?: string }

const normalized = (text: string): string => text.replace(/^[@#]/, '').trim().toLowerCase()

/** Checks that a post is public, by the right account and with the disclosure tag. Returns the first failure. */
export function judgePost(post: PostFacts, demand: PostDemand): PostVerdict {
  if (!post.exists) return { passed: false, code: 'post_missing' }
  if (!post.public) return { passed: false, code: 'post_private' }
  const { authorExternalId, authorHandle } = post
  const sameId = authorExternalId !== null && authorExternalId === demand.externalId
  const sameHandle = authorHandle !== null && normalized(authorHandle) === normalized(demand.handle)
  if (!sameId && !sameHandle) {
    const value = authorHandle === null ? {} : { value: `@${normalized(authorHandle)}` }
    return { passed: false, code: 'post_account', ...value }
  }
  const tag = normalized(demand.disclosureTag)
  if (tag !== '' && !post.tags.some((found) => normalized(found) === tag))
    return { passed: false, code: 'post_tag', value: demand.disclosureTag }
  return { passed: true }
}
