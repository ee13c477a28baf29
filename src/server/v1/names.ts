import { AppError } from '../../core/errors.ts'

/**
 * Members whose names differ between the partner's API and its endpoints, so that the API has one name for one thing.
 * Keys are the names in the partner's API.
 */
const COMMON: Readonly<Record<string, string>> = {
  agencyBrandId: 'brandId',
  agencyBrandName: 'brandName',
  agencyBrands: 'brandChoices',
  influencer: 'creator',
  influencerAgeMax: 'creatorAgeMax',
  influencerAgeMin: 'creatorAgeMin',
  influencerGender: 'creatorGender',
  influencerMoney: 'creatorMoney',
  influencerPay: 'creatorPay',
  marketer: 'brand',
  marketerJobs: 'brandJobs',
  marketerMoney: 'brandMoney',
}
const WITHDRAWAL = { amount: 'price' }
const OF_ENDPOINT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'channels.list': { payExample: 'example' },
  // `deliveryOn` is a day in requests, but a time in this response.
  'jobs.get': { deliveryAt: 'deliveryOn' },
  'payouts.reviewWithdrawal': WITHDRAWAL,
  'payouts.standing': WITHDRAWAL,
  'payouts.statement': { id: 'entryId' },
  'payouts.withdraw': WITHDRAWAL,
  'payouts.withdrawals': WITHDRAWAL,
}

/**
 * Response members that list names of fields, as an array or comma-separated, by the first part of the endpoint's id.
 */
const NAMING: Readonly<Record<string, readonly string[]>> = {
  campaigns: ['editable', 'missing'],
}

export interface Names {
  /** The name in the partner's API of a member of the endpoint. */
  own(name: string): string
  /** The name in the endpoint of a member of the partner's API; null for a name that only the endpoint has. */
  inner(name: string): string | null
  /** Whether a member of the endpoint lists names of fields. */
  listsFields(name: string): boolean
}

const prepared = new Map<string, Names>()

function prepare(endpointId: string): Names {
  const inner = new Map(Object.entries({ ...COMMON, ...OF_ENDPOINT[endpointId] }))
  const own = new Map([...inner].map(([name, other]) => [other, name]))
  const naming = NAMING[endpointId.split('.')[0] ?? ''] ?? []
  return {
    own: (name) => own.get(name) ?? name,
    inner: (name) => inner.get(name) ?? (own.has(name) ? null : name),
    listsFields: (name) => naming.includes(name),
  }
}

/** The names of an endpoint's members in the partner's API. */
export function namesOf(endpointId: string): Names {
  const names = prepared.get(endpointId) ?? prepare(endpointId)
  prepared.set(endpointId, names)
  return names
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/**
 * Converts a request's members to the endpoint's names. Throws `unknown_field` for a name that only the endpoint has.
 */
export function toInternalNames(names: Names, value: unknown, path = ''): unknown {
  if (Array.isArray(value)) return value.map((item, i) => toInternalNames(names, item, `${path}${i}.`))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, member]) => {
    const inner = names.inner(name)
    if (inner === null) throw new AppError('unknown_field', {}, { [path + name]: { code: 'unknown_field' } })
    return [inner, toInternalNames(names, member, `${path}${name}.`)] as const
  })
  return Object.fromEntries(entries)
}

/** Converts a response's members to the names in the partner's API; `text` maps every string. */
export function toPublicNames(names: Names, value: unknown, text: (value: string) => string = (s) => s): unknown {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return value.map((item) => toPublicNames(names, item, text))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      names.own(name),
      toPublicNames(names, member, names.listsFields(name) ? (list) => ownList(names, list) : text),
    ]),
  )
}

/** The path of a field in an error: `criteria.creatorGender` becomes `criteria.influencerGender`. */
export const publicPath = (names: Names, path: string): string => path.split('.').map(names.own).join('.')

const ownList = (names: Names, list: string): string =>
  list
    .split(',')
    .map((path) => publicPath(names, path))
    .join(',')
