import { eq } from 'drizzle-orm'
import { examplesOf, newMarketer, ownId } from '../../../tests/access/example.ts'
import type { World } from '../../../tests/access/world.ts'
import type { BankApp } from '../../../tests/bank.ts'
import { buildMarketer } from '../../../tests/factories.ts'
import { newId } from '../../core/ids.ts'
import type { Db } from '../../db/types.ts'
import { marketers } from '../accounts/schema.ts'
import { contract } from './contract.ts'
import { teamInvitations, teamMembers } from './schema.ts'

interface Place {
  db: Db
  clock: { now(): Date }
}

/** A member of a team. */
async function addMember({ db, clock }: Place, marketerId: string): Promise<string> {
  const { id } = await buildMarketer(db)
  await db.delete(marketers).where(eq(marketers.accountId, id))
  await db.insert(teamMembers).values({ personId: id, marketerId, role: 'viewer', joinedAt: clock.now() })
  return id
}

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

/** An invitation of a new team, by the token of its link. */
async function invited(app: BankApp) {
  const { createHash } = await import('node:crypto')
  const token = newId() + newId()
  const { accountId } = await newMarketer(app)
  await addInvitation(app, accountId, createHash('sha256').update(token).digest('hex'))
  return { params: { token } }
}

const consents = { terms: true, PRIVACY_POLICY: true }

export const access = examplesOf(contract, {
  team: { params: ownId },
  acts: { params: ownId },
  invite: { params: ownId, body: () => ({ email: `${newId()}@example.com`, role: 'finance' as const }) },
  resend: { params: ofInvitation },
  withdraw: { params: ofInvitation },
  changeRole: { params: ofMember, body: { role: 'finance' } },
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
