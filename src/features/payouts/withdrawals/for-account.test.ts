import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { influencerWithBalance } from '../../../../tests/money-factories.ts'
import { approveAs } from '../../../../tests/two-step.ts'
import { newId } from '../../../core/ids.ts'
import { baht, type Satang } from '../../../core/money.ts'
import { withTx } from '../../../db/tx.ts'
import { account } from '../../../ledger/account.ts'
import { balanceOf } from '../../../ledger/balances.ts'
import { entryOf, move } from '../../../ledger/entry.ts'
import { post } from '../../../ledger/post.ts'
import { verifyLedger } from '../../../ledger/verify.ts'
import { accounts } from '../../accounts/schema.ts'
import { contract as operators } from '../../operators/contract.ts'
import { contract } from '../contract.ts'
import { app, first, openWithTwoOperators, second } from './two-operators.fixture.ts'

openWithTwoOperators()

const REASON = 'ระงับบัญชีถาวร จ่ายเงินที่ค้าง'
const payOut = (id: string, as = first) => app.call(contract.payOut, { as, params: { id }, body: { reason: REASON } })
async function suspended(balance: Satang, options: { bank?: boolean } = {}) {
  const id = await influencerWithBalance(app.db, balance, app.clock.now(), options)
  await app.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, id))
  return id
}

test('two operators pay out the whole balance of a suspended creator, through the queue to the verified account', async () => {
  const id = await suspended(baht(4_365))
  const user = async () => (await app.call(operators.user, { as: first, params: { id } })).body.data
  expect((await user()).payout).toMatchObject({
    available: baht(4_365),
    net: baht(4_365),
    problem: null,
    requested: null,
  })
  expect((await payOut(id)).body.data).toMatchObject({ requested: baht(4_365) })
  expect((await payOut(id, second)).body.code).toBe('approval_waiting')
  expect(await balanceOf(app.db, 'creator_payable', id)).toBe(baht(4_365))
  const { body } = await app.call(operators.approvals, { as: second, query: { waiting: '1' } })
  const request = body.data.find(({ targetId }) => targetId === id)!
  expect(request).toMatchObject({ kind: 'account_payout', amount: baht(4_365), reason: REASON })
  expect((await approveAs(app, first, request.id)).body.code).toBe('second_approval_required')
  expect((await approveAs(app, second, request.id)).status).toBe(200)
  const queue = await app.call(contract.queue, { as: first, query: { status: 'Pending', limit: 50 } })
  const made = queue.body.data.find(({ accountId }) => accountId === id)!
  expect(made).toMatchObject({ price: baht(4_365), bankStatus: 'verified' })
  const body2 = { transferRef: 'P1' }
  expect((await app.call(contract.complete, { as: first, params: { id: made.id }, body: body2 })).status).toBe(200)
  expect(await user()).toMatchObject({ payout: null, closing: { blockers: [] } })
  expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
})

test('an active creator withdraws alone, and without a verified account nothing is paid out', async () => {
  const active = await influencerWithBalance(app.db, baht(1_000), app.clock.now())
  expect((await payOut(active)).body.code).toBe('conflict')
  expect((await payOut(await suspended(baht(1_000), { bank: false }))).body.code).toBe('bank_account_missing')
})

test('a balance below the minimum of a withdrawal is paid out too', async () => {
  const id = await suspended(baht(60))
  expect((await payOut(id)).body.data).toMatchObject({ available: baht(60), net: baht(45) })
})

test('a request whose balance has changed is refused with both amounts, and a new request replaces it', async () => {
  const id = await suspended(baht(1_000))
  const requests = async () => {
    const { body } = await app.call(operators.approvals, { as: second, query: { waiting: '1' } })
    return body.data.filter(({ targetId }) => targetId === id)
  }
  await payOut(id)
  const [stale] = await requests()
  const earned = move(account('creator_service_cost'), account('creator_payable', id), baht(500))
  const entry = entryOf('job_completed', `later:${id}`, {}, { jobId: newId() }, earned)
  await withTx(app.db, (tx) => post(tx, entry, app.clock.now()))
  expect((await approveAs(app, second, stale!.id)).body).toMatchObject({
    code: 'approved_amount_changed',
    details: { requested: baht(1_000), amount: baht(1_500) },
  })
  expect((await app.call(operators.user, { as: first, params: { id } })).body.data.payout).toMatchObject({
    available: baht(1_500),
    requested: baht(1_000),
  })
  expect((await payOut(id)).body.data).toMatchObject({ requested: baht(1_500) })
  const waiting = await requests()
  expect(waiting.map(({ amount }) => amount)).toEqual([baht(1_500)])
  expect((await approveAs(app, second, stale!.id)).body.code).toBe('conflict')
  expect((await approveAs(app, second, waiting[0]!.id)).status).toBe(200)
})
