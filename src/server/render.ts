import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { matchRoute } from '../app/route-table.ts'
import type { AnyEndpoint, CallInput } from '../core/endpoint.ts'
import { AppError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import type { Lang } from '../core/shapes.ts'
import { agreedTrackers } from '../core/trackers.ts'
import { nameWords } from '../features/accounts/schema-names.ts'
import { OPEN_CALLER, type Scope } from '../platform/context.ts'
import type { CallResult, PageScripts, PageServer, pageContext } from '../web/page.ts'
import type { Guard, PageRoute } from '../web/page-route.ts'
import { type BodyRule, FORM_LIMIT, JSON_LIMIT, UPLOAD_LIMIT } from './bodies.ts'
import { type App, dispatch } from './dispatch.ts'
import { changesState } from './error-codes.ts'
import { checkSameOrigin } from './http.ts'
import { pageLanguage, prefixOf, rememberLanguage } from './language.ts'
import { closedNotice, type PageCache } from './page-cache.ts'
import { handlerOf } from './page-handler.ts'
import type { RenderedPage } from './page-response.ts'
import { consentIn, deviceOf, pathOf, requestedUrl } from './request.ts'
import type { CookieOut } from './response.ts'
import { type Authentication, authenticate } from './session.ts'

/** Access to the page bundle: the built one, or Vite's in development. */
export interface Bundle {
  build(): Promise<ServerBuild>
  /** URL of the script that every page runs. */
  pageScript: string
  mode: 'production' | 'development'
}

/**
 * Visitors get pages without scripts, or with postponed scripts if the page has a form. Signed-in users get scripts
 * immediately.
 */
function scriptsFor(row: PageRoute | null, scope: Scope): PageScripts {
  if (scope !== 'open') return 'immediate'
  return row?.file && !row.plain ? 'postponed' : 'none'
}

const mayOpen = (guard: Guard, scope: Scope): boolean =>
  guard === 'open' || (guard === 'all-authenticated' ? scope !== 'open' : guard === scope)

/**
 * Accepts forms of existing pages from callers who may open them, with files where the page allows uploads. Other
 * bodies are not read.
 */
async function formOf(app: App, request: FastifyRequest, reply: FastifyReply): Promise<BodyRule | null> {
  const path = pathOf(request)
  const row = matchRoute(path)
  if (!row?.file) throw new AppError('not_found')
  if (!prefixOf(path)) return null
  const { caller, byCookie } = await authenticate(app, request, reply)
  checkSameOrigin(request, app.config, byCookie)
  if (!mayOpen(row.guard, caller.scope)) return null
  const files = row.uploads && { 'multipart/form-data': UPLOAD_LIMIT + JSON_LIMIT }
  return {
    limits: { 'application/x-www-form-urlencoded': FORM_LIMIT, ...files },
    otherType: 'unsupported_media_type',
  }
}

type EntryModule = ServerBuild['entry']['module'] & { pageContext: typeof pageContext }

/** Serves every page: language, page cache, then React Router, whose `call` uses the visitor's session. */
export function registerPages(http: FastifyInstance, app: App, bundle: Bundle, cache: PageCache): void {
  http.register(async (scope) => {
    // Forms are passed to React Router unparsed; it reads the body itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', async (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
      if (request.bodyLimit === 0) return Buffer.alloc(0)
      return buffer(payload).catch((error: unknown) => {
        throw error instanceof AppError ? error : new AppError('upload_broken')
      })
    })
    // Route modules that the browser requests before a client navigation; the same for everybody.
    scope.get('/__manifest', async (request, reply) => {
      const authentication = { caller: OPEN_CALLER, byCookie: false }
      const page = await renderPage(bundle, { app, request, lang: 'th', authentication, row: null, nonce: '' })
      for (const [name, value] of page.headers) reply.header(name, value)
      return reply.code(page.status).send(page.body)
    })
    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      onRequest: async (request) => request.method === 'POST' && app.limits?.take('read', request.ip),
      config: { body: (request, reply) => formOf(app, request, reply) },
      handler: async (request, reply) => {
        const lang = await pageLanguage(app, request, reply)
        if (!lang) return reply
        rememberLanguage(app, request, reply, lang)
        const authentication = await authenticate(app, request, reply)
        if (request.method === 'POST') checkSameOrigin(request, app.config, authentication.byCookie)
        const row = matchRoute(pathOf(request))
        return cache.serve(request, reply, authentication, row, async (nonce) => {
          if (request.method !== 'POST') await app.limits?.take('read', request.ip)
          return renderPage(bundle, { app, request, lang, authentication, row, nonce })
        })
      },
    })
  })
}

/** Who requests a page, and in which language. */
interface PageRequest {
  app: App
  request: FastifyRequest
  lang: Lang
  authentication: Authentication
}

interface PageOptions extends PageRequest {
  row: PageRoute | null
  nonce: string
}

/** Results of a page's calls that affect its response. */
interface CallOutcome {
  cookies: CookieOut[]
  failed: boolean
  unavailable: boolean
}

async function renderPage(bundle: Bundle, { row, nonce, ...page }: PageOptions): Promise<RenderedPage> {
  const { app, request, authentication } = page
  const build = await bundle.build()
  const context = new RouterContextProvider()
  const calls: CallOutcome = { cookies: [], failed: false, unavailable: false }
  const scripts = scriptsFor(row, authentication.caller.scope)
  const { pageScript } = bundle
  const server: PageServer = {
    ...pageServer(page, calls),
    ...{ nonce, scripts, pageScript },
  }
  context.set((build.entry.module as EntryModule).pageContext, server)
  const isAlone = row?.file && scripts === 'none' && bundle.mode === 'production'
  const handler = handlerOf(build, bundle.mode, isAlone ? row : null)
  const response = await handler(toWebRequest(app, request), context)
  // A page that does not handle a failed call would return 500.
  if (calls.unavailable && response.status >= 500) throw new AppError('unavailable')
  const body = server.document ?? (await bytesOf(response))
  return { status: response.status, headers: response.headers, body, cookies: calls.cookies, failed: calls.failed }
}

/** Converts redirects and data of client navigations to ordinary responses. */
const bytesOf = async (response: Response): Promise<Buffer> =>
  response.body ? Buffer.from(await response.arrayBuffer()) : Buffer.alloc(0)

function pageServer(page: PageRequest, calls: CallOutcome): Omit<PageServer, 'nonce' | 'scripts' | 'pageScript'> {
  const { app, request, lang, authentication } = page
  const { caller } = authentication
  const account = caller.employer ?? caller
  const theme = request.cookies.theme
  const consent = consentIn(request)
  return {
    lang,
    viewer: {
      scope: caller.scope,
      uuid: caller.accountId,
      name: nameWords(caller.name, caller.latinName)[lang],
      accountName: nameWords(account.name, account.latinName)[lang],
      pictureUrl: caller.pictureUrl,
      talentManager: caller.talentManager,
      agency: caller.agency ?? false,
      limited: caller.brandIds !== undefined,
      permissions: caller.permissions ?? null,
      status: caller.status,
    },
    origin: app.config.origin,
    release: app.config.release,
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    cookieConsent: consent,
    noticeSeen: closedNotice(app, request),
    country: app.config.country,
    figures: app.figures(),
    trackers: agreedTrackers(app.config.trackers, consent),
    bot: isbot(request.headers['user-agent'] ?? ''),
    newKey: () => newId(),
    now: () => app.clock.now().getTime(),
    dispatch: async (id, input) => {
      const result = await callInProcess(page, calls.cookies, { id, input: input as CallInput<AnyEndpoint> })
      if (!result.ok) calls.failed = true
      if (!result.ok && result.error.code === 'unavailable') calls.unavailable = true
      return result
    },
  }
}

/**
 * Runs calls through the same pipeline as HTTP, with the session of the page's request and the cookies that its calls
 * set.
 */
async function callInProcess(
  { app, request, lang, authentication }: PageRequest,
  cookies: CookieOut[],
  { id, input }: { id: string; input: CallInput<AnyEndpoint> },
): Promise<CallResult> {
  const registered = app.registry.get(id)
  if (!registered) throw new Error(`no endpoint ${id}`)
  const { endpoint } = registered
  // A page request by GET has no same-origin check, so it must not change data.
  if (request.method !== 'POST' && changesState(endpoint))
    throw new Error(`${id} changes state and was called while loading a page`)
  const answer = await dispatch(app, registered, {
    lang,
    caller: authentication.caller,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    device: deviceOf(request),
    requestId: request.id,
    cookies: { ...request.cookies, ...Object.fromEntries(cookies.map((c) => [c.name, c.value ?? undefined])) },
    headers: {},
    params: input.params,
    query: input.query,
    body: input.body,
    file: input.file,
    idempotencyKey: input.idempotencyKey,
    // The page request itself was already counted.
    ...(endpoint.rateLimit !== 'read' && { count: endpoint.rateLimit }),
  })
  cookies.push(...answer.cookies)
  if (answer.status === 200) return { ok: true, body: answer.body }
  return { ok: false, error: { ...(answer.body as { code: string; message: string }), status: answer.status } }
}

function toWebRequest(app: App, request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value)
  // The origin comes from the configuration, so a forged Host header never reaches a page.
  const url = requestedUrl(request, app.config.origin)
  headers.set('host', url.host)
  const abort = new AbortController()
  request.raw.once('close', () => request.raw.destroyed && !request.raw.complete && abort.abort())
  return new Request(url, {
    method: request.method,
    headers,
    signal: abort.signal,
    ...(request.method === 'POST' && { body: (request.body ?? Buffer.alloc(0)) as Buffer<ArrayBuffer> }),
  })
}
