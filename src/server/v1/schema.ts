import { z } from 'zod'
import { MEMBERS } from './words/index.ts'

export type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Limits that every integer has are omitted. */
const isNoLimit = (name: string, value: unknown): boolean =>
  (name === 'minimum' && value === Number.MIN_SAFE_INTEGER) || (name === 'maximum' && value === Number.MAX_SAFE_INTEGER)

/** Response schemas are not closed: a client must accept members that a later version adds. */
const isClosed = (name: string, io: 'input' | 'output') => io === 'output' && name === 'additionalProperties'

/** Converts a record with known keys to an object with these members. */
function withKeys(schema: Json): Json {
  const keys = (schema.propertyNames as Json | undefined)?.enum as string[] | undefined
  if (!keys || !schema.required) return schema
  const { propertyNames: _, additionalProperties, ...rest } = schema
  return { ...rest, properties: Object.fromEntries(keys.map((key) => [key, additionalProperties])) }
}

function normalized(value: unknown, io: 'input' | 'output', rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => normalized(item, io, rename))
  if (!isObject(value)) return value
  const entries = Object.entries(withKeys(value)).filter(
    ([name, member]) => !isNoLimit(name, member) && !(isClosed(name, io) && member === false),
  )
  return Object.fromEntries(
    entries.map(([name, member]) => {
      if (name === 'properties') return [name, propertiesOf(member as Json, io, rename)]
      if (name === 'required') return [name, (member as string[]).map(rename)]
      if (name === 'enum' || name === 'const' || name === 'default') return [name, member]
      return [name, normalized(member, io, rename)]
    }),
  )
}

function propertiesOf(properties: Json, io: 'input' | 'output', rename: (name: string) => string): Json {
  const renamed = Object.entries(properties).map(
    ([name, member]) => [rename(name), normalized(member, io, rename)] as const,
  )
  if (new Set(renamed.map(([name]) => name)).size !== renamed.length)
    throw new Error(`two members get one name: ${renamed.map(([name]) => name).join(', ')}`)
  return Object.fromEntries(renamed)
}

/** The JSON schema of a shape, with its members renamed to those of the partner's API. */
export function schemaOf(shape: z.ZodType, io: 'input' | 'output', rename: (name: string) => string): Json {
  const { $schema: _, ...json } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      formatted(zodSchema, jsonSchema)
      // A boolean in a query accepts more values; only these are documented.
      if (zodSchema._zod.def.type === 'pipe' && jsonSchema.type === 'string' && isSwitch(zodSchema))
        jsonSchema.enum = ['true', 'false']
    },
  }) as Json
  return normalized(json, io, rename) as Json
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'date',
  datetime: 'date-time',
  email: 'email',
  guid: 'uuid',
  url: 'uri',
  uuid: 'uuid',
}

/** Replaces a pattern by its format, which is easier to read. */
function formatted(shape: z.core.$ZodTypes, json: z.core.JSONSchema.BaseSchema): void {
  const { def } = shape._zod
  const format = def.type === 'string' && 'format' in def ? FORMATS[String(def.format)] : undefined
  if (!format) return
  delete json.pattern
  delete json.allOf
  json.format = format
}

const isSwitch = (shape: z.core.$ZodTypes): boolean => {
  const { def } = shape._zod
  return def.type === 'pipe' && def.out._zod.def.type === 'boolean'
}

/** Removes members that the operation does not have. */
export function without(schema: Json, names: readonly string[]): Json {
  if (names.length === 0) return schema
  const properties = Object.entries((schema.properties ?? {}) as Json).filter(([name]) => !names.includes(name))
  const required = ((schema.required ?? []) as string[]).filter((name) => !names.includes(name))
  const { required: _, ...rest } = schema
  return { ...rest, properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) }
}

/** Adds a description to each member. `name` is the path of the object, such as `Job` or `Job.draft`. */
export function described(schema: unknown, name: string): unknown {
  if (Array.isArray(schema)) return schema.map((item) => described(item, name))
  if (!isObject(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties' ? members(value as Json, name) : described(value, name),
    ]),
  )
}

const members = (properties: Json, name: string): Json =>
  Object.fromEntries(
    Object.entries(properties).map(([member, value]) => {
      const meaning = MEMBERS[`${name}.${member}`] ?? MEMBERS[member]
      const inner = described(value, `${name}.${member}`) as Json
      return [member, { ...(meaning && !inner.description && { description: meaning }), ...inner }]
    }),
  )

/** Components of a document: schemas by name. Where they occur in other schemas, they are replaced by references. */
export class Components {
  readonly #names = new Map<string, string>()
  readonly #schemas = new Map<string, Json>()

  /** Adds a schema under a name. Throws if another schema has the name. */
  add(name: string, schema: Json): Json {
    const text = JSON.stringify(schema)
    const existing = this.#names.get(text)
    if (existing) return reference(existing)
    if (this.#schemas.has(name)) throw new Error(`two schemas are named ${name}`)
    this.#names.set(text, name)
    this.#schemas.set(name, schema)
    return reference(name)
  }

  /** The schema that was added under a name. */
  get(name: string): Json {
    const schema = this.#schemas.get(name)
    if (!schema) throw new Error(`no schema is named ${name}`)
    return schema
  }

  /** The schema with named schemas replaced by references. */
  linked(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.linked(item))
    if (!isObject(value)) return value
    const named = value.type === 'object' || value.enum || value.anyOf || value.oneOf
    const name = named ? this.#names.get(JSON.stringify(value)) : undefined
    return name ? reference(name) : this.#inner(value)
  }

  #inner(value: Json): Json {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, this.linked(member)]))
  }

  /** All named schemas, linked and described, by name. */
  all(): Json {
    const entries = [...this.#schemas].sort(([a], [b]) => a.localeCompare(b))
    return Object.fromEntries(entries.map(([name, schema]) => [name, described(this.#inner(schema), name)]))
  }
}

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
