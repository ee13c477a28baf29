import { z } from 'zod'
import { CHANNEL_TYPES, INTERESTS, OBJECTIVES, POST_TYPES, TIERS } from '../../core/vocabulary.ts'
import { unknownFigures } from '../../i18n/figures.ts'

/** Content kinds: operators write them, visitors read them. The names appear in /Operator/content/{kind}. */
export const KINDS = [
  'article',
  'caseStudy',
  'faq',
  'winner',
  'partnerChannel',
  'page',
  'metadata',
  'package',
  'download',
  'notice',
  'redirect',
] as const
export type Kind = (typeof KINDS)[number]

/** Blog categories of the specification; 6, tricks and tips, is hidden. */
export const BLOG_CATEGORIES = [5, 8, 9, 10, 12] as const
export const HIDDEN_BLOG_CATEGORY = 6
/** Case-study categories of the specification. */
export const CASE_CATEGORIES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13] as const
export const FAQ_AUDIENCES = ['marketer', 'influencer'] as const
/** Versioned texts, including consent documents. */
export const PAGE_KEYS = ['about', 'privacy', 'termsOfUse', 'PRIVACY_POLICY', 'THAI_LLM', 'marketing'] as const

/** A text that may contain placeholders for figures (`{$serviceFee}`), but only existing ones. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => unknownFigures(value).length === 0, { error: 'unknown_figure' })
/** A text in both languages; an empty one falls back to the other, marked with its language. */
const words = (max: number) => z.object({ th: text(max), en: text(max) })
const line = words(200)
const paragraph = words(1_000)
/** Rich text: HTML of the allowed tags, cleaned on every save (rules/rich-text.ts). */
const rich = words(60_000)

/** An uploaded picture, or a drawn one if nothing is uploaded. */
const zPicture = z.object({
  fileId: z.uuid().nullable(),
  scene: z.string().max(40),
  alt: line,
})
export type Picture = z.output<typeof zPicture>

/** A result as displayed. Baht amounts are decimals here, not satang; no payment uses them. */
const zFigure = z.object({
  label: line,
  value: z.number(),
  unit: z.enum(['count', 'percent', 'baht', 'times', 'days']),
})
const zSeries = z.object({
  label: line,
  unit: z.enum(['count', 'percent', 'baht']),
  points: z.array(z.object({ label: line, value: z.number() })).max(24),
})

/**
 * The schema of each kind. It is lenient: a draft may be incomplete. `rules/publish.ts` checks what publishing
 * requires. Money is in satang.
 */
export const DOCS = {
  article: z.object({
    title: line,
    summary: paragraph,
    body: rich,
    cover: zPicture,
    category: z.union([z.literal(BLOG_CATEGORIES), z.literal(HIDDEN_BLOG_CATEGORY)]),
    tags: z.array(z.enum(INTERESTS)).max(5),
    author: line,
  }),
  caseStudy: z.object({
    title: line,
    summary: paragraph,
    body: rich,
    cover: zPicture,
    category: z.literal(CASE_CATEGORIES),
    brand: line,
    channels: z.array(z.enum(CHANNEL_TYPES)).max(6),
    creators: z.int().min(0).max(10_000),
    figures: z.array(zFigure).max(8),
    series: z.array(zSeries).max(3),
    quote: z.object({ text: paragraph, by: line }),
  }),
  faq: z.object({
    question: line,
    answer: rich,
    audience: z.enum(FAQ_AUDIENCES),
    topic: line,
  }),
  winner: z.object({
    year: z.int().min(2015).max(2100),
    category: line,
    place: z.int().min(1).max(10),
    name: line,
    handle: z.string().max(80),
    channelType: z.enum(CHANNEL_TYPES),
    reason: paragraph,
    portrait: zPicture,
  }),
  partnerChannel: z.object({
    name: line,
    about: paragraph,
    url: z.string().max(400),
    channelType: z.enum(CHANNEL_TYPES),
    followers: z.int().min(0).max(1_000_000_000),
    logo: zPicture,
  }),
  page: z.object({
    key: z.enum(PAGE_KEYS),
    title: line,
    summary: paragraph,
    body: rich,
    /** Date from which the text is in force. */
    effectiveFrom: z.iso.date(),
  }),
  metadata: z.object({
    /** Page name: the last path segment, home for the root. */
    page: z.string().max(60),
    /** Second path segment, if two sections share the name; otherwise empty. */
    section: z.string().max(60),
    title: line,
    description: paragraph,
    keywords: words(300),
    image: zPicture,
  }),
  package: z.object({
    title: line,
    summary: paragraph,
    body: rich,
    cover: zPicture,
    tier: z.enum(TIERS),
    channelType: z.enum(CHANNEL_TYPES),
    postType: z.enum(POST_TYPES),
    /** Follower range of its creators. `to` 0: no upper limit; both 0: the range of the tier. */
    followers: z
      .object({ from: z.int().min(0).max(1_000_000_000), to: z.int().min(0).max(1_000_000_000) })
      .default({ from: 0, to: 0 }),
    objective: z.literal(OBJECTIVES),
    /** Jobs in the package. */
    units: z.int().min(0).max(1_000),
    /** Price of the whole package without VAT, and the pay for one job, in satang. */
    price: z.int().min(0).max(100_000_000_00, 'amount_limit'),
    creatorPay: z.int().min(0).max(100_000_000_00, 'amount_limit'),
    audience: z.enum(['brand', 'influencer']),
    includes: z.array(line).max(10),
    popular: z.boolean(),
  }),
  download: z.object({
    title: line,
    summary: paragraph,
    /** An uploaded file, or an external address for apps. */
    fileId: z.uuid().nullable(),
    url: z.string().max(400),
    version: z.string().max(20),
    platform: z.enum(['ios', 'android', 'document']),
  }),
  notice: z.object({
    name: z.string().max(80),
    text: paragraph,
    /** The days on which it is announced, and the period in which the site is unavailable. */
    showFrom: z.iso.date(),
    showUntil: z.iso.date(),
    windowDay: z.iso.date(),
    windowFrom: z.string().regex(/^\d{1,2}:\d{2}$/, 'clock_time'),
    windowUntil: z.string().regex(/^\d{1,2}:\d{2}$/, 'clock_time'),
  }),
  /** An address of the site (the slug, such as career) that redirects. */
  redirect: z.object({
    name: line,
    /** https, or an address of the site without its language. */
    url: z.string().max(400),
  }),
} as const satisfies Record<Kind, z.ZodType>

export type Doc<K extends Kind = Kind> = z.output<(typeof DOCS)[K]>
