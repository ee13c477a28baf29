import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { features } from '../../src/server/features.ts'
import { openDemo } from '../access/demo.ts'
import { validRequest } from '../access/index.ts'
import type { BankApp } from '../bank.ts'
import { testConfig } from '../harness.ts'

/**
 * A successful request for every endpoint that requires no login, generated from the contracts, on the demo data: a new
 * open endpoint fails here until its feature's `access.ts` has a request for it.
 */
const open: AnyEndpoint[] = features.flat().flatMap(({ endpoint }) => (endpoint.audience === 'open' ? [endpoint] : []))

let app: BankApp
beforeAll(async () => {
  app = await openDemo()
  app.app.config = { ...testConfig, trackers: [{ name: 'google', id: 'G-DEMO1234' }] }
}, 300_000)
afterAll(() => app.close())

/** The body as it is sent over HTTP. */
const sent = (body: unknown) => JSON.parse(JSON.stringify(body)) as { data: unknown } & Record<string, unknown>

describe('an open endpoint returns what its contract declares', () => {
  it.each(open.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const answer = await app.call(endpoint, (await validRequest(endpoint, app)) as never)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      if (endpoint.blob) return expect(answer.blob?.bytes.length).toBeGreaterThan(0)
      const { data, ...extra } = sent(answer.body)
      // Parsing with the contract changes nothing: the body has every declared field, and no other.
      expect((endpoint.output ?? z.null()).parse(data)).toEqual(data)
      expect((endpoint.extra ?? z.object({})).parse(extra)).toEqual(extra)
      expect(data).not.toBeNull()
      if (Array.isArray(data)) expect(data.length).toBeGreaterThan(0)
    },
  )
})
