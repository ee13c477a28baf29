import { all, any, atLeast, atMost, type ChannelSet, isSet, not } from '../../influencer-facets/rules/channel-set.ts'
import type { FindFilters, FindSort } from './filters.ts'

const anyOf = (facet: string, values: readonly string[] | undefined): ChannelSet[] =>
  values?.length ? [any(...values.map((value) => `${facet}:${value}`))] : []

const from = (number: string, least: number | undefined): ChannelSet[] =>
  least === undefined ? [] : [atLeast(number, least)]
const upTo = (number: string, most: number | undefined): ChannelSet[] =>
  most === undefined ? [] : [atMost(number, most)]

/** Facet name of the price of a post type, or of the lowest price. */
export const priceNumber = (post: FindFilters['post']): string => (post ? `price.${post}` : 'price')

/** The set of channels for the filters, without text, types and past partners. */
export function filterBits(filters: FindFilters): ChannelSet {
  const { post, gender, pastWork, replyWithin, language, takesJobs } = filters
  const price = priceNumber(post)
  return all(
    ...(post ? [isSet(price)] : []),
    ...from(price, filters.priceMin),
    ...upTo(price, filters.priceMax),
    ...from('followers', filters.followersMin),
    ...upTo('followers', filters.followersMax),
    ...from('engagement', filters.engagementMin),
    ...anyOf('interest', filters.interest),
    ...anyOf('province', filters.province),
    ...anyOf('gender', gender && [gender]),
    ...anyOf('age', filters.age),
    ...from('score', filters.scoreMin),
    ...(pastWork === 'any' ? ['worked'] : []),
    ...anyOf('reply', replyWithin && [replyWithin]),
    ...anyOf('lang', language && [language]),
    ...(takesJobs ? [not('paused')] : []),
  )
}

/** Facet name of the number by which an order sorts. */
export function sortNumber(sort: FindSort, post: FindFilters['post']): string {
  if (sort === 'trust') return 'rank'
  if (sort === 'newest') return 'listed'
  return sort === 'price' ? priceNumber(post) : sort
}
