import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '../../src/server/env.ts'
import { buildHttp } from '../../src/server/http.ts'
import { registerOpenApi } from '../../src/server/openapi.ts'
import { codeSentTo } from '../codes.ts'
import { openTestApp, type TestApp } from '../harness.ts'
import { openHttp } from '../http.ts'

let app: TestApp
let http: Awaited<ReturnType<typeof openHttp>>
let documents: Awaited<ReturnType<typeof buildHttp>>
beforeAll(async () => {
  app = await openTestApp()
  http = await openHttp(app)
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

it('signs a marketer up without cookies, by what the document says', async () => {
  const document = (await documents.inject({ url: '/api/openapi.json' })).json<Document>()
  const steps = [...document.info.description.matchAll(/\d\. `([\w.]+)`/g)].map(([, id]) => id)
  expect(steps).toEqual(['accounts.requestEmailCode', 'accounts.verifySignUpCode', 'accounts.createMarketer'])
  const call = async (operationId: string | undefined, payload: object) => {
    const found = Object.entries(document.paths).flatMap(([url, methods]) =>
      Object.entries(methods).flatMap(([method, one]) => (one.operationId === operationId ? [{ url, method }] : [])),
    )
    const headers = { 'x-client': 'app', 'content-type': 'application/json' }
    return http.inject({ url: found[0]?.url ?? '', method: found[0]?.method.toUpperCase() as 'POST', headers, payload })
  }
  const [email, role] = ['partner@example.com', 'marketer']
  const sent = await call(steps[0], { email, role })
  const signUpToken = sent.json().token
  expect(signUpToken).toBeTruthy()
  const soon = await call(steps[0], { email, role, signUpToken })
  expect(soon.statusCode).toBe(429)
  expect(Number(soon.headers['retry-after'])).toBeGreaterThan(0)
  const code = await codeSentTo(app, email)
  // Without the token the code stays usable.
  expect((await call(steps[1], { email, role, code })).json()).toMatchObject({ code: 'sign_up_not_found' })
  expect((await call(steps[1], { email, role, code, signUpToken })).statusCode).toBe(200)
  const consents = { terms: true, PRIVACY_POLICY: true, THAI_LLM: false, marketing: false }
  const body = { password: 'korat-mango-7-lamp', kind: 'brand', brandName: 'Partner', consents, signUpToken }
  const done = await call(steps[2], body)
  expect(done.json().token).toBeTruthy()
  const authorization = `Bearer ${done.json().token}`
  const own = { authorization, 'content-type': 'application/json' }
  const payload = { name: 'Reporting', scopes: ['campaigns:read'], expiresInDays: 30 }
  const key = await http.inject({ method: 'POST', url: '/api/api-keys', headers: own, payload })
  const headers = { authorization: `Bearer ${key.json().token}` }
  expect((await http.inject({ url: '/api/v1/campaigns', headers })).json()).toMatchObject({ data: [] })
})
