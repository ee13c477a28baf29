import { examplesOf } from '../../../tests/access/example.ts'
import { buildMarketer } from '../../../tests/factories.ts'
import { contract } from './contract.ts'

export const access = examplesOf(contract, {
  standing: {
    given: async (app) => {
      const { id } = await buildMarketer(app.db, {}, { status: 'suspended', statusReason: 'เอกสารไม่ครบ' })
      return { as: await app.callerOf(id) }
    },
  },
})
