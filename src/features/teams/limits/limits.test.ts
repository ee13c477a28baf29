import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import {
  buildAgencyBrand,
  buildCampaign,
  buildChannel,
  buildInfluencer,
  buildMarketer,
  buildMember,
} from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { expectBooks, giveCredits, jobContract, TAX_FACTS } from '../../../../tests/jobs-world.ts'
import { setUpTwoStep } from '../../../../tests/two-step.ts'
import { DAY, HOUR } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { marketerCredits } from '../../../ledger/balances.ts'
import type { Caller } from '../../../platform/context.ts'
import { influencers } from '../../accounts/schema.ts'
import { campaigns } from '../../campaigns/schema.ts'
import { jobs } from '../../jobs/schema.ts'
import { contract } from '../contract.ts'
import { sweepHoldRequests } from './service.ts'

/** The amount that one job of these tests puts on hold. */
const HOLD = 495_000
let app: TestApp
let owner: Caller
let finance: Caller
let manager: Caller
let campaignId: string
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(async () => {
  await expectBooks(app)
  await app.close()
})

const member = async (role: 'finance' | 'campaignManager' | 'owner' | 'viewer') =>
  app.callerOf((await buildMember(app.db, owner.accountId, role)).id)

beforeEach(async () => {
  owner = await app.callerOf((await buildMarketer(app.db)).id)
  finance = await member('finance')
  manager = await member('campaignManager')
  codes = new Map()
  for (const as of [owner, finance, manager])
    codes.set(as.personId ?? as.accountId, (await setUpTwoStep(app, as)).recoveryCodes)
  await giveCredits(app, owner.accountId, 100_000_000)
  campaignId = (await buildCampaign(app.db, { marketerId: owner.accountId, slots: 50 })).id
})

const limit = (actLimit: number, monthLimit: number) =>
  app.call(contract.saveLimits, { as: owner, params: { id: owner.accountId }, body: { actLimit, monthLimit } })

async function application(): Promise<string> {
  const { id: accountId } = await buildInfluencer(app.db, TAX_FACTS)
  await buildChannel(app.db, { accountId }, { reel: 450_000 })
  const as = await app.callerOf(accountId)
  return (await app.call(jobContract.apply, { as, params: { id: campaignId }, body: {} })).body.data.id
}

const accept = (id: string, as = manager, idempotencyKey = newId()) =>
  app.call(jobContract.accept, { as, params: { id }, body: {}, idempotencyKey })
const waiting = async (as = owner) =>
  (await app.call(contract.holdRequests, { as, params: { id: owner.accountId } })).body.data
/** Unused recovery codes of the people who approve. */
let codes: Map<string, string[]>
const codeOf = (as: Caller): string => codes.get(as.personId ?? as.accountId)?.pop() ?? '000000'
const answer = (
  name: 'approveHold' | 'declineHold',
  as: Caller,
  requestId: string,
  { amount = HOLD, code = codeOf(as) }: { amount?: number; code?: string } = {},
) =>
  app.call(contract[name], {
    as,
    params: { id: owner.accountId, requestId },
    ...(name === 'approveHold' && { body: { amount, code } }),
  } as never) as ReturnType<typeof app.call<typeof contract.approveHold>>

const held = async () => (await marketerCredits(app.db, owner.accountId, app.clock.now())).held
const slotsTaken = async () =>
  (await app.db.select({ n: campaigns.slotsTaken }).from(campaigns).where(eq(campaigns.id, campaignId)))[0]?.n
const statusOf = async (id: string) =>
  (await app.db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, id)))[0]?.status

/** A request for approval to accept an application. */
async function over(): Promise<{ id: string; jobId: string }> {
  await limit(HOLD - 1, 10_000_000)
  const jobId = await application()
  expect((await accept(jobId)).body.code).toBe('approval_requested')
  const [request] = await waiting()
  return { id: request!.id, jobId }
}

test('a limited member can read their own limit, what is used, and who approves; others have none', async () => {
  await limit(HOLD, 10_000_000)
  const own = async (as: Caller) =>
    (await app.call(contract.ownLimit, { as, params: { id: owner.accountId } })).body.data
  expect((await accept(await application())).status).toBe(200)
  expect(await own(manager)).toEqual({
    actLimit: HOLD,
    monthLimit: 10_000_000,
    month: HOLD,
    approvers: [owner.name, finance.name],
  })
  expect([await own(owner), await own(finance)]).toEqual([null, null])
})

describe('an action above the limit', () => {
  it('holds neither money nor slot, is requested only once, and owners and finance are notified', async () => {
    await limit(HOLD - 1, 10_000_000)
    const id = await application()
    const key = newId()
    for (const again of [key, key, newId()])
      expect((await accept(id, manager, again)).body).toMatchObject({
        code: 'approval_requested',
        details: { amount: HOLD, hours: 24 },
      })
    expect([await held(), await slotsTaken(), await statusOf(id)]).toEqual([0, 0, 'MATCHED'])
    const list = await waiting()
    expect(list).toMatchObject([{ amount: HOLD, actLimit: HOLD - 1, act: 'jobs.accept', own: false, jobIds: [id] }])
    expect(list[0]?.creators).toHaveLength(1)
    const kinds = async (to: string) => (await app.outbox(to)).map(({ kind }) => kind)
    expect(await kinds(owner.accountId)).toContain('credits.hold_requested')
    expect(await kinds(finance.personId!)).toContain('credits.hold_requested')
    expect(await kinds(manager.personId!)).not.toContain('credits.hold_requested')
  })

  it('counts the holds of all people accepted at once together: all are requested, and all are approved', async () => {
    await limit(2 * HOLD, 10_000_000)
    const ids = [await application(), await application(), await application()]
    const body = { applicants: ids.map((id) => ({ id, toHold: HOLD })) }
    const answered = await app.call(jobContract.acceptSeveral, { as: manager, params: { id: campaignId }, body })
    expect(answered.body).toMatchObject({ code: 'approval_requested', details: { amount: 3 * HOLD } })
    expect([await held(), await slotsTaken()]).toEqual([0, 0])
    const [request] = await waiting()
    expect(request?.creators).toHaveLength(3)
    expect(request?.jobIds.toSorted()).toEqual(ids.toSorted())
    expect((await answer('approveHold', finance, request!.id, { amount: 3 * HOLD })).status).toBe(200)
    expect([await held(), await slotsTaken()]).toEqual([3 * HOLD, 3])
  })

  it('is done at once within the limit, and an owner has no limit', async () => {
    await limit(HOLD, 10_000_000)
    expect((await accept(await application())).status).toBe(200)
    await limit(0, 0)
    expect((await accept(await application(), await member('owner'))).status).toBe(200)
    expect((await accept(await application(), owner)).status).toBe(200)
    expect((await accept(await application(), await member('viewer'))).body.code).toBe('permission_missing')
    expect([await held(), await slotsTaken()]).toEqual([3 * HOLD, 3])
  })

  it('applies to invitations, too', async () => {
    await limit(HOLD - 1, 10_000_000)
    const { id: channelId } = await buildChannel(
      app.db,
      { accountId: (await buildInfluencer(app.db, TAX_FACTS)).id },
      { reel: 450_000 },
    )
    const invite = { as: manager, params: { id: campaignId }, body: { channelId } }
    expect((await app.call(jobContract.invite, invite)).body.code).toBe('approval_requested')
    const [request] = await waiting()
    expect((await answer('approveHold', finance, request!.id)).body.data).toEqual({ amount: HOLD })
    expect([await held(), await slotsTaken()]).toEqual([HOLD, 1])
  })
})

describe('the monthly limit', () => {
  it('counts the member’s holds of the month, even in parallel, and resets each month', async () => {
    await limit(HOLD, 3 * HOLD)
    const ids: string[] = []
    while (ids.length < 6) ids.push(await application())
    const answers = await Promise.all(ids.map((id) => accept(id)))
    const codes = answers.map(({ body }) => body.code ?? 'ok').sort()
    expect(codes).toEqual([...Array(3).fill('approval_requested'), ...Array(3).fill('ok')])
    expect([await held(), await slotsTaken()]).toEqual([3 * HOLD, 3])
    const own = await app.call(contract.team, { as: manager, params: { id: owner.accountId } })
    expect(own.body.data.month).toBe(3 * HOLD)
    const other = await member('campaignManager')
    expect((await accept(await application(), other)).status).toBe(200)
    app.clock.advance(11 * DAY)
    expect((await accept(await application())).status).toBe(200)
  })

  it('can differ for one member', async () => {
    await limit(0, 0)
    const params = { id: owner.accountId, personId: manager.personId! }
    const limits = { actLimit: HOLD, monthLimit: HOLD }
    await app.call(contract.saveMemberLimits, { as: owner, params, body: { limits } })
    expect((await accept(await application())).status).toBe(200)
    expect((await accept(await application())).body.code).toBe('approval_requested')
    await app.call(contract.saveMemberLimits, { as: owner, params, body: { limits: null } })
    expect((await waiting())[0]).toMatchObject({ month: 2 * HOLD, monthLimit: HOLD })
  })
})

describe('a hold that replaces another', () => {
  beforeEach(async () => {
    await app.db.update(campaigns).set({ counterOffers: 'yes' }).where(eq(campaigns.id, campaignId))
  })

  const offer = (as: Caller, id: string, price: number) =>
    app.call(jobContract.counterOffer, { as, params: { id }, body: { price } })

  /** An invitation at ฿6,000.00 whose influencer requests another pay. */
  async function negotiated(as: Caller, wanted: number): Promise<string> {
    const { id: accountId } = await buildInfluencer(app.db, TAX_FACTS)
    const { id: channelId } = await buildChannel(app.db, { accountId }, { reel: 450_000 })
    const body = { channelId, price: 600_000 }
    const { id } = (await app.call(jobContract.invite, { as, params: { id: campaignId }, body })).body.data
    expect((await offer(await app.callerOf(accountId), id, wanted)).status).toBe(200)
    return id
  }

  it('leaves no additional limit for other holds if it lowers somebody else’s', async () => {
    const id = await negotiated(owner, 550_000)
    await limit(HOLD, HOLD)
    expect((await offer(manager, id, 100_000)).status).toBe(200)
    expect(await held()).toBe(110_000)
    const own = await app.call(contract.team, { as: manager, params: { id: owner.accountId } })
    expect(own.body.data.month).toBe(0)
    expect((await accept(await application())).status).toBe(200)
    expect((await accept(await application())).body).toMatchObject({ code: 'approval_requested' })
    await limit(HOLD - 1, 10 * HOLD)
    expect((await accept(await application())).body).toMatchObject({
      code: 'approval_requested',
      details: { amount: HOLD },
    })
    expect(await held()).toBe(110_000 + HOLD)
  })

  it('counts by the difference, and its request names the person', async () => {
    await limit(660_000, 660_000)
    const id = await negotiated(manager, 700_000)
    const raise = () => app.call(jobContract.accept, { as: manager, params: { id }, body: { toHold: 770_000 } })
    expect((await raise()).body).toMatchObject({ code: 'approval_requested', details: { amount: 110_000 } })
    const [request] = await waiting()
    expect(request).toMatchObject({ amount: 110_000, month: 770_000, jobIds: [id], creators: [expect.any(String)] })
    expect((await answer('approveHold', finance, request!.id, { amount: 110_000 })).status).toBe(200)
    expect(await held()).toBe(770_000)
  })

  it('by an approver does not block an approval', async () => {
    const id = await negotiated(await member('owner'), 550_000)
    expect((await offer(owner, id, 100_000)).status).toBe(200)
    const request = await over()
    expect((await answer('approveHold', owner, request.id)).status).toBe(200)
    expect(await held()).toBe(110_000 + HOLD)
  })
})

describe('an approval', () => {
  it('does what was requested, in the name of the approver, who is not the requester', async () => {
    const { id, jobId } = await over()
    expect((await answer('approveHold', manager, id)).body.code).toBe('permission_missing')
    expect((await answer('approveHold', await member('viewer'), id)).body.code).toBe('permission_missing')
    const stranger = await app.callerOf((await buildMarketer(app.db)).id)
    codes.set(stranger.accountId, (await setUpTwoStep(app, stranger)).recoveryCodes)
    expect((await answer('approveHold', stranger, id)).status).toBe(404)
    expect((await answer('approveHold', finance, id, { amount: HOLD + 1 })).body.code).toBe('hold_changed')
    expect((await answer('approveHold', finance, id)).status).toBe(200)
    expect([await held(), await slotsTaken(), await statusOf(jobId)]).toEqual([HOLD, 1, 'ASSIGN'])
    expect((await answer('approveHold', owner, id)).body.code).toBe('hold_request_over')
    expect((await app.outbox(manager.personId)).map(({ kind }) => kind)).toContain('campaign.hold_approved')
    const acts = await app.call(contract.acts, { as: owner, params: { id: owner.accountId } })
    expect(acts.body.data.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['team.holdApprove', 'team.holdRequest', 'team.limits']),
    )
  })

  it('is not possible for the requester, even with a new role', async () => {
    const { id } = await over()
    const params = { id: owner.accountId, personId: manager.personId! }
    await app.call(contract.changeRole, { as: owner, params, body: { role: 'owner' } })
    const promoted = await app.callerOf(manager.personId!)
    expect((await answer('approveHold', promoted, id)).body.code).toBe('own_hold_request')
  })

  it('needs the second step; after a refusal the code can be used again, after an approval it cannot', async () => {
    const { id } = await over()
    const wrong = await answer('approveHold', finance, id, { code: '000000' })
    expect(wrong.body).toMatchObject({ code: 'two_step_wrong', fields: { code: expect.any(String) } })
    const without = await member('owner')
    expect((await answer('approveHold', without, id, { code: '123456' })).body.code).toBe('two_step_required')
    const code = codeOf(finance)
    expect((await answer('approveHold', finance, id, { amount: 1, code })).body.code).toBe('hold_changed')
    expect((await answer('approveHold', finance, id, { code })).status).toBe(200)
    const next = await over()
    expect((await answer('approveHold', finance, next.id, { code })).body.code).toBe('two_step_wrong')
  })

  it('by two people at the same time holds once', async () => {
    const { id } = await over()
    const answers = await Promise.all([owner, finance, owner, finance].map((as) => answer('approveHold', as, id)))
    expect(answers.map(({ body }) => body.code ?? 'ok').sort()).toEqual([...Array(3).fill('hold_request_over'), 'ok'])
    expect([await held(), await slotsTaken()]).toEqual([HOLD, 1])
  })

  it('returns the job’s current error, and the request stays pending', async () => {
    const { id, jobId } = await over()
    await app.db.update(campaigns).set({ slots: 1, slotsTaken: 1 }).where(eq(campaigns.id, campaignId))
    expect((await answer('approveHold', owner, id)).body.code).toBe('slot_taken')
    expect([await held(), await statusOf(jobId)]).toEqual([0, 'MATCHED'])
    expect(await waiting()).toHaveLength(1)
    await app.db.update(campaigns).set({ slots: 50, slotsTaken: 0 }).where(eq(campaigns.id, campaignId))
    const [job] = await app.db.select({ person: jobs.influencerId }).from(jobs).where(eq(jobs.id, jobId))
    const pause = (takesJobsFrom: string | null) =>
      app.db
        .update(influencers)
        .set({ takesJobsFrom })
        .where(eq(influencers.accountId, job?.person ?? ''))
    await pause('2999-01-01')
    expect((await answer('approveHold', owner, id)).body).toMatchObject({
      code: 'influencer_paused',
      details: { day: '2999-01-01' },
    })
    await pause(null)
    expect((await answer('approveHold', owner, id)).status).toBe(200)
  })
})

describe('a request', () => {
  it('ends when it is declined', async () => {
    const { id, jobId } = await over()
    expect((await answer('declineHold', finance, id)).status).toBe(200)
    expect((await answer('approveHold', owner, id)).body.code).toBe('hold_request_over')
    expect([await held(), await statusOf(jobId), (await waiting()).length]).toEqual([0, 'MATCHED', 0])
    expect((await accept(jobId)).body.code).toBe('approval_requested')
    expect(await waiting()).toHaveLength(1)
  })

  it('ends when the requester loses their rights: nothing is held, and nobody is notified', async () => {
    const brand = await buildAgencyBrand(app.db, owner.accountId)
    const params = () => ({ id: owner.accountId, personId: manager.personId! })
    const endings = {
      remove: () => app.call(contract.remove, { as: owner, params: params() }),
      role: () => app.call(contract.changeRole, { as: owner, params: params(), body: { role: 'viewer' } }),
      brands: () => app.call(contract.limitToBrands, { as: owner, params: params(), body: { brandIds: [brand.id] } }),
      leave: () => app.call(contract.leave, { as: manager, params: { id: owner.accountId } }),
    }
    for (const [name, end] of Object.entries(endings)) {
      manager = await member('campaignManager')
      const { id, jobId } = await over()
      expect((await end()).status, name).toBe(200)
      expect(await waiting(), name).toEqual([])
      expect((await answer('approveHold', finance, id)).body.code, name).toBe('hold_request_over')
      expect([await held(), await slotsTaken(), await statusOf(jobId)], name).toEqual([0, 0, 'MATCHED'])
      expect((await app.outbox(manager.personId)).filter(({ kind }) => kind.includes('hold'))).toEqual([])
    }
    const acts = await app.call(contract.acts, { as: owner, params: { id: owner.accountId } })
    const ended = acts.body.data.filter(({ act }) => act === 'team.holdEnd')
    expect(ended).toHaveLength(Object.keys(endings).length)
  })

  it('expires after 24 hours, even before the sweep', async () => {
    const { id } = await over()
    app.clock.advance(24 * HOUR)
    expect((await answer('approveHold', owner, id)).body.code).toBe('hold_request_over')
    expect(await waiting()).toEqual([])
    await sweepHoldRequests(app)
    await sweepHoldRequests(app)
    const kinds = (await app.outbox(manager.personId)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind.includes('hold'))).toEqual(['campaign.hold_expired'])
  })
})
