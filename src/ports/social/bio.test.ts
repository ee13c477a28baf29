import { afterEach, expect, test } from 'vitest'
import { type Recorded, startRecorded } from '../../../tests/recorded-server.ts'
import { bioConnector } from './bio.ts'

const PROFILE = `<html><head><meta property="og:title" content="Mali (@mali) · Lemon8">
<meta content='12.3K Followers, รีวิว &amp; คาเฟ่ TALAD-1234' property='og:description'></head></html>`
let server: Recorded
afterEach(() => server.close())
const serve = async (answers: Parameters<typeof startRecorded>[0], type: 'LEMON8' | 'FACEBOOK_PROFILE' = 'LEMON8') => {
  server = await startRecorded(answers)
  return bioConnector({ type, origin: server.url })
}

test('a profile is read from its public page', async () => {
  const bio = await serve({ 'GET /@mali': { html: PROFILE } })
  expect(await bio.getProfile({ handle: 'mali' })).toMatchObject({
    externalId: 'mali',
    name: 'Mali',
    followers: 12_300,
    public: true,
    bio: '12.3K Followers, รีวิว & คาเฟ่ TALAD-1234',
  })
  expect(await bio.findCodeInBio('mali', 'talad-1234')).toBe(true)
  expect(await bio.findCodeInBio('mali', 'TALAD-9999')).toBe(false)
  expect(await bio.findCodeInBio('mali', 'a')).toBe(false)
})

test('a Thai follower count is read, a hidden one is null', async () => {
  const page = (text: string) => ({ html: `<meta property="og:description" content="${text}">` })
  const bio = await serve({ 'GET /mali': page('ผู้ติดตาม 1,234 คน'), 'GET /hidden': page('สวัสดี') }, 'FACEBOOK_PROFILE')
  expect((await bio.getProfile({ handle: 'mali' })).followers).toBe(1_234)
  expect((await bio.getProfile({ handle: 'hidden' })).followers).toBeNull()
})

test('a private profile, a missing one, a rate limit and an invalid handle have different results', async () => {
  const bio = await serve(
    {
      'GET /closed': { redirect: '/login' },
      'GET /busy': { status: 429, json: {} },
      'GET /locked': { status: 401, json: {} },
    },
    'FACEBOOK_PROFILE',
  )
  expect(await bio.getProfile({ handle: 'closed' })).toMatchObject({ public: false, followers: null })
  await expect(bio.findCodeInBio('closed', 'TALAD-1')).rejects.toMatchObject({ code: 'forbidden' })
  await expect(bio.getProfile({ handle: 'nobody' })).rejects.toMatchObject({ code: 'not_found' })
  await expect(bio.getProfile({ handle: 'busy' })).rejects.toMatchObject({ code: 'rate_limited' })
  await expect(bio.getProfile({ handle: 'locked' })).rejects.toMatchObject({ code: 'unauthorized' })
  await expect(bio.getProfile({ handle: '../x?y' })).rejects.toMatchObject({ code: 'not_found' })
})

test('a post is read from its public page', async () => {
  const bio = await serve({
    'GET /@mali/7300000000000000001': { html: '<meta property="og:description" content="ลอง #โฆษณา">' },
  })
  const url = 'https://www.lemon8-app.com/@mali/7300000000000000001'
  expect(await bio.getPost(url)).toMatchObject({ exists: true, public: true, authorHandle: 'mali', tags: ['โฆษณา'] })
  expect(await bio.getPost('https://www.lemon8-app.com/@mali/7300000000000000002')).toMatchObject({ exists: false })
  expect(await bio.getPost('http://127.0.0.1/@mali/7300000000000000001')).toMatchObject({ exists: false })
})
