import type { PostFacts } from '../../ports/social/port.ts'
import type { ReasonCode } from './text/reasons.ts'

/** What a post must be. Handles without @, the tag as the brief writes it; empty asks none. */
export interface PostDemand {
  externalId: string
  handle: string
  disclosureTag: string
}

export type PostVerdict = { passed: true } | { passed: false; code: ReasonCode; value?: string }

const bare = (text: string): string => text.replace(/^[@#]/, '').trim().toLowerCase()

/** Public, on the right account, with the disclosure tag. The first fault is the answer. */
export function judgePost(post: PostFacts, demand: PostDemand): PostVerdict {
  if (!post.exists) return { passed: false, code: 'post_missing' }
  if (!post.public) return { passed: false, code: 'post_private' }
  const { authorExternalId, authorHandle } = post
  const sameId = authorExternalId !== null && authorExternalId === demand.externalId
  const sameHandle = authorHandle !== null && bare(authorHandle) === bare(demand.handle)
  if (!sameId && !sameHandle) {
    const value = authorHandle === null ? {} : { value: `@${bare(authorHandle)}` }
    return { passed: false, code: 'post_account', ...value }
  }
  const tag = bare(demand.disclosureTag)
  if (tag !== '' && !post.tags.some((found) => bare(found) === tag))
    return { passed: false, code: 'post_tag', value: demand.disclosureTag }
  return { passed: true }
}
