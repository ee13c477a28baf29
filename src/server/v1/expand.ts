import { z } from 'zod'
import { AppError } from '../../core/errors.ts'
import { PAGE_MAX } from '../../core/shapes.ts'
import type { ApiScope } from '../../features/api-keys/kinds.ts'
import type { Scope } from '../../platform/context.ts'
import { type App, type CallRequest, dispatch } from '../dispatch.ts'
import type { Registered } from '../registry.ts'
import { namesOf, toPublicNames } from './names.ts'
import type { ExpansionName, Operation } from './operation.ts'
import type { Json } from './schema.ts'

type Source = readonly [endpoint: string, scope: ApiScope, schema: string]

/** Objects that the rows of a list refer to. One call reads them for the whole page. */
interface Expansion {
  /** For each side that may request it: the endpoint, the scope that a key needs, and the schema of an element. */
  by: Partial<Record<Scope, Source>>
  /** The id in a row of the list, with the endpoint's member names. */
  idOf: (row: Row) => string | undefined
  /** The query parameter of the endpoint for the ids. The endpoint returns the objects that the caller may read. */
  parameter: string
  description: string
}

interface Row {
  id: string
  campaign?: { id: string }
  creator?: { id: string }
  channel?: { id: string }
}

export const EXPANSIONS = {
  campaign: {
    by: {
      marketer: ['campaigns.several', 'campaigns:read', 'Campaign'],
      influencer: ['jobs.campaigns', 'jobs:read', 'CampaignOfJobs'],
    },
    idOf: ({ campaign }) => campaign?.id,
    parameter: 'ids',
    description: 'The campaign of each row. Marketers get the full campaign, influencers its brief.',
  },
  influencer: {
    by: { marketer: ['influencerSearch.people', 'influencers:read', 'InfluencerFacts'] },
    idOf: ({ creator }) => creator?.id,
    parameter: 'ids',
    description: 'The influencer of each row. Only for marketers.',
  },
  channel: {
    by: {
      marketer: ['influencerSearch.channels', 'influencers:read', 'ChannelFacts'],
      influencer: ['channels.several', 'channels:read', 'Channel'],
    },
    idOf: ({ channel }) => channel?.id,
    parameter: 'ids',
    description: 'The channel of each row, with prices and audience.',
  },
  totals: {
    by: { marketer: ['dashboard.figures', 'campaigns:read', 'CampaignTotals'] },
    idOf: ({ id }) => id,
    parameter: 'campaigns',
    description: 'The results and costs of each campaign so far.',
  },
} as const satisfies Record<ExpansionName, Expansion>

const expansionOf = (name: ExpansionName): Expansion => EXPANSIONS[name]

/** The endpoints of an expansion, one for each side, with the schemas of their elements. */
export const expansionSources = (name: ExpansionName): Source[] => Object.values(expansionOf(name).by)

/** The query parameter `expand` of an operation. */
export const expandParameter = (names: readonly ExpansionName[]): Json => ({
  name: 'expand',
  in: 'query',
  required: false,
  description: `Related objects to return in \`expanded\`, comma-separated: ${names.map((name) => `\`${name}\``).join(', ')}. Each requires the scope of its own operations.`,
  schema: { type: 'string', maxLength: 100, pattern: `^(${names.join('|')})(,(${names.join('|')}))*$` },
  example: names.join(','),
})

const zExpand = z.string().max(100)

/** The expansions that a request asks for. Throws `invalid_input`, `wrong_role`, `scope_missing`. */
export function requestedExpansions(
  { expand = [] }: Operation,
  { query, caller }: CallRequest,
  scopes: readonly ApiScope[] | null,
): ExpansionName[] {
  const given = (query as { expand?: unknown } | undefined)?.expand
  if (given === undefined || expand.length === 0) return []
  const text = zExpand.safeParse(given).data
  const names = [...new Set(text?.split(',') ?? [''])]
  if (!names.every((name) => expand.includes(name as ExpansionName)))
    throw new AppError('invalid_input', {}, { expand: { code: 'not_an_option', options: expand } })
  for (const name of names as ExpansionName[]) {
    const scope = expansionOf(name).by[caller.scope]?.[1]
    if (caller.scope !== 'open' && !scope) throw new AppError('wrong_role')
    if (scope && scopes && !scopes.includes(scope)) throw new AppError('scope_missing', { scope })
  }
  return names as ExpansionName[]
}

/** The call without `expand`, which the endpoint does not have. */
export function withoutExpand(call: CallRequest): CallRequest {
  const { expand: _, ...query } = (call.query ?? {}) as Json
  return { ...call, query }
}

/** Reads the requested expansions of the rows: one call for each, as the same caller. */
export async function expanded(
  app: App,
  { caller, lang, ip, userAgent, device, requestId }: CallRequest,
  names: readonly ExpansionName[],
  rows: readonly Row[],
): Promise<Record<string, unknown>> {
  const entries = names.map(async (name) => {
    const { by, idOf, parameter } = expansionOf(name)
    const ids = [...new Set(rows.flatMap((row) => idOf(row) ?? []))].slice(0, PAGE_MAX)
    const id = by[caller.scope]?.[0] ?? ''
    if (ids.length === 0) return [name, []] as const
    const query = { [parameter]: ids.join(',') }
    const request = { caller, lang, ip, userAgent, device, requestId, cookies: {}, headers: {}, query }
    const answer = await dispatch(app, app.registry.get(id) as Registered, request)
    if (answer.status !== 200) throw new AppError('internal')
    return [name, toPublicNames(namesOf(id), (answer.body as { data: Json[] }).data)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
