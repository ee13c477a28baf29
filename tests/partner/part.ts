import { createHash } from 'node:crypto'

type Json = Record<string, unknown>
interface Document extends Json {
  paths: Record<string, Record<string, { operationId: string }>>
  webhooks: Json
  components: Record<string, Json>
}

/** The component references in a part of a document. */
const referencesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/(\w+\/[\w-]+)"/g)].map(([, name]) => name as string)

/** The document with some of its operations and the components that these need. */
export function partOf(document: Json, operations: ReadonlySet<string>): Json {
  const { paths, components, ...rest } = document as Document
  const chosen = Object.entries(paths).flatMap(([path, methods]) => {
    const own = Object.entries(methods).filter(([, { operationId }]) => operations.has(operationId))
    return own.length > 0 ? [[path, Object.fromEntries(own)] as const] : []
  })
  const needed = new Set<string>()
  const visit = (value: unknown): void => {
    for (const name of referencesIn(value)) {
      if (needed.has(name)) continue
      needed.add(name)
      const [kind = '', member = ''] = name.split('/')
      visit(components[kind]?.[member])
    }
  }
  visit(chosen)
  visit(rest.webhooks)
  const parts = Object.entries(components).map(([kind, members]) => {
    const own = Object.entries(members).filter(([name]) => kind === 'securitySchemes' || needed.has(`${kind}/${name}`))
    return [kind, Object.fromEntries(own)]
  })
  return { ...rest, paths: Object.fromEntries(chosen), components: Object.fromEntries(parts) }
}

/** A hash that changes with every change of the document. */
export const hashOf = (document: Json): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 16)
