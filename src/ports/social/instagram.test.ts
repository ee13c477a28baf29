import { afterEach, expect, test } from 'vitest'
import { type Recorded, startRecorded } from '../../../tests/recorded-server.ts'
import { instagramConnector } from './instagram.ts'

const MEDIA = {
  id: '17900000000000001',
  caption: 'อร่อย #โฆษณา',
  permalink: 'https://www.instagram.com/reel/DAbc123xyz0/',
  timestamp: '2026-01-20T03:00:00+0000',
  like_count: 380,
  comments_count: 20,
}
const ME = {
  id: '9000000000000001',
  user_id: '17841400000000001',
  username: 'mali.eats',
  name: 'Mali',
  biography: 'รีวิว TALAD-1234',
  followers_count: 10_000,
  follows_count: 300,
}
const error = (code: number, status = 400) => ({
  status,
  json: { error: { message: 'no', type: 'OAuthException', code } },
})
const now = () => new Date('2026-02-01T00:00:00Z')
const URL = 'https://www.instagram.com/mali.eats/reel/DAbc123xyz0/'

let server: Recorded
afterEach(() => server.close())
const serve = async (over: Parameters<typeof startRecorded>[0] = {}) => {
  server = await startRecorded({
    'GET /me': { json: ME },
    'GET /me/media': { json: { data: [MEDIA] } },
    'GET /me/insights': error(10, 403),
    'GET /17841400000000999': {
      json: { business_discovery: { ...ME, user_id: undefined, id: ME.user_id, media: { data: [MEDIA] } } },
    },
    'GET /:id/insights': {
      json: {
        data: [
          { name: 'reach', values: [{ value: 900 }] },
          { name: 'saved', total_value: { value: 31 } },
        ],
      },
    },
    ...over,
  })
  const baseUrl = server.url
  const ours = { apiKey: 'app', apiUser: '17841400000000999' }
  return instagramConnector({
    clientId: 'c',
    clientSecret: 's',
    ...ours,
    baseUrl,
    discoveryUrl: baseUrl,
    tokenUrl: `${baseUrl}/token`,
    now,
  })
}

test('the own profile is read with its token', async () => {
  const instagram = await serve()
  expect(await instagram.getProfile('me', 'tok')).toMatchObject({
    externalId: '17841400000000001',
    handle: 'mali.eats',
    followers: 10_000,
    following: 300,
    posts90d: 1,
    engagementBps: 400,
    audience: null,
    history: [],
  })
})

test('history and audience are read if insights are permitted', async () => {
  const instagram = await serve({
    'GET /me/insights': ({ query }) => {
      const by = query.get('breakdown')
      if (!by) {
        const values = (a: number, b: number) => [
          { value: a, end_time: '2026-01-31T08:00:00+0000' },
          { value: b, end_time: '2026-02-01T08:00:00+0000' },
        ]
        return {
          json: {
            data: [
              { name: 'follower_count', values: values(40, 50) },
              { name: 'reach', values: values(700, 800) },
            ],
          },
        }
      }
      const words = { age: ['18-24', '25-34'], gender: ['F', 'M'], country: ['TH', 'LA'] }[by] ?? []
      const results = words.map((word, i) => ({ dimension_values: [word], value: i === 0 ? 75 : 25 }))
      return { json: { data: [{ name: 'follower_demographics', total_value: { breakdowns: [{ results }] } }] } }
    },
  })
  const me = await instagram.getProfile('me', 'tok')
  expect(me.history).toEqual([
    { day: '2026-01-30', followers: 9_950, views: 700 },
    { day: '2026-01-31', followers: 10_000, views: 800 },
  ])
  expect(me.audience).toMatchObject({
    gender: { female: 75, male: 25 },
    age: { '18-24': 75 },
    location: [{ place: 'TH', percent: 75 }, {}],
  })
})

test('others are read by business discovery; hidden likes count as 0; private accounts are forbidden', async () => {
  const hidden = { ...MEDIA, like_count: undefined }
  const instagram = await serve({
    'GET /17841400000000999': {
      json: { business_discovery: { ...ME, followers_count: undefined, media: { data: [hidden] } } },
    },
  })
  expect(await instagram.getProfile({ handle: 'mali.eats' })).toMatchObject({
    followers: null,
    averages: { likes: 0, comments: 20 },
  })
  expect(server.seen[0]?.query.get('fields')).toContain('business_discovery.username(mali.eats)')
  expect(await instagram.findCodeInBio('mali.eats', 'TALAD-1234')).toBe(true)
  await server.close()
  const closed = await serve({ 'GET /17841400000000999': error(110) })
  await expect(closed.getProfile({ handle: 'x' })).rejects.toMatchObject({ code: 'forbidden' })
})

test('a post is found by its link in the own media, also on a later page', async () => {
  const first = {
    data: [{ ...MEDIA, id: '1', permalink: 'https://www.instagram.com/p/other000000/' }],
    paging: { cursors: { after: 'a2' }, next: 'x' },
  }
  const instagram = await serve({
    'GET /me/media': ({ query }) => ({ json: query.get('after') === 'a2' ? { data: [MEDIA] } : first }),
  })
  expect(await instagram.getPost(URL, 'tok')).toMatchObject({
    exists: true,
    authorHandle: 'mali.eats',
    tags: ['โฆษณา'],
    externalId: MEDIA.id,
  })
  expect(await instagram.getPost('https://www.instagram.com/p/missing0000/', 'tok')).toMatchObject({ exists: false })
  expect(await instagram.getInsights(URL, 'tok')).toMatchObject({ reach: 900, saves: 31, likes: 380, shares: null })
  expect(await instagram.getPost(URL)).toMatchObject({ exists: true, authorHandle: 'mali.eats' })
})

test.each([
  [error(190), 'unauthorized'],
  [error(4), 'rate_limited'],
  [error(10), 'forbidden'],
  [error(190, 401), 'unauthorized'],
  [error(4, 429), 'rate_limited'],
])('Graph error %j', async (answer, code) => {
  const instagram = await serve({ 'GET /me': answer })
  await expect(instagram.getProfile('me', 'tok')).rejects.toMatchObject({ code })
})

test('the short-lived token is exchanged for a long-lived one', async () => {
  const instagram = await serve({
    'POST /token': { json: { access_token: 'short', user_id: 1 } },
    'GET /access_token': { json: { access_token: 'long', expires_in: 5_184_000 } },
    'GET /refresh_access_token': { json: { access_token: 'longer', expires_in: 5_184_000 } },
  })
  const token = await instagram.exchangeCode({ code: 'x', redirectUri: 'https://shop.example/', codeVerifier: 'v' })
  expect(token).toMatchObject({ accessToken: 'long', refreshToken: 'long' })
  expect(await instagram.refresh('long')).toMatchObject({ accessToken: 'longer' })
})
