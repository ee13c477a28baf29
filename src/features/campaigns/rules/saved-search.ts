import { satangToBaht } from '../../../core/baht-range.ts'
import type { SavedFilters } from '../market/shapes.ts'

const sorted = <T extends string>(list: readonly T[] | undefined): T[] => [...new Set(list)].sort()

/** Normalizes filters for storing and comparing: no empty values, sorted lists without duplicates. */
export function normalFilters({ q, priceMin, priceMax, isMatch, ...lists }: SavedFilters): SavedFilters {
  const [channel, post, topic] = [sorted(lists.channel), sorted(lists.post), sorted(lists.topic)]
  return {
    ...(q && { q }),
    ...(channel.length > 0 && { channel }),
    ...(post.length > 0 && { post }),
    ...(topic.length > 0 && { topic }),
    ...(priceMin !== undefined && { priceMin }),
    ...(priceMax !== undefined && { priceMax }),
    isMatch,
  }
}

/** Filters in the form of the market's URL: lists joined by commas, prices in whole baht. */
export const addressValues = (filters: SavedFilters) => ({
  q: filters.q,
  channel: filters.channel?.join(','),
  post: filters.post?.join(','),
  topic: filters.topic?.join(','),
  ...satangToBaht(filters),
  match: filters.isMatch ? '1' : '0',
})
