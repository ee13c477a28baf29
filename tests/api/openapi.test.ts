import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { errorStatus } from '../../src/core/errors.ts'
import en from '../../src/i18n/errors/en.ts'
import th from '../../src/i18n/errors/th.ts'
import { features } from '../../src/server/features.ts'
import { openApiDocument } from '../../src/server/openapi.ts'

const endpoints = features.flat().map(({ endpoint }) => endpoint)
const site = { origin: 'http://localhost:3000', secure: false, country: 'TH' }
const document = openApiDocument(endpoints, site)

describe('/api/openapi.json', () => {
  it('is valid OpenAPI 3.1 by a public validator', async () => {
    const result = await new Validator().validate(structuredClone(document))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
  })

  it('holds every endpoint, each with its errors', () => {
    const paths = document.paths as Record<string, Record<string, { responses: object }>>
    const declared = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(declared.sort()).toEqual(endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`).sort())
    for (const methods of Object.values(paths))
      for (const { responses } of Object.values(methods)) expect(Object.keys(responses)).toContain('500')
  })

  it('names the session cookie as the site sets it, by country and https', () => {
    const cookieOf = (config: typeof site) =>
      (openApiDocument([], config).components as { securitySchemes: { session: { name: string } } }).securitySchemes
        .session.name
    expect(cookieOf(site)).toBe('talad_token_th')
    expect(cookieOf({ ...site, secure: true, country: 'ID' })).toBe('__Host-talad_token_id')
  })
})

describe('errors', () => {
  it.each(Object.keys(errorStatus))('%s has a message in both languages', (code) => {
    expect((en as Record<string, string>)[code]).toBeTruthy()
    expect((th as Record<string, string>)[code]).toBeTruthy()
  })
})
