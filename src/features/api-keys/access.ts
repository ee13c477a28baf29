import { examplesOf } from '../../../tests/access/example.ts'
import { newId } from '../../core/ids.ts'
import { contract } from './contract.ts'
import { apiKeys } from './schema.ts'

export const access = examplesOf(contract, {
  list: { as: 'marketer' },
  create: { as: 'marketer', body: { name: 'ระบบหลังบ้าน', scopes: ['campaigns:read'], expiresInDays: 90 } },
  revoke: {
    as: 'marketer',
    params: async ({ app }, accountId) => {
      const id = newId()
      const key = { name: 'ระบบหลังบ้าน', prefix: 'talad_example', keyHash: id, createdAt: app.clock.now() }
      await app.db.insert(apiKeys).values({ ...key, id, accountId, createdBy: accountId, scopes: ['campaigns:read'] })
      return { id }
    },
  },
})
