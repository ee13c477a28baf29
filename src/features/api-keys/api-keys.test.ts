import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeSentTo, cookieOf } from '../../../tests/codes.ts'
import { buildCampaign, buildInfluencer, buildMarketer, buildMember, buildOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { openHttp } from '../../../tests/http.ts'
import { setUpTwoStep } from '../../../tests/two-step.ts'
import { DAY, MINUTE } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import type { Caller } from '../../platform/context.ts'
import { auditLog, outbox } from '../../platform/schema.ts'
import { contract as accounts } from '../accounts/contract.ts'
import { hashPassword } from '../accounts/passwords/passwords.ts'
import { contract as operators } from '../operators/contract.ts'
import { contract as teams } from '../teams/contract.ts'
import { contract } from './contract.ts'
import { type ApiScope, KEYS_MAX } from './kinds.ts'
import { apiKeys } from './schema.ts'
import { findKeyHolder } from './service.ts'

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

const marketer = async () => app.callerOf((await buildMarketer(app.db)).id)
const create = (as: Caller, scopes: ApiScope[], expiresInDays: 30 | 90 | 365 | null = 90) =>
  app.call(contract.create, { as, body: { name: 'Reporting', scopes, expiresInDays } })
const get = (url: string, token: string) => http.inject({ url, headers: { authorization: `Bearer ${token}` } })

describe('an API key', () => {
  it('is shown once and stored as a hash', async () => {
    const as = await marketer()
    const { body } = await create(as, ['campaigns:read'])
    expect(body.token).toMatch(/^talad_[\w-]{43}$/)
    const { body: list } = await app.call(contract.list, { as })
    expect(list.data).toMatchObject([
      { name: 'Reporting', prefix: body.token.slice(0, 12), state: 'active', lastUsedAt: null },
    ])
    const rows = await app.db.select().from(apiKeys)
    expect(JSON.stringify([list, rows])).not.toContain(body.token)
  })

  it('needs the second step of a login that has it', async () => {
    const as = await marketer()
    const { code } = await setUpTwoStep(app, as)
    app.clock.advance(MINUTE)
    const send = (body: { code?: string }) =>
      app.call(contract.create, {
        as,
        body: { name: 'Reporting', scopes: ['campaigns:read'], expiresInDays: 90, ...body },
      })
    expect(await send({})).toMatchObject({ body: { code: 'two_step_code_required' } })
    expect(await send({ code: '000000' })).toMatchObject({ body: { code: 'two_step_wrong' } })
    expect((await app.call(contract.list, { as })).body.data).toEqual([])
    const right = await code()
    expect((await send({ code: right })).status).toBe(200)
    expect(await send({ code: right })).toMatchObject({ body: { code: 'two_step_wrong' } })
  })

  it('works for its account, within its scopes and on /api/v1 only', async () => {
    const as = await marketer()
    await buildCampaign(app.db, { marketerId: as.accountId })
    const { token } = (await create(as, ['campaigns:read'])).body
    const campaigns = await get('/api/v1/campaigns', token)
    expect(campaigns.statusCode).toBe(200)
    expect(campaigns.json().data).toHaveLength(1)
    const credits = await get('/api/v1/credits', token)
    expect(credits.statusCode).toBe(403)
    expect(credits.json()).toMatchObject({ code: 'scope_missing', details: { scope: 'credits:read' } })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const write = await http.inject({ method: 'POST', url: '/api/v1/campaigns', headers, payload: {} })
    expect(write.json()).toMatchObject({ code: 'scope_missing' })
    for (const url of ['/api/campaigns', '/api/api-keys', '/sv_authauth/sessions'])
      expect((await get(url, token)).statusCode, url).toBe(401)
    const { body } = await app.call(contract.list, { as })
    expect(body.data[0]?.lastUsedAt).not.toBeNull()
  })

  it('has the same rights as a session of its account', async () => {
    const avatarFileId = newId()
    const { id } = await buildMarketer(app.db, { kind: 'agency' }, { latinName: 'Lom Choey', avatarFileId })
    const as = await app.callerOf(id)
    expect(as).toMatchObject({ agency: true, latinName: 'Lom Choey', pictureUrl: `/media/${avatarFileId}` })
    const { token, data } = (await create(as, ['campaigns:read'])).body
    const holder = await findKeyHolder(app.db, token, app.clock.now())
    expect(holder?.caller).toEqual({ ...as, sessionId: data.id, keyId: data.id })
  })

  it('stops working when it is revoked, which only its owner can do', async () => {
    const [as, other] = [await marketer(), await marketer()]
    const { token, data } = (await create(as, ['campaigns:read'])).body
    expect((await app.call(contract.revoke, { as: other, params: { id: data.id } })).status).toBe(404)
    expect((await get('/api/v1/campaigns', token)).statusCode).toBe(200)
    expect((await app.call(contract.revoke, { as, params: { id: data.id } })).status).toBe(200)
    expect((await get('/api/v1/campaigns', token)).statusCode).toBe(401)
    // An operation that needs no key also rejects a revoked one. Otherwise its owner would think that the key still
    // works.
    expect((await get('/api/v1/market/campaigns', token)).statusCode).toBe(401)
  })

  it('stops working on its expiry date', async () => {
    const as = await marketer()
    const { token } = (await create(as, ['campaigns:read'], 30)).body
    app.clock.advance(1)
    const forever = (await create(as, ['campaigns:read'], null)).body.token
    app.clock.advance(30 * DAY)
    expect((await get('/api/v1/campaigns', token)).statusCode).toBe(401)
    expect((await get('/api/v1/campaigns', forever)).statusCode).toBe(200)
    const { body } = await app.call(contract.list, { as })
    expect(body.data.map(({ state }) => state).sort()).toEqual(['active', 'expired'])
  })

  it('can only have scopes of its owner’s role; operators cannot create keys', async () => {
    const influencer = await app.callerOf((await buildInfluencer(app.db)).id)
    expect((await create(influencer, ['campaigns:read'])).body).toMatchObject({ code: 'scope_of_other_role' })
    const { token } = (await create(influencer, ['earnings:read'])).body
    expect((await get('/api/v1/earnings', token)).statusCode).toBe(200)
    const operator = await app.callerOf((await buildOperator(app.db)).id)
    expect((await create(operator, ['campaigns:read'])).body).toMatchObject({ code: 'wrong_role' })
  })

  it('is audited and reported to its account once when it is created and once when it is revoked', async () => {
    const as = await marketer()
    const { data } = (await create(as, ['campaigns:read'])).body
    for (let i = 0; i < 2; i++) await app.call(contract.revoke, { as, params: { id: data.id } })
    const acts = await app.db.select().from(auditLog).where(eq(auditLog.targetId, data.id))
    expect(acts.map(({ act, actorId }) => [act, actorId])).toEqual([
      ['api_key.create', as.accountId],
      ['api_key.revoke', as.accountId],
    ])
    const messages = await app.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.accountId, as.accountId), eq(outbox.channel, 'email')))
    expect(messages.map(({ kind }) => kind).sort()).toEqual(['security.key_created', 'security.key_revoked'])
  })

  it('names its creator and stops working when they leave or lose the right to create keys', async () => {
    const as = await marketer()
    const ownersKey = (await create(as, ['campaigns:read'])).body.token
    for (const end of ['remove', 'leave', 'role'] as const) {
      const member = await buildMember(app.db, as.accountId, 'owner', { displayName: 'ปริม ศรีสุข' })
      const owner = await app.callerOf(member.id)
      const { token, data } = (await create(owner, ['campaigns:read'])).body
      const { body } = await app.call(contract.list, { as })
      expect(body.data.find(({ id }) => id === data.id)?.createdBy).toBe('ปริม ศรีสุข')
      expect((await get('/api/v1/campaigns', token)).statusCode).toBe(200)
      const params = { id: as.accountId, personId: member.id }
      if (end === 'remove') await app.call(teams.remove, { as, params })
      else if (end === 'leave') await app.call(teams.leave, { as: owner, params: { id: as.accountId } })
      else await app.call(teams.changeRole, { as, params, body: { role: 'finance' } })
      expect((await get('/api/v1/campaigns', token)).statusCode, end).toBe(401)
      const acts = await app.db.select().from(auditLog).where(eq(auditLog.targetId, data.id))
      const why = end === 'role' ? 'role_changed' : 'membership_ended'
      expect(acts).toContainEqual(expect.objectContaining({ act: 'api_key.revoke', why }))
      const notices = (await app.outbox(as.accountId)).filter(
        ({ eventKey }) => eventKey === `api-key:${data.id}:revoked`,
      )
      expect(notices, end).not.toHaveLength(0)
    }
    expect((await get('/api/v1/campaigns', ownersKey)).statusCode).toBe(200)
  })

  it('is revoked when its creator recovers the password, and the message says so; changing the password keeps it', async () => {
    const password = 'korat-mango-7-lamp'
    const row = await buildMarketer(app.db, {}, { passwordHash: await hashPassword(password) })
    const as = await app.callerOf(row.id)
    const colleague = await app.callerOf((await buildMember(app.db, row.id, 'owner')).id)
    const own = (await create(as, ['campaigns:read'])).body
    const other = (await create(colleague, ['campaigns:read'])).body.token
    const status = async (token: string) => (await get('/api/v1/campaigns', token)).statusCode
    const next = 'lampang-river-9-kite'
    const body = { currentPassword: password, password: next }
    expect((await app.call(accounts.changeMarketerPassword, { as, params: { id: row.id }, body })).status).toBe(200)
    expect(await status(own.token)).toBe(200)
    app.clock.advance(MINUTE)
    const wish = { email: row.email, role: 'marketer', purpose: 'recovery' } as const
    const cookies = cookieOf(await app.call(accounts.requestEmailCode, { body: wish }), 'recovery')
    const recovery = { email: row.email, role: 'marketer', code: await codeSentTo(app, row.email), password } as const
    expect((await app.call(accounts.recoverInfluencer, { cookies, body: recovery })).status).toBe(200)
    expect(await Promise.all([status(own.token), status(other)])).toEqual([401, 200])
    const kinds = (await app.outbox(row.email)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'security.key_revoked')).toHaveLength(1)
  })

  it('is named in the list of the account’s actions', async () => {
    const as = await marketer()
    const { token } = (await create(as, ['campaigns:write'])).body
    app.clock.advance(MINUTE)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const made = await http.inject({ method: 'POST', url: '/api/v1/campaigns', headers, payload: {} })
    expect(made.statusCode, made.body).toBe(200)
    const { body } = await app.call(teams.acts, { as, params: { id: as.accountId } })
    expect(body.data.map(({ act, key }) => [act, key])).toEqual([
      ['campaigns.create', 'Reporting'],
      ['apiKeys.create', null],
    ])
    const operator = await app.callerOf((await buildOperator(app.db)).id)
    const acts = await app.call(operators.audit, { as: operator, query: { targetId: as.accountId } })
    expect(acts.body.data.map(({ act, keyName }) => [act, keyName])).toContainEqual(['campaigns.create', 'Reporting'])
  })

  it('cannot be created above the limit of keys per account', async () => {
    const as = await marketer()
    for (let i = 0; i < KEYS_MAX; i++) expect((await create(as, ['campaigns:read'])).status).toBe(200)
    expect((await create(as, ['campaigns:read'])).body).toMatchObject({ code: 'api_keys_full' })
  })
})
