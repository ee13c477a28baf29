import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { newId } from '../../src/core/ids.ts'
import { marketers } from '../../src/features/accounts/schema.ts'
import { encodeCursor } from '../../src/platform/cursor.ts'
import { features } from '../../src/server/features.ts'
import { ownedRequest } from '../access/index.ts'
import { buildWorld, type World } from '../access/world.ts'
import { buildContent } from '../content-factory.ts'
import { openTestApp } from '../harness.ts'

/** Every paged list of the contracts. */
const lists: AnyEndpoint[] = features
  .flat()
  .map(({ endpoint }) => endpoint)
  .filter(({ query }) => query && 'after' in query.shape)

let world: World
/** The content item whose lists are read. */
let item: { kind: string; id: string }
beforeAll(async () => {
  world = await buildWorld(await openTestApp())
  // Only agencies have agency brands.
  await world.app.db.update(marketers).set({ kind: 'agency' })
  item = await buildContent(world.app.db, 'article')
})
afterAll(() => world.app.close())

/** A caller who may read the list, and its parameters. */
async function reader(endpoint: AnyEndpoint) {
  const { marketer, influencer, operator } = world
  if (endpoint.audience === 'operator') {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as 'kind' | 'id')
    return { as: operator.caller, params: Object.fromEntries(names.map((name) => [name, item[name]])) }
  }
  const example = await ownedRequest(endpoint, world)
  if (example) return { as: example.owner.caller, params: example.params }
  return { as: (endpoint.audience === 'marketer' ? marketer : influencer).caller }
}

const MADE_UP: (string | number)[][] = [
  ['x'],
  [1e300],
  ['x', 'y'],
  ['2025-99-99T00:00:00.000Z', newId()],
  [8.64e15 + 1, newId()],
  ['', 1e300],
  ['infinity', 'infinity'],
  [2 ** 53, newId()],
  [newId(), '0000-01-01T00:00:00.000Z'],
  ['\u0000', newId()],
]

it.each(lists.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s refuses an invalid cursor',
  async (_, endpoint) => {
    const call = async (after?: string) =>
      world.app.call(endpoint, { ...(await reader(endpoint)), query: after ? { after } : {} } as never)
    expect((await call()).status).toBe(200)
    for (const values of MADE_UP) {
      const answer = await call(encodeCursor(values))
      expect([answer.status, answer.body.code], JSON.stringify(values)).toEqual([400, 'invalid_input'])
    }
  },
)

it('there are lists', () => expect(lists.length).toBeGreaterThan(15))
