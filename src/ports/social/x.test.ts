import { afterEach, expect, test } from 'vitest'
import { type Recorded, startRecorded } from '../../../tests/recorded-server.ts'
import { xConnector } from './x.ts'

const USER = {
  id: '42',
  username: 'malieats',
  name: 'Mali',
  description: 'TALAD-5',
  protected: false,
  created_at: '2014-03-01T00:00:00.000Z',
  public_metrics: { followers_count: 8_000, following_count: 120, tweet_count: 900, listed_count: 2 },
}
const METRICS = {
  like_count: 60,
  reply_count: 4,
  retweet_count: 5,
  quote_count: 1,
  bookmark_count: 7,
  impression_count: 4_000,
}
const TWEET = {
  id: '1800000000000000000',
  text: 'ลอง #ad',
  author_id: '42',
  created_at: '2026-01-20T00:00:00.000Z',
  public_metrics: METRICS,
}
const NOT_FOUND = {
  errors: [{ title: 'Not Found Error', type: 'https://api.twitter.com/2/problems/resource-not-found' }],
}
const URL = 'https://x.com/malieats/status/1800000000000000000'
const now = () => new Date('2026-02-01T00:00:00Z')

let server: Recorded
afterEach(() => server.close())
const serve = async (over: Parameters<typeof startRecorded>[0] = {}) => {
  server = await startRecorded({
    'GET /2/users/me': { json: { data: USER } },
    'GET /2/users/by/username/:name': { json: { data: USER } },
    'GET /2/users/:id/tweets': { json: { data: [TWEET] } },
    'GET /2/tweets/:id': { json: { data: TWEET, includes: { users: [USER] } } },
    'POST /2/oauth2/token': { json: { access_token: 'a', refresh_token: 'r', expires_in: 7_200 } },
    ...over,
  })
  return xConnector({ clientId: 'c', clientSecret: 's', apiKey: 'app', baseUrl: server.url, now })
}

test('a public profile is read with the app token, the own profile with its own token', async () => {
  const x = await serve()
  expect(await x.getProfile({ handle: 'malieats' })).toMatchObject({
    externalId: '42',
    followers: 8_000,
    posts90d: 1,
    engagementBps: 80,
  })
  expect(server.seen[0]?.headers.authorization).toBe('Bearer app')
  expect(server.seen[1]?.query.get('start_time')).toBe('2025-11-03T00:00:00Z')
  expect(await x.getProfile('me', 'tok')).toMatchObject({ handle: 'malieats' })
  expect(await x.findCodeInBio('malieats', 'talad-5')).toBe(true)
})

test('a protected profile has no figures, a deleted one is not found', async () => {
  const x = await serve({
    'GET /2/users/by/username/:name': { json: { data: { ...USER, protected: true, public_metrics: undefined } } },
  })
  expect(await x.getProfile({ handle: 'malieats' })).toMatchObject({ public: false, followers: null, posts90d: null })
  await server.close()
  const gone = await serve({ 'GET /2/users/by/username/:name': { json: NOT_FOUND } })
  await expect(gone.getProfile({ handle: 'nobody' })).rejects.toMatchObject({
    code: 'not_found',
    detail: 'Not_Found_Error',
  })
})

test('posts and their insights are read', async () => {
  const x = await serve()
  expect(await x.getPost(URL)).toMatchObject({
    exists: true,
    public: true,
    authorHandle: 'malieats',
    tags: ['ad'],
    metrics: { shares: 6 },
  })
  await server.close()
  const own = await serve({
    'GET /2/tweets/:id': {
      json: { data: { ...TWEET, non_public_metrics: { impression_count: 4_100, url_link_clicks: 33 } } },
    },
  })
  expect(await own.getInsights(URL, 'tok')).toMatchObject({ views: 4_100, clicks: 33, saves: 7 })
  await server.close()
  const gone = await serve({ 'GET /2/tweets/:id': { json: NOT_FOUND } })
  expect(await gone.getPost(URL)).toMatchObject({ exists: false })
  await expect(gone.getInsights(URL)).rejects.toMatchObject({ code: 'not_found' })
})

test('insights have the public figures if the private ones are refused', async () => {
  const x = await serve({
    'GET /2/tweets/:id': ({ query }) =>
      query.get('tweet.fields')?.includes('non_public') ? { status: 403, json: {} } : { json: { data: TWEET } },
  })
  expect(await x.getInsights(URL, 'tok')).toMatchObject({ views: 4_000, clicks: null })
})

test.each([
  [401, 'unauthorized'],
  [429, 'rate_limited'],
])('status %i is %s', async (status, code) => {
  const x = await serve({ 'GET /2/users/me': { status, json: { title: 'no', status } } })
  await expect(x.getProfile('me', 'tok')).rejects.toMatchObject({ code })
})

test('the code is exchanged with Basic authentication and the verifier', async () => {
  const x = await serve()
  const exchange = { code: 'x', redirectUri: 'https://shop.example/', codeVerifier: 'v'.repeat(43) }
  expect(await x.exchangeCode(exchange)).toMatchObject({ accessToken: 'a' })
  expect(server.seen[0]?.headers.authorization).toBe(`Basic ${btoa('c:s')}`)
  expect(server.seen[0]?.form.get('client_secret')).toBeNull()
})
