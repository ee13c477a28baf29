import { afterEach, expect, test } from 'vitest'
import { type Recorded, startRecorded } from '../../../tests/recorded-server.ts'
import { lineConnector } from './line.ts'

const BOT = { userId: 'U0123', basicId: '@123abcde', premiumId: '@mali', displayName: 'Mali OA', chatMode: 'bot' }
let server: Recorded
afterEach(() => server.close())
const serve = async (over: Parameters<typeof startRecorded>[0] = {}) => {
  server = await startRecorded({
    'GET /v2/bot/info': { json: BOT },
    'GET /v2/bot/insight/followers': ({ query }) =>
      query.get('date') === '20260124'
        ? { json: { status: 'unready' } }
        : {
            json: {
              status: 'ready',
              followers: 900 + Number(query.get('date')?.slice(-2)),
              targetedReaches: 1,
              blocks: 0,
            },
          },
    'GET /v2/bot/insight/demographic': {
      json: {
        available: true,
        genders: [
          { gender: 'female', percentage: 70 },
          { gender: 'male', percentage: 30 },
        ],
        ages: [
          { age: 'from20to24', percentage: 60 },
          { age: 'from50', percentage: 40 },
        ],
        areas: [
          { area: 'Bangkok', percentage: 80 },
          { area: 'Central', percentage: 20 },
        ],
      },
    },
    'GET /v2/profile': { json: { userId: 'U99', displayName: 'มะลิ' } },
    ...over,
  })
  return lineConnector({
    clientId: 'c',
    clientSecret: 's',
    baseUrl: server.url,
    now: () => new Date('2026-02-01T03:00:00Z'),
  })
}

test('an official account is read with its channel token', async () => {
  const line = await serve()
  const profile = await line.getProfile('me', 'channel')
  expect(profile).toMatchObject({ externalId: 'U0123', handle: 'mali', followers: 931, posts90d: null })
  expect(profile.history).toHaveLength(7)
  expect(profile.audience).toMatchObject({
    gender: { female: 70 },
    age: { '18-24': 60, '45+': 40 },
    location: [{ place: 'Bangkok' }, {}],
  })
})

test('a sign-in token returns the person, without figures', async () => {
  const line = await serve({ 'GET /v2/bot/info': { status: 401, json: { message: 'no' } } })
  expect(await line.getProfile('me', 'login')).toMatchObject({ externalId: 'U99', name: 'มะลิ', followers: null })
})

test('figures that a small account does not have are null', async () => {
  const line = await serve({
    'GET /v2/bot/insight/followers': { json: { status: 'out_of_service' } },
    'GET /v2/bot/insight/demographic': { json: { available: false } },
  })
  expect(await line.getProfile('me', 'channel')).toMatchObject({ followers: null, history: [], audience: null })
})

test('a revoked token, a rate limit and unsupported requests have different errors', async () => {
  const lost = await serve({
    'GET /v2/bot/info': { status: 401, json: {} },
    'GET /v2/profile': { status: 401, json: {} },
  })
  await expect(lost.getProfile('me', 'x')).rejects.toMatchObject({ code: 'unauthorized' })
  await server.close()
  const limited = await serve({ 'GET /v2/bot/info': { status: 429, json: {} } })
  await expect(limited.getProfile('me', 'x')).rejects.toMatchObject({ code: 'rate_limited' })
  await expect(limited.getPost('https://voom.line.me/post/1160000000000000')).rejects.toMatchObject({
    code: 'unsupported',
  })
})
