import { examplesOf } from '../../../tests/access/example.ts'
import { contract } from './contract.ts'

export const access = examplesOf(contract, {
  list: {},
  home: {},
  find: {
    given: async (app) => {
      const { data } = (await app.call(contract.list, {})).body
      return { params: { a: 'th', b: data[0]?.slug } }
    },
  },
})
