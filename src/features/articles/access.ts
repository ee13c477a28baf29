import { examplesOf } from '../../../tests/access/example.ts'
import { contract } from './contract.ts'

const params = { locale: 'th' } as const

export const access = examplesOf(contract, {
  categories: {},
  list: { params },
  get: {
    given: async (app) => {
      const { data } = (await app.call(contract.list, { params })).body
      return { params: { ...params, slug: data[0]?.slug } }
    },
  },
})
