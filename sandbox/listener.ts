import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { isSameOrigin } from '../src/core/origin.ts'

export interface Received {
  method: string
  path: string
  params: Record<string, string>
  query: URLSearchParams
  headers: IncomingMessage['headers']
  rawBody: string
  /** The JSON body; empty if there is none. */
  body: Record<string, unknown>
  /** The form body; empty if there is none. */
  form: URLSearchParams
  /** False for a form submitted from a page of another site, which could otherwise use the buttons of these pages. */
  sameOrigin: boolean
}

export interface Answer {
  status?: number
  json?: unknown
  html?: string
  bytes?: { type: string; data: Uint8Array }
  /** Location of a 303. */
  redirect?: string
  headers?: Record<string, string>
}

export interface Route {
  method: string
  /** Segments that start with `:` are parameters. */
  path: string
  handle(received: Received): Answer | Promise<Answer>
}

export interface Listener {
  url: string
  port: number
  close(): Promise<void>
}

const MAX_BODY = 256_000
/** Only inline styles are allowed. form-action is not restricted because the consent page redirects to another site. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** A small HTTP server that only this machine can reach. Port 0 chooses a free one. */
export async function startListener(options: {
  port?: number
  routes: readonly Route[]
  /** The address at which browsers reach the pages, if not the listener's own. */
  publicUrl?: string | undefined
}): Promise<Listener> {
  let origin = options.publicUrl && new URL(options.publicUrl).origin
  const server = createServer((req, res) => {
    void serve(options.routes, origin ?? '', req, res)
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(options.port ?? 0, '127.0.0.1', done)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : (options.port ?? 0)
  const url = `http://127.0.0.1:${port}`
  origin ??= url
  return {
    url,
    port,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function serve(
  routes: readonly Route[],
  origin: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  let answer: Answer
  try {
    answer = await answerOf(routes, origin, req)
  } catch {
    answer = { status: 500, json: { object: 'error', code: 'internal_error' } }
  }
  const status = answer.redirect === undefined ? (answer.status ?? 200) : 303
  if (answer.redirect !== undefined) res.writeHead(status, { location: answer.redirect, ...answer.headers }).end()
  else if (answer.html !== undefined) res.writeHead(status, { ...PAGE_HEADERS, ...answer.headers }).end(answer.html)
  else if (answer.bytes)
    res.writeHead(status, { 'content-type': answer.bytes.type, ...answer.headers }).end(answer.bytes.data)
  else {
    const text = answer.json === undefined ? '' : JSON.stringify(answer.json)
    res.writeHead(status, { 'content-type': 'application/json', ...answer.headers }).end(text)
  }
}

async function answerOf(routes: readonly Route[], origin: string, req: IncomingMessage): Promise<Answer> {
  // The path is appended to a host of ours, so that a path that starts with `//` is not read as a host.
  const address = `http://sandbox${req.url ?? '/'}`
  if (!URL.canParse(address)) return { status: 400, json: { object: 'error', code: 'bad_request' } }
  const url = new URL(address)
  const here = routes.flatMap((route) => {
    const params = matchPath(route.path, url.pathname)
    return params ? [{ route, params }] : []
  })
  const found = here.find(({ route }) => route.method === req.method)
  if (!found) return { status: here.length > 0 ? 405 : 404, json: { object: 'error', code: 'not_found' } }
  const rawBody = await readBody(req)
  if (rawBody === null) return { status: 413, json: { object: 'error', code: 'too_large' } }
  const type = req.headers['content-type'] ?? ''
  const body = type.includes('json') ? readRecord(rawBody) : {}
  if (body === null) return { status: 400, json: { object: 'error', code: 'bad_request' } }
  return found.route.handle({
    method: req.method ?? 'GET',
    path: url.pathname,
    params: found.params,
    query: url.searchParams,
    headers: req.headers,
    rawBody,
    body,
    form: new URLSearchParams(type.includes('urlencoded') ? rawBody : ''),
    sameOrigin: req.headers.origin === undefined || isSameOrigin(req.headers.origin, origin),
  })
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? ''
    if (part.startsWith(':')) {
      try {
        params[part.slice(1)] = decodeURIComponent(value)
      } catch {
        return null
      }
    } else if (part !== value) return null
  }
  return params
}

async function readBody(req: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of req) {
    size += part.length
    if (size > MAX_BODY) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function readRecord(text: string): Record<string, unknown> | null {
  if (text === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

const FONT = '@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2'

/** A Thai font for the pages, because a machine may have none. */
export const fontRoute: Route = {
  method: 'GET',
  path: '/font/thai.woff2',
  async handle() {
    const data = await readFile(fileURLToPath(import.meta.resolve(FONT)))
    return { bytes: { type: 'font/woff2', data }, headers: { 'cache-control': 'max-age=86400' } }
  },
}
