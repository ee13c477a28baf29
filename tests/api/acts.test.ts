import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { features } from '../../src/server/features.ts'
import { openDemo } from '../access/demo.ts'
import { validRequest } from '../access/index.ts'
import type { BankApp } from '../bank.ts'

/**
 * A successful request for every endpoint that requires a login, generated from the contracts: a new endpoint fails here
 * until its feature's `access.ts` has what it needs. The fuzzer starts from the same requests, so each of them must be
 * able to succeed.
 */
const closed: AnyEndpoint[] = features
  .flat()
  .flatMap(({ endpoint }) => (endpoint.audience === 'open' ? [] : [endpoint]))

let app: BankApp
beforeAll(async () => {
  app = await openDemo()
}, 300_000)
afterAll(() => app.close())

describe('a valid request in the right state succeeds', () => {
  it.each(closed.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const { status, body } = await app.call(endpoint, (await validRequest(endpoint, app)) as never)
      expect(status, JSON.stringify(body)).toBe(200)
    },
  )
})
