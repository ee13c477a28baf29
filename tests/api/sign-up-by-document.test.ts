import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '../../src/server/env.ts'
import { buildHttp } from '../../src/server/http.ts'
import { registerOpenApi } from '../../src/server/openapi.ts'
import { partnerClient } from '../../src/server/v1/example/client.ts'
import { signUp } from '../../src/server/v1/example/sign-up.ts'
import { codeSentTo } from '../codes.ts'
import { openTestApp, type TestApp } from '../harness.ts'
import { openHttp } from '../http.ts'

let app: TestApp
let http: Awaited<ReturnType<typeof openHttp>>
let documents: Awaited<ReturnType<typeof buildHttp>>
beforeAll(async () => {
  app = await openTestApp()
  http = await openHttp(app)
  await http.listen({ host: '127.0.0.1', port: 0 })
  documents = await buildHttp(app.app, readEnv({ NODE_ENV: 'test' }))
  registerOpenApi(documents, app.app)
})
afterAll(async () => {
  await documents.close()
  await http.close()
  await app.close()
})

interface Document {
  info: { description: string }
  paths: Record<string, Record<string, { operationId: string }>>
}
const documentOf = async () => (await documents.inject({ url: '/api/openapi.json' })).json<Document>()

const STEPS = {
  marketer: ['accounts.requestEmailCode', 'accounts.verifySignUpCode', 'accounts.createMarketer'],
  influencer: [
    'accounts.startSignup',
    'accounts.requestEmailCode',
    'accounts.verifySignUpCode',
    'accounts.createInfluencer',
  ],
}
const READS = { marketer: ['campaigns:read', '/api/v1/campaigns'], influencer: ['jobs:read', '/api/v1/jobs'] } as const

it.each(['marketer', 'influencer'] as const)(
  'a new %s signs up without cookies, as the document describes',
  async (role) => {
    const document = await documentOf()
    const about = document.info.description
      .split('**')
      .indexOf(`Sign-up of ${role === 'marketer' ? 'a' : 'an'} ${role}.`)
    const text = document.info.description.split('**')[about + 1] ?? ''
    const steps = [...text.matchAll(/\d\. `([\w.]+)`/g)].map(([, id]) => id)
    expect(steps).toEqual(STEPS[role])
    const call = async (operationId: string, payload: object) => {
      const found = Object.entries(document.paths).flatMap(([url, methods]) =>
        Object.entries(methods).flatMap(([method, one]) => (one.operationId === operationId ? [{ url, method }] : [])),
      )
      const headers = { 'x-client': 'app', 'content-type': 'application/json' }
      return http.inject({
        url: found[0]?.url ?? '',
        method: found[0]?.method.toUpperCase() as 'POST',
        headers,
        payload,
      })
    }
    const email = `${role}@example.com`
    const consents = { terms: true, PRIVACY_POLICY: true, THAI_LLM: false, marketing: false }
    const started = role === 'influencer' ? (await call('accounts.startSignup', { consents })).json().token : undefined
    const sent = await call('accounts.requestEmailCode', { email, role, signUpToken: started })
    const signUpToken = started ?? sent.json().token
    expect(signUpToken).toBeTruthy()
    const soon = await call('accounts.requestEmailCode', { email, role, signUpToken })
    expect(soon.statusCode).toBe(429)
    expect(Number(soon.headers['retry-after'])).toBeGreaterThan(0)
    const code = await codeSentTo(app, email)
    // Without the token the code can still be used.
    expect((await call('accounts.verifySignUpCode', { email, role, code })).json()).toMatchObject({
      code: 'sign_up_not_found',
    })
    expect((await call('accounts.verifySignUpCode', { email, role, code, signUpToken })).statusCode).toBe(200)
    const account = { password: 'korat-mango-7-lamp', signUpToken }
    const own = role === 'marketer' ? { kind: 'brand', brandName: 'Partner', consents } : { displayName: 'Namphueng' }
    const done = await call(STEPS[role].at(-1) ?? '', { ...account, ...own })
    expect(done.json().token).toBeTruthy()
    const [scope, url] = READS[role]
    const headers = { authorization: `Bearer ${done.json().token}`, 'content-type': 'application/json' }
    const payload = { name: 'Reporting', scopes: [scope], expiresInDays: 30 }
    const key = await http.inject({ method: 'POST', url: '/api/api-keys', headers, payload })
    const answer = await http.inject({ url, headers: { authorization: `Bearer ${key.json().token}` } })
    expect(answer.json()).toMatchObject({ data: [] })
  },
)

it.each(['marketer', 'influencer'] as const)('a new %s signs up with the example of the guide', async (role) => {
  const origin = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
  const email = `${role}.example@example.com`
  const code = () => codeSentTo(app, email)
  const key = await signUp(origin, role, email, { name: 'Partner', password: 'korat-mango-7-lamp', code })
  const client = partnerClient(origin, key)
  if (role === 'marketer') expect(await client.get('/credits')).toMatchObject({ data: { available: 0 } })
  else expect(await client.get('/earnings')).toMatchObject({ data: { available: 0 } })
  // The guide uses the same file.
  expect((await http.inject({ url: '/api/v1/openapi.json' })).json<Document>().info.description).toContain(
    'export async function signUp(',
  )
})
