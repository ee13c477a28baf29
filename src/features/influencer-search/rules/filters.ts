import type { Lang } from '../../../core/shapes.ts'
import type { Gender, Interest, PostType, StoredChannelType } from '../../../core/vocabulary.ts'
import type { AgeBand, Criteria } from '../../campaigns/shapes.ts'

/** Orders that the index supports; `trust` is authenticity, then engagement. */
export const FIND_SORTS = ['trust', 'price', 'followers', 'engagement', 'newest'] as const
export type FindSort = (typeof FIND_SORTS)[number]

/** All orders. `match` compares with a campaign; without one it is treated as `trust`. */
export const ALL_SORTS = ['match', ...FIND_SORTS] as const

/** The effective order. A list with a campaign is sorted by match by default. */
export const sortIn = ({
  sort,
  campaign,
}: {
  sort?: (typeof ALL_SORTS)[number] | undefined
  campaign?: string | undefined
}) => sort ?? (campaign ? ('match' as const) : undefined)

/** Maximum number of channels that are compared with a campaign to sort by match, regardless of the number found. */
export const COMPARED_MAX = 300

/** Counts are exact up to this number; beyond it a list shows that there are more. */
export const COUNTED_MAX = 10_000

/** Completed jobs of a person: any on Talad, or for the marketer who searches. */
export const PAST_WORK = ['any', 'with_you'] as const
export type PastWork = (typeof PAST_WORK)[number]

/** Maximum typical reply time to offers, in hours. */
export const REPLY_WITHIN = ['6', '24', '72'] as const
export type ReplyWithin = (typeof REPLY_WITHIN)[number]

/** Languages of people's accounts. */
export const LANGUAGES = ['th', 'en'] as const satisfies readonly Lang[]

export const FOLLOWERS_MAX = 1_000_000_000
/** Maximum length; longer search texts are cut. */
export const FILTER_TEXT_MAX = 80

/** Filter options for which channels are counted, with the filters that each sets. */
export const COUNTED_OPTIONS = {
  work_any: { pastWork: 'any' },
  work_with_you: { pastWork: 'with_you' },
  reply_6: { replyWithin: '6' },
  reply_24: { replyWithin: '24' },
  reply_72: { replyWithin: '72' },
  language_th: { language: 'th' },
  language_en: { language: 'en' },
  takes_jobs: { takesJobs: '1' },
} as const satisfies Record<string, FindFilters>
export type CountedOption = keyof typeof COUNTED_OPTIONS

/** Names and lower bounds of a histogram's parts. Each part ends before the next one; the last has no upper bound. */
const partsFrom = <Name extends string, Start extends number>(name: Name, starts: readonly Start[]) =>
  starts.map((least) => ({ name: `${name}_${least}` as const, least }))

/** Numbers that have a histogram: prices in satang, and followers. */
export const HISTOGRAMS = {
  price: partsFrom('price', [0, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000]),
  followers: partsFrom('followers', [0, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000]),
} as const
export type Histogram = keyof typeof HISTOGRAMS
export type CountedPart = (typeof HISTOGRAMS)[Histogram][number]['name']

/** Everything for which channels are counted: options and histogram parts. */
export const COUNTED = [
  ...(Object.keys(COUNTED_OPTIONS) as CountedOption[]),
  ...Object.values(HISTOGRAMS).flatMap((parts): CountedPart[] => parts.map(({ name }) => name)),
]

/**
 * Number of channels of the selected types for the same filters with each option, and for each histogram part without
 * the bounds of its number. Some may be missing.
 */
export type OptionCounts = Partial<Record<CountedOption | CountedPart, number>>

/** The filters without the bounds of a number. */
export const withoutBounds = <F extends FindFilters>(filters: F, of: Histogram): F => ({
  ...filters,
  [`${of}Min`]: undefined,
  [`${of}Max`]: undefined,
})

/** The filters of a search. Several values of one filter are alternatives; different filters must all match. */
export interface FindFilters {
  /** Part of the person's name or of the channel's handle or name. */
  q?: string | undefined
  type?: StoredChannelType[] | undefined
  /**
   * The channel has a price for this post type. The price range then applies to that price, otherwise to the lowest
   * price.
   */
  post?: PostType | undefined
  /** Satang. */
  priceMin?: number | undefined
  priceMax?: number | undefined
  followersMin?: number | undefined
  followersMax?: number | undefined
  /** Basis points. */
  engagementMin?: number | undefined
  interest?: Interest[] | undefined
  province?: string[] | undefined
  /** Most frequent gender of the audience. */
  gender?: Gender | undefined
  age?: AgeBand[] | undefined
  /** Minimum authenticity, 0 to 100. */
  scoreMin?: number | undefined
  pastWork?: PastWork | undefined
  replyWithin?: ReplyWithin | undefined
  /** Language of the person's account. */
  language?: Lang | undefined
  /** Only people who take new jobs at this time. */
  takesJobs?: '1' | undefined
}

/** The filters that correspond to a brief's criteria on channels. Criteria on the person are not included. */
export type BriefFilters = Pick<
  FindFilters,
  'type' | 'followersMin' | 'followersMax' | 'engagementMin' | 'interest' | 'gender' | 'age'
>
export const briefFilters = (criteria: Criteria, channelType: StoredChannelType | null): BriefFilters => ({
  type: channelType ? [channelType] : undefined,
  followersMin: criteria.followersMin ?? undefined,
  followersMax: criteria.followersMax ?? undefined,
  engagementMin: criteria.engagementMinBps ?? undefined,
  interest: criteria.interests,
  gender: criteria.audienceGender ?? undefined,
  age: criteria.audienceAges,
})
