import { PRICE_MAX } from '../../../core/money.ts'
import { INTERESTS, OBJECTIVES, POST_TYPES, REVIEW_OPTIONS } from '../../../core/vocabulary.ts'
import { POSTS_OF } from '../../channels/shapes-posts.ts'
import {
  CAMPAIGN_KINDS,
  COUNTER_OFFERS,
  PAY_BY,
  type SectionCode,
  STORED_CHANNEL_TYPES,
  USAGE_RIGHTS,
} from './codes.ts'
import type { BriefField, ValueOf } from './field.ts'

const MARKET = ['market'] as const
const BOTH = ['market', 'job'] as const

/**
 * All fields of the brief, in the order of the builder. The schemas, the builder's forms, the completeness check, and
 * the views of market, job and operators are derived from this list. The column in schema.ts has the name of the field.
 */
export const FIELDS = {
  kind: { control: { type: 'choice', values: CAMPAIGN_KINDS } },
  payBy: { control: { type: 'choice', values: PAY_BY } },
  packageId: { control: { type: 'file' }, section: 'price', editor: 'none', required: { payBy: ['package'] } },
  brandId: { control: { type: 'file' }, section: 'goal', label: 'agencyBrand', editor: 'agencyBrand' },
  title: {
    control: { type: 'text', max: 120 },
    section: 'goal',
    label: 'campaignTitle',
    help: 'campaignTitleHelp',
    required: true,
    seenOn: MARKET,
    reads: [{ summary: true }],
  },
  titleEn: { control: { type: 'text', max: 120 }, section: 'goal', label: 'titleEn', seenOn: MARKET },
  product: {
    control: { type: 'text', max: 120 },
    section: 'goal',
    label: 'product',
    width: 'half',
    required: true,
    seenOn: BOTH,
    reads: [{ summary: true }],
  },
  productUrl: { control: { type: 'link' }, section: 'goal', label: 'productUrl', width: 'half', seenOn: BOTH },
  objective: {
    control: { type: 'choice', list: 'objective', values: OBJECTIVES, none: null },
    section: 'goal',
    label: 'objective',
    width: 'half',
    required: true,
    seenOn: MARKET,
    reads: [{ summary: true }],
  },
  topic: {
    control: { type: 'choice', list: 'interest', values: INTERESTS },
    section: 'goal',
    label: 'topic',
    width: 'half',
    required: true,
    seenOn: MARKET,
  },
  trackingUrl: {
    control: { type: 'link' },
    section: 'goal',
    label: 'trackingUrl',
    help: 'trackingHelp',
    width: 'half',
    editor: 'trackingUrl',
    required: { objective: [3] },
    reads: [{ line: 'post', note: true, text: 'trackingLink', needs: ['trackingLink'] }],
  },
  couponCode: {
    control: { type: 'text', max: 30, format: 'keyword' },
    section: 'goal',
    label: 'couponCode',
    width: 'half',
    required: { objective: [5] },
    seenOn: BOTH,
    reads: [{ line: 'post', note: true, text: 'coupon' }],
  },
  coverScene: { control: { type: 'text', max: 30, none: null }, seenOn: MARKET },
  coverFileId: { control: { type: 'file' }, section: 'goal', label: 'cover', editor: 'cover', seenOn: MARKET },
  channelType: {
    control: { type: 'choice', list: 'channel', values: STORED_CHANNEL_TYPES, none: null },
    section: 'post',
    editor: 'packageChoice',
    label: 'channel',
    width: 'half',
    required: true,
    seenOn: MARKET,
  },
  postType: {
    control: {
      type: 'choice',
      list: 'post',
      values: POST_TYPES,
      none: null,
      offeredBy: { field: 'channelType', values: POSTS_OF },
    },
    section: 'post',
    editor: 'packageChoice',
    label: 'postType',
    width: 'half',
    required: true,
    seenOn: MARKET,
    reads: [{ line: 'post', summary: true, text: 'postOnChannel', needs: ['postType', 'channelType'] }],
  },
  draftBy: {
    control: { type: 'date' },
    section: 'post',
    label: 'draftBy',
    width: 'half',
    required: { draftDays: [null] },
    seenOn: BOTH,
    reads: [{ line: 'dates', summary: true, text: 'draftUntil' }],
  },
  draftDays: {
    control: { type: 'days', min: 1, max: 60 },
    section: 'post',
    label: 'draftDays',
    help: 'draftDaysHelp',
    width: 'half',
    seenOn: BOTH,
    reads: [
      { line: 'dates', summary: true, text: 'draftWithin', when: { draftBy: [null] } },
      { line: 'dates', note: true, text: 'draftAtLeast', needs: ['draftDays', 'draftBy'] },
    ],
  },
  postFrom: { control: { type: 'date' }, section: 'post', label: 'postFrom', width: 'half', seenOn: BOTH },
  postBy: {
    control: { type: 'date' },
    section: 'post',
    label: 'postBy',
    width: 'half',
    required: true,
    seenOn: BOTH,
    reads: [
      { line: 'dates', summary: true, text: 'postBetween', needs: ['postFrom', 'postBy'] },
      { line: 'dates', summary: true, text: 'postUntil', when: { postFrom: [null] } },
    ],
  },
  brief: {
    control: {
      type: 'group',
      fields: {
        text: {
          control: { type: 'longText', max: 5_000 },
          label: 'briefText',
          help: 'briefTextHelp',
          required: true,
        },
        dos: {
          control: { type: 'lines', max: 200, most: 12 },
          label: 'dos',
          help: 'perLine',
          width: 'half',
          required: true,
        },
        donts: { control: { type: 'lines', max: 200, most: 12 }, label: 'donts', help: 'perLine', width: 'half' },
        references: { control: { type: 'files', most: 8 }, label: 'references', editor: 'references' },
      },
    },
    section: 'brief',
    seenOn: BOTH,
  },
  criteria: { control: { type: 'criteria' }, section: 'creators', editor: 'criteria', seenOn: MARKET },
  price: {
    control: { type: 'baht', max: PRICE_MAX },
    section: 'price',
    label: 'price',
    width: 'third',
    editor: 'price',
    required: { payBy: ['credits'] },
    seenOn: MARKET,
    reads: [{ summary: true }],
  },
  slots: {
    control: { type: 'number', min: 1, max: 1_000 },
    section: 'price',
    label: 'slots',
    width: 'third',
    editor: 'slots',
    required: true,
    seenOn: MARKET,
    reads: [{ summary: true, text: 'slotsOpen' }],
  },
  closeOn: {
    control: { type: 'date' },
    section: 'price',
    label: 'closeOn',
    help: 'closeHelp',
    width: 'third',
    required: true,
    reads: [{ summary: true, text: 'closes' }],
  },
  counterOffers: {
    control: { type: 'choice', list: 'counterOffers', values: COUNTER_OFFERS },
    section: 'price',
    label: 'counterOffers',
    help: 'counterOffersHelp',
    seenOn: MARKET,
  },
  poNumber: {
    control: { type: 'text', max: 40 },
    section: 'price',
    label: 'poNumber',
    help: 'orderHelp',
    width: 'half',
  },
  costCentre: { control: { type: 'text', max: 40 }, section: 'price', label: 'costCentre', width: 'half' },
  usageRights: {
    control: { type: 'choice', list: 'usage', values: USAGE_RIGHTS, none: '' },
    section: 'rights',
    label: 'usageRights',
    width: 'half',
    required: true,
    seenOn: BOTH,
    reads: [{ line: 'rights', summary: true, note: true }],
  },
  usageEndsOn: {
    control: { type: 'date' },
    section: 'rights',
    label: 'usageEndsOn',
    help: 'usageEndsHelp',
    width: 'half',
    required: { usageRights: ['brand_social', 'brand_ads', 'all_media'] },
    seenOn: BOTH,
    reads: [{ line: 'rights', text: 'usageUntil', when: { usageRights: ['brand_social', 'brand_ads', 'all_media'] } }],
  },
  reviewOption: {
    control: { type: 'choice', list: 'review', values: REVIEW_OPTIONS, none: null },
    section: 'rights',
    label: 'review',
    editor: 'reviewOption',
    required: true,
    seenOn: MARKET,
    reads: [
      { summary: true },
      { line: 'start', text: 'way_shipping', when: { reviewOption: ['shipping'] } },
      { line: 'start', note: true, text: 'start_shipping', when: { reviewOption: ['shipping'] } },
      { line: 'start', text: 'way_buy_order', when: { reviewOption: ['buy order'] } },
      { line: 'start', note: true, text: 'start_buy_order', when: { reviewOption: ['buy order'] } },
      { line: 'start', text: 'way_buy_product', when: { reviewOption: ['buy product'] } },
      { line: 'start', text: 'way_photo', when: { reviewOption: ['photo'] } },
      { line: 'start', note: true, text: 'start_photo', when: { reviewOption: ['photo'] } },
      { line: 'start', text: 'way_invite', when: { reviewOption: ['invite'] } },
    ],
  },
  productValue: {
    control: { type: 'baht', max: 100_000_000 },
    section: 'rights',
    label: 'productValue',
    help: 'productValueHelp',
    width: 'half',
    reviewOption: 'shipping',
    required: true,
    seenOn: BOTH,
    reads: [{ line: 'start', summary: true, text: 'productWorth' }],
  },
  productQuantity: {
    control: { type: 'number', min: 1, max: 100 },
    section: 'rights',
    label: 'productQuantity',
    help: 'productQuantityHelp',
    width: 'half',
    reviewOption: 'shipping',
    required: true,
    seenOn: BOTH,
    reads: [{ line: 'start', note: true, text: 'productPieces', needs: ['productQuantity', 'productValue'] }],
  },
  productVariants: {
    control: { type: 'lines', max: 60, most: 12 },
    section: 'rights',
    label: 'productVariants',
    help: 'productVariantsHelp',
    reviewOption: 'shipping',
    seenOn: BOTH,
    reads: [{ line: 'start', note: true, text: 'productVariety' }],
  },
  reimbursementCap: {
    control: { type: 'baht', max: 100_000_000 },
    section: 'rights',
    label: 'cap',
    width: 'half',
    reviewOption: 'buy product',
    required: true,
    seenOn: BOTH,
    reads: [{ line: 'start', note: true, text: 'start_buy_product' }],
  },
  checkInCode: {
    control: { type: 'text', min: 4, max: 12, none: null },
    section: 'rights',
    label: 'checkInCode',
    help: 'checkInHelp',
    width: 'half',
    reviewOption: 'invite',
    required: true,
  },
  venue: {
    control: { type: 'text', max: 300 },
    section: 'rights',
    label: 'venue',
    width: 'half',
    reviewOption: 'invite',
    required: true,
    seenOn: BOTH,
    reads: [{ line: 'start', note: true }],
  },
  disclosureTag: {
    control: { type: 'text', max: 41, format: 'hashtag', offered: ['#โฆษณา', '#ad'] },
    section: 'rights',
    label: 'disclosureTag',
    width: 'half',
    required: true,
    seenOn: BOTH,
    reads: [{ line: 'post', note: true, summary: true, text: 'disclosure' }],
  },
} as const satisfies Readonly<Record<string, BriefField>>

export type FieldName = keyof typeof FIELDS
/** The editable values of a draft. `closeOn` is a day in Bangkok; applications close at its end. */
export type Draft = { -readonly [K in FieldName]: ValueOf<(typeof FIELDS)[K]['control']> }

type SeenNames<P> = {
  [K in FieldName]: (typeof FIELDS)[K] extends { seenOn: readonly (infer S)[] } ? (P extends S ? K : never) : never
}[FieldName]
/** The part of a brief that is shown on the job market, or on a job. */
export type SeenOn<P extends 'market' | 'job'> = Pick<Draft, SeenNames<P>>

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]
const fieldOf = (name: FieldName): BriefField => FIELDS[name]

export const namesSeenOn = <P extends 'market' | 'job'>(place: P): SeenNames<P>[] =>
  FIELD_NAMES.filter((name) => fieldOf(name).seenOn?.includes(place)) as SeenNames<P>[]

/** The fields of a campaign that are visible in a view. */
export const pickSeenOn = <P extends 'market' | 'job'>(place: P, values: SeenOn<P>): SeenOn<P> =>
  Object.fromEntries(namesSeenOn(place).map((name) => [name, values[name]])) as SeenOn<P>

export interface NamedField {
  /** Name of the form field and of its errors. Members of a group have their own names. */
  name: string
  /** Name of the group, for a member of one. */
  group: FieldName | null
  section: SectionCode | undefined
  field: BriefField
}

function namedFields(name: FieldName): NamedField[] {
  const field = fieldOf(name)
  if (field.control.type !== 'group') return [{ name, group: null, section: field.section, field }]
  return Object.entries(field.control.fields).map(([member, inner]) => ({
    name: member,
    group: name,
    section: field.section,
    field: inner,
  }))
}

/** Every field, with the members of groups as separate entries, in the order of the list. */
export const ALL_FIELDS: readonly NamedField[] = FIELD_NAMES.flatMap(namedFields)
export const fieldsOfSection = (section: SectionCode): NamedField[] =>
  ALL_FIELDS.filter((field) => field.section === section)

type Values = Readonly<Record<string, unknown>>
/** The value of a field in a full or partial draft. */
export const valueIn = (draft: object, { name, group }: Pick<NamedField, 'name' | 'group'>): unknown =>
  group === null ? (draft as Values)[name] : ((draft as Values)[group] as Values | undefined)?.[name]

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Whether a draft satisfies a condition. */
export const meets = (draft: object, condition: NonNullable<BriefField['required']>): boolean =>
  condition === true ||
  Object.entries(condition).every(([name, values]) => {
    const value = (draft as Values)[name]
    return values.includes(isEmpty(value) ? null : (value as string | number))
  })

export const applies = (draft: object, { reviewOption }: BriefField): boolean =>
  reviewOption === undefined || (draft as Values).reviewOption === reviewOption

/** Whether the field must be filled before the brief can be sent for review. */
export const isRequired = (draft: object, field: BriefField): boolean =>
  field.required !== undefined && applies(draft, field) && meets(draft, field.required)
