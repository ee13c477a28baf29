import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildAgencyBrand, buildCampaign, buildChannel, buildInfluencer, buildMarketer } from '../factories.ts'
import { openTestApp, type TestApp } from '../harness.ts'
import { bearerOf, openHttp } from '../http.ts'

let app: TestApp
let http: FastifyInstance
beforeAll(async () => {
  app = await openTestApp()
  http = await openHttp(app)
})
afterAll(async () => {
  await http.close()
  await app.close()
})

const json = { 'content-type': 'application/json' }
const V1 = '/api/v1'

describe('the partner’s API', () => {
  it('creates, reads, changes and lists a campaign of the caller, and nobody else’s', async () => {
    const marketer = await buildMarketer(app.db)
    const other = await buildMarketer(app.db)
    const headers = { ...(await bearerOf(app, marketer.id)), ...json }
    const payload = { title: 'มัตฉะ', criteria: { influencerGender: 'female' } }
    const made = await http.inject({ method: 'POST', url: `${V1}/campaigns`, headers, payload })
    expect(made.statusCode).toBe(200)
    const campaign = made.json().data
    expect(campaign).toMatchObject({ title: 'มัตฉะ', marketer: { id: marketer.id } })
    expect(campaign.criteria.influencerGender).toBe('female')
    expect(JSON.stringify(campaign)).not.toMatch(/"(creator\w*|brand)":/)

    const url = `${V1}/campaigns/${campaign.id}`
    const changed = await http.inject({
      method: 'PATCH',
      url,
      headers,
      payload: { slots: 4, version: campaign.version },
    })
    expect(changed.json().data).toMatchObject({ slots: 4, title: 'มัตฉะ' })
    const list = await http.inject({ url: `${V1}/campaigns?limit=1`, headers })
    expect(list.json()).toMatchObject({ data: [{ id: campaign.id }], next: null })
    const foreign = await http.inject({ url, headers: await bearerOf(app, other.id) })
    expect(foreign.statusCode).toBe(404)
  })

  it('pauses and resumes new jobs of an influencer', async () => {
    const headers = { ...(await bearerOf(app, (await buildInfluencer(app.db)).id)), ...json }
    const url = `${V1}/job-pause`
    const pause = async () => (await http.inject({ url, headers })).json().data
    const { from, latest } = await pause()
    expect(from).toBeNull()
    const paused = await http.inject({ method: 'PUT', url, headers, payload: { from: latest } })
    expect(paused.statusCode).toBe(200)
    expect(await pause()).toMatchObject({ from: latest })
    expect(
      (await http.inject({ method: 'DELETE', url, headers: { authorization: headers.authorization } })).statusCode,
    ).toBe(200)
    expect(await pause()).toMatchObject({ from: null })
  })

  it('names wrong fields as the document does, with machine-readable codes', async () => {
    const marketer = await buildMarketer(app.db)
    const headers = { ...(await bearerOf(app, marketer.id)), ...json }
    const send = (payload: object) => http.inject({ method: 'POST', url: `${V1}/campaigns`, headers, payload })
    const wrong = await send({ criteria: { influencerAgeMin: 3 } })
    expect(wrong.statusCode).toBe(400)
    const field = 'criteria.influencerAgeMin'
    expect(wrong.json()).toMatchObject({ code: 'invalid_input', issues: [{ field, code: 'too_small', minimum: 13 }] })
    expect(Object.keys(wrong.json().fields)).toEqual([field])
    // The product's internal field name is not accepted by the API.
    const foreign = await send({ criteria: { creatorAgeMin: 20 } })
    expect(foreign.json()).toMatchObject({ code: 'unknown_field', issues: [{ field: 'criteria.creatorAgeMin' }] })
  })

  it('reports a body that is not JSON', async () => {
    const headers = { ...(await bearerOf(app, (await buildMarketer(app.db)).id)), ...json }
    const answer = await http.inject({ method: 'POST', url: `${V1}/campaigns`, headers, payload: '{"title":' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ code: 'json_invalid', message: expect.any(String) })
  })

  it('names the missing fields of a brief as requests name them, with a date only if the limit is a date', async () => {
    const marketer = await buildMarketer(app.db, { kind: 'agency' })
    const headers = { ...(await bearerOf(app, marketer.id)), ...json }
    for (const name of ['มัตฉะบาร์', 'ลมโชย']) await buildAgencyBrand(app.db, marketer.id, { name })
    const payload = { title: 'API test', product: 'x' }
    const made = await http.inject({ method: 'POST', url: `${V1}/campaigns`, headers, payload })
    const { id, editable, sections } = made.json().data
    const missing = sections.flatMap((section: { missing: string[] }) => section.missing)
    expect(editable).toContain('agencyBrandId')
    expect(missing).toEqual(expect.arrayContaining(['agencyBrandId', 'objective', 'brief.text', 'brief.dos']))
    const url = `${V1}/campaigns/${id}/submit`
    const sent = await http.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'idempotency-key': 's' },
      payload: {},
    })
    const { code, fields, issues, details } = sent.json()
    expect(code).toBe('brief_incomplete')
    expect(Object.keys(fields)).toEqual(missing)
    expect(details.missing.split(',')).toEqual(missing)
    expect(issues).toContainEqual({ field: 'objective', code: 'required' })
    expect(issues.filter((issue: object) => 'date' in issue)).toEqual([])
    expect(JSON.stringify([editable, sections, sent.json()])).not.toContain('brandId')
  })

  it('serves both sides: market, application, applicants, accept', async () => {
    const marketer = await buildMarketer(app.db)
    const influencer = await buildInfluencer(app.db)
    const campaign = await buildCampaign(app.db, { marketerId: marketer.id })
    await buildChannel(app.db, { accountId: influencer.id })
    const asInfluencer = { ...(await bearerOf(app, influencer.id)), ...json }
    const asMarketer = { ...(await bearerOf(app, marketer.id)), ...json }
    const market = await http.inject({ url: `${V1}/market/campaigns` })
    expect(market.json().data.map(({ id }: { id: string }) => id)).toContain(campaign.id)

    const url = `${V1}/market/campaigns/${campaign.id}/applications`
    const withoutKey = await http.inject({ method: 'POST', url, headers: asInfluencer, payload: {} })
    expect(withoutKey.json()).toMatchObject({ code: 'idempotency_key_required' })
    const longKey = { ...asInfluencer, 'idempotency-key': 'k'.repeat(201) }
    const tooLong = await http.inject({ method: 'POST', url, headers: longKey, payload: {} })
    const issues = [{ field: 'Idempotency-Key', code: 'too_long', maximum: 200 }]
    expect(tooLong.json()).toMatchObject({ code: 'invalid_input', issues })
    const headers = { ...asInfluencer, 'idempotency-key': 'apply-1' }
    const applied = await http.inject({ method: 'POST', url, headers, payload: {} })
    expect(applied.statusCode).toBe(200)
    const again = await http.inject({ method: 'POST', url, headers, payload: {} })
    expect(again.json()).toEqual(applied.json())
    const applicants = await http.inject({ url: `${V1}/campaigns/${campaign.id}/applicants`, headers: asMarketer })
    expect(applicants.json().data).toMatchObject([{ id: applied.json().data.id, influencer: { id: influencer.id } }])
    const job = await http.inject({ url: `${V1}/jobs/${applied.json().data.id}`, headers: asMarketer })
    expect(job.json().data.offers).toContain('accept')
    const early = await http.inject({
      method: 'POST',
      url: `${V1}/jobs/${applied.json().data.id}/approve-draft`,
      headers: { ...asMarketer, 'idempotency-key': 'early' },
      payload: {},
    })
    expect(early.statusCode).toBe(409)
    expect(early.json()).toMatchObject({ code: 'job_state', details: { state: 'MATCHED' } })
    expect(early.json().details.offers).toContain('accept')
  })

  it('returns the caller’s own balance without an id in the path', async () => {
    const influencer = await buildInfluencer(app.db)
    const headers = await bearerOf(app, influencer.id)
    const earnings = await http.inject({ url: `${V1}/earnings`, headers })
    expect(earnings.json().data).toMatchObject({ available: 0 })
    const payload = { amount: 50_000 }
    const draft = {
      method: 'POST',
      url: `${V1}/withdrawals/preview`,
      headers: { ...headers, ...json },
      payload,
    } as const
    const tooMuch = await http.inject(draft)
    expect(tooMuch.statusCode).toBe(422)
    const closing = await http.inject({ ...draft, url: `${draft.url}?closing=1` })
    expect(closing.json()).toMatchObject({ code: 'unknown_field' })
  })

  it('sends codes only for withdrawals', async () => {
    const influencer = await buildInfluencer(app.db)
    const headers = { ...(await bearerOf(app, influencer.id)), ...json }
    const send = (payload: object) => http.inject({ method: 'POST', url: `${V1}/withdrawal-codes`, headers, payload })
    expect((await send({ purpose: 'verify_phone', phone: '0812345678' })).json()).toMatchObject({
      code: 'unknown_field',
    })
    expect((await send({})).statusCode).toBe(200)
    const soon = await send({})
    expect(soon.json()).toMatchObject({ code: 'otp_resend_wait' })
    expect(Number(soon.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('ignores cookies', async () => {
    const marketer = await buildMarketer(app.db)
    const token = (await bearerOf(app, marketer.id)).authorization.replace('Bearer ', '')
    const answer = await http.inject({ url: `${V1}/campaigns`, headers: { cookie: `talad_token_th=${token}` } })
    expect(answer.statusCode).toBe(401)
  })

  it('can be called from any site, and lists the methods of an address', async () => {
    const origin = 'https://partner.example'
    const preflight = await http.inject({ method: 'OPTIONS', url: `${V1}/campaigns`, headers: { origin } })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({ 'access-control-allow-origin': '*', allow: 'POST, GET, HEAD, OPTIONS' })
    expect(preflight.headers['access-control-allow-headers']).toContain('Authorization')
    const cross = { origin, 'sec-fetch-site': 'cross-site', ...json }
    const refused = await http.inject({ method: 'POST', url: `${V1}/campaigns`, headers: cross, payload: {} })
    expect(refused.statusCode).toBe(401)
    expect(refused.headers['access-control-allow-origin']).toBe('*')
    const wrong = await http.inject({ method: 'PUT', url: `${V1}/campaigns`, headers: json, payload: {} })
    expect(wrong.statusCode).toBe(405)
    expect(wrong.headers.allow).toBe('POST, GET, HEAD, OPTIONS')
  })

  it('returns an id for each request', async () => {
    const [one, two] = await Promise.all([http.inject({ url: `${V1}/campaigns` }), http.inject({ url: '/api/none' })])
    expect(one?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(two?.headers['x-request-id']).not.toBe(one?.headers['x-request-id'])
  })

  it('serves the files of the example unchanged, and no others', async () => {
    const page = (await http.inject({ url: '/api/docs/example' })).body
    const names = [...page.matchAll(/href="\/api\/docs\/example\/([\w.-]+)"/g)].map(([, name]) => name as string)
    expect(names).toContain('main-job.ts')
    expect(page).toContain(`curl -fsSO &#34;http://localhost:3000/api/docs/example/{${names.join(',')}}&#34;`)
    for (const name of names) {
      const file = await http.inject({ url: `/api/docs/example/${name}` })
      expect(file.headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(file.body).toBe(readFileSync(`src/server/v1/example/${name}`, 'utf8'))
    }
    for (const other of ['v1.d.ts', '..%2Fguide.ts', 'none'])
      expect((await http.inject({ url: `/api/docs/example/${other}` })).statusCode).toBe(404)
  })

  it('serves its document', async () => {
    const answer = await http.inject({ url: `${V1}/openapi.json` })
    expect(answer.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://localhost:3000/api/v1' }] })
  })
})
