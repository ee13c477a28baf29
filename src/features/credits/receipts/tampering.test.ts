import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findingsAfter, insertEntry, run } from '../../../../tests/ledger-tampering.ts'
import { newId } from '../../../core/ids.ts'
import type { Tx } from '../../../db/types.ts'
import { account, accountId, accountRow } from '../../../ledger/account.ts'
import { insertAccounts } from '../../../ledger/account-rows.ts'
import { ledgerChecks } from '../../../ledger/verify.ts'
import { creditLedgerChecks } from '../ledger-checks.ts'
import { app, openPayments, paidCharge } from '../payments/payments.fixture.ts'

openPayments()

const AMOUNT = 123_400
const keys = [account('unmatched_receipts'), account('refund_clearing'), account('bank_clearing')] as const
const [suspense, refunds, bank] = keys.map((key) => accountId(key)) as [string, string, string]
beforeAll(() =>
  insertAccounts(
    app.db,
    keys.map((key) => accountRow(key, 0)),
  ),
)
let chargeId: string
beforeEach(async () => {
  chargeId = (await paidCharge()).id
})

const findings = (change: (tx: Tx) => Promise<unknown>) =>
  findingsAfter(app, [...ledgerChecks, ...creditLedgerChecks], change)

/** Stores a valid receipt, with or without its ledger entry. */
async function receive(tx: Tx, entry = true): Promise<string> {
  const id = newId()
  const now = app.clock.now()
  await run(
    tx,
    sql`insert into receipts (id, charge_id, amount, problem, bank_ref, status, received_at)
      values (${id}::uuid, ${chargeId}::uuid, ${AMOUNT}, 'duplicate', ${id}, 'unmatched', ${now.toISOString()}::timestamptz)`,
  )
  const moved = { event: 'receipt_unmatched', chargeId, from: bank, to: suspense, amount: AMOUNT }
  if (entry) await insertEntry(tx, now, { reference: `receipt:${id}:unmatched`, ...moved })
  return id
}

const decide = (tx: Tx, id: string, status: string, matched: string | null = null) =>
  run(
    tx,
    sql`update receipts set status = ${status}, matched_charge_id = ${matched}::uuid, decided_at = now()
      where id = ${id}::uuid`,
  )

/** Stores the refund of a receipt without ledger entries. */
const refund = (tx: Tx, id: string) =>
  run(
    tx,
    sql`insert into charge_refunds (id, charge_id, receipt_id, net, vat, gross, status, reason, requested_by, created_at)
      values (${newId()}::uuid, ${chargeId}::uuid, ${id}::uuid, 0, 0, ${AMOUNT}, 'requested', 'x', ${newId()}::uuid, now())`,
  )

describe('the ledger checks of suspense find', () => {
  it('nothing if a receipt has its entry', async () => {
    expect(await findings((tx) => receive(tx))).toEqual({})
  })

  it('a receipt without its entry', async () => {
    const found = await findings((tx) => receive(tx, false))
    expect(Object.keys(found)).toEqual([
      'receipts in suspense have their entries',
      'suspense holds the unmatched receipts',
    ])
  })

  it.each([
    ['receipt_unmatched', 'receipt', 'unmatched', 'entries have their receipts in suspense'],
    ['receipt_returned', 'refund', 'requested', 'entries have their refunds'],
  ])('an invented entry %s', async (event, record, act, expected) => {
    const found = await findings(async (tx) => {
      // The database refuses to refund more than the receipt's amount.
      await receive(tx)
      const reference = `${record}:${newId()}:${act}`
      const [from, to] = event === 'receipt_unmatched' ? [bank, suspense] : [suspense, refunds]
      await insertEntry(tx, app.clock.now(), { reference, event, chargeId, from, to, amount: AMOUNT })
    })
    expect(found[expected]).toMatch(new RegExp(`entry [0-9a-f-]{36} \\(${event}`))
    expect(Object.keys(found)).toContain('suspense holds the unmatched receipts')
  })

  it('a receipt marked as returned without a refund', async () => {
    const found = await findings(async (tx) => decide(tx, await receive(tx), 'returned'))
    expect(found).toEqual({
      'receipts leave suspense as decided': expect.stringMatching(
        /^receipt .*returned\): 0 satang went back, not 123400/,
      ),
      'suspense holds the unmatched receipts': expect.anything(),
    })
  })

  it('a receipt marked as matched with a charge that was paid by other money', async () => {
    const found = await findings(async (tx) => decide(tx, await receive(tx), 'matched', chargeId))
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining(['paid charges have their entries', 'receipts leave suspense as decided']),
    )
  })

  it('a refund without its entry, also for a receipt that is still unmatched', async () => {
    const found = await findings(async (tx) => refund(tx, await receive(tx)))
    expect(found['refunds have their entries']).toMatch(/the entry refund:.*:requested is missing/)
    expect(Object.keys(found)).toContain('receipts leave suspense as decided')
  })
})
