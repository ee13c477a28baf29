import type { PostType } from '../../../core/vocabulary.ts'
import { POST_TYPES } from '../../../core/vocabulary.ts'

/** Maximum number of influencers in a comparison. */
export const COMPARE_MAX = 4

type Price = Readonly<{ postType: PostType; price: number }>

/** The post type for which most people have a price, the first of the list if equal; null without any price. */
export function commonPostType(people: readonly (readonly Price[])[]): PostType | null {
  const priced = (postType: PostType): number =>
    people.filter((prices) => prices.some((price) => price.postType === postType)).length
  const [best] = POST_TYPES.toSorted((a, b) => priced(b) - priced(a))
  return best !== undefined && priced(best) > 0 ? best : null
}

/**
 * Which values of a row are the best: the highest or, with `lowest`, the lowest. None if fewer than two values are
 * known or all are the same.
 */
export function bestOf(values: readonly (number | null)[], which: 'highest' | 'lowest' = 'highest'): boolean[] {
  const given = values.filter((value) => value !== null)
  const [low, high] = [Math.min(...given), Math.max(...given)]
  if (given.length < 2 || low === high) return values.map(() => false)
  const best = which === 'highest' ? high : low
  return values.map((value) => value === best)
}
