import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildInfluencer, buildMarketer, buildOperator } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { DAY } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import type { Caller } from '../../../platform/context.ts'
import { auditLog } from '../../../platform/schema.ts'
import { managerLinks } from '../../partners/schema.ts'
import { contract } from '../contract.ts'

let app: TestApp
let as: Caller
beforeAll(async () => {
  app = await openTestApp()
  as = await app.callerOf((await buildOperator(app.db)).id)
})
afterAll(() => app.close())

const set = (id: string, granted: boolean, reason = 'ดูแลครีเอเตอร์ 5 คน') =>
  app.call(contract.setTalentManager, { as, params: { id }, body: { granted, reason } })

test('an operator makes an influencer a talent manager, once, with the reason in the audit log', async () => {
  const { id } = await buildInfluencer(app.db)
  expect((await set(id, true)).body.data.talentManager).toBe(true)
  expect((await set(id, true)).body.code).toBe('conflict')
  expect((await app.callerOf(id)).talentManager).toBe(true)
  const log = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id))
  expect(log).toMatchObject([{ act: 'account.manager_grant', why: 'ดูแลครีเอเตอร์ 5 คน' }])
  expect((await set(id, false, ' ')).status).toBe(400)
  expect((await set((await buildMarketer(app.db)).id, true)).status).toBe(404)
  const suspended = await buildInfluencer(app.db, {}, { status: 'suspended' })
  expect((await set(suspended.id, true)).body.code).toBe('conflict')
})

test('removing the role gives partners the agreed notice and withdraws invitations', async () => {
  const manager = await buildInfluencer(app.db, { talentManager: true })
  const partners = [await buildInfluencer(app.db), await buildInfluencer(app.db), await buildInfluencer(app.db)]
  const now = app.clock.now()
  const soon = new Date(now.getTime() + 3 * DAY)
  const link = (partnerId: string, status: 'active' | 'invited', endsAt: Date | null) => ({
    ...{ id: newId(), managerId: manager.id, partnerId, scope: ['view' as const], shareBps: 1_000 },
    ...{ status, invitedAt: now, endsAt },
  })
  const [open, ending, invited] = partners
  await app.db
    .insert(managerLinks)
    .values([link(open!.id, 'active', null), link(ending!.id, 'active', soon), link(invited!.id, 'invited', null)])
  expect((await set(manager.id, false)).body.data.talentManager).toBe(false)
  const rows = await app.db.select().from(managerLinks).where(eq(managerLinks.managerId, manager.id))
  const linkTo = (id: string) => rows.find(({ partnerId }) => partnerId === id)
  expect(linkTo(open!.id)).toMatchObject({ endsAt: new Date(now.getTime() + 30 * DAY), endedBy: as.accountId })
  expect(linkTo(ending!.id)).toMatchObject({ endsAt: soon, endedBy: null })
  expect(linkTo(invited!.id)?.status).toBe('withdrawn')
  const notices = (await app.outbox()).filter(({ kind, channel }) => kind === 'partner.ending' && channel === 'site')
  expect(notices.map(({ accountId }) => accountId)).toEqual([open!.id])
})
