import { beforeEach, describe, expect, test } from 'vitest'
import { PICTURE } from '../../../../tests/access/example.ts'
import { buildBuyer } from '../../../../tests/bank.ts'
import { grantStepUp } from '../../../../tests/money-factories.ts'
import { dayOf } from '../../../core/calendar.ts'
import { DAY } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { baht, satang } from '../../../core/money.ts'
import { withTx } from '../../../db/tx.ts'
import { balanceOf } from '../../../ledger/balances.ts'
import { hold } from '../../../ledger/holds.ts'
import { ledgerChecks, verifyLedger } from '../../../ledger/verify.ts'
import { contract as credits } from '../../credits/contract.ts'
import { creditLedgerChecks } from '../../credits/ledger-checks.ts'
import { operatorContract } from '../../credits/payments/contract.ts'
import {
  agree,
  app,
  decline,
  first,
  marketer,
  openPayments,
  reason,
  second,
} from '../../credits/payments/payments.fixture.ts'
import { contract as deactivation } from '../../deactivation/contract.ts'
import { contract } from '../contract.ts'
import { certificateLedgerChecks } from '../ledger-checks.ts'

openPayments()
let charge: { id: string }
let params: { id: string }

const CHECKS = [...ledgerChecks, ...creditLedgerChecks, ...certificateLedgerChecks]
const clean = async () => expect((await verifyLedger(app.db, CHECKS)).checks.filter((check) => !check.ok)).toEqual([])
const own = async () => (await app.call(contract.list, { as: marketer, query: {} })).body
const review = async () => (await app.call(contract.review, { as: first, params })).body
const receivable = async () => 0 - (await balanceOf(app.db, 'receivable_withholding', marketer.accountId))
const kinds = async () => (await app.outbox(marketer.accountId)).map(({ kind }) => kind)
const send = () =>
  app.call(contract.send, {
    as: marketer,
    params,
    body: { number: '1/0001', issuedOn: dayOf(app.clock.now()) },
    file: PICTURE,
  })
const collect = (received: number, bankRef: string, version = 0) =>
  app.call(contract.collect, { as: first, params, body: { version, received: satang(received), bankRef } })
const askWriteOff = (version = 0) => app.call(contract.writeOff, { as: first, params, body: { version, reason } })
async function writeOff() {
  await askWriteOff()
  const { approvals } = await review()
  return agree(second, approvals[0]!.id)
}
const refund = async (amount: number) =>
  (await app.call(operatorContract.refund, { as: first, params: charge, body: { amount, reason } })).body.data.refunds
const takeBack = async () =>
  (await app.call(operatorContract.chargeback, { as: first, params: charge, body: { reason } })).body.data

/** A purchase of 10,000 credits, from which 300 baht are withheld. */
beforeEach(async () => {
  const body = { amount: baht(10_000), method: 'promptpay' as const, withhold: true }
  charge = { id: (await app.call(credits.createCharge, { as: marketer, body })).body.data.id }
  const { payment } = (await app.call(credits.getCharge, { as: marketer, params: charge, query: {} })).body
  await app.pay(payment.sandboxUrl!)
  params = { id: (await own()).data[0]!.id }
  app.clock.advance(DAY)
})

describe('a transfer of the tax instead of a certificate', () => {
  test('must be exactly the amount due, and its bank reference cannot pay anything else', async () => {
    expect((await collect(29_999, `A ${params.id}`)).body).toMatchObject({ code: 'slip_mismatch' })
    const answer = await collect(30_000, `A ${params.id}`)
    expect(answer.body.data).toMatchObject({ status: 'collected', canEnd: false, canDecide: false })
    expect(await receivable()).toBe(0)
    expect(await own()).toMatchObject({ due: 0, counts: { todo: 0, done: 1 }, data: [{ canSend: false }] })
    expect(await kinds()).toContain('certificate.collected')
    expect((await collect(30_000, 'KB 101')).body.code).toBe('certificate_decided')
    await clean()
    const again = (
      await app.call(credits.createCharge, { as: marketer, body: { amount: baht(1_000), method: 'transfer' } })
    ).body.data
    await app.call(credits.slip, { as: marketer, params: { id: again.id }, file: PICTURE })
    const slip = { received: again.payable, bankRef: `a-${params.id}` }
    const booked = await app.call(operatorContract.approve, { as: first, params: { id: again.id }, body: slip })
    expect(booked.body.code).toBe('receipt_recorded')
  })

  test('and a slip with the same bank reference at the same time: only one is recorded', async () => {
    const other = await app.callerOf(await buildBuyer(app.db))
    const body = { amount: baht(1_000), method: 'transfer' as const }
    const { id, payable } = (await app.call(credits.createCharge, { as: other, body })).body.data
    await app.call(credits.slip, { as: other, params: { id }, file: PICTURE })
    const slip = { received: payable, bankRef: `R ${params.id}` }
    const answers = await Promise.all([
      collect(30_000, `r-${params.id}`),
      app.call(operatorContract.approve, { as: second, params: { id }, body: slip }),
    ])
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map((answer) => answer.body)).toMatchObject([
      { code: 'receipt_recorded', fields: { bankRef: expect.any(String) } },
    ])
    await clean()
  })

  test('is returned in full by a refund and by a chargeback', async () => {
    await collect(30_000, `C ${params.id}`)
    app.clock.advance(DAY)
    expect(await refund(baht(4_000))).toMatchObject([{ withheld: 0, gross: 428_000 }])
    await clean()
    const { receipts } = await takeBack()
    expect(receipts).toMatchObject([{ problem: 'tax_to_return', amount: 30_000, status: 'unmatched' }])
    await clean()
  })
})

describe('the tax of a certificate that is never sent', () => {
  test('is written off by two operators, with a reason', async () => {
    expect((await askWriteOff()).body.data).toMatchObject({ status: 'waiting' })
    expect((await askWriteOff()).body.code).toBe('approval_waiting')
    const { approvals } = await review()
    expect(approvals).toMatchObject([{ kind: 'withholding_written_off', amount: 30_000, reason }])
    expect((await agree(first, approvals[0]!.id)).body.code).toBe('second_approval_required')
    expect(await receivable()).toBe(30_000)
    await decline(second, approvals[0]!.id)
    expect((await writeOff()).status).toBe(200)
    expect((await review()).data).toMatchObject({ status: 'written_off' })
    expect(await receivable()).toBe(0)
    expect(await kinds()).toContain('certificate.written_off')
    expect((await send()).body.code).toBe('certificate_decided')
    await clean()
  })

  test('is not paid back by a later refund, because it was never received', async () => {
    expect(await refund(baht(2_000))).toMatchObject([{ withheld: 6_000, gross: 208_000 }])
    app.clock.advance(DAY)
    await askWriteOff(1)
    await agree(second, (await review()).approvals[0]!.id)
    app.clock.advance(DAY)
    expect((await refund(baht(4_000))).map((one) => one.gross).sort()).toEqual([208_000, 416_000])
    await clean()
  })

  test.each([0, 4_000])('is not part of a chargeback with %d of 10,000 spent', async (spent) => {
    const work = { marketerId: marketer.accountId, jobId: newId(), purpose: 'job', amount: baht(spent) } as const
    if (spent > 0) await withTx(app.db, (tx) => hold(tx, work, app.clock.now()))
    await writeOff()
    expect(await takeBack()).toMatchObject({ owed: spent * 104 })
    await clean()
  })

  test('cannot be ended while a certificate is in review, or at an outdated amount', async () => {
    await askWriteOff()
    const { approvals } = await review()
    await send()
    expect((await collect(30_000, 'KB 102', 1)).body.code).toBe('certificate_decided')
    expect((await agree(second, approvals[0]!.id)).body.code).toBe('conflict')
    await app.call(contract.reject, { as: first, params, body: { version: 1, reasonCode: 'unsigned' } })
    expect((await collect(30_000, 'KB 103', 0)).body.code).toBe('certificate_replaced')
    await refund(baht(1_000))
    expect((await agree(second, approvals[0]!.id)).body.code).toBe('conflict')
    expect((await collect(27_000, 'KB 103', 2)).status).toBe(200)
    await clean()
  })
})

test('an account cannot be closed while a certificate is overdue', async () => {
  const blockers = async () => (await app.call(deactivation.validateMarketer, { as: marketer })).body.data.blockers
  expect(await blockers()).toEqual([])
  app.clock.advance(60 * DAY)
  expect(await blockers()).toMatchObject([{ code: 'TAX_CERTIFICATE_DUE', count: 1, amount: 30_000 }])
  await grantStepUp(app.db, marketer.accountId, 'deactivation', app.clock.now(), 'marketer')
  const close = { reason: 'creators_do_not_fit', note: '', giveUp: baht(10_000) } as const
  expect((await app.call(deactivation.deactivateMarketer, { as: marketer, body: close })).body).toMatchObject({
    code: 'deactivation_blocked',
    details: { blockers: ['TAX_CERTIFICATE_DUE'] },
  })
  await collect(30_000, `E ${params.id}`)
  expect(await blockers()).toEqual([])
})
