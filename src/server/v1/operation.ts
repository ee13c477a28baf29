import type { AnyEndpoint, Method } from '../../core/endpoint.ts'
import type { Tag } from './tags.ts'

/** Path prefix of the partner's API. */
export const V1 = '/api/v1'

/** Values of `expand`. */
export type ExpansionName = 'campaign' | 'influencer' | 'channel' | 'totals'

/** One operation of the partner's API: an endpoint of the contract with a consistent name and path. */
export interface Operation {
  /** operationId, unique. */
  id: string
  method: Method
  /** Path after `/api/v1`. Parameters in braces are named after the object that they identify. */
  path: string
  /** Id of the endpoint in the contract table. */
  endpoint: string
  tag: Tag
  summary: string
  description: string
  /** Name of the schema of `data`, or of one element of it. */
  returns?: string
  /** Path parameters of the endpoint that the request does not contain; `lang` is the caller's language. */
  fill?: Readonly<Record<string, 'lang'>>
  /** Members of the endpoint's body that the operation sets itself; callers cannot send them. */
  fixed?: Readonly<Record<string, string>>
  /** Members of the endpoint's body or query that the operation does not have. */
  without?: readonly string[]
  /** Objects that can be returned together with the rows of a list. */
  expand?: readonly ExpansionName[]
  /** Members of the request example that differ from the generated ones. */
  example?: Readonly<Record<string, unknown>>
}

type Rest = Pick<Operation, 'returns' | 'fill' | 'fixed' | 'without' | 'expand' | 'example'>
type Declare = (
  address: `${Method} /${string}`,
  [id, endpoint]: readonly [id: string, endpoint: string],
  [summary, description]: readonly [summary: string, description: string],
  rest?: Rest,
) => Operation

/** Declares operations of a group: `GET /jobs/{jobId}`, [operationId, endpoint id], [summary, description]. */
export const inGroup =
  (tag: Tag): Declare =>
  (address, [id, endpoint], [summary, description], rest = {}) => {
    const [method, path] = address.split(' ') as [Method, string]
    return { id, method, path, endpoint, tag, summary, description, ...rest }
  }

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)

/**
 * Where each parameter of the endpoint's path comes from: a parameter of the operation, the caller's account (`self`),
 * or the caller's language. Parameters correspond in order. If the operation has one fewer, the first parameter is the
 * caller's account. Throws if the paths do not match.
 */
export function paramSources({ id, path, fill = {} }: Operation, endpoint: AnyEndpoint): Record<string, string> {
  const own = namesIn(path)
  const open = namesIn(endpoint.path).filter((name) => !fill[name])
  const selves = open.length - own.length
  if (selves < 0 || selves > 1) throw new Error(`${id}: the parameters of ${path} do not fit ${endpoint.path}`)
  return {
    ...fill,
    ...Object.fromEntries(open.map((name, i) => [name, i < selves ? 'self' : (own[i - selves] as string)])),
  }
}
