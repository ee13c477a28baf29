import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { features } from '../../src/server/features.ts'
import { openDemo } from '../access/demo.ts'
import { validRequest } from '../access/index.ts'
import type { BankApp } from '../bank.ts'

/**
 * Success of everything that needs a log-in, generated from the contract table: a new endpoint fails here until
 * its feature's `access.ts` has what it needs. The fuzzer starts from the same requests, so none of them may hide a success.
 */
const closed: AnyEndpoint[] = features
  .flat()
  .flatMap(({ endpoint }) => (endpoint.audience === 'open' ? [] : [endpoint]))

let app: BankApp
beforeAll(async () => {
  app = await openDemo()
}, 300_000)
afterAll(() => app.close())

describe('an act whose state and request are right succeeds', () => {
  it.each(closed.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const { status, body } = await app.call(endpoint, (await validRequest(endpoint, app)) as never)
      expect(status, JSON.stringify(body)).toBe(200)
    },
  )
})
