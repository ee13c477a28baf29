import { examplesOf } from '../../../tests/access/example.ts'
import { buildInfluencer } from '../../../tests/factories.ts'
import { contract } from './contract.ts'
import { sweepDataExports } from './service.ts'

export const access = examplesOf(contract, {
  latest: {},
  request: {},
  file: {
    params: { id: '00000000-0000-4000-8000-000000000000' },
    given: async (app) => {
      const as = await app.callerOf((await buildInfluencer(app.db)).id)
      const { id } = (await app.call(contract.request, { as })).body.data
      await sweepDataExports(app.app)
      return { as, params: { id } }
    },
  },
})
