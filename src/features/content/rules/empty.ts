import type { Doc, Kind } from '../kinds.ts'
import { EDITORS } from './bylines.ts'

const words = { th: '', en: '' }
const picture = { fileId: null, scene: 'news', alt: words }
const DAY_ONE = '2026-01-01'

const EMPTY: { [K in Kind]: Doc<K> } = {
  article: {
    title: words,
    summary: words,
    body: words,
    cover: picture,
    category: 12,
    tags: [],
    author: EDITORS,
  },
  caseStudy: {
    title: words,
    summary: words,
    body: words,
    cover: picture,
    category: 2,
    brand: words,
    channels: [],
    creators: 0,
    figures: [],
    series: [],
    quote: { text: words, by: words },
  },
  faq: { question: words, answer: words, audience: 'marketer', topic: words },
  winner: {
    year: 2026,
    category: words,
    place: 1,
    name: words,
    handle: '',
    channelType: 'INSTAGRAM',
    reason: words,
    portrait: picture,
  },
  partnerChannel: { name: words, about: words, url: '', channelType: 'INSTAGRAM', followers: 0, logo: picture },
  page: { key: 'about', title: words, summary: words, body: words, effectiveFrom: DAY_ONE },
  metadata: { page: '', section: '', title: words, description: words, keywords: words, image: picture },
  package: {
    title: words,
    summary: words,
    body: words,
    cover: picture,
    tier: 'nano',
    channelType: 'INSTAGRAM',
    postType: 'photoPost',
    followers: { from: 0, to: 0 },
    objective: 1,
    units: 0,
    price: 0,
    creatorPay: 0,
    audience: 'brand',
    includes: [],
    popular: false,
  },
  download: { title: words, summary: words, fileId: null, url: '', version: '', platform: 'document' },
  notice: {
    name: '',
    text: words,
    showFrom: DAY_ONE,
    showUntil: DAY_ONE,
    windowDay: DAY_ONE,
    windowFrom: '1:00',
    windowUntil: '6:00',
  },
  redirect: { name: words, url: '' },
}

/** A new draft of a kind. */
export const emptyDoc = (kind: Kind): Doc => structuredClone(EMPTY[kind]) as Doc
