import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { newPromptpayWithdrawal, newWithdrawal, returnTransfer } from '../../../../tests/money-factories.ts'
import { operatorCaller } from '../../../../tests/payees.ts'
import { MINUTE } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import { baht } from '../../../core/money.ts'
import type { Caller } from '../../../platform/context.ts'
import { auditLog } from '../../../platform/schema.ts'
import { contract } from '../contract.ts'
import { payoutBatches, payoutBatchRows, withdrawals } from '../schema.ts'

let app: TestApp
let other: Caller
beforeAll(async () => {
  app = await openTestApp()
  other = await operatorCaller(app)
})
afterAll(() => app.close())

function claim(id: string, as: Caller, idempotencyKey = newId()) {
  app.clock.advance(MINUTE)
  return app.call(contract.claimQr, { as, params: { id }, idempotencyKey })
}
function release(id: string, as: Caller) {
  app.clock.advance(MINUTE)
  return app.call(contract.releaseQr, { as, params: { id }, body: { reason: 'The bank app was down' } })
}
const picture = (id: string, as: Caller) => app.call(contract.payoutQr, { as, params: { id } })
const toBank = (as: Caller, ...ids: string[]) => app.call(contract.createBatch, { as, body: { ids } })
const reject = (id: string, as: Caller) =>
  app.call(contract.reject, { as, params: { id }, body: { reason: 'Name differs' } })
const complete = (id: string, as: Caller) =>
  app.call(contract.complete, { as, params: { id }, body: { transferRef: 'X1' } })
const inQueue = async (id: string, as: Caller) => {
  const { data } = (await app.call(contract.queue, { as, query: { limit: 100 } })).body
  return data.find((row) => row.id === id)
}
const actsOn = (id: string) =>
  app.db
    .select({ act: auditLog.act, actor: auditLog.actorId, why: auditLog.why, before: auditLog.before })
    .from(auditLog)
    .where(eq(auditLog.targetId, id))
    .orderBy(auditLog.id)

it('shows the QR only after it was claimed, and only to the operator who claimed it', async () => {
  const { id, as } = await newPromptpayWithdrawal(app)
  expect(await inQueue(id, as)).toMatchObject({ canClaimQr: true, qrClaim: null, qr: null })
  expect((await picture(id, as)).body.code).toBe('conflict')
  const key = newId()
  expect((await claim(id, as, key)).status).toBe(200)
  const at = app.clock.now().toISOString()
  expect((await claim(id, as, key)).status).toBe(200)
  expect((await sharp((await picture(id, as)).blob!.bytes).metadata()).format).toBe('png')
  expect((await picture(id, other)).body.code).toBe('withdrawal_claimed')
  expect((await claim(id, other)).body.code).toBe('withdrawal_claimed')
  expect(await inQueue(id, as)).toMatchObject({
    canClaimQr: false,
    qrClaim: { at, own: true },
    qr: `/api/operator/withdrawals/${id}/qr`,
  })
  expect(await inQueue(id, other)).toMatchObject({ qrClaim: { at, own: false }, qr: null })
  expect(await actsOn(id)).toMatchObject([{ act: 'withdrawal.claim_qr', actor: as.accountId }])
})

it('excludes a claimed withdrawal from batches and rejections, and reports which one, by whom and since when', async () => {
  const { id, as } = await newPromptpayWithdrawal(app)
  const free = await newWithdrawal(app)
  await claim(id, as)
  const refused = (await toBank(other, free.id, id)).body
  expect(refused.code).toBe('withdrawal_claimed')
  const row = await inQueue(id, other)
  expect(refused.message).toContain(row!.reference)
  expect(refused.message).toContain(row!.qrClaim!.by)
  expect(refused.message).not.toContain((await inQueue(free.id, other))!.reference)
  for (const by of [as, other]) expect((await reject(id, by)).body.code).toBe('withdrawal_claimed')
  // The database also rejects it if the service is bypassed.
  const rejected = app.db.update(withdrawals).set({ status: 'Rejected' }).where(eq(withdrawals.id, id))
  await expect(rejected).rejects.toMatchObject({ cause: { constraint: 'withdrawals_qr_claimed' } })
  const batch = (await toBank(other, free.id)).body.data
  const added = app.db.insert(payoutBatchRows).values({ batchId: batch.id, withdrawalId: id, state: 'payable' })
  await expect(added).rejects.toMatchObject({ cause: { constraint: 'withdrawals_qr_claimed' } })
})

it('can be marked as sent by any operator who has the bank’s reference', async () => {
  const { id, as } = await newPromptpayWithdrawal(app)
  await claim(id, as)
  expect((await complete(id, other)).body.data).toMatchObject({ status: 'TransferComplete' })
  expect((await picture(id, as)).body.code).toBe('conflict')
  expect((await returnTransfer(app, as, id)).status).toBe(200)
})

it('is released as not paid with a reason; then it may be exported, rejected or claimed again', async () => {
  const { id, as } = await newPromptpayWithdrawal(app)
  expect((await release(id, as)).body.code).toBe('conflict')
  await claim(id, as)
  expect((await release(id, other)).status).toBe(200)
  expect((await picture(id, as)).body.code).toBe('conflict')
  expect((await claim(id, other)).status).toBe(200)
  await release(id, other)
  expect(await actsOn(id)).toMatchObject([
    { act: 'withdrawal.claim_qr', actor: as.accountId },
    {
      act: 'withdrawal.release_qr',
      actor: other.accountId,
      why: 'The bank app was down',
      before: { qrClaimedBy: as.accountId },
    },
    { act: 'withdrawal.claim_qr', actor: other.accountId },
    { act: 'withdrawal.release_qr', actor: other.accountId },
  ])
  expect((await toBank(as, id)).status).toBe(200)
})

it('cannot be claimed if it is in a batch, goes to a bank account or needs a second operator', async () => {
  const { id, as } = await newPromptpayWithdrawal(app)
  const batch = (await toBank(as, id)).body.data
  const refused = (await claim(id, as)).body
  expect(refused.code).toBe('withdrawal_in_batch')
  expect(refused.message).toContain(batch.reference)
  expect(await inQueue(id, as)).toMatchObject({ canClaimQr: false, qr: null })
  const claimed = { qrClaimedBy: as.accountId, qrClaimedAt: app.clock.now() }
  const direct = app.db.update(withdrawals).set(claimed).where(eq(withdrawals.id, id))
  await expect(direct).rejects.toMatchObject({ cause: { constraint: 'withdrawals_in_batch' } })
  const bank = await newWithdrawal(app)
  expect((await claim(bank.id, as)).body.code).toBe('not_found')
  const large = await newPromptpayWithdrawal(app, baht(80_000))
  expect((await claim(large.id, as)).body.code).toBe('second_approval_required')
  expect(await app.db.select().from(payoutBatches).where(eq(payoutBatches.id, batch.id))).toHaveLength(1)
})
