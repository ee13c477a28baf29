import { createECDH, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { examplesOf, type Given, newInfluencer, ownId } from '../../../tests/access/example.ts'
import { LINE_SECRET } from '../../../tests/bank.ts'
import { DAY } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { withTx } from '../../db/tx.ts'
import { outbox } from '../../platform/schema.ts'
import { SIGNATURE_HEADER, signLine } from '../../ports/line/webhook.ts'
import { accounts } from '../accounts/schema.ts'
import { sessions } from '../accounts/schema-access.ts'
import { contract } from './contract.ts'
import { pushSubscriptions } from './schema.ts'
import { notify, savePreferences } from './service.ts'

/** The unsubscribe link of a marketing email. */
const news: Given = async (app) => {
  const { accountId } = await newInfluencer(app)
  const on = [{ kindGroup: 'marketing', channel: 'email', enabled: true }] as const
  await withTx(app.db, async (tx) => {
    await savePreferences(tx, accountId, on)
    await notify(tx, app.clock.now(), {
      kind: 'marketing.news',
      key: `news:${accountId}`,
      to: { accountId },
      data: { title: 'ข่าว', text: 'ข่าว' },
    })
  })
  const [row] = await app.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.accountId, accountId), eq(outbox.channel, 'email')))
  return { params: { id: row?.capability } }
}

/** The browser of a logged-in user. */
const browser: Given = async (app) => {
  const as = await newInfluencer(app)
  const now = app.clock.now()
  await app.db.insert(sessions).values({
    id: as.sessionId,
    accountId: as.accountId,
    tokenHash: as.sessionId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + DAY),
    ip: '127.0.0.1',
    userAgent: 'test',
    device: {},
  })
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  return { as, body: { endpoint: `https://fcm.googleapis.com/fcm/send/${as.sessionId}`, p256dh, auth } }
}

export const access = examplesOf(contract, {
  open: {
    given: async (app) => {
      const [row] = await app.db.select().from(accounts).where(eq(accounts.email, 'ploy@demo.talad.test'))
      const as = await app.callerOf(row?.id ?? '')
      const { data } = (await app.call(contract.list, { as })).body
      return { params: { id: data[0]?.opened } }
    },
  },
  subscription: { given: news },
  unsubscribe: { given: news },
  list: {},
  unread: {},
  openAll: {},
  messages: {},
  line: {},
  startLineLink: {},
  unlinkLine: {},
  whatsapp: {},
  financeEmail: { params: ownId },
  removeFinanceEmail: { params: ownId },
  unlinkWhatsapp: {},
  push: {},
  subscribe: { given: browser },
  checkPush: { body: { endpoint: 'https://fcm.googleapis.com/fcm/send/unknown', publicKey: 'unknown' } },
  endPush: {
    params: async ({ app }, accountId) => {
      const id = newId()
      const keys = { endpoint: `https://fcm.googleapis.com/fcm/send/${id}`, p256dh: 'key', auth: 'secret' }
      const row = { id, accountId, loginId: newId(), ...keys, createdAt: app.clock.now() }
      await app.db.insert(pushSubscriptions).values(row)
      return { id }
    },
  },
  lineWebhook: {
    given: () => {
      const rawBody = JSON.stringify({ destination: '@talad', events: [] })
      return { rawBody, headers: { [SIGNATURE_HEADER]: signLine(rawBody, LINE_SECRET) } }
    },
  },
})
