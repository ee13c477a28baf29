import { eq } from 'drizzle-orm'
import { examplesOf, newInfluencer } from '../../../tests/access/example.ts'
import { buildInfluencer } from '../../../tests/factories.ts'
import { newId } from '../../core/ids.ts'
import { influencers } from '../accounts/schema.ts'
import { contract } from './contract.ts'

export const access = examplesOf(contract, {
  get: {
    given: async (app) => {
      const { id } = await buildInfluencer(app.db)
      const handle = `open-${id.slice(-12)}`
      await app.db.update(influencers).set({ handle, publicProfile: 'link' }).where(eq(influencers.accountId, id))
      return { params: { handle } }
    },
  },
  settings: {},
  update: {
    given: async (app) => ({
      as: await newInfluencer(app),
      body: { visibility: 'link', handle: `open-${newId().slice(-12)}` },
    }),
  },
})
