import type { JobCard } from '../contract.ts'
import type { SavedSearch } from '../market/shapes.ts'
import type { MarketState } from './market-address.ts'

/** How the open jobs divide: by channel, post type and topic, and along the pay. */
export interface Facets {
  channel: Record<string, number>
  post: Record<string, number>
  topic: Record<string, number>
  price: { from: number; count: number }[]
}

export interface MarketPage {
  cards: JobCard[]
  total: number
  /** There are more than `total`. */
  more: boolean
  /** How many jobs were compared with the creator's channels when there are more; else null. */
  compared: number | null
  perPage: number
  facets: Facets
}

export type MarketTotal = Pick<MarketPage, 'total' | 'more'>

export interface MarketData {
  state: MarketState
  /** Null when the jobs could not be loaded. */
  page: MarketPage | null
  /** A creator is looking: matches, bookmarks. */
  isInfluencer: boolean
  /** Whether only matches are shown when the address does not say. */
  matchDefault: boolean
  /** A creator's saved searches. */
  searches: readonly SavedSearch[]
}

export interface FilterProps {
  state: MarketState
  facets: Facets
  /** The market's path. */
  base: string
  hrefOf: (change: Partial<MarketState>) => string
  /** A creator is signed in: matches can be asked for. */
  canMatch: boolean
}
