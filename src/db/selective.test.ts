import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../tests/harness.ts'
import { findIfSelective } from './selective.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const numbers = (most: number) => sql`select n::text as id from generate_series(1, ${sql.raw(String(most))}) n`

it('returns the ids of all queries', async () => {
  expect(await findIfSelective(app.db, numbers(2), numbers(1))).toEqual(['1', '2', '1'])
  expect(await findIfSelective(app.db, numbers(0))).toEqual([])
})

it.each([
  ['the planner expects many', [numbers(2_001)]],
  ['there are more than the planner expects', [sql`${numbers(2_001)} where n % 1 = 0`]],
  ['two queries together have many', [numbers(1_500), numbers(1_500)]],
])('returns null if %s', async (_, queries) => {
  expect(await findIfSelective(app.db, ...queries)).toBeNull()
})
