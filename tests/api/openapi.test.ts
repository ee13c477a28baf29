import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { type ErrorTable, sharedErrors } from '../../src/core/errors.ts'
import { errors, features } from '../../src/server/features.ts'
import { openApiDocument } from '../../src/server/openapi.ts'
import { TAGS } from '../../src/server/openapi-tags.ts'

const endpoints = features.flat().map(({ endpoint }) => endpoint)
const site = { origin: 'http://localhost:3000', secure: false, country: 'TH' }
const document = openApiDocument(endpoints, site)

describe('/api/openapi.json', () => {
  it('is valid OpenAPI 3.1 by a public validator', async () => {
    const result = await new Validator().validate(structuredClone(document))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
  })

  it('contains every endpoint with its errors', () => {
    const paths = document.paths as Record<string, Record<string, { responses: object }>>
    const declared = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(declared.sort()).toEqual(endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`).sort())
    for (const methods of Object.values(paths))
      for (const { responses } of Object.values(methods)) expect(Object.keys(responses)).toContain('500')
  })

  it('describes each endpoint and each group', () => {
    for (const { id, summary } of endpoints) expect(summary, id).toMatch(/^[A-Z].{7}/)
    const tags = document.tags as { name: string }[]
    const names = tags.map(({ name }) => name)
    expect(Object.keys(TAGS).filter((name) => !names.includes(name))).toEqual([])
  })

  it('names the session cookie that the site sets, by country and https', () => {
    const cookieOf = (config: typeof site) =>
      (openApiDocument([], config).components as { securitySchemes: { session: { name: string } } }).securitySchemes
        .session.name
    expect(cookieOf(site)).toBe('talad_token_th')
    expect(cookieOf({ ...site, secure: true, country: 'ID' })).toBe('__Host-talad_token_id')
  })
})

describe('errors', () => {
  const namesIn = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name)

  it.each(Object.entries(errors))('%s has a message in both languages, with the same values', (_, { th, en }) => {
    expect(th).not.toBe('')
    expect(en).not.toBe('')
    expect(new Set(namesIn(th))).toEqual(new Set(namesIn(en)))
  })

  it('belong to one feature each', async () => {
    const paths = globSync('src/features/*/errors.ts')
    const modules = await Promise.all(paths.map((path) => import(resolve(path)) as Promise<{ errors: ErrorTable }>))
    const codes = [sharedErrors, ...modules.map((module) => module.errors)].flatMap((table) => Object.keys(table))
    expect(codes.toSorted()).toEqual(Object.keys(errors).toSorted())
  })
})
