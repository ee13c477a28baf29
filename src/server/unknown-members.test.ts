import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, testConfig } from '../../tests/harness.ts'
import { contract } from '../features/accounts/contract.ts'
import { features } from './features.ts'
import { openApiDocument } from './openapi.ts'
import { buildRegistry } from './registry.ts'

describe('a request', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())
  const consents = { terms: true, PRIVACY_POLICY: true, THAI_LLM: false, marketing: false }

  it('is rejected if it has an unknown member at any level; the error names the path of the member', async () => {
    const send = (body: object) => app.call(contract.startSignup, { body: { consents, ...body } })
    expect((await send({ channel: { type: 'TIKTOK', handle: 'a', url: 'https://www.tiktok.com/@a' } })).status).toBe(
      200,
    )
    for (const [body, field] of [
      [{ extra: 1 }, 'extra'],
      [{ channel: { type: 'TIKTOK', handle: 'a', url: 'https://www.tiktok.com/@a', extra: 1 } }, 'channel.extra'],
      [{ consents: { ...consents, extra: true } }, 'consents.extra'],
    ] as const) {
      const refused = await send(body)
      expect(refused).toMatchObject({ status: 400, body: { code: 'unknown_field' } })
      expect(refused.body).toMatchObject({ issues: [{ field, code: 'unknown_field' }] })
    }
  })

  it('is documented that way: no object of a body allows unknown members', () => {
    const document = openApiDocument(
      [...buildRegistry(features).values()].map(({ endpoint }) => endpoint),
      testConfig,
    )
    const open: string[] = []
    const walk = (value: unknown, path: string): void => {
      if (!value || typeof value !== 'object') return
      const { properties, additionalProperties } = value as Record<string, unknown>
      if (properties && additionalProperties === undefined) open.push(path)
      for (const [name, member] of Object.entries(value)) walk(member, `${path}/${name}`)
    }
    for (const [path, methods] of Object.entries(document.paths as Record<string, Record<string, object>>))
      for (const [method, operation] of Object.entries(methods))
        walk((operation as { requestBody?: unknown }).requestBody, `${method} ${path}`)
    expect(open).toEqual([])
  })
})
