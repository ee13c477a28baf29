import type { Lang } from '../../../core/shapes.ts'
import type { Gender, Interest, PostType, StoredChannelType } from '../../../core/vocabulary.ts'
import type { AgeBand, Criteria } from '../../campaigns/shapes.ts'

/** The stored orders of the list; `trust` is authenticity, then engagement. */
export const FIND_SORTS = ['trust', 'price', 'followers', 'engagement', 'newest'] as const
export type FindSort = (typeof FIND_SORTS)[number]

/** All orders: `match` compares with a campaign, and is `trust` without one. */
export const ALL_SORTS = ['match', ...FIND_SORTS] as const

/** A list that is compared with a campaign is sorted by match unless another order is chosen. */
export const sortIn = ({
  sort,
  campaign,
}: {
  sort?: (typeof ALL_SORTS)[number] | undefined
  campaign?: string | undefined
}) => sort ?? (campaign ? ('match' as const) : undefined)

/** How many channels are compared with a campaign to sort a list by match, however many there are. */
export const COMPARED_MAX = 300

/** Exact counts end here; beyond, a list says that there are more. */
export const COUNTED_MAX = 10_000

/** A person's completed jobs: any on Talad, or of the marketer who searches. */
export const PAST_WORK = ['any', 'with_you'] as const
export type PastWork = (typeof PAST_WORK)[number]

/** Hours within which a person usually replies to an offer. */
export const REPLY_WITHIN = ['6', '24', '72'] as const
export type ReplyWithin = (typeof REPLY_WITHIN)[number]

/** In which people use Talad. */
export const LANGUAGES = ['th', 'en'] as const satisfies readonly Lang[]

export const FOLLOWERS_MAX = 1_000_000_000
/** Longer texts are cut. */
export const FILTER_TEXT_MAX = 80

/** Options of filters that say how many channels there would be, each with what it sets. */
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

/** Names of the parts of a histogram and where they start. A part ends before the next; the last one has no end. */
const partsFrom = <Name extends string, Start extends number>(name: Name, starts: readonly Start[]) =>
  starts.map((least) => ({ name: `${name}_${least}` as const, least }))

/** Numbers that have a histogram: prices in satang, followers. */
export const HISTOGRAMS = {
  price: partsFrom('price', [0, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000]),
  followers: partsFrom('followers', [0, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000]),
} as const
export type Histogram = keyof typeof HISTOGRAMS
export type CountedPart = (typeof HISTOGRAMS)[Histogram][number]['name']

/** Everything beside which a number of channels stands. */
export const COUNTED = [
  ...(Object.keys(COUNTED_OPTIONS) as CountedOption[]),
  ...Object.values(HISTOGRAMS).flatMap((parts): CountedPart[] => parts.map(({ name }) => name)),
]

/**
 * How many channels of the chosen types the same filters find with each option, and in each part of a histogram without
 * their bounds of that number. Some may have no number.
 */
export type OptionCounts = Partial<Record<CountedOption | CountedPart, number>>

/** The search without its bounds of a number. */
export const withoutBounds = <F extends FindFilters>(filters: F, of: Histogram): F => ({
  ...filters,
  [`${of}Min`]: undefined,
  [`${of}Max`]: undefined,
})

/** What a marketer looks for. Several values of one list are alternatives; the parts must all hold. */
export interface FindFilters {
  /** Part of the person's name or of the channel's handle or name. */
  q?: string | undefined
  type?: StoredChannelType[] | undefined
  /** A price is set for this type; the price range is then that of the type, else that of the lowest price. */
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
  /** Most frequent in the audience. */
  gender?: Gender | undefined
  age?: AgeBand[] | undefined
  /** Authenticity. */
  scoreMin?: number | undefined
  pastWork?: PastWork | undefined
  replyWithin?: ReplyWithin | undefined
  /** In which the person uses Talad. */
  language?: Lang | undefined
  /** The person takes new jobs now. */
  takesJobs?: '1' | undefined
}

/** The filters that stand for a brief's criteria on channels; those on the person are not part of the search. */
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
