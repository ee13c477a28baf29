import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../tests/harness.ts'
import { explainError } from '../db/loggable.ts'
import { accounts } from '../features/accounts/schema.ts'
import { openLog } from './log.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const EMAIL = 'somchai.private@example.com'
const account = {
  id: '0190c5a0-0000-7000-8000-000000000001',
  role: 'marketer' as const,
  email: EMAIL,
  passwordHash: 'secret-hash',
  displayName: 'สมชาย ส่วนตัว',
  status: 'active' as const,
  lang: 'th' as const,
  createdAt: new Date(),
}
const insert = () => app.db.insert(accounts).values(account)

/** Each statement fails; its values must not appear in the log. */
const failing: Record<string, () => PromiseLike<unknown>> = {
  'a second row of the same key': async () => {
    await insert()
    await insert()
  },
  'a value of the wrong type': () => app.db.execute(sql`select ${EMAIL}::uuid`),
  'a value out of range': () => app.db.execute(sql`select ${'99999999999'}::int, ${EMAIL}`),
  'a transaction': () => app.db.transaction((tx) => tx.execute(sql`select ${EMAIL}::date`)),
}
const VALUES = /somchai|secret-hash|สมชาย|99999999999|0190c5a0/

it.each(Object.keys(failing))('a log line of %s contains the statement but none of its values', async (name) => {
  const lines: string[] = []
  const log = openLog('info', { write: (line: string) => void lines.push(line) })
  const error: unknown = await failing[name]!().then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Error)
  log.error({ err: error }, 'endpoint failed')
  expect(lines.join('')).not.toMatch(VALUES)
  expect(lines.join('')).toMatch(/"sqlState":"2\d/)
  expect(lines.join('')).toMatch(/"statement":"(select|insert)/)
  expect(explainError(error)).not.toMatch(VALUES)
  expect(explainError(error)).toMatch(/\(2\d/)
})

it('an error outside the database is logged with its message and stack', () => {
  const lines: string[] = []
  openLog('info', { write: (line: string) => void lines.push(line) }).error({ err: new TypeError('x is no function') })
  expect(JSON.parse(lines[0]!).err).toMatchObject({ type: 'TypeError', message: 'x is no function' })
  expect(lines[0]).toContain('log.test.ts')
})
