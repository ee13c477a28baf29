import type { Json } from './schema.ts'

const ID = '0197a2c4-5b1e-7c3a-9f2d-3e8b6a41c705'
const TIME = '2025-11-21T07:00:00.000Z'
const DAY = '2025-12-05'

/** Plausible values by member name. A value that does not match the schema is not used. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  address: '99 Rama IV Road, Bangkok 10110',
  amount: 1_000_000,
  author: 'influencer',
  bank: 'KBANK',
  bankName: { th: 'ธนาคารกสิกรไทย', en: 'Kasikornbank' },
  branch: '00000',
  code: 'followersMin',
  contentType: 'image/png',
  currency: 'THB',
  district: 'Khlong Toei',
  en: 'Matcha launch',
  engagementBps: 420,
  fee: 45_000,
  feeBps: 1_000,
  followers: 48_200,
  followersMin: 10_000,
  handle: 'namphueng.eats',
  last4: '4821',
  limit: 20,
  line: '99 Rama IV Road',
  month: '2025-11',
  name: 'Namphueng',
  net: 436_500,
  note: 'I visit cafés every week.',
  page: 1,
  perPage: 12,
  percent: 62,
  period: '2025-11',
  postcode: '10110',
  price: 450_000,
  product: 'Matcha latte set',
  province: 'Bangkok',
  provinces: ['TH-10'],
  q: 'matcha',
  reason: 'The logo is not visible.',
  reference: 'TA-251121-0042',
  score: 86,
  slots: 10,
  slotsTaken: 3,
  slug: 'nano-reels-10',
  subdistrict: 'Khlong Tan',
  taxId: '0105561012346',
  text: 'The draft will be ready on Friday.',
  th: 'เปิดตัวมัตฉะ',
  title: 'เปิดตัวมัตฉะ',
  titleEn: 'Matcha launch',
  token: 'tok_1a2b3c4d5e',
  toHold: 495_000,
  total: 42,
  trackingNumber: 'TH0123456789',
  url: 'https://www.tiktok.com/@namphueng.eats',
  vat: 70_000,
  vatBps: 700,
  version: 3,
  year: '2025',
}

type Schemas = Readonly<Record<string, Json>>

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value

const fitsPattern = ({ pattern }: Json, value: unknown): boolean =>
  typeof pattern !== 'string' || (typeof value === 'string' && new RegExp(pattern, 'u').test(value))

const fitsLimits = ({ minimum, maximum, minLength, maxLength }: Json, value: unknown): boolean => {
  const size = typeof value === 'string' ? value.length : Number(value)
  const [least, most] = typeof value === 'string' ? [minLength, maxLength] : [minimum, maximum]
  return !(size < Number(least ?? size)) && !(size > Number(most ?? size))
}

function sampleFor(name: string, schema: Json): unknown {
  const sample = SAMPLES[name]
  if (sample === undefined || schema.enum || schema.format || schema.allOf || schema.const !== undefined)
    return undefined
  const type = typeOf(sample)
  if (type !== schema.type && !(type === 'integer' && schema.type === 'number')) return undefined
  if (type === 'object') return hasMembers(schema, sample as Json) ? sample : undefined
  return fitsPattern(schema, sample) && fitsLimits(schema, sample) ? sample : undefined
}

const hasMembers = ({ properties = {}, required = [] }: Json, sample: Json): boolean =>
  (required as string[]).every((name) => name in sample) &&
  Object.keys(sample).every((name) => name in (properties as Json))

const FORMATS: Readonly<Record<string, unknown>> = {
  uuid: ID,
  'date-time': TIME,
  date: DAY,
  uri: 'https://www.tiktok.com/@namphueng.eats',
  email: 'namphueng@example.com',
}
const PATTERNED = [
  'TH-10',
  '2025-11',
  '2025',
  '0812345678',
  '482913',
  '00000',
  '0105561012346',
  'nano-reels-10',
  '#ad',
  '',
]

function textFor(schema: Json): string {
  const found = PATTERNED.find((text) => fitsPattern(schema, text) && fitsLimits(schema, text))
  if (schema.pattern) return found ?? ''
  const text = 'Matcha launch'
  return fitsLimits(schema, text)
    ? text
    : text.slice(0, Number(schema.maxLength)).padEnd(Number(schema.minLength ?? 0), 'a')
}

/**
 * An example for a schema, from its types and the names of its members. The same schema always has the same example.
 */
export function exampleOf(schema: Json, schemas: Schemas, name = '', depth = 0): unknown {
  if (schema.$ref)
    return exampleOf(schemas[String(schema.$ref).split('/').at(-1) as string] ?? {}, schemas, name, depth)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return (schema.enum as unknown[])[0]
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (options) return exampleOf(options.find(({ type }) => type !== 'null') ?? {}, schemas, name, depth)
  if (schema.allOf && !schema.type)
    return Object.assign({}, ...(schema.allOf as Json[]).map((part) => exampleOf(part, schemas, name, depth)))
  const sample = sampleFor(name, schema)
  return sample === undefined ? plainValue(schema, schemas, name, depth) : sample
}

function plainValue(schema: Json, schemas: Schemas, name: string, depth: number): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return objectOf(schema, schemas, depth)
    case 'array':
      return depth > 6 && !schema.minItems ? [] : [exampleOf(schema.items as Json, schemas, name, depth + 1)]
    case 'string':
      return FORMATS[String(schema.format)] ?? textFor(schema)
    case 'integer':
    case 'number':
      return fitsLimits(schema, 3) ? 3 : (schema.minimum ?? schema.maximum ?? 0)
    case 'boolean':
      return true
    default:
      return null
  }
}

function objectOf({ properties, additionalProperties, propertyNames }: Json, schemas: Schemas, depth: number): Json {
  const own = Object.entries((properties ?? {}) as Json)
  if (own.length > 0)
    return Object.fromEntries(
      own.map(([member, value]) => [member, exampleOf(value as Json, schemas, member, depth + 1)]),
    )
  if (
    !additionalProperties ||
    typeof additionalProperties !== 'object' ||
    Object.keys(additionalProperties).length === 0
  )
    return {}
  const keys = ((propertyNames as Json | undefined)?.enum as string[] | undefined) ?? ['all']
  return Object.fromEntries(keys.map((key) => [key, exampleOf(additionalProperties as Json, schemas, key, depth + 1)]))
}
