import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MovableClock, movableClock } from '../../tests/clock.ts'
import { buildOperator } from '../../tests/factories.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../tests/harness.ts'
import { MINUTE } from '../core/clock.ts'
import { contract as operators } from '../features/operators/contract.ts'
import { outbox, sweepState } from '../platform/schema.ts'
import { type SweepWatch, watchSweeps } from './sweep-watch.ts'

let app: TestApp
let clock: MovableClock
let watch: SweepWatch
let english: string
let thai: string
beforeAll(async () => {
  app = await openTestApp()
  english = (await buildOperator(app.db, { email: 'en@talad.test', lang: 'en' })).id
  thai = (await buildOperator(app.db, { email: 'th@talad.test', lang: 'th' })).id
})
afterAll(() => app.close())

beforeEach(async () => {
  await app.db.delete(outbox)
  await app.db.delete(sweepState)
  clock = movableClock(TEST_NOW)
  watch = await openWatch()
})

async function openWatch(): Promise<SweepWatch> {
  const opened = await watchSweeps(app.app, clock)
  opened.stop()
  return opened
}

const alarms = async () =>
  (await app.outbox()).filter(({ kind, channel }) => kind === 'operator.alarm' && channel === 'site')
const dashboard = async () =>
  (await app.call(operators.dashboard, { as: await app.callerOf(english) })).body.data.stoppedSince

test('operators are alerted once when no sweep has finished for more than 5 minutes, in their language', async () => {
  clock.advance(5 * MINUTE)
  await watch.check()
  expect(await alarms()).toEqual([])
  expect(await dashboard()).toBeNull()
  clock.advance(1)
  await watch.check()
  clock.advance(10 * MINUTE)
  await watch.check()
  const sent = await alarms()
  expect(sent.map(({ accountId }) => accountId).sort()).toEqual([english, thai].sort())
  expect(sent.find(({ accountId }) => accountId === english)?.subject).toBe('Scheduled tasks have stopped')
  expect(sent.find(({ accountId }) => accountId === thai)?.subject).toBe('ระบบอัตโนมัติหยุดทำงาน')
  expect(await dashboard()).toBe(TEST_NOW.toISOString())
})

test('several processes raise one alarm, and a sweep that finishes in any of them ends it', async () => {
  const other = await openWatch()
  clock.advance(6 * MINUTE)
  await Promise.all([watch.check(), other.check()])
  expect(await alarms()).toHaveLength(2)
  await other.finished()
  expect(await dashboard()).toBeNull()
  expect(await watch.status()).toEqual({ lastAt: clock.now(), ageSeconds: 0, late: false })
  clock.advance(6 * MINUTE)
  await Promise.all([watch.check(), other.check()])
  expect(await alarms()).toHaveLength(4)
})

test('a slower process does not move the time of the last sweep back', async () => {
  clock.advance(2 * MINUTE)
  await watch.finished()
  clock.set(new Date(TEST_NOW.getTime() + MINUTE))
  await watch.finished()
  expect((await watch.status()).lastAt).toEqual(new Date(TEST_NOW.getTime() + 2 * MINUTE))
})

test('after a long stop the first sweep has the usual time before an alert', async () => {
  clock.advance(60 * MINUTE)
  const restarted = await openWatch()
  await restarted.check()
  expect(await alarms()).toEqual([])
  expect(await restarted.status()).toMatchObject({ ageSeconds: 3600, late: true })
  clock.advance(6 * MINUTE)
  await restarted.check()
  expect(await alarms()).toHaveLength(2)
})
