import { afterEach, expect, test } from 'vitest'
import { type Recorded, startRecorded } from '../../../tests/recorded-server.ts'
import { youtubeConnector } from './youtube.ts'

const CHANNEL = {
  kind: 'youtube#channel',
  id: 'UCabcdefghijklmnopqrstuv',
  snippet: {
    title: 'Mali Eats',
    description: 'อาหารริมทาง TALAD-1234',
    customUrl: '@malieats',
    publishedAt: '2019-05-01T00:00:00Z',
    thumbnails: { default: { url: 'https://yt3.ggpht.com/a' } },
  },
  statistics: { viewCount: '100000', subscriberCount: '12000', hiddenSubscriberCount: false, videoCount: '80' },
  status: { privacyStatus: 'public' },
  contentDetails: { relatedPlaylists: { likes: '', uploads: 'UUabc' } },
}
const video = (id: string, publishedAt: string, more: object = {}) => ({
  id,
  snippet: { channelId: CHANNEL.id, title: 'รีวิว', description: 'ดี #โฆษณา', publishedAt },
  statistics: { viewCount: '5000', likeCount: '300', commentCount: '60' },
  status: { privacyStatus: 'public' },
  ...more,
})
const now = () => new Date('2026-02-01T00:00:00Z')
const URL = 'https://www.youtube.com/watch?v=aaaaaaaaaaa'

let server: Recorded
afterEach(() => server.close())
const serve = async (over: Parameters<typeof startRecorded>[0] = {}) => {
  server = await startRecorded({
    'GET /channels': { json: { items: [CHANNEL] } },
    'GET /playlistItems': { json: { items: [{ contentDetails: { videoId: 'aaaaaaaaaaa' } }] } },
    'GET /videos': { json: { items: [video('aaaaaaaaaaa', '2026-01-20T00:00:00Z')] } },
    'GET /reports': { status: 403, json: { error: { code: 403 } } },
    ...over,
  })
  const { url } = server
  return youtubeConnector({
    clientId: 'c',
    clientSecret: 's',
    apiKey: 'key',
    baseUrl: url,
    analyticsUrl: url,
    tokenUrl: `${url}/token`,
    now,
  })
}

test('a public profile is read by handle with the API key', async () => {
  const youtube = await serve()
  expect(await youtube.getProfile({ handle: 'malieats' })).toMatchObject({
    externalId: CHANNEL.id,
    handle: 'malieats',
    followers: 12_000,
    following: null,
    posts90d: 1,
    averages: { likes: 300, comments: 60, views: 5_000 },
    engagementBps: 300,
    public: true,
    audience: null,
  })
  expect(server.seen[0]?.query.get('forHandle')).toBe('@malieats')
  expect(server.seen[0]?.query.get('key')).toBe('key')
})

test('hidden subscribers are null', async () => {
  const statistics = { hiddenSubscriberCount: true, subscriberCount: '0' }
  const youtube = await serve({ 'GET /channels': { json: { items: [{ ...CHANNEL, statistics }] } } })
  expect(await youtube.getProfile({ handle: 'malieats' })).toMatchObject({
    followers: null,
    engagementBps: null,
    history: [],
  })
})

test('a private channel is not public, an unknown one is not found', async () => {
  const closed = await serve({
    'GET /channels': { json: { items: [{ ...CHANNEL, status: { privacyStatus: 'private' } }] } },
  })
  expect(await closed.getProfile({ handle: 'x' })).toMatchObject({ public: false })
  await server.close()
  const none = await serve({ 'GET /channels': { json: { pageInfo: { totalResults: 0 } } } })
  await expect(none.getProfile({ handle: 'x' })).rejects.toMatchObject({ code: 'not_found' })
})

test('the owner also sees history and audience', async () => {
  const youtube = await serve({
    'GET /reports': ({ query }) => {
      if (query.get('dimensions') === 'day')
        return {
          json: {
            rows: [
              ['2026-01-30', 90, 20, 5],
              ['2026-01-31', 100, 12, 2],
            ],
          },
        }
      if (query.get('dimensions') === 'country')
        return {
          json: {
            rows: [
              ['TH', 80],
              ['LA', 20],
            ],
          },
        }
      return {
        json: {
          rows: [
            ['age18-24', 'female', 40],
            ['age25-34', 'male', 60],
          ],
        },
      }
    },
  })
  const me = await youtube.getProfile('me', 'tok')
  expect(me.history).toEqual([
    { day: '2026-01-30', followers: 11_990, views: 90 },
    { day: '2026-01-31', followers: 12_000, views: 100 },
  ])
  expect(me.audience).toMatchObject({
    gender: { female: 40, male: 60 },
    location: [{ place: 'TH', percent: 80 }, { place: 'LA' }],
  })
  expect(server.seen[0]?.headers.authorization).toBe('Bearer tok')
  expect(server.seen[0]?.query.has('key')).toBe(false)
})

test('public, private and deleted posts are distinguished; insights fall back to the public figures', async () => {
  const youtube = await serve()
  expect(await youtube.getPost(URL)).toMatchObject({
    exists: true,
    public: true,
    authorExternalId: CHANNEL.id,
    tags: ['โฆษณา'],
  })
  expect(await youtube.getInsights(URL, 'tok')).toMatchObject({ views: 5_000, likes: 300, comments: 60, shares: null })
  await server.close()
  const closed = await serve({
    'GET /videos': {
      json: { items: [video('aaaaaaaaaaa', '2026-01-20T00:00:00Z', { status: { privacyStatus: 'private' } })] },
    },
  })
  expect(await closed.getPost(URL)).toMatchObject({ exists: true, public: false })
  await server.close()
  const gone = await serve({ 'GET /videos': { json: { items: [] } } })
  expect(await gone.getPost(URL)).toMatchObject({ exists: false })
  expect(await gone.getPost('https://example.com/')).toMatchObject({ exists: false })
})

test.each([
  [401, 'unauthorized'],
  [429, 'rate_limited'],
  [403, 'forbidden'],
])('status %i is %s', async (status, code) => {
  const youtube = await serve({ 'GET /channels': { status, json: { error: { code: status } } } })
  await expect(youtube.getProfile('me', 'tok')).rejects.toMatchObject({ code })
})

test('sign-in uses PKCE; a renewal returns the same refresh token', async () => {
  const youtube = await serve({
    'POST /token': { json: { access_token: 'a', expires_in: 3599, token_type: 'Bearer' } },
  })
  const request = {
    state: 's',
    redirectUri: 'https://shop.example/back',
    codeVerifier: 'v'.repeat(43),
    lang: 'th',
  } as const
  const url = new globalThis.URL(youtube.authorizeUrl(request))
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'c',
    state: 's',
    code_challenge_method: 'S256',
    access_type: 'offline',
  })
  await youtube.exchangeCode({ code: 'x', redirectUri: request.redirectUri, codeVerifier: request.codeVerifier })
  expect(server.seen[0]?.form.get('code_verifier')).toBe(request.codeVerifier)
  expect(await youtube.refresh('keep')).toMatchObject({ accessToken: 'a', refreshToken: 'keep' })
})

test('a code is found in the description', async () => {
  const youtube = await serve()
  expect(await youtube.findCodeInBio('malieats', 'talad-1234')).toBe(true)
  expect(await youtube.findCodeInBio('malieats', 'talad-9999')).toBe(false)
})
