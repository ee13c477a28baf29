import { afterEach, expect, test } from 'vitest'
import { type Recorded, startRecorded } from '../../../tests/recorded-server.ts'
import { tiktokConnector } from './tiktok.ts'

const USER = {
  open_id: 'open-1',
  username: 'malieats',
  display_name: 'Mali',
  bio_description: 'hi',
  follower_count: 20_000,
  following_count: 90,
}
const VIDEO = {
  id: '7300000000000000001',
  create_time: Date.parse('2026-01-20T00:00:00Z') / 1000,
  video_description: 'สนุก #โฆษณา',
  like_count: 1_500,
  comment_count: 100,
  share_count: 20,
  view_count: 30_000,
}
const OK = { code: 'ok', message: '', log_id: 'x' }
const URL = 'https://www.tiktok.com/@malieats/video/7300000000000000001'
const now = () => new Date('2026-02-01T00:00:00Z')

let server: Recorded
afterEach(() => server.close())
const serve = async (over: Parameters<typeof startRecorded>[0] = {}) => {
  server = await startRecorded({
    'GET /v2/user/info/': { json: { data: { user: USER }, error: OK } },
    'POST /v2/video/list/': ({ body }) => ({
      json: { data: { videos: [VIDEO], cursor: 5, has_more: body.cursor === undefined }, error: OK },
    }),
    'POST /v2/video/query/': { json: { data: { videos: [VIDEO] }, error: OK } },
    'POST /v2/oauth/token/': { json: { access_token: 'a', refresh_token: 'r', expires_in: 86_400, open_id: 'open-1' } },
    ...over,
  })
  return tiktokConnector({ clientId: 'key', clientSecret: 's', baseUrl: server.url, now })
}

test('a profile is read with two pages of videos', async () => {
  const tiktok = await serve()
  expect(await tiktok.getProfile('me', 'tok')).toMatchObject({
    externalId: 'open-1',
    handle: 'malieats',
    followers: 20_000,
    posts90d: 2,
    averages: { likes: 1_500, comments: 100, views: 30_000 },
    engagementBps: 800,
  })
})

test('counts that were not shared are null', async () => {
  const user = { ...USER, follower_count: undefined, following_count: undefined }
  const tiktok = await serve({ 'GET /v2/user/info/': { json: { data: { user }, error: OK } } })
  expect(await tiktok.getProfile('me', 'tok')).toMatchObject({ followers: null, following: null, engagementBps: null })
})

test('the own post and its insights are read; a private or deleted post does not exist', async () => {
  const tiktok = await serve()
  expect(await tiktok.getPost(URL, 'tok')).toMatchObject({ exists: true, authorHandle: 'malieats', tags: ['โฆษณา'] })
  expect(server.seen[0]?.body).toEqual({ filters: { video_ids: ['7300000000000000001'] } })
  expect(await tiktok.getInsights(URL, 'tok')).toMatchObject({ views: 30_000, shares: 20, reach: null })
  await server.close()
  const gone = await serve({ 'POST /v2/video/query/': { json: { data: { videos: [] }, error: OK } } })
  expect(await gone.getPost(URL, 'tok')).toMatchObject({ exists: false })
})

test('without a token no request is sent', async () => {
  const tiktok = await serve()
  await expect(tiktok.getProfile({ handle: 'malieats' })).rejects.toMatchObject({ code: 'unauthorized' })
  expect(server.seen).toEqual([])
})

test.each([
  [401, 'access_token_invalid', 'unauthorized'],
  [429, 'rate_limit_exceeded', 'rate_limited'],
  [403, 'scope_not_authorized', 'forbidden'],
])('status %i is %s', async (status, detail, code) => {
  const tiktok = await serve({ 'GET /v2/user/info/': { status, json: { error: { code: detail } } } })
  await expect(tiktok.getProfile('me', 'tok')).rejects.toMatchObject({ code, detail })
})

test('sign-in sends client_key', async () => {
  const tiktok = await serve()
  const request = {
    state: 's',
    redirectUri: 'https://shop.example/',
    codeVerifier: 'v'.repeat(43),
    lang: 'en',
  } as const
  expect(tiktok.authorizeUrl(request)).toContain('client_key=key')
  expect(await tiktok.exchangeCode({ ...request, code: 'x' })).toMatchObject({ accessToken: 'a', refreshToken: 'r' })
  expect(server.seen[0]?.form.get('client_key')).toBe('key')
})
