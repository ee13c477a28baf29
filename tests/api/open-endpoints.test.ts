import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { features } from '../../src/server/features.ts'
import { openDemo } from '../access/demo.ts'
import { OPEN_EXAMPLES } from '../access/open-examples.ts'
import type { BankApp } from '../bank.ts'
import { testConfig } from '../harness.ts'

/**
 * Success of everything that needs no log-in, generated from the contract table, on the demo's data: a new open endpoint
 * fails here until `tests/access/open-examples.ts` has a request for it.
 */
const open: AnyEndpoint[] = features.flat().flatMap(({ endpoint }) => (endpoint.audience === 'open' ? [endpoint] : []))

let app: BankApp
beforeAll(async () => {
  app = await openDemo()
  app.app.config = { ...testConfig, trackers: [{ name: 'google', id: 'G-DEMO1234' }] }
}, 300_000)
afterAll(() => app.close())

/** As it goes over the wire. */
const sent = (body: unknown) => JSON.parse(JSON.stringify(body)) as { data: unknown } & Record<string, unknown>

describe('an open endpoint answers what its contract says', () => {
  it.each(open.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const make = OPEN_EXAMPLES[endpoint.id]
      if (!make) throw new Error(`tests/access/open-examples.ts has no example of ${endpoint.id}`)
      const answer = await app.call(endpoint, (await make(app)) as never)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      if (endpoint.blob) return expect(answer.blob?.bytes.length).toBeGreaterThan(0)
      const { data, ...extra } = sent(answer.body)
      // Read by its own contract nothing is lost: the body has every declared field, and no other.
      expect((endpoint.output ?? z.null()).parse(data)).toEqual(data)
      expect((endpoint.extra ?? z.object({})).parse(extra)).toEqual(extra)
      expect(data).not.toBeNull()
      if (Array.isArray(data)) expect(data.length).toBeGreaterThan(0)
    },
  )

  it('has no example of what is no open endpoint', () => {
    expect(Object.keys(OPEN_EXAMPLES).filter((id) => !open.some((endpoint) => endpoint.id === id))).toEqual([])
  })
})
