import { type ChildNode, isTag, isText } from 'domhandler'
import Fastify, { type FastifyInstance } from 'fastify'
import { DomUtils, parseDocument } from 'htmlparser2'
import pg from 'pg'
import type { ReactNode } from 'react'

// React reads NODE_ENV when it is loaded. Without this the floor would be eight times slower than the product's React.
process.env.NODE_ENV = 'production'
const { createElement } = await import('react')
const { renderToString } = await import('react-dom/server')

/** The floors that the product is compared with: the least code that could give the same response. */

export interface StoredPage {
  body: Buffer
  headers: Record<string, string>
}

const listen = async (http: FastifyInstance): Promise<string> => http.listen({ host: '127.0.0.1', port: 0 })

/** Bare Fastify that sends the same stored brotli bytes. */
export async function storedFloor(page: StoredPage) {
  const http = Fastify()
  http.get('/', (_request, reply) => reply.headers(page.headers).send(page.body))
  return { url: await listen(http), close: () => http.close() }
}

/** Bare Fastify that redirects to one address. */
export async function redirectFloor(target: string) {
  const http = Fastify()
  http.get('/go/:code', (_request, reply) => reply.redirect(target, 302))
  return { url: await listen(http), close: () => http.close() }
}

type Node = string | { tag: string; props: Record<string, unknown>; children: readonly Node[] }

/** Attributes that React names differently from HTML. Styles are dropped because React takes them as objects. */
const RENAMED: Record<string, string> = { class: 'className', for: 'htmlFor', charset: 'charSet', tabindex: 'tabIndex' }

function toNode(node: ChildNode): Node | null {
  if (isText(node)) return node.data
  if (!isTag(node) || node.name === 'script') return null
  const attributes = Object.entries(node.attribs).filter(([name]) => !/^(style|on|nonce)/.test(name))
  const props = Object.fromEntries(attributes.map(([name, value]) => [RENAMED[name] ?? name, value]))
  // The product also renders an SVG as one string.
  if (node.name === 'svg')
    return {
      tag: 'svg',
      props: { ...props, dangerouslySetInnerHTML: { __html: DomUtils.getInnerHTML(node) } },
      children: [],
    }
  return { tag: node.name, props, children: node.children.map(toNode).filter((child) => child !== null) }
}

function Part({ node }: { node: Node }): ReactNode {
  if (typeof node === 'string') return node
  const children = node.children.map((child, key) =>
    typeof child === 'string' ? child : createElement(Part, { node: child, key }),
  )
  return createElement(node.tag, node.props, ...children)
}

/** React renders the same document behind bare Fastify: no router, data, session or texts. */
export async function reactFloor(html: string) {
  const http = Fastify()
  const root = parseDocument(html)
    .children.map(toNode)
    .find((node) => typeof node === 'object' && node?.tag === 'html')
  if (!root) throw new Error('no document')
  http.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html>${renderToString(createElement(Part, { node: root }))}`),
  )
  return { url: await listen(http), close: () => http.close() }
}

export interface Statement {
  text: string
  values: unknown[]
  /** How many rows the statement must return or change; not checked if omitted. */
  rowCount?: number | null
}

/**
 * The endpoint's own SQL statements, prepared, behind bare Fastify: no session, no validation, rows returned unchanged.
 */
export async function listFloor(databaseUrl: string, statements: readonly Statement[]) {
  const http = Fastify()
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  http.get('/', async (_request, reply) => {
    const data = await Promise.all(
      statements.map(({ text, values }, n) => pool.query({ name: `floor_${n}`, text, values })),
    )
    return reply.type('application/json; charset=utf-8').send(JSON.stringify({ data: data.map(({ rows }) => rows) }))
  })
  return { url: await listen(http), close: () => http.close().then(() => pool.end()) }
}

/**
 * The SQL statements of a command on one connection behind bare Fastify, prepared as in the product. `statements` returns
 * those for the next request.
 */
export async function commandFloor(databaseUrl: string, statements: () => readonly Statement[]) {
  const http = Fastify()
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const names = new Map<string, string>()
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `floor_${names.size}`
    names.set(text, name)
    return name
  }
  http.post('/', async () => {
    const client = await pool.connect()
    try {
      for (const { text, values, rowCount } of statements()) {
        const result = await client.query(
          /^(begin|commit)$/.test(text) ? { text } : { name: nameOf(text), text, values },
        )
        if (rowCount !== undefined && result.rowCount !== rowCount) throw new Error(`${result.rowCount} rows: ${text}`)
      }
    } finally {
      client.release()
    }
    return { data: { ok: true } }
  })
  return { url: await listen(http), close: () => http.close().then(() => pool.end()) }
}
