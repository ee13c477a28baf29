import { afterEach, expect, test } from 'vitest'
import { type Recorded, startRecorded } from '../../../tests/recorded-server.ts'
import { facebookConnector } from './facebook.ts'

const PAGE = {
  id: '100200300',
  name: 'Mali Page',
  username: 'malipage',
  about: 'TALAD-1',
  is_published: true,
  followers_count: 5_000,
}
const POST = {
  id: '100200300_777888999',
  created_time: '2026-01-20T00:00:00+0000',
  message: 'ดีมาก #ad',
  from: { id: '100200300', name: 'Mali Page' },
  is_published: true,
  privacy: { value: 'EVERYONE' },
  reactions: { data: [], summary: { total_count: 90 } },
  comments: { data: [], summary: { total_count: 10 } },
  shares: { count: 4 },
}
const URL = 'https://www.facebook.com/malipage/posts/777888999'
const now = () => new Date('2026-02-01T00:00:00Z')

let server: Recorded
afterEach(() => server.close())
const serve = async (over: Parameters<typeof startRecorded>[0] = {}) => {
  server = await startRecorded({
    'GET /me': { json: PAGE },
    'GET /malipage': { json: PAGE },
    'GET /100200300/posts': { json: { data: [POST] } },
    'GET /100200300_777888999': { json: POST },
    'GET /:id/insights': { json: { data: [] } },
    ...over,
  })
  return facebookConnector({ clientId: 'c', clientSecret: 's', apiKey: 'app', baseUrl: server.url, now })
}

test('the profile of a page has figures of its posts', async () => {
  const facebook = await serve()
  expect(await facebook.getProfile('me', 'tok')).toMatchObject({
    externalId: '100200300',
    handle: 'malipage',
    followers: 5_000,
    posts90d: 1,
    engagementBps: 200,
    public: true,
  })
  expect(await facebook.findCodeInBio('malipage', 'talad-1')).toBe(true)
})

test('hidden followers are null, an unpublished page is not public', async () => {
  const facebook = await serve({ 'GET /me': { json: { ...PAGE, followers_count: undefined, is_published: false } } })
  expect(await facebook.getProfile('me', 'tok')).toMatchObject({ followers: null, public: false, engagementBps: null })
})

test('a post and its insights are found by URL; a private or deleted one is reported', async () => {
  const metrics = [
    { name: 'post_impressions_unique', values: [{ value: 800 }] },
    { name: 'post_clicks', values: [{ value: 12 }] },
  ]
  const facebook = await serve({ 'GET /:id/insights': { json: { data: metrics } } })
  expect(await facebook.getPost(URL, 'tok')).toMatchObject({
    exists: true,
    public: true,
    authorExternalId: '100200300',
    tags: ['ad'],
  })
  expect(await facebook.getInsights(URL, 'tok')).toMatchObject({
    reach: 800,
    clicks: 12,
    likes: 90,
    comments: 10,
    shares: 4,
  })
  await server.close()
  const closed = await serve({ 'GET /100200300_777888999': { json: { ...POST, privacy: { value: 'SELF' } } } })
  expect(await closed.getPost(URL, 'tok')).toMatchObject({ exists: true, public: false })
  await server.close()
  const gone = await serve({ 'GET /100200300_777888999': { status: 400, json: { error: { code: 803 } } } })
  expect(await gone.getPost(URL, 'tok')).toMatchObject({ exists: false })
})

test.each([
  [400, 190, 'unauthorized'],
  [401, 190, 'unauthorized'],
  [400, 32, 'rate_limited'],
  [429, 4, 'rate_limited'],
  [403, 200, 'forbidden'],
])('status %i with code %i is %s', async (status, number, code) => {
  const facebook = await serve({ 'GET /me': { status, json: { error: { code: number } } } })
  await expect(facebook.getProfile('me', 'tok')).rejects.toMatchObject({ code })
})

test('the stored token is the page token', async () => {
  const facebook = await serve({
    'POST /oauth/access_token': { json: { access_token: 'short' } },
    'GET /oauth/access_token': { json: { access_token: 'long' } },
    'GET /me/accounts': { json: { data: [{ id: '100200300', access_token: 'page' }] } },
  })
  const exchange = { code: 'x', redirectUri: 'https://shop.example/', codeVerifier: 'v' }
  expect(await facebook.exchangeCode(exchange)).toMatchObject({
    accessToken: 'page',
    externalId: '100200300',
    expiresAt: null,
  })
})
