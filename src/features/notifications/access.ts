import { eq } from 'drizzle-orm'
import { examplesOf } from '../../../tests/access/example.ts'
import { LINE_SECRET } from '../../../tests/bank.ts'
import { SIGNATURE_HEADER, signLine } from '../../ports/line/webhook.ts'
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
  line: {},
  startLineLink: {},
  unlinkLine: {},
  lineWebhook: {
    given: () => {
      const rawBody = JSON.stringify({ destination: '@talad', events: [] })
      return { rawBody, headers: { [SIGNATURE_HEADER]: signLine(rawBody, LINE_SECRET) } }
    },
  },
})
