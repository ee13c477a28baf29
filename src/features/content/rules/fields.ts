import { CHANNEL_TYPES, INTERESTS, OBJECTIVES, POST_TYPES, TIERS } from '../../../core/vocabulary.ts'
import {
  BLOG_CATEGORIES,
  CASE_CATEGORIES,
  type Doc,
  FAQ_AUDIENCES,
  HIDDEN_BLOG_CATEGORY,
  type Kind,
  PAGE_KEYS,
} from '../kinds.ts'
import type { Field, Fields } from './field.ts'

const line: Field = { type: 'line', max: 200 }
const text: Field = { type: 'text', max: 1_000 }
const rich: Field = { type: 'rich' }
const picture: Field = { type: 'picture', drawn: 'cover' }
const date: Field = { type: 'date' }
const plain = (max: number, format?: 'url' | 'time'): Field => ({ type: 'plain', max, ...(format && { format }) })
const whole = (min: number, max: number): Field => ({ type: 'number', min, max, whole: true })
const decimal: Field = { type: 'number', min: -1e12, max: 1e12, whole: false }
const list = (max: number, of: Field): Field => ({ type: 'list', max, of })
const group = (fields: Fields): Field => ({ type: 'group', fields })
const unit = (values: readonly string[]): Field => ({ type: 'choice', list: 'unit', values })
const channels = CHANNEL_TYPES.filter((type) => type !== 'TWITTER')
const channel: Field = { type: 'choice', list: 'channel', values: channels }

/** The fields of each kind's document, in the order of the editor. A missing field does not compile. */
export const FIELDS: { [K in Kind]: { readonly [M in keyof Doc<K>]: Field } } = {
  article: {
    title: line,
    summary: text,
    category: { type: 'choice', list: 'blogCategory', values: [...BLOG_CATEGORIES, HIDDEN_BLOG_CATEGORY] },
    author: line,
    cover: picture,
    tags: { type: 'tags', list: 'interest', values: INTERESTS, max: 5 },
    body: rich,
  },
  caseStudy: {
    title: line,
    brand: line,
    summary: text,
    category: { type: 'choice', list: 'caseCategory', values: CASE_CATEGORIES },
    creators: whole(0, 10_000),
    channels: { type: 'tags', list: 'channel', values: channels, max: 6 },
    cover: picture,
    figures: list(8, group({ label: line, value: decimal, unit: unit(['count', 'percent', 'baht', 'times', 'days']) })),
    series: list(
      3,
      group({
        label: line,
        unit: unit(['count', 'percent', 'baht']),
        points: list(24, group({ label: line, value: decimal })),
      }),
    ),
    body: rich,
    quote: group({ text, by: line }),
  },
  faq: {
    question: line,
    audience: { type: 'choice', list: 'reader', values: FAQ_AUDIENCES },
    topic: line,
    answer: rich,
  },
  winner: {
    name: line,
    year: whole(2015, 2100),
    category: line,
    place: whole(1, 10),
    channelType: channel,
    handle: plain(80),
    portrait: { type: 'picture', drawn: 'portrait' },
    reason: text,
  },
  partnerChannel: {
    name: line,
    url: plain(400, 'url'),
    channelType: channel,
    followers: whole(0, 1_000_000_000),
    logo: picture,
    about: text,
  },
  page: {
    key: { type: 'choice', list: 'pageKey', values: PAGE_KEYS },
    title: line,
    summary: text,
    effectiveFrom: date,
    body: rich,
  },
  metadata: {
    page: plain(60),
    section: plain(60),
    title: line,
    description: text,
    keywords: { type: 'text', max: 300 },
    image: picture,
  },
  package: {
    title: line,
    summary: text,
    audience: { type: 'choice', list: 'buyer', values: ['brand', 'influencer'] },
    tier: { type: 'choice', list: 'tier', values: TIERS },
    channelType: channel,
    postType: { type: 'choice', list: 'post', values: POST_TYPES },
    followers: group({ from: whole(0, 1_000_000_000), to: whole(0, 1_000_000_000) }),
    objective: { type: 'choice', list: 'objective', values: OBJECTIVES },
    units: whole(0, 1_000),
    price: { type: 'money' },
    creatorPay: { type: 'money' },
    popular: { type: 'flag' },
    cover: picture,
    includes: list(10, line),
    body: rich,
  },
  download: {
    title: line,
    summary: text,
    platform: { type: 'choice', list: 'platform', values: ['ios', 'android', 'document'] },
    version: plain(20),
    fileId: { type: 'file' },
    url: plain(400, 'url'),
  },
  notice: {
    name: plain(80),
    text,
    showFrom: date,
    showUntil: date,
    windowDay: date,
    windowFrom: plain(5, 'time'),
    windowUntil: plain(5, 'time'),
  },
  redirect: { name: line, url: plain(400, 'url') },
}
