import { z } from 'zod'

type Shape = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

/** A copy of a schema with other parts and the same OpenAPI description. */
function withParts(schema: Shape, parts: Record<string, unknown>): Shape {
  const copy = z.core.clone(schema, { ...schema._zod.def, ...parts } as Def)
  const description = z.globalRegistry.get(schema)
  if (description) z.globalRegistry.add(copy, description)
  return copy
}

const strictValues = (shape: Readonly<Record<string, Shape>>): Record<string, Shape> =>
  Object.fromEntries(Object.entries(shape).map(([name, member]) => [name, strict(member)]))

/** The same schema, except that unknown members of a request are rejected at every level. */
export function strict<S extends Shape>(schema: S): S
export function strict(schema: Shape): Shape {
  const def = schema._zod.def as Def
  switch (def.type) {
    case 'object':
      return withParts(schema, { shape: strictValues(def.shape), catchall: def.catchall ?? z.never() })
    case 'array':
      return withParts(schema, { element: strict(def.element) })
    case 'tuple':
      return withParts(schema, { items: def.items.map((item) => strict(item)), rest: def.rest && strict(def.rest) })
    case 'record':
      return withParts(schema, { valueType: strict(def.valueType) })
    case 'union':
      return withParts(schema, { options: def.options.map((option) => strict(option)) })
    case 'pipe':
      return withParts(schema, { in: strict(def.in), out: strict(def.out) })
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return withParts(schema, { innerType: strict(def.innerType) })
    default:
      return schema
  }
}
