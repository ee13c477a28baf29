import { eq } from 'drizzle-orm'
import { examplesOf } from '../../../tests/access/example.ts'
import { accounts } from '../accounts/schema.ts'
import { contract } from './contract.ts'

export const access = examplesOf(contract, {
  open: {
    given: async (app) => {
      const [row] = await app.db.select().from(accounts).where(eq(accounts.email, 'ploy@demo.talad.test'))
      const as = await app.callerOf(row?.id ?? '')
      const { data } = (await app.call(contract.list, { as })).body
      return { params: { id: data[0]?.opened } }
    },
  },
  list: {},
  unread: {},
  openAll: {},
  messages: {},
})
