import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import type { BankApp } from '../bank.ts'
import { type Example, PICTURE, type ValidRequest } from './example.ts'
import { buildWorld, type Side, type World } from './world.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = globSync('src/features/*/access.ts', { cwd: root }).sort()
const modules = await Promise.all(
  files.map((file) => import(pathToFileURL(root + file).href) as Promise<{ access: Record<string, Example> }>),
)

/** The requests of every feature's `access.ts`: one valid request per endpoint, by its id. */
export const examples: Readonly<Record<string, Example>> = Object.assign({}, ...modules.map(({ access }) => access))

/**
 * The request of an endpoint's owner in the shared world, and another caller with the same role who does not own the
 * resource.
 */
export interface OwnedRequest {
  owner: Side
  other: Side
  params: Record<string, string>
  query?: object
  body?: object
  file?: { name: string; bytes: Uint8Array }
}

const side = ({ audience }: AnyEndpoint, { as }: Example) =>
  audience === 'any' ? (as ?? 'influencer') : (audience as 'influencer' | 'marketer' | 'operator')

/** The request in the shared world; without a world, only the parts that do not need one. */
async function requestIn(world: World | null, callerId: string, endpoint: AnyEndpoint): Promise<ValidRequest> {
  const { params, query, body } = examples[endpoint.id] ?? {}
  const value = <T>(part: T | ((world: World, callerId: string) => T | Promise<T>)) =>
    typeof part === 'function'
      ? world && (part as (world: World, callerId: string) => T | Promise<T>)(world, callerId)
      : part
  return {
    ...(params && { params: (await value(params)) as object }),
    ...(query && { query }),
    ...(body && { body: (await value(body)) as object }),
    ...(endpoint.upload && { file: PICTURE }),
  }
}

/** The request of an allowed caller in the shared world. */
export async function worldRequest(endpoint: AnyEndpoint, world: World): Promise<OwnedRequest> {
  const [owner, other] =
    side(endpoint, examples[endpoint.id] ?? {}) === 'marketer'
      ? [world.marketer, world.otherMarketer]
      : [world.influencer, world.otherInfluencer]
  const { params = {}, ...rest } = await requestIn(world, owner.id, endpoint)
  return { owner, other, params: params as Record<string, string>, ...rest }
}

/** The request of the owner; null if the path names nothing that belongs to an account. */
export const ownedRequest = async (endpoint: AnyEndpoint, world: World): Promise<OwnedRequest | null> =>
  typeof examples[endpoint.id]?.params === 'function' ? worldRequest(endpoint, world) : null

const worlds = new WeakMap<BankApp, Promise<World>>()

/** The shared world of an application: one of everything that the two sides can own. Created once. */
function worldOf(app: BankApp): Promise<World> {
  const world = worlds.get(app) ?? buildWorld(app)
  worlds.set(app, world)
  return world
}

/** A request that must succeed, for any endpoint. */
export async function validRequest(endpoint: AnyEndpoint, app: BankApp): Promise<ValidRequest> {
  const example = examples[endpoint.id]
  if (!example) throw new Error(`no access.ts has an example of ${endpoint.id}`)
  if (example.given) return { ...(await requestIn(null, '', endpoint)), ...(await example.given(app)) }
  if (endpoint.audience === 'open') return requestIn(null, '', endpoint)
  const world = await worldOf(app)
  const { caller, id } = world[side(endpoint, example)]
  return { as: caller, ...(await requestIn(world, id, endpoint)) }
}
