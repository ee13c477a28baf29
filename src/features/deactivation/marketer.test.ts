import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCampaign, buildMarketer } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import {
  assigned,
  buildJobWorld,
  expectBooks,
  type FakePlatform,
  giveCredits,
  openJobApp,
} from '../../../tests/jobs-world.ts'
import { grantStepUp } from '../../../tests/money-factories.ts'
import { HOUR } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { baht } from '../../core/money.ts'
import { withTx } from '../../db/tx.ts'
import { marketerCredits } from '../../ledger/balances.ts'
import { buyPackage } from '../../ledger/packages.ts'
import { packageUnits } from '../../ledger/schema.ts'
import { auditLog } from '../../platform/schema.ts'
import { accounts, marketers } from '../accounts/schema.ts'
import { sessions } from '../accounts/schema-access.ts'
import { contract as campaignsContract } from '../campaigns/contract.ts'
import { campaigns } from '../campaigns/schema.ts'
import { chargeRefunds, charges } from '../credits/schema.ts'
import { contract } from './contract.ts'

let app: TestApp
let platform: FakePlatform
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
})
afterAll(() => app.close())

const CHOICE = { reason: 'creators_do_not_fit', note: '', giveUp: 0 } as const

async function person() {
  const { id } = await buildMarketer(app.db, { contactName: 'นวล', website: 'https://brand.example' })
  return { id, as: await app.callerOf(id) }
}
type Person = Awaited<ReturnType<typeof person>>
const stateOf = async ({ as }: Person) => (await app.call(contract.validateMarketer, { as })).body
const blockersOf = async (who: Person) => (await stateOf(who)).data.blockers
const codesOf = async (who: Person) => (await blockersOf(who)).map(({ code }) => code)
async function leave(who: Person, giveUp = 0, confirmed = true) {
  if (confirmed) await grantStepUp(app.db, who.id, 'deactivation', app.clock.now(), 'marketer')
  return app.call(contract.deactivateMarketer, { as: who.as, body: { ...CHOICE, giveUp } })
}

async function charge(marketerId: string, values: Partial<typeof charges.$inferInsert> = {}) {
  const now = app.clock.now()
  const id = newId()
  await app.db.insert(charges).values({
    id,
    reference: id.replaceAll('-', '').slice(-20).toUpperCase(),
    marketerId,
    purpose: 'credits',
    net: baht(1_000),
    vatBps: 700,
    vat: baht(70),
    total: baht(1_070),
    method: 'promptpay',
    status: 'pending',
    createdAt: now,
    expiresAt: new Date(now.getTime() + HOUR),
    party: {} as never,
    ...values,
  })
  return id
}

describe('blockers of a marketer’s deactivation', () => {
  it('include jobs whose money is on hold, and open campaigns', async () => {
    const world = await buildJobWorld(app, platform)
    const who = { id: world.marketer.accountId, as: world.marketer }
    const jobId = await assigned(world)
    const [job, campaign] = await blockersOf(who)
    expect(job).toMatchObject({
      code: 'JOB_IN_PROGRESS',
      message: null,
      job: { id: jobId, campaignId: world.campaignId },
    })
    expect(campaign).toMatchObject({ code: 'CAMPAIGN_OPEN', count: 1, campaign: { id: world.campaignId } })
    const { rest } = (await stateOf(who)).data
    expect((await leave(who, rest)).body).toMatchObject({
      code: 'deactivation_blocked',
      details: { blockers: ['JOB_IN_PROGRESS', 'CAMPAIGN_OPEN'] },
    })
  })

  it.each(['live', 'review'] as const)('include a campaign in %s, but not a draft', async (status) => {
    const who = await person()
    const { id } = await buildCampaign(app.db, { marketerId: who.id, status })
    expect(await codesOf(who)).toEqual(['CAMPAIGN_OPEN'])
    await app.db.update(campaigns).set({ status: 'draft' }).where(eq(campaigns.id, id))
    expect(await codesOf(who)).toEqual([])
  })

  it('include a payment that can still be paid or is in review, and a pending refund', async () => {
    const who = await person()
    const id = await charge(who.id)
    expect(await blockersOf(who)).toMatchObject([{ code: 'UNPAID_CHARGE', count: 1, chargeId: id }])
    expect((await leave(who)).status).toBe(409)
    await app.db.update(charges).set({ status: 'review', expiresAt: app.clock.now() }).where(eq(charges.id, id))
    expect(await codesOf(who)).toEqual(['UNPAID_CHARGE'])
    await app.db.update(charges).set({ status: 'pending' }).where(eq(charges.id, id))
    expect(await codesOf(who)).toEqual([])
    const amounts = { net: baht(100), vat: baht(7), gross: baht(107) }
    const refund = {
      id: newId(),
      chargeId: id,
      ...amounts,
      reason: 'x',
      requestedBy: who.id,
      createdAt: app.clock.now(),
    }
    await app.db.insert(chargeRefunds).values({ ...refund, status: 'requested' })
    expect(await blockersOf(who)).toMatchObject([{ code: 'REFUND_PENDING', chargeId: id }])
  })

  it('are returned with the reasons of a marketer', async () => {
    const { reasons } = await stateOf(await person())
    expect(reasons.map(({ code }) => code)).toContain('creators_do_not_fit')
  })

  it('reject a request for another account', async () => {
    const [who, other] = [await person(), await person()]
    const params = { id: other.id }
    expect((await app.call(contract.requestMarketer, { as: who.as, params, body: CHOICE })).status).toBe(404)
  })
})

describe('closing a marketer', () => {
  it('needs a verified code and uses it once', async () => {
    const who = await person()
    expect((await leave(who, 0, false)).body.code).toBe('step_up_required')
    expect((await leave(who)).status).toBe(200)
    expect((await leave(who)).status).toBe(404)
  })

  it('writes off credits and package jobs in the ledger, exactly as confirmed', async () => {
    const who = await person()
    const now = app.clock.now()
    await giveCredits(app, who.id, baht(500))
    const lot = { chargeId: newId(), marketerId: who.id, packageId: newId(), units: 3, creatorPay: baht(80) }
    const price = { net: baht(300), vat: baht(21), expiresAt: new Date(now.getTime() + 90 * 24 * HOUR) }
    await withTx(app.db, (tx) => buyPackage(tx, { ...lot, ...price }, now))
    expect((await stateOf(who)).data).toMatchObject({ allowed: true, rest: baht(800), packageJobs: 3 })
    expect((await leave(who)).body).toMatchObject({ details: { blockers: ['CREDITS_LEFT'] } })
    expect((await leave(who, baht(799))).status).toBe(409)
    expect((await leave(who, baht(800))).body.data).toMatchObject({
      role: 'marketer',
      givenUp: baht(800),
      reference: expect.stringMatching(/^CL-/),
    })
    expect((await marketerCredits(app.db, who.id, now)).available).toBe(0)
    const units = await app.db.select().from(packageUnits).where(eq(packageUnits.ownerId, who.id))
    expect(units.map(({ state }) => state)).toEqual(['expired', 'expired', 'expired'])
    await expectBooks(app)
  })

  it('ends sessions, deletes contact details and writes an audit line', async () => {
    const who = await person()
    expect((await leave(who)).status).toBe(200)
    const [account] = await app.db.select().from(accounts).where(eq(accounts.id, who.id))
    expect(account).toMatchObject({ status: 'deactivated', phone: null, passwordHash: '' })
    const [marketer] = await app.db.select().from(marketers).where(eq(marketers.accountId, who.id))
    expect(marketer).toMatchObject({ contactName: null, website: null })
    const open = await app.db.select().from(sessions).where(eq(sessions.accountId, who.id))
    expect(open.every(({ endedAt }) => endedAt !== null)).toBe(true)
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, who.id))
    expect(lines.map(({ act }) => act)).toContain('account.deactivate')
  })

  it('while a campaign is being submitted leaves no campaign of a closed account', async () => {
    const who = await person()
    const { id } = await buildCampaign(app.db, { marketerId: who.id, status: 'draft' })
    const [closed, sent] = await Promise.all([
      leave(who),
      app.call(campaignsContract.submit, { as: who.as, params: { id } }),
    ])
    const [campaign] = await app.db.select().from(campaigns).where(eq(campaigns.id, id))
    expect([closed.status, campaign?.status]).toEqual(sent.status === 200 ? [409, 'review'] : [200, 'draft'])
  })
})
