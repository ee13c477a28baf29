import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

/** The floors that the product is measured beside: the least code that could give the same answer. */

export interface StoredPage {
  body: Buffer
  headers: Record<string, string>
}

const listen = async (http: FastifyInstance): Promise<string> => http.listen({ host: '127.0.0.1', port: 0 })

/** Bare Fastify sending the same stored brotli bytes. */
export async function storedFloor(page: StoredPage) {
  const http = Fastify()
  http.get('/', (_request, reply) => reply.headers(page.headers).send(page.body))
  return { url: await listen(http), close: () => http.close() }
}

/** React's own rendering of a page of the same size behind bare Fastify: no router, no data, no session. */
export async function reactFloor(html: string) {
  const http = Fastify()
  const words = html.replace(/<script[\s\S]*?<\/script>/g, '').match(/>[^<]+</g) ?? []
  const rows = words.map((text, i) =>
    createElement(
      'div',
      { key: i, className: 'flex items-center' },
      createElement('span', { className: 'text-sm' }, text.slice(1, -1)),
    ),
  )
  http.get('/', (_request, reply) => {
    const body = renderToString(createElement('html', { lang: 'th' }, createElement('body', null, ...rows)))
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>${body}`)
  })
  return { url: await listen(http), close: () => http.close() }
}

export interface Statement {
  text: string
  values: unknown[]
}

/** The endpoint's own statements, prepared, behind bare Fastify: no session, no validation, rows as they come. */
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

/** The same statements of a command on one connection behind bare Fastify. `statements` gives those of the next request. */
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
      for (const { text, values } of statements())
        await client.query(values.length ? { name: nameOf(text), text, values } : { text })
    } finally {
      client.release()
    }
    return { data: { ok: true } }
  })
  return { url: await listen(http), close: () => http.close().then(() => pool.end()) }
}
