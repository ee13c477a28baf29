import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../core/errors.ts'
import type { Json } from '../schema.ts'
import { EXAMPLE_FILES, type ExampleFile, exampleFile, examplePage } from './example.ts'
import { type Html, html, markdown, titlesIn } from './html.ts'
import { type DocumentedOperation, eventPart, members, operationPart, type Place } from './operation.ts'
import { statesPage } from './states.ts'
import { STYLE } from './style.ts'

interface Document {
  info: { title: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, DocumentedOperation>>
  webhooks: Record<string, { post: DocumentedOperation }>
  components: Record<string, Record<string, Json>>
}

const slugOf = (name: string): string => name.toLowerCase()

const placesIn = ({ paths }: Document): Place[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

/** A page with the navigation and the search. */
function page({ tags }: Document, at: string, title: string, q: string, content: Html): string {
  const link = (href: string, label: string) =>
    html`<li><a href="${href}"${href === at && html` aria-current="page"`}>${label}</a></li>`
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Talad API</title><link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head><body>
<a class="skip" href="#content">Skip to content</a>
<header><a class="brand" href="/api/docs">Talad <span>API</span></a><form action="/api/docs/search" role="search"><label for="q">Search</label><input id="q" name="q" type="search" value="${q}" placeholder="accept, credits, withdrawals"><button>Search</button></form></header>
<div class="page"><nav aria-label="API"><ul>${link('/api/docs', 'Get started')}${link('/api/docs/example', 'Example')}${link('/api/docs/states', 'Job statuses')}${link('/api/docs/schemas', 'Schemas')}</ul><h2>Operations</h2><ul>${tags.map(({ name }) => link(`/api/docs/${slugOf(name)}`, name))}</ul><p><a href="/api/v1/openapi.json">OpenAPI document</a></p></nav>
<main id="content">${content}</main></div></body></html>`.html
}

const rowOf = ({ path, method, operation }: Place): Html =>
  html`<li><a href="/api/docs/${slugOf(operation.tags[0] as string)}#${operation.operationId}"><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code></a> <span>${operation.summary}</span></li>`

function guidePage(document: Document): Html {
  const { description } = document.info
  const groups = document.tags.map(({ name }) => {
    const own = placesIn(document).filter(({ operation }) => operation.tags[0] === name)
    return html`<h3 id="group-${slugOf(name)}"><a href="/api/docs/${slugOf(name)}">${name}</a></h3><ul class="operations">${own.map(rowOf)}</ul>`
  })
  return html`<h1>Get started</h1><ul class="contents">${titlesIn(description).map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}<li><a href="#operations">Operations</a></li></ul>${markdown(description)}<h2 id="operations">Operations</h2>${groups}`
}

function groupPage(document: Document, name: string, description: string): Html {
  const own = placesIn(document).filter(({ operation }) => operation.tags[0] === name)
  const base = document.servers[0]?.url ?? ''
  return html`<h1>${name}</h1>${markdown(description)}<ul class="operations">${own.map((place) => html`<li><a href="#${place.operation.operationId}">${place.operation.summary}</a></li>`)}${name === 'Webhooks' && html`<li><a href="#events">Events</a></li>`}</ul>${own.map((place) => operationPart(place, base, document.components))}${name === 'Webhooks' && eventsPart(document)}`
}

/** The list of events with their bodies. */
const eventsPart = ({ webhooks, components }: Document): Html =>
  html`<h2 id="events">Events</h2>${Object.values(webhooks).map(({ post }) => eventPart(post, components))}`

function searchPage(document: Document, q: string): Html {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const found = placesIn(document).filter(({ path, operation }) => {
    const text = `${path} ${operation.operationId} ${operation.summary} ${operation.description} ${operation.tags[0]}`
    return words.length > 0 && words.every((word) => text.toLowerCase().includes(word))
  })
  const none = html`<p>No operations match all of these words. Try fewer words.</p>`
  return html`<h1>Search</h1><p role="status">${found.length} ${found.length === 1 ? 'operation' : 'operations'} for “${q}”</p>${found.length > 0 ? html`<ul class="operations">${found.map(rowOf)}</ul>` : none}`
}

const schemasPage = ({ components }: Document): Html =>
  html`<h1>Schemas</h1><p>Schemas used in requests and responses.</p><ul class="contents">${Object.keys(components.schemas ?? {}).map((name) => html`<li><a href="/api/docs/schemas/${name}">${name}</a></li>`)}</ul>`

const schemaPage = ({ components }: Document, name: string): Html =>
  html`<p><a href="/api/docs/schemas">Schemas</a></p><h1>${name}</h1>${members(components.schemas?.[name] ?? {})}`

const originOf = ({ servers }: Document): string => new URL(servers[0]?.url ?? '').origin

/** The content of a documentation page; null for an unknown name. */
function contentOf(document: Document, name: string): { title: string; content: Html } | null {
  if (name === '') return { title: 'Get started', content: guidePage(document) }
  if (name === 'example') return { title: 'Example', content: examplePage(originOf(document)) }
  if (name === 'schemas') return { title: 'Schemas', content: schemasPage(document) }
  if (name === 'states') {
    const acts = placesIn(document).flatMap(({ operation }) => {
      const act = /`offers` include `(\w+)`/.exec(operation.description)?.[1]
      return act ? [[act, operation.operationId] as const] : []
    })
    return { title: 'Job statuses', content: statesPage(new Map(acts)) }
  }
  const tag = document.tags.find((one) => slugOf(one.name) === name)
  return tag ? { title: tag.name, content: groupPage(document, tag.name, tag.description) } : null
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** /api/docs: the OpenAPI document as pages, without scripts. */
export function registerDocs(http: FastifyInstance, read: () => Json): void {
  const document = () => read() as unknown as Document
  const send = (at: string, title: string, content: Html, q = '') => page(document(), at, title, q, content)
  const pages = async (path: string, found: { title: string; content: Html } | null) => {
    if (!found) throw new AppError('not_found')
    return send(path, found.title, found.content)
  }
  http.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', POLICY).header('cache-control', 'public, max-age=300')
      reply.type('text/html; charset=utf-8')
    })
    scope.get('/api/docs', () => pages('/api/docs', contentOf(document(), '')))
    scope.get<{ Querystring: { q?: unknown } }>('/api/docs/search', async ({ query }) => {
      const q = typeof query.q === 'string' ? query.q.slice(0, 100) : ''
      return send('', 'Search', searchPage(document(), q), q)
    })
    scope.get<{ Params: { name: string } }>('/api/docs/:name', ({ params }) =>
      pages(`/api/docs/${params.name}`, contentOf(document(), params.name)),
    )
    scope.get<{ Params: { file: string } }>('/api/docs/example/:file', async ({ params: { file } }, reply) => {
      if (!EXAMPLE_FILES.includes(file as ExampleFile)) throw new AppError('not_found')
      return reply.type('text/plain; charset=utf-8').send(exampleFile(file as ExampleFile))
    })
    scope.get<{ Params: { name: string } }>('/api/docs/schemas/:name', ({ params: { name } }) => {
      const exists = Object.hasOwn(document().components.schemas ?? {}, name)
      return pages('/api/docs/schemas', exists ? { title: name, content: schemaPage(document(), name) } : null)
    })
  })
}
