import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTx } from '../../src/db/tx.ts'
import { deliverChannel, SENT_CHANNELS } from '../../src/features/notifications/delivery/deliver.ts'
import { delivering } from '../../src/features/notifications/delivery/delivery.fixture.ts'
import { notificationContacts } from '../../src/features/notifications/schema.ts'
import { notify } from '../../src/features/notifications/service.ts'
import { outbox } from '../../src/platform/schema.ts'
import { localLine } from '../../src/ports/line/local.ts'
import { buildInfluencer } from '../factories.ts'
import { openTestApp, type TestApp } from '../harness.ts'

if (!process.env.TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set')

/** Ids of the messages that were sent, on all channels. */
const sent: string[] = []
const record = async ({ id }: { id: string }) => {
  sent.push(id)
  return { id }
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({
    ports: {
      email: { deduplicates: false, send: record },
      sms: { deduplicates: true, send: record },
      line: { ...localLine(), push: record },
      whatsapp: { available: true, deduplicates: false, send: record },
    },
  })
})
afterAll(() => app.close())

it('processes that send at the same time send each message once, and an event is written once', async () => {
  const now = app.clock.now()
  const events: Promise<void>[] = []
  for (let i = 0; i < 6; i++) {
    const { id } = await buildInfluencer(app.db, {}, { phone: `+6681234560${i}`, phoneVerifiedAt: now })
    for (const channel of ['line', 'whatsapp'] as const)
      await app.db
        .insert(notificationContacts)
        .values({ accountId: id, channel, address: `${channel}-${i}`, linkedAt: now })
    const notice = {
      kind: 'job.paid' as const,
      key: `paid:${i}`,
      to: { accountId: id },
      data: { job: 'Dewy serum', net: { satang: 436_500 }, brand: 'Mali' },
    }
    for (let n = 0; n < 3; n++) events.push(withTx(app.db, (tx) => notify(tx, now, notice)))
  }
  await Promise.all(events)
  const rows = (await app.db.select().from(outbox)).filter(({ channel }) => channel !== 'site')
  expect(rows).toHaveLength(6 * 4)

  // Every transaction has a separate connection, as in several processes.
  const senders = Array.from({ length: 4 }, () =>
    SENT_CHANNELS.map((channel) => deliverChannel(delivering(app.app), channel)),
  )
  const counts = await Promise.all(senders.flat())
  expect(counts.reduce((sum, n) => sum + n)).toBe(rows.length)
  expect([...sent].sort()).toEqual(rows.map(({ id }) => id).sort())
})
