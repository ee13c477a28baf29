import { examplesOf, type Given, newInfluencer, ownId } from '../../../tests/access/example.ts'
import type { World } from '../../../tests/access/world.ts'
import { buildInfluencer } from '../../../tests/factories.ts'
import type { TestApp } from '../../../tests/harness.ts'
import { addDays, dayOf } from '../../core/calendar.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { contract } from './contract.ts'
import type { LinkStatus } from './kinds.ts'
import { managerLinks } from './schema.ts'

async function addLink(app: TestApp, managerId: string, partnerId: string, status: LinkStatus): Promise<string> {
  const now = app.clock.now()
  const id = newId()
  await app.db.insert(managerLinks).values({
    id,
    managerId,
    partnerId,
    scope: ['view', 'accept'],
    shareBps: 1_500,
    status,
    invitedAt: now,
    expiresAt: new Date(now.getTime() + 14 * DAY),
    endsAt: new Date(now.getTime() + 100 * DAY),
    agreedAt: status === 'active' ? now : null,
  })
  return id
}

const newManager = (app: TestApp) => buildInfluencer(app.db, { talentManager: true })

/** An agreement that a new manager offers to the caller. */
const received =
  (status: LinkStatus) =>
  async ({ app }: World, id: string) => ({ id, x: await addLink(app, (await newManager(app)).id, id, status) })

/** An agreement that the caller offers to a new influencer. */
const made =
  (status: LinkStatus) =>
  async ({ app }: World, id: string) => ({
    id,
    x: await addLink(app, id, (await buildInfluencer(app.db)).id, status),
  })

const asInvited =
  (status: LinkStatus, body: object = {}): Given =>
  async (app) => {
    const as = await newInfluencer(app)
    const x = await addLink(app, (await newManager(app)).id, as.accountId, status)
    return { as, params: { id: as.accountId, x }, body }
  }

const offer = (to: string, now: Date) => ({
  to,
  scope: ['view' as const, 'accept' as const],
  shareBps: 1_500,
  endsOn: addDays(dayOf(now), 90),
})

export const access = examplesOf(contract, {
  terms: { params: ownId },
  invite: {
    params: ownId,
    body: ({ app }) => offer(`${newId()}@example.com`, app.clock.now()),
  },
  invitations: { params: ownId },
  invitation: { params: received('invited') },
  accept: { params: received('invited'), body: { agreed: true }, given: asInvited('invited', { agreed: true }) },
  decline: { params: received('invited'), body: {}, given: asInvited('invited') },
  withdraw: { params: made('invited'), body: {} },
  end: { params: made('active'), body: {}, given: asInvited('active') },
  acts: { params: ownId },
})
