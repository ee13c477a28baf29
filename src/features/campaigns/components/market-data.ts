import type { JobCard } from '../contract.ts'
import type { SavedSearch } from '../market/shapes.ts'
import type { MarketState } from './market-address.ts'

/** Counts of open jobs by channel, post type, topic and price range. */
export interface Facets {
  channel: Record<string, number>
  post: Record<string, number>
  topic: Record<string, number>
  price: { from: number; count: number }[]
}

export interface MarketPage {
  cards: JobCard[]
  total: number
  /** There are more jobs than `total`. */
  more: boolean
  /** Number of jobs that were compared with the creator's channels, if there are more jobs; else null. */
  compared: number | null
  perPage: number
  facets: Facets
}

export type MarketTotal = Pick<MarketPage, 'total' | 'more'>

export interface MarketData {
  state: MarketState
  /** Null if the jobs could not be loaded. */
  page: MarketPage | null
  /** The viewer is a creator: shows matches and bookmarks. */
  isInfluencer: boolean
  /** Whether only matches are shown if the URL does not say. */
  matchDefault: boolean
  searches: readonly SavedSearch[]
}

export interface FilterProps {
  state: MarketState
  facets: Facets
  /** Path of the market page. */
  base: string
  hrefOf: (change: Partial<MarketState>) => string
  /** A creator is signed in, so matches are available. */
  canMatch: boolean
}
