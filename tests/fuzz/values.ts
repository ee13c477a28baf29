import fc from 'fast-check'

/** A JSON schema, as it occurs in the OpenAPI document. */
export type Schema = Record<string, unknown>

/** Values that often break careless code. */
export const NASTY: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  2 ** 63,
  -(2 ** 63),
  1e308,
  '',
  ' ',
  '0',
  'null',
  'NaN',
  'x'.repeat(10_000),
  'ก'.repeat(3_000),
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\uffff\ufeff',
  '👨‍👩‍👧‍👦'.repeat(50),
  '\u202e\u200b',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '$1',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31T23:59:59Z',
  '0001-01-01T00:00:00+14:00',
  '99999999999999999999',
  'constructor',
  '__proto__',
  [],
  [null],
  {},
  { $ne: null },
  { toString: 'x', length: -1 },
  [[[[[[[[]]]]]]]],
]

export const nasty = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
)

const FORMATS: Record<string, fc.Arbitrary<unknown>> = {
  uuid: fc.uuid(),
  email: fc.constantFrom('ploy@example.com', 'a@b.co', 'UPPER.case+tag@example.co.th'),
  uri: fc.constantFrom('https://www.instagram.com/reel/abc', 'https://example.com/', 'http://example.com/?q=1#x'),
  date: fc
    .date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((d) => d.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((d) => d.toISOString()),
}

function text(schema: Schema): fc.Arbitrary<unknown> {
  const { format, pattern, allOf } = schema as { format?: string; pattern?: string; allOf?: Schema[] }
  if (format && FORMATS[format]) return FORMATS[format]
  const [minLength, maxLength] = [Number(schema.minLength ?? 0), Math.min(Number(schema.maxLength ?? 30), 2_000)]
  const pat = pattern ?? (allOf?.find((part) => part.pattern)?.pattern as string | undefined)
  if (pat !== undefined) {
    try {
      return fc.stringMatching(new RegExp(pat, 'u'))
    } catch {
      // Values for this pattern cannot be generated; a random text may match it by chance
    }
  }
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 30)) }),
    fc.constant('ท'.repeat(maxLength)),
    fc
      .constantFrom('สวัสดี', 'TH123456', '0812345678', '0482114821', 'all', 'KBANK')
      .filter((s) => s.length >= minLength && s.length <= maxLength),
  )
}

function number(schema: Schema): fc.Arbitrary<unknown> {
  const whole = schema.type === 'integer'
  const min = Math.max(Number(schema.minimum ?? schema.exclusiveMinimum ?? -1e12), Number.MIN_SAFE_INTEGER)
  const max = Math.min(Number(schema.maximum ?? schema.exclusiveMaximum ?? 1e12), Number.MAX_SAFE_INTEGER)
  const bounds = fc.constantFrom(min, max, ...[0, 1, 10_000, 100_000].filter((n) => n >= min && n <= max))
  return fc.oneof(
    bounds,
    whole
      ? fc.integer({ min: Math.ceil(Math.max(min, -(2 ** 53) + 1)), max: Math.floor(max) })
      : fc.double({ min, max, noNaN: true }),
  )
}

/** Random values of a schema. `ids` are existing ids, used where the schema asks for a UUID. */
export function valuesOf(schema: Schema, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const inner = (part: unknown) => valuesOf((part ?? {}) as Schema, ids)
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const either = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (either) return fc.oneof(...either.map(inner))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'string':
      return schema.format === 'uuid' ? ids : text(schema)
    case 'integer':
    case 'number':
      return number(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(inner(schema.items), {
        minLength: Math.min(Number(schema.minItems ?? 0), 5),
        maxLength: Math.min(Number(schema.maxItems ?? 3), 5),
      })
    case 'object': {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
      const record = fc.record(Object.fromEntries(properties.map(([name, part]) => [name, inner(part)])), {
        requiredKeys: (schema.required ?? []) as never[],
      })
      if (properties.length > 0 || typeof schema.additionalProperties !== 'object') return record
      const names = schema.propertyNames
        ? (inner(schema.propertyNames) as fc.Arbitrary<string>)
        : fc.string({ maxLength: 10 })
      return fc.dictionary(names, inner(schema.additionalProperties), { maxKeys: 4 })
    }
    default:
      return fc.oneof(fc.constant({}), fc.string(), fc.integer(), fc.constant(null))
  }
}

export type Mutation =
  | { kind: 'replace'; at: number; value: unknown }
  | { kind: 'remove'; at: number }
  | { kind: 'add'; name: string; value: unknown }

export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant('replace' as const), at: fc.nat(30), value: nasty }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(30) }),
  fc.record({
    kind: fc.constant('add' as const),
    name: fc.constantFrom('extra', '__proto__', 'constructor', 'a\u0000', '\ud800', 'x'.repeat(300), 'id'),
    value: nasty,
  }),
)

/** The places where a value can be changed: the containing object and the key. */
function places(value: unknown): [Record<string, unknown>, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => [
    [value as Record<string, unknown>, key] as [Record<string, unknown>, string],
    ...places(member),
  ])
}

export function apply(value: unknown, change: Mutation): unknown {
  const copy: unknown = structuredClone(value)
  if (change.kind === 'add') {
    if (typeof copy === 'object' && copy !== null && !Array.isArray(copy))
      Object.defineProperty(copy, change.name, {
        value: change.value,
        enumerable: true,
        configurable: true,
        writable: true,
      })
    return copy
  }
  const all = places(copy)
  const [holder, key] = all[change.at % Math.max(1, all.length)] ?? []
  if (!holder || key === undefined) return change.kind === 'replace' ? change.value : copy
  if (change.kind === 'replace') holder[key] = change.value
  else delete holder[key]
  return copy
}

/**
 * Valid values half of the time; otherwise values changed in one or two places, and sometimes completely different ones.
 */
export const mutated = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: valid },
    {
      weight: 4,
      arbitrary: fc
        .tuple(valid, fc.array(mutation, { minLength: 1, maxLength: 2 }))
        .map(([value, changes]) => changes.reduce(apply, value)),
    },
    { weight: 1, arbitrary: nasty },
  )
