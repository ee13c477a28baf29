import { examplesOf } from '../../../tests/access/example.ts'
import type { World } from '../../../tests/access/world.ts'
import { buildMarketer } from '../../../tests/factories.ts'
import { newId } from '../../core/ids.ts'
import { contract } from './contract.ts'
import { webhookDeliveries, webhookEndpoints } from './schema.ts'

async function buildEndpoint({ app }: World, accountId: string) {
  const [id, deliveryId, now] = [newId(), newId(), app.clock.now()]
  await app.db.insert(webhookEndpoints).values({
    id,
    accountId,
    url: 'https://hooks.example.com/talad',
    events: ['job.*'],
    secret: app.app.config.secrets.seal('whsec_c2VjcmV0', id),
    state: 'active',
    createdAt: now,
  })
  const times = { createdAt: now, nextAt: now, triedAt: now }
  const answer = { status: 'sent', attempts: 1, answerStatus: 200, answer: 'ok' } as const
  await app.db
    .insert(webhookDeliveries)
    .values({ id: deliveryId, endpointId: id, type: 'job.completed', data: {}, ...times, ...answer })
  return { id, deliveryId }
}

const owned = async (world: World, accountId: string) => ({ id: (await buildEndpoint(world, accountId)).id })

const endpoint = { url: 'https://hooks.example.com/talad', events: ['job.*' as const, 'campaign.*' as const] }

export const access = examplesOf(contract, {
  list: { as: 'marketer' },
  create: {
    as: 'marketer',
    body: endpoint,
    // A new account, because the number of endpoints per account is limited.
    given: async (app) => ({ as: await app.callerOf((await buildMarketer(app.db)).id), body: endpoint }),
  },
  get: { as: 'marketer', params: owned },
  update: { as: 'marketer', params: owned, body: { active: false } },
  remove: { as: 'marketer', params: owned },
  replaceSecret: { as: 'marketer', params: owned, body: { overlapHours: 24 } },
  sendTest: { as: 'marketer', params: owned },
  deliveries: { as: 'marketer', params: owned },
  resend: { as: 'marketer', params: buildEndpoint },
})
