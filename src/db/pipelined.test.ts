import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../tests/harness.ts'
import { documentSerials } from '../features/documents/schema.ts'
import { prepared } from './prepared.ts'
import { pipelineAll, pipelined, sqlState, violatedConstraint, withTx } from './tx.ts'
import type { Tx } from './types.ts'

let app: TestApp
let kind = ''
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(({ task }) => {
  kind = task.id
})

const insert = (tx: Tx, period: string) => tx.insert(documentSerials).values({ kind, period, last: 1 })
const DUPLICATE = '23505'

const periodsOf = prepared(['kind'], (tx, { kind }) =>
  tx
    .select({ period: documentSerials.period })
    .from(documentSerials)
    .where(eq(documentSerials.kind, kind))
    .orderBy(documentSerials.period),
)
const stored = async () => (await periodsOf(app.db, { kind })).map(({ period }) => period)

test('statements that are not awaited run in their order, before the commit', async () => {
  const seen = await withTx(app.db, async (tx) => {
    await pipelined(tx, insert(tx, '1'))
    await pipelined(tx, insert(tx, '2'))
    const rows = await periodsOf(tx, { kind })
    await pipelined(tx, insert(tx, '3'))
    return rows.length
  })
  expect(seen).toBe(2)
  expect(await stored()).toEqual(['1', '2', '3'])
})

test('a transaction whose last statement fails without being awaited throws its error and writes nothing', async () => {
  const error = await withTx(app.db, async (tx) => {
    await insert(tx, '1')
    await pipelined(tx, insert(tx, '1'))
    return 'done'
  }).catch((failure: unknown) => failure)
  expect(sqlState(error)).toBe(DUPLICATE)
  expect(violatedConstraint(error)).toContain('document_serials')
  expect(await stored()).toEqual([])
})

test('the transaction throws the error of the statement that failed first, not of a later one', async () => {
  const error = await withTx(app.db, async (tx) => {
    await insert(tx, '1')
    await pipelined(tx, insert(tx, '1'))
    await tx.execute(sql`select 1`)
    throw new Error('not reached')
  }).catch((failure: unknown) => failure)
  expect(sqlState(error)).toBe(DUPLICATE)
  expect(await stored()).toEqual([])
})

test('an error thrown by the function rolls back the statements that were sent before it', async () => {
  const failing = withTx(app.db, async (tx) => {
    await pipelined(tx, insert(tx, '1'))
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await stored()).toEqual([])
})

test('statements that are sent together return their results in order; a failed one rolls back all', async () => {
  const both = await withTx(app.db, (tx) =>
    pipelineAll(
      tx,
      () => insert(tx, '1').returning(),
      () => periodsOf(tx, { kind }),
    ),
  )
  expect(both).toMatchObject([[{ period: '1' }], [{ period: '1' }]])
  const failing = withTx(app.db, (tx) =>
    pipelineAll(
      tx,
      () => insert(tx, '2'),
      () => insert(tx, '1'),
      () => insert(tx, '3'),
    ),
  )
  expect(sqlState(await failing.catch((failure: unknown) => failure))).toBe(DUPLICATE)
  expect(await stored()).toEqual(['1'])
})

test('without a transaction statements run one after the other', async () => {
  await pipelineAll(
    app.db,
    () => insert(app.db, '1'),
    () => app.db.update(documentSerials).set({ period: '2' }).where(eq(documentSerials.kind, kind)),
  )
  expect(await stored()).toEqual(['2'])
})
