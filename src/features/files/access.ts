import { examplesOf, newOperator, PICTURE } from '../../../tests/access/example.ts'
import { contract } from './contract.ts'

const body = { purpose: 'cover' } as const

export const access = examplesOf(contract, {
  upload: { body, given: async (app) => ({ as: await newOperator(app) }) },
  get: { params: (world) => ({ id: world.file }) },
  media: {
    given: async (app) => {
      const { data } = (await app.call(contract.upload, { as: await newOperator(app), body, file: PICTURE })).body
      return { params: { id: data.id } }
    },
  },
})
