import { examplesOf, newMarketer, ownId } from '../../../tests/access/example.ts'
import { applied, openJobWorld } from '../../../tests/access/job-plays.ts'
import type { World } from '../../../tests/access/world.ts'
import type { BankApp } from '../../../tests/bank.ts'
import { buildMember } from '../../../tests/factories.ts'
import { setUpTwoStep } from '../../../tests/two-step.ts'
import { newId } from '../../core/ids.ts'
import { satang } from '../../core/money.ts'
import type { Db } from '../../db/types.ts'
import { hashToken } from '../../platform/tokens.ts'
import { contract } from './contract.ts'
import type { TeamRole } from './kinds.ts'
import { holdRequests, teamInvitations } from './schema.ts'

interface Place {
  db: Db
  clock: { now(): Date }
}

/** A member of a team. */
const addMember = async ({ db }: Place, marketerId: string, role: TeamRole = 'viewer'): Promise<string> =>
  (await buildMember(db, marketerId, role)).id

/** An invitation that was sent an hour ago. */
async function addInvitation({ db, clock }: Place, marketerId: string, tokenHash = newId()): Promise<string> {
  const id = newId()
  const sentAt = new Date(clock.now().getTime() - 3_600_000)
  await db.insert(teamInvitations).values({
    id,
    marketerId,
    email: `${id}@example.com`,
    role: 'viewer',
    tokenHash,
    invitedBy: marketerId,
    createdAt: sentAt,
    sentAt,
    expiresAt: new Date(clock.now().getTime() + 86_400_000),
  })
  return id
}

const ofMember = async ({ app }: World, id: string) => ({ id, personId: await addMember(app, id) })
const ofInvitation = async ({ app }: World, id: string) => ({ id, invitationId: await addInvitation(app, id) })

/** An invitation to a new team; returns the token of its link. */
async function invited(app: BankApp) {
  const token = newId() + newId()
  const { accountId } = await newMarketer(app)
  await addInvitation(app, accountId, hashToken(token))
  return { params: { token } }
}

/** A request for approval to accept an application, for 4,950 credits. */
async function addRequest({ db, clock }: Place, marketerId: string, jobId = newId()): Promise<string> {
  const id = newId()
  await db.insert(holdRequests).values({
    id,
    marketerId,
    requestedBy: await addMember({ db, clock }, marketerId, 'campaignManager'),
    endpoint: 'jobs.accept',
    input: { params: { id: jobId }, body: {} },
    inputHash: id,
    amount: satang(495_000),
    actLimit: satang(100_000),
    monthLimit: satang(100_000),
    month: satang(495_000),
    creators: ['มินตรา'],
    status: 'waiting',
    requestedAt: clock.now(),
    expiresAt: new Date(clock.now().getTime() + 86_400_000),
  })
  return id
}
const ofRequest = async ({ app }: World, id: string) => ({ id, requestId: await addRequest(app, id) })
const LIMITS = { actLimit: 2_000_000, monthLimit: 12_000_000 }

const consents = { terms: true, PRIVACY_POLICY: true }

export const access = examplesOf(contract, {
  team: { params: ownId },
  acts: { params: ownId },
  saveLimits: { params: ownId, body: LIMITS },
  saveMemberLimits: { params: ofMember, body: { limits: LIMITS } },
  ownLimit: { params: ownId },
  holdRequests: { params: ownId },
  approveHold: {
    params: ofRequest,
    body: { amount: 495_001, code: '123456' },
    given: async (app) => {
      const world = await openJobWorld(app)
      const id = world.marketer.accountId
      const requestId = await addRequest(app, id, await applied(world))
      const { recoveryCodes } = await setUpTwoStep(app, world.marketer)
      return { as: world.marketer, params: { id, requestId }, body: { amount: 495_000, code: recoveryCodes[0] ?? '' } }
    },
  },
  declineHold: { params: ofRequest },
  invite: { params: ownId, body: () => ({ email: `${newId()}@example.com`, role: 'finance' as const }) },
  resend: { params: ofInvitation },
  withdraw: { params: ofInvitation },
  changeRole: { params: ofMember, body: { role: 'finance' } },
  limitToBrands: { params: ofMember, body: { brandIds: null } },
  remove: { params: ofMember },
  leave: {
    params: ownId,
    given: async (app) => {
      const { accountId } = await newMarketer(app)
      const as = await app.callerOf(await addMember(app, accountId))
      return { as, params: { id: accountId } }
    },
  },
  invitation: { given: invited },
  accept: {
    given: async (app) => ({
      ...(await invited(app)),
      body: { name: 'ปริม ศรีสุข', password: 'korat-mango-7-lamp', consents },
    }),
  },
})
