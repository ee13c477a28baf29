import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildOperator } from '../../../../tests/factories.ts'
import { TEST_NOW } from '../../../../tests/harness.ts'
import { DAY } from '../../../core/clock.ts'
import { auditLog } from '../../../platform/schema.ts'
import { app, influencer, openChannels, reset, signIn } from '../channels.fixture.ts'
import { contract } from '../contract.ts'
import { privilegeCodes } from '../schema.ts'

openChannels()

test('a privilege code admits a failed channel and is counted once', async () => {
  await app.db.insert(privilegeCodes).values({
    code: 'FIRST10',
    benefitTh: 'x',
    benefitEn: 'a pass',
    quota: 1,
    expiresAt: new Date(TEST_NOW.getTime() + DAY),
    createdAt: TEST_NOW,
  })
  reset({ externalId: 'privileged', posts90d: 4 })
  const as = await influencer()
  await signIn(as)
  const save = (who: typeof as, code: string) =>
    app.call(contract.savePrivilege, { as: who, params: { a: who.accountId, b: code } })
  expect((await save(as, 'NOPE')).body).toMatchObject({
    code: 'error_privilege_incorrect',
    details: { messageKey: 'MESSAGE_ERROR_PRIVILEGE_INCORRECT' },
  })
  const saved = await save(as, 'first10')
  expect(saved.body.data).toMatchObject({ benefit: 'a pass', channels: [{ status: 'allowed' }] })
  expect((await save(as, 'first10')).status).toBe(200)
  expect((await save(await influencer(), 'first10')).body).toMatchObject({
    code: 'error_privilege_quota_exceed',
    details: { messageKey: 'MESSAGE_ERROR_PRIVILEGE_QUOTA_EXCEED' },
  })
  await app.db.update(privilegeCodes).set({ quota: 2, expiresAt: TEST_NOW }).where(eq(privilegeCodes.code, 'FIRST10'))
  expect((await save(await influencer(), 'first10')).body).toMatchObject({
    code: 'error_privilege_expired',
    details: { messageKey: 'MESSAGE_ERROR_PRIVILEGE_EXPIRED' },
  })
})

describe("operators' privilege codes", () => {
  const body = { code: 'songkran69', benefitTh: 'ผ่านได้เลย', benefitEn: 'a pass', quota: 2, expiresOn: '2025-11-30' }

  test('are created once, listed with the number of uses, and ended with a reason', async () => {
    const as = await app.callerOf((await buildOperator(app.db)).id)
    const create = (more: object = {}) => app.call(contract.createPrivilege, { as, body: { ...body, ...more } })
    const made = await create()
    expect(made.body.data).toMatchObject({
      code: 'SONGKRAN69',
      used: 0,
      state: 'open',
      expiresAt: '2025-11-30T16:59:59.999Z',
    })
    expect((await create()).body).toMatchObject({ code: 'privilege_code_taken', fields: { code: expect.any(String) } })
    expect((await create({ code: 'PAST', expiresOn: '2025-11-21' })).body.fields).toHaveProperty('expiresOn')
    expect((await create({ code: 'a b!' })).body.fields).toHaveProperty('code')
    expect((await create({ code: 'ZERO', quota: 0 })).body.fields).toHaveProperty('quota')

    const owner = await influencer()
    const use = (who: typeof owner) =>
      app.call(contract.savePrivilege, { as: who, params: { a: who.accountId, b: 'Songkran69' } })
    expect((await use(owner)).status).toBe(200)
    const listed = await app.call(contract.privileges, { as })
    expect(listed.body.data.find(({ code }) => code === 'SONGKRAN69')).toMatchObject({ used: 1, quota: 2 })

    const end = () =>
      app.call(contract.endPrivilege, { as, params: { code: 'SONGKRAN69' }, body: { reason: 'จบแคมเปญ' } })
    expect((await end()).body.data).toMatchObject({ state: 'ended' })
    expect((await end()).body.code).toBe('conflict')
    expect((await use(await influencer())).body).toMatchObject({
      code: 'error_privilege_expired',
      details: { messageKey: 'MESSAGE_ERROR_PRIVILEGE_EXPIRED' },
    })
    expect((await use(owner)).status).toBe(200)
    const closed = await app.call(contract.privileges, { as, query: { closed: 'true' } as never })
    expect(closed.body.data.map(({ code }) => code)).toContain('SONGKRAN69')
    const acts = await app.db.select().from(auditLog).where(eq(auditLog.targetId, 'SONGKRAN69'))
    expect(acts.map(({ act, why }) => [act, why])).toEqual([
      ['channel.privilegeCreate', null],
      ['channel.privilegeEnd', 'จบแคมเปญ'],
    ])
  })
})
