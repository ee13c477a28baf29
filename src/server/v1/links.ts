import { V1 } from './operation.ts'
import type { Served } from './operations.ts'

interface Link {
  from: RegExp
  to: (values: Record<string, string>) => string
}

/** Endpoints of files whose URLs appear in responses. */
const IN_ANSWERS: ReadonlySet<string> = new Set(['files.get', 'payouts.slip', 'documents.get', 'jobs.brief'])

/** Converts URLs of files in responses to URLs of the partner's API, because a key is valid only there. */
export function linksOf(served: readonly Served[]): (text: string) => string {
  const links = served
    .filter(({ endpoint }) => IN_ANSWERS.has(endpoint.id))
    .map(({ endpoint, operation, sources }): Link => {
      const from = new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/?]+)')}$`)
      const to = (values: Record<string, string>) =>
        Object.entries(sources).reduce(
          (path, [inner, own]) => path.replace(`{${own}}`, values[inner] ?? ''),
          V1 + operation.path,
        )
      return { from, to }
    })
  return (text) => {
    if (!text.startsWith('/')) return text
    for (const { from, to } of links) {
      const found = from.exec(text)
      if (found) return to(found.groups ?? {})
    }
    return text
  }
}
