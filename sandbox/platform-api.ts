import type { StoredChannelType } from '../src/core/vocabulary.ts'
import { profileUrl } from '../src/ports/social/links.ts'
import type { Answer, Received, Route } from './listener.ts'
import { type KnownFigures, seedProfile, specialOf } from './platform-profiles.ts'
import {
  createPost,
  findProfile,
  handleOf,
  issueTokens,
  knownProfile,
  type PlatformPost,
  type PlatformProfile,
  type PlatformState,
  postJson,
  postNumbers,
  redeemCode,
  typeOf,
} from './platform-state.ts'

/** What the platform's routes need. */
export interface PlatformConsole {
  state: PlatformState
  clientId: string
  clientSecret: string
  now(): Date
  figuresOf(type: StoredChannelType, handle: string): KnownFigures | null
  postOf(type: StoredChannelType, id: string, now: Date): PlatformPost | null
  save(): Promise<void>
}

const failure = (status: number, code: string, headers?: Record<string, string>): Answer => ({
  status,
  json: { error: { code } },
  headers,
})

interface Caller {
  /** The profile that a person's token belongs to. */
  as: { type: StoredChannelType; handle: string } | null
}

/** The API that the connectors call. */
export function platformApiRoutes(ctx: PlatformConsole): Route[] {
  const route = (method: string, path: string, handle: (received: Received, caller: Caller) => Answer): Route => ({
    method,
    path,
    async handle(received) {
      const caller = callerOf(ctx, received)
      if (!caller) return failure(401, 'token_invalid')
      const answer = handle(received, caller)
      await ctx.save()
      return answer
    },
  })
  return [
    { method: 'POST', path: '/oauth/token', handle: (received) => exchange(ctx, received) },
    { method: 'POST', path: '/oauth/revoke', handle: (received) => revoke(ctx, received) },
    route('GET', '/v1/me', (_, { as }) =>
      as ? profileAnswer(ctx, as.type, as.handle) : failure(401, 'token_invalid'),
    ),
    route('GET', '/v1/profiles/:type/:who', ({ params }) => {
      const type = typeOf(params.type)
      return type ? profileAnswer(ctx, type, params.who ?? '') : failure(404, 'not_found')
    }),
    route('POST', '/v1/profiles/:type/:who/bio', ({ params, body }) => {
      const type = typeOf(params.type)
      const handle = handleOf(params.who)
      if (!type || !handle) return failure(404, 'not_found')
      knownProfile(ctx.state, type, handle).bio = String(body.bio ?? '').slice(0, 500)
      return { json: { handle } }
    }),
    route('POST', '/posts', ({ body }) => {
      const type = typeOf(body.type ?? 'INSTAGRAM')
      const handle = handleOf(body.handle)
      if (!type || !handle) return failure(400, 'invalid_handle')
      const text = String(body.text ?? '')
      const post = createPost(
        ctx.state,
        { type, handle, text, public: body.public !== false, kind: body.kind },
        ctx.now(),
      )
      return { status: 201, json: postJson(ctx.state, post, followersOf(ctx, post), ctx.now()) }
    }),
    route('GET', '/v1/posts/:type/:id', ({ params }) => {
      const post = findPost(ctx, params)
      return post ? { json: postJson(ctx.state, post, followersOf(ctx, post), ctx.now()) } : failure(404, 'not_found')
    }),
    route('GET', '/v1/posts/:type/:id/insights', ({ params }, { as }) => {
      const post = findPost(ctx, params)
      if (!post) return failure(404, 'not_found')
      const numbers = postNumbers(post, followersOf(ctx, post), ctx.now())
      // Only the author's token can read more than the public numbers of the post.
      if (as?.handle === post.handle) return { json: numbers }
      return post.public ? { json: { ...numbers, reach: null, saves: null, clicks: null } } : failure(403, 'private')
    }),
  ]
}

/** The caller by the platform's key in `x-api-key` or by a person's bearer token; null if neither is valid. */
function callerOf(ctx: PlatformConsole, { headers }: Received): Caller | null {
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (bearer !== undefined) {
    const token = ctx.state.tokens[bearer]
    const live = token?.expiresAt && Date.parse(token.expiresAt) > ctx.now().getTime()
    return token && live && specialOf(token.handle) !== 'lost' ? { as: token } : null
  }
  return headers['x-api-key'] === ctx.clientSecret ? { as: null } : null
}

async function exchange(ctx: PlatformConsole, { form }: Received): Promise<Answer> {
  if (form.get('client_id') !== ctx.clientId || form.get('client_secret') !== ctx.clientSecret)
    return failure(401, 'invalid_client')
  const owner = form.get('grant_type') === 'refresh_token' ? refreshOwner(ctx, form) : codeOwner(ctx, form)
  await ctx.save()
  if (!owner) return failure(400, 'invalid_grant')
  const tokens = issueTokens(ctx.state, owner, ctx.now())
  await ctx.save()
  return { json: tokens }
}

/** Revokes every token of the token's person and channel, as platforms do. */
async function revoke(ctx: PlatformConsole, { form }: Received): Promise<Answer> {
  if (form.get('client_id') !== ctx.clientId || form.get('client_secret') !== ctx.clientSecret)
    return failure(401, 'invalid_client')
  const { tokens } = ctx.state
  const owner = tokens[form.get('token') ?? '']
  for (const [token, { type, handle }] of Object.entries(tokens))
    if (type === owner?.type && handle === owner.handle) delete tokens[token]
  await ctx.save()
  return { json: {} }
}

function codeOwner({ state, now }: PlatformConsole, form: URLSearchParams) {
  return redeemCode(
    state,
    form.get('code') ?? '',
    form.get('redirect_uri') ?? '',
    form.get('code_verifier') ?? '',
    now(),
  )
}

function refreshOwner({ state }: PlatformConsole, form: URLSearchParams) {
  const token = form.get('refresh_token') ?? ''
  const owner = token.startsWith('srt_') ? state.tokens[token] : undefined
  if (owner) delete state.tokens[token]
  return owner ?? null
}

function profileAnswer(ctx: PlatformConsole, type: StoredChannelType, who: string): Answer {
  const profile = findProfile(ctx.state, type, who)
  const special = profile ? specialOf(profile.handle) : 'gone'
  if (!profile || special === 'gone') return failure(404, 'not_found')
  if (special === 'limit') return failure(429, 'rate_limited', { 'retry-after': '60' })
  return { json: profileJson(ctx, profile) }
}

function profileJson(ctx: PlatformConsole, { type, handle, externalId, bio }: PlatformProfile) {
  const seed = seedProfile(type, handle, ctx.now(), ctx.figuresOf(type, handle) ?? {})
  return { id: externalId, type, handle, url: profileUrl(type, handle), bio, ...seed }
}

function findPost(ctx: PlatformConsole, params: Record<string, string>): PlatformPost | null {
  const type = typeOf(params.type)
  if (!type || !params.id) return null
  return ctx.state.posts[`${type}:${params.id}`] ?? ctx.postOf(type, params.id, ctx.now())
}

function followersOf(ctx: PlatformConsole, post: PlatformPost): number {
  return seedProfile(post.type, post.handle, ctx.now(), ctx.figuresOf(post.type, post.handle) ?? {}).followers ?? 1_000
}
