import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { MINUTE } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { withTx } from '../../../db/tx.ts'
import { outbox } from '../../../platform/schema.ts'
import { type Notice, notify } from '../service.ts'
import type { Deliverer } from './deliver.ts'

export let app: TestApp
/** The email provider of the tests: the sent messages, and the error that it throws. */
export const mail = { sent: [] as { id: string; to: string }[], failure: null as Error | null }

/** An application that sends messages; none of them has a document. */
export const delivering = (of: TestApp['app']): Deliverer => ({
  ...of,
  documentFile: (id) => Promise.reject(new Error(`no document ${id}`)),
})

/** Opens the application for the tests of a file. */
export function openNotifications(): void {
  beforeAll(async () => {
    app = await openTestApp({
      ports: {
        email: {
          deduplicates: false,
          send: async (message) => {
            if (mail.failure) throw mail.failure
            mail.sent.push(message)
            return { id: message.id }
          },
        },
      },
    })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    mail.failure = null
    mail.sent.length = 0
    await app.db.delete(outbox)
    app.clock.advance(MINUTE)
  })
}

export const send = (notice: Partial<Notice> & Pick<Notice, 'to'>) =>
  withTx(app.db, (tx) =>
    notify(tx, app.clock.now(), {
      kind: 'job.paid',
      key: newId(),
      data: {
        job: 'Dewy serum',
        net: { satang: 436_500 },
        price: { satang: 450_000 },
        tax: { satang: 13_500 },
        brand: 'Mali',
      },
      href: '/Influencer/brandJob/1',
      ...notice,
    }),
  )
