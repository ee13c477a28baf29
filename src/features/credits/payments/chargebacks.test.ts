import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../core/ids.ts'
import { baht, satang } from '../../../core/money.ts'
import { withTx } from '../../../db/tx.ts'
import { hold } from '../../../ledger/holds.ts'
import { verifyLedger } from '../../../ledger/verify.ts'
import { auditLog } from '../../../platform/schema.ts'
import { accounts } from '../../accounts/schema.ts'
import { creditLedgerChecks } from '../ledger-checks.ts'
import { previewChargeback } from './chargebacks.ts'
import { operatorContract } from './contract.ts'
import {
  agree,
  app,
  clean,
  detail,
  first,
  marketer,
  openPayments,
  paidCharge,
  reason,
  second,
  sendSlip,
  start,
  total,
  waitingOn,
} from './payments.fixture.ts'

openPayments()

test('a large chargeback needs two operators, and so does settling or writing off its debt', async () => {
  const charge = await paidCharge(baht(100_000))
  const params = { id: charge.id }
  const held = { marketerId: marketer.accountId, jobId: newId(), purpose: 'job', amount: baht(80_000) } as const
  await withTx(app.db, (tx) => hold(tx, held, app.clock.now()))
  await app.call(operatorContract.chargeback, { as: first, params, body: { reason } })
  expect((await app.call(operatorContract.chargeback, { as: second, params, body: { reason } })).body.code).toBe(
    'approval_waiting',
  )
  expect(await total()).toMatchObject({ available: baht(20_000) })
  await agree(second, (await waitingOn(charge.id))[0]!.id)
  expect(await detail(charge.id)).toMatchObject({ owed: baht(85_600), refundable: 0 })
  for (const end of [{ outcome: 'written_off' }, { outcome: 'settled', bankRef: 'DEBT-1' }] as const) {
    await app.call(operatorContract.receivable, { as: second, params, body: { reason, ...end } })
    expect((await detail(charge.id)).owed).toBe(baht(85_600))
  }
  const waiting = await waitingOn(charge.id)
  const [settled, writtenOff] = ['debt_settled', 'debt_written_off'].map((kind) => waiting.find((w) => w.kind === kind))
  expect((await agree(second, settled!.id)).body.code).toBe('second_approval_required')
  expect((await agree(first, writtenOff!.id)).status).toBe(200)
  // The debt is written off: the earlier request can no longer be approved.
  expect((await agree(first, settled!.id)).body.code).toBe('conflict')
  expect((await detail(charge.id)).owed).toBe(0)
  expect((await app.callerOf(marketer.accountId)).status).toBe('suspended')
  await clean()
})

test('a preview of a chargeback locks nothing', async () => {
  const { id } = await paidCharge()
  const preview = await withTx(app.db, async (tx) => {
    // PostgreSQL refuses row locks in a read-only transaction.
    await tx.execute(sql`set transaction read only`)
    return previewChargeback(tx, id)
  })
  expect(preview).toMatchObject({ credits: 1_000_000, owed: 0 })
})

test('a chargeback takes unspent credits back; spent credits become a debt and suspend the account', async () => {
  const charge = await paidCharge()
  const now = app.clock.now()
  await withTx(app.db, (tx) =>
    hold(tx, { marketerId: marketer.accountId, jobId: newId(), purpose: 'job', amount: satang(400_000) }, now),
  )
  const params = { id: charge.id }
  const { data: preview } = (await app.call(operatorContract.chargebackPreview, { as: first, params })).body
  expect(preview).toEqual({
    ...{ credits: 600_000, packages: 0, vat: 42_000, withheld: 0, owed: 428_000, left: 0 },
    ...{ money: 1_070_000, creditNote: 642_000 },
  })
  const taken = await app.call(operatorContract.chargeback, { as: first, params, body: { reason } })
  expect(taken.body.data).toMatchObject({ owed: preview.owed, refundable: 0 })
  const log = await app.db.select().from(auditLog).where(eq(auditLog.targetId, charge.id))
  expect(log[0]?.after).toMatchObject({ credits: preview.credits, vat: preview.vat, owed: preview.owed })
  expect((await app.call(operatorContract.chargebackPreview, { as: first, params })).body.code).toBe('conflict')
  expect(await total()).toMatchObject({ available: 0, held: 400_000 })
  expect((await app.callerOf(marketer.accountId)).status).toBe('suspended')
  expect((await app.call(operatorContract.chargeback, { as: first, params, body: { reason } })).status).toBe(409)
  const settled = await app.call(operatorContract.receivable, {
    as: first,
    params,
    body: { reason, outcome: 'settled', bankRef: 'debt-2' },
  })
  expect(settled.body.data.owed).toBe(0)
  expect((await app.callerOf(marketer.accountId)).status).toBe('active')
  expect((await app.outbox(marketer.accountId)).map(({ kind }) => kind)).toContain('account.reactivated')
  await clean()
})

/** A payment whose credits were spent before it was charged back. */
async function debt(): Promise<{ id: string }> {
  const charge = await paidCharge()
  const spent = { marketerId: marketer.accountId, jobId: newId(), purpose: 'job', amount: satang(400_000) } as const
  await withTx(app.db, (tx) => hold(tx, spent, app.clock.now()))
  await app.call(operatorContract.chargeback, { as: first, params: { id: charge.id }, body: { reason } })
  return { id: charge.id }
}
const settle = (params: { id: string }, bankRef: string) =>
  app.call(operatorContract.receivable, { as: first, params, body: { reason, outcome: 'settled', bankRef } })

test('a transfer of the bank statement pays a debt or a charge, never both', async () => {
  const [before, after] = [await start(baht(1_000)), await start(baht(2_000))]
  for (const { id } of [before, after]) await sendSlip(id)
  const approve = (charge: typeof before, bankRef: string) =>
    app.call(operatorContract.approve, {
      as: first,
      params: { id: charge.id },
      body: { received: charge.total, bankRef },
    })
  const params = await debt()
  expect((await approve(before, 'KB-77')).status).toBe(200)
  expect((await settle(params, 'kb-77')).body).toMatchObject({
    code: 'receipt_recorded',
    fields: { bankRef: expect.any(String) },
  })
  expect((await detail(params.id)).owed).toBe(428_000)
  expect((await app.callerOf(marketer.accountId)).status).toBe('suspended')
  expect((await settle(params, 'KB-78')).status).toBe(200)
  expect((await approve(after, 'KB-78')).body.code).toBe('receipt_recorded')
  await clean()
})

test('a settled debt does not end a suspension for another cause, whatever words an operator gave', async () => {
  const params = await debt()
  const fraud = { status: 'suspended', statusReason: reason, suspendedForDebt: false } as const
  await app.db.update(accounts).set(fraud).where(eq(accounts.id, marketer.accountId))
  expect((await settle(params, 'KB-79')).body.data.owed).toBe(0)
  expect((await app.callerOf(marketer.accountId)).status).toBe('suspended')
  await clean()
})

test('a chargeback after a refund takes the remainder of the charge, and the ledger checks pass', async () => {
  const charge = await paidCharge()
  const params = { id: charge.id }
  const refunded = await app.call(operatorContract.refund, { as: first, params, body: { amount: 333_333, reason } })
  expect(refunded.body.data.refundable).toBe(666_667)
  const taken = await app.call(operatorContract.chargeback, { as: first, params, body: { reason } })
  expect(taken.body.data).toMatchObject({ owed: 0, refundable: 0 })
  const { checks } = await verifyLedger(app.db, creditLedgerChecks)
  expect(checks.filter((check) => !check.ok)).toEqual([])
})
