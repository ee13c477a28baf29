import { join } from 'node:path'
import type { Clock } from '../src/core/clock.ts'
import type { StoredChannelType } from '../src/core/vocabulary.ts'
import { type Answer, fontRoute, type Received, type Route, startListener } from './listener.ts'
import { langOf, returnUrl } from './page.ts'
import { type PlatformConsole, platformApiRoutes } from './platform-api.ts'
import { authorizePage, writePage } from './platform-pages.ts'
import type { KnownFigures } from './platform-profiles.ts'
import {
  createPost,
  emptyPlatform,
  grantCode,
  handleOf,
  knownProfile,
  type PlatformPost,
  typeOf,
} from './platform-state.ts'
import { openStateFile } from './state-file.ts'

export interface SandboxPlatformOptions {
  /** 0 or absent: any free port. */
  port?: number
  dataDir: string
  clock: Clock
  clientId: string
  clientSecret: string
  /** The only site that a person is sent back to after the consent page. */
  clientOrigin: string
  /** Figures of handles that the product already shows, such as the demo creators. */
  figuresOf?: (type: StoredChannelType, handle: string) => KnownFigures | null
  /** Posts that the product already shows. */
  postOf?: (type: StoredChannelType, id: string, now: Date) => PlatformPost | null
}

export interface SandboxPlatform {
  url: string
  port: number
  close(): Promise<void>
}

/** Starts the sandbox platform on the loopback address. Its state is stored in `dataDir/sandbox/platform.json`. */
export async function startSandboxPlatform(options: SandboxPlatformOptions): Promise<SandboxPlatform> {
  const { state, save } = await openStateFile(join(options.dataDir, 'sandbox', 'platform.json'), emptyPlatform())
  const { clientId, clientSecret, clock } = options
  const figuresOf = options.figuresOf ?? (() => null)
  const postOf = options.postOf ?? (() => null)
  const ctx: PlatformConsole = { state, save, clientId, clientSecret, figuresOf, postOf, now: () => clock.now() }
  const routes = [
    ...platformApiRoutes(ctx),
    ...consentRoutes(ctx, options.clientOrigin),
    ...writeRoutes(ctx),
    fontRoute,
  ]
  const listener = await startListener({ port: options.port, routes })
  return {
    url: listener.url,
    port: listener.port,
    async close() {
      await listener.close()
      await save()
    },
  }
}

const refusal = (status: number): Answer => ({ status, json: { error: { code: 'bad_request' } } })

function consentRoutes(ctx: PlatformConsole, clientOrigin: string): Route[] {
  const readRequest = ({ query }: Received) => {
    const back = returnUrl(query.get('redirect_uri'), clientOrigin)
    const type = typeOf(query.get('type'))
    return back && type && query.get('client_id') === ctx.clientId ? { back, type } : null
  }
  return [
    {
      method: 'GET',
      path: '/oauth/authorize',
      handle(received) {
        const request = readRequest(received)
        if (!request) return refusal(400)
        const { query } = received
        return { html: authorizePage(query, langOf(query.get('lang')), request.type, query.has('refused')) }
      },
    },
    {
      method: 'POST',
      path: '/oauth/authorize',
      async handle(received) {
        const request = readRequest(received)
        if (!request || !received.sameOrigin) return refusal(request ? 403 : 400)
        const { query, form } = received
        const back = new URL(request.back)
        back.searchParams.set('state', query.get('state') ?? '')
        if (form.get('decision') !== 'allow') {
          back.searchParams.set('error', 'access_denied')
          return { redirect: back.toString() }
        }
        const handle = handleOf(form.get('handle'))
        if (!handle) return { redirect: `/oauth/authorize?${again(query)}` }
        const challenge = query.get('code_challenge')
        const redirectUri = query.get('redirect_uri') ?? ''
        back.searchParams.set(
          'code',
          grantCode(ctx.state, { type: request.type, handle, redirectUri, challenge }, ctx.now()),
        )
        await ctx.save()
        return { redirect: back.toString() }
      },
    },
  ]
}

function again(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  next.set('refused', '1')
  return next
}

const LISTED = 12

function writeRoutes(ctx: PlatformConsole): Route[] {
  const { state } = ctx
  const latest = () =>
    Object.values(state.posts)
      .toSorted((a, b) => b.postedAt.localeCompare(a.postedAt))
      .slice(0, LISTED)
  const act = (path: string, change: (form: URLSearchParams) => string | null): Route => ({
    method: 'POST',
    path,
    async handle(received) {
      if (!received.sameOrigin) return refusal(403)
      const notice = change(received.form)
      if (notice === null) return refusal(400)
      await ctx.save()
      return { redirect: `/?lang=${langOf(received.query.get('lang'))}${notice}` }
    },
  })
  const owner = (form: URLSearchParams) => {
    const type = typeOf(form.get('type'))
    const handle = handleOf(form.get('handle'))
    return type && handle ? { type, handle } : null
  }
  return [
    {
      method: 'GET',
      path: '/',
      handle: ({ query }) => ({ html: writePage(latest(), langOf(query.get('lang')), query) }),
    },
    act('/write', (form) => {
      const who = owner(form)
      const text = form.get('text') ?? ''
      return who && `&made=${createPost(state, { ...who, text, public: form.has('public') }, ctx.now()).id}`
    }),
    act('/bio', (form) => {
      const who = owner(form)
      if (!who) return null
      knownProfile(state, who.type, who.handle).bio = (form.get('bio') ?? '').slice(0, 500)
      return '&saved=1'
    }),
    act('/change', (form) => {
      const key = form.get('post') ?? ''
      const post = state.posts[key]
      if (!post) return null
      if (form.get('act') === 'remove') delete state.posts[key]
      else post.public = form.get('act') === 'show'
      return '&saved=1'
    }),
  ]
}
