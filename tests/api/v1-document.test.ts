import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { features } from '../../src/server/features.ts'
import { buildRegistry } from '../../src/server/registry.ts'
import { v1Document } from '../../src/server/v1/document.ts'
import { servedOperations } from '../../src/server/v1/operations.ts'
import { hashOf, partOf } from '../partner/part.ts'

type Json = Record<string, unknown>
type Media = Record<string, { schema: Json; example?: unknown }>
interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters: Json[]
  requestBody?: { content: Media }
  responses: Record<string, { content?: Media; $ref?: string }>
}

const served = servedOperations(buildRegistry(features))
const document = v1Document(served, 'http://localhost:3000')
const paths = document.paths as Record<string, Record<string, Operation>>
const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
const schemas = (document.components as { schemas: Record<string, Json> }).schemas

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(document, 'document')

/** The validation errors of a value against the schema at a path in the document. */
function problems(place: string[], value: unknown): unknown {
  const path = place.map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')
  const validate = ajv.compile({ $ref: `document#/${path}` })
  return validate(value) ? [] : validate.errors
}

it('is in step with the types of the client, which `npm run api:check` writes after checking it', () => {
  const used = new Set(readFileSync('tests/partner/operations.txt', 'utf8').split('\n').filter(Boolean))
  const types = readFileSync('src/server/v1/example/v1.d.ts', 'utf8').slice(0, 200)
  expect(types).toContain(hashOf(partOf(v1Document(served, 'https://talad.test'), used)))
})

it('generates the types of the example with the library version that it names', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  const offered = read('src/server/v1/example/package.json').devDependencies
  expect(Object.keys(offered)).toEqual(['@types/node', 'openapi-typescript'])
  const tool = 'openapi-typescript'
  expect(offered[tool]).toBe(read('scripts/api-tools/package.json').dependencies[tool])
  expect(offered['@types/node']).toBe(read('package.json').devDependencies['@types/node'])
})

describe('the document of /api/v1', () => {
  it('is valid OpenAPI 3.1 by a public validator', async () => {
    const result = await new Validator().validate(structuredClone(document))
    expect(result.errors ?? []).toEqual([])
  })

  it('describes every operation, parameter and group', () => {
    const tags = document.tags as { name: string; description: string }[]
    for (const { operationId, summary, description, tags: of, parameters } of operations) {
      expect(summary, operationId).not.toBe('')
      expect(description.length, operationId).toBeGreaterThan(30)
      expect(tags.map(({ name }) => name)).toContain(of[0])
      for (const parameter of parameters) if (!parameter.$ref) expect(parameter.description, operationId).toBeTruthy()
    }
    expect(tags.every(({ description }) => description.length > 30)).toBe(true)
  })

  it('has examples that are valid for their schemas', () => {
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { operationId, requestBody, responses }] of Object.entries(methods)) {
        const media: [string[], Media | undefined][] = [
          [['requestBody'], requestBody?.content],
          [['responses', '200'], responses['200']?.content],
        ]
        for (const [where, content] of media) {
          const json = content?.['application/json']
          if (!json) continue
          expect(json.example, operationId).toBeDefined()
          const place = ['paths', path, method, ...where, 'content', 'application/json', 'schema']
          expect(problems(place, json.example), `${operationId} ${where[0]}`).toEqual([])
        }
      }
  })

  it('declares the errors that any request can get', () => {
    for (const { operationId, responses, requestBody } of operations) {
      const expected = ['400', '405', '429', '500', '503', ...(requestBody ? ['413', '415'] : [])]
      expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(expected))
    }
  })

  it('allows no additional members in bodies and names its schemas', () => {
    for (const { operationId, requestBody } of operations)
      for (const { schema } of Object.values(requestBody?.content ?? {})) {
        const name = String(schema.$ref ?? '')
          .split('/')
          .at(-1)
        expect((name ? schemas[name] : schema)?.additionalProperties, operationId).toBe(false)
      }
    expect(Object.keys(schemas).length).toBeGreaterThan(80)
  })

  it('has one naming style: plural nouns and lower case in paths, camelCase in members', () => {
    for (const path of Object.keys(paths)) expect(path.replace(/\{\w+\}/g, 'x')).toMatch(/^(\/[a-z0-9-]+)+$/)
    const members = new Set<string>()
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      const { properties } = value as { properties?: object }
      for (const name of Object.keys(properties ?? {})) members.add(name)
      Object.values(value).forEach(collect)
    }
    collect(schemas)
    const odd = [...members].filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name) && !/^\d\d(-\d\d|\+)$/.test(name))
    expect(odd).toEqual([])
    expect([...members].filter((name) => /creator|^brand|^uuid$|^entryId$/.test(name))).toEqual([])
  })
})
