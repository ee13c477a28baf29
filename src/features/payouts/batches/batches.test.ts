import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { returnTransfer } from '../../../../tests/money-factories.ts'
import { buildPayee, operatorCaller, withdraw } from '../../../../tests/payees.ts'
import { approveAs, secondStepOf } from '../../../../tests/two-step.ts'
import { HOUR, MINUTE } from '../../../core/clock.ts'
import { verifyLedger } from '../../../ledger/verify.ts'
import type { Caller } from '../../../platform/context.ts'
import { auditLog } from '../../../platform/schema.ts'
import { sweepApprovals } from '../../approvals/service.ts'
import { contract } from '../contract.ts'
import { bankAccounts, withdrawals } from '../schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

describe('payout batches', () => {
  let one: Caller
  let two: Caller
  beforeAll(async () => {
    one = await operatorCaller(app)
    two = await operatorCaller(app)
  })
  const request = async (price = 100_000) => {
    const { id, as } = await buildPayee(app)
    return { ...(await withdraw(app, id, as, price)).body.data, owner: id, as }
  }
  const toBank = async (ids: string[]) =>
    app.call(contract.createBatch, { as: one, body: { ids, code: await secondStepOf(app, one) } })
  const file = (id: string) => app.call(contract.batchFile, { as: one, params: { id } })
  const text = (answer: Awaited<ReturnType<typeof file>>) => new TextDecoder().decode(answer.blob?.bytes)
  const sha = (answer: Awaited<ReturnType<typeof file>>) =>
    createHash('sha256').update(answer.blob!.bytes).digest('hex')
  const mark = (id: string, ids: string[]) =>
    app.call(contract.markBatch, { as: one, params: { id }, body: { ids, transferRef: 'KB 1' } })
  const askVoid = (id: string) =>
    app.call(contract.voidBatch, { as: one, params: { id }, body: { reason: 'The bank refused the file' } })
  const agree = (as: Caller, id: string) => approveAs(app, as, id)
  const reject = (id: string) =>
    app.call(contract.reject, { as: one, params: { id }, body: { reason: 'Name differs' } })
  const balance = async (owner: string, as: Caller) =>
    (await app.call(contract.standing, { as, params: { uuid: owner } })).body.data.available
  const clean = async () => expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])

  it('gives the same file each time, with its hash, and each withdrawal once', async () => {
    const made = await request()
    const batch = (await toBank([made.id])).body.data
    expect(batch).toMatchObject({ status: 'exported', count: 1, total: 100_000, payable: 1 })
    expect((await toBank([made.id])).status).toBe(409)
    const [first, again] = [await file(batch.id), await file(batch.id)]
    expect(text(first)).toContain(`"1000.00","${made.reference}"`)
    expect(text(again)).toBe(text(first))
    expect(batch.files).toMatchObject([{ version: 1, hash: sha(first), count: 1, total: 100_000 }])
  })

  it('needs a code only from operators with two-step verification', async () => {
    const alone = await operatorCaller(app)
    const [made, other] = [await request(), await request()]
    const batchOf = (ids: string[], code?: string) =>
      app.call(contract.createBatch, { as: alone, body: { ids, ...(code && { code }) } })
    expect((await batchOf([made.id])).status).toBe(200)
    const code = await secondStepOf(app, alone)
    expect((await batchOf([other.id])).body).toMatchObject({
      code: 'two_step_code_required',
      fields: { code: expect.any(String) },
    })
    expect((await batchOf([other.id], '000000')).body.code).toBe('two_step_wrong')
    // After a refused batch the code can be used again.
    expect((await batchOf([made.id], code)).body.code).toBe('conflict')
    expect((await batchOf([other.id], code)).status).toBe(200)
    expect((await batchOf([other.id], code)).body.code).toBe('two_step_wrong')
  })

  it('logs each download of its file with operator, version and hash; a refused download is not logged', async () => {
    const made = await request()
    const batch = (await toBank([made.id])).body.data
    const downloads = () =>
      app.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.targetId, batch.id), eq(auditLog.act, 'payout.download')))
        .orderBy(auditLog.id)
    const got = await file(batch.id)
    app.clock.advance(MINUTE)
    await app.call(contract.batchFile, { as: two, params: { id: batch.id } })
    const after = { reference: batch.reference, version: 1, hash: sha(got) }
    const now = app.clock.now()
    expect(await downloads()).toMatchObject([
      { actorId: one.accountId, actorRole: 'operator', after, createdAt: new Date(now.getTime() - MINUTE) },
      { actorId: two.accountId, after, createdAt: now },
    ])
    await mark(batch.id, [made.id])
    expect((await file(batch.id)).body.code).toBe('batch_closed')
    expect(await downloads()).toHaveLength(2)
  })

  it('does not reject an exported withdrawal: the bank may still pay it', async () => {
    const made = await request()
    const batch = (await toBank([made.id])).body.data
    const before = await balance(made.owner, made.as)
    expect((await reject(made.id)).body).toMatchObject({ code: 'withdrawal_in_batch' })
    expect(await balance(made.owner, made.as)).toBe(before)
    // The database also rejects it if the service is bypassed.
    const direct = app.db.update(withdrawals).set({ status: 'Rejected' }).where(eq(withdrawals.id, made.id))
    await expect(direct).rejects.toThrow()
    expect(text(await file(batch.id))).toContain(made.reference)
  })

  it('is voided by two operators; then its rows can be rejected or paid in another batch, and its file is gone', async () => {
    const [keeps, leaves] = [await request(), await request()]
    const batch = (await toBank([keeps.id, leaves.id])).body.data
    const requested = (await askVoid(batch.id)).body.data
    expect(requested).toMatchObject({ status: 'exported', voidRequest: { kind: 'payout_void', amount: 200_000 } })
    expect((await askVoid(batch.id)).body.code).toBe('approval_waiting')
    expect((await file(batch.id)).body.code).toBe('approval_waiting')
    expect((await reject(leaves.id)).body.code).toBe('withdrawal_in_batch')
    const approval = requested.voidRequest!.id
    expect((await agree(one, approval)).body.code).toBe('second_approval_required')
    expect((await agree(two, approval)).status).toBe(200)
    const voided = (await app.call(contract.batch, { as: one, params: { id: batch.id } })).body.data
    expect(voided).toMatchObject({ status: 'voided', payable: 0, voided: { reason: 'The bank refused the file' } })
    expect((await file(batch.id)).body.code).toBe('batch_closed')
    expect((await mark(batch.id, [keeps.id])).body.code).toBe('batch_closed')
    expect((await reject(leaves.id)).body.data).toMatchObject({ status: 'Rejected' })
    expect(await balance(leaves.owner, leaves.as)).toBe(1_000_000)
    const next = (await toBank([keeps.id])).body.data
    expect(text(await file(next.id))).not.toContain(leaves.reference)
    expect((await mark(next.id, [keeps.id])).body.data).toMatchObject({ status: 'done', payable: 0 })
    expect((await file(next.id)).body.code).toBe('batch_closed')
    await clean()
  })

  it('is partly marked: the new version of the file contains only unpaid rows, and voiding applies only to them', async () => {
    const [paid, rest] = [await request(), await request(200_000)]
    const batch = (await toBank([paid.id, rest.id])).body.data
    const first = await file(batch.id)
    const marked = (await mark(batch.id, [paid.id])).body.data
    expect(marked).toMatchObject({ status: 'partly_marked', payable: 1 })
    expect((await mark(batch.id, [paid.id])).body.code).toBe('conflict')
    const second = await file(batch.id)
    expect(text(second)).not.toContain(paid.reference)
    expect(marked.files.map(({ version, hash }) => [version, hash])).toEqual([
      [2, sha(second)],
      [1, sha(first)],
    ])
    const { voidRequest } = (await askVoid(batch.id)).body.data
    expect(voidRequest).toMatchObject({ amount: 200_000 })
    await agree(two, voidRequest!.id)
    const ended = (await app.call(contract.batch, { as: one, params: { id: batch.id } })).body.data
    expect(ended.rows.map(({ id, state }) => [id, state]).sort()).toEqual(
      [
        [paid.id, 'paid'],
        [rest.id, 'voided'],
      ].sort(),
    )
    expect((await toBank([rest.id])).status).toBe(200)
    await clean()
  })

  it('shows the transfers that the bank returned, and the parts of its total', async () => {
    const [stays, comes, rest] = [await request(), await request(200_000), await request(300_000)]
    const batch = (await toBank([stays.id, comes.id, rest.id])).body.data
    expect(batch.sums).toEqual({ sent: 0, returned: 0, voided: 0, payable: 600_000 })
    await mark(batch.id, [stays.id, comes.id])
    await returnTransfer(app, one, comes.id)
    const { voidRequest } = (await askVoid(batch.id)).body.data
    await agree(two, voidRequest!.id)
    const next = (await toBank([rest.id])).body.data
    await app.call(contract.markBatch, {
      as: one,
      params: { id: next.id },
      body: { ids: [rest.id], transferRef: 'KB 2' },
    })
    const ended = (await app.call(contract.batch, { as: one, params: { id: batch.id } })).body.data
    expect(ended.sums).toEqual({ sent: 100_000, returned: 200_000, voided: 300_000, payable: 0 })
    expect(Object.fromEntries(ended.rows.map(({ id, state, transferRef }) => [id, [state, transferRef]]))).toEqual({
      [stays.id]: ['paid', 'KB 1'],
      [comes.id]: ['returned', 'KB 1'],
      [rest.id]: ['voided', null],
    })
    await clean()
  })

  it('shows the reference of a transfer in the queue and in the audit log', async () => {
    const [batched, alone] = [await request(), await request()]
    const batch = (await toBank([batched.id])).body.data
    await mark(batch.id, [batched.id])
    await app.call(contract.complete, { as: one, params: { id: alone.id }, body: { transferRef: 'KB 9' } })
    const queue = (await app.call(contract.queue, { as: two, query: { status: 'TransferComplete' } })).body.data
    for (const [{ id }, transferRef] of [
      [batched, 'KB 1'],
      [alone, 'KB 9'],
    ] as const) {
      const decidedAt = app.clock.now().toISOString()
      expect(queue.find((row) => row.id === id)).toMatchObject({ transferRef, decidedAt })
      const isOfIt = and(eq(auditLog.targetId, id), eq(auditLog.act, 'withdrawal.complete'))
      const [line] = await app.db.select().from(auditLog).where(isOfIt)
      expect(line?.after).toEqual({ status: 'TransferComplete', transferRef })
    }
  })

  it('asks for a selection if no row is selected', async () => {
    const made = await request()
    const batch = (await toBank([made.id])).body.data
    const fields = { ids: expect.stringMatching(/เลือกรายการก่อน|at least one/) }
    expect((await toBank([])).body).toMatchObject({ code: 'invalid_input', fields })
    expect((await mark(batch.id, [])).body).toMatchObject({ code: 'invalid_input', fields })
  })

  it('marking a single row also updates its batch', async () => {
    const made = await request()
    const batch = (await toBank([made.id])).body.data
    await app.call(contract.complete, { as: one, params: { id: made.id }, body: { transferRef: 'X9' } })
    expect((await app.call(contract.batch, { as: one, params: { id: batch.id } })).body.data.status).toBe('done')
  })

  it('refuses a file that would differ from the exported one', async () => {
    const made = await request()
    const batch = (await toBank([made.id])).body.data
    const [row] = await app.db.select().from(withdrawals).where(eq(withdrawals.id, made.id))
    await app.db.update(bankAccounts).set({ number: '9999999999' }).where(eq(bankAccounts.id, row!.bankAccountId))
    expect((await file(batch.id)).body.code).toBe('batch_file_changed')
  })

  it('an approval request expires after a day', async () => {
    const made = await request()
    const batch = (await toBank([made.id])).body.data
    const { voidRequest } = (await askVoid(batch.id)).body.data
    app.clock.advance(24 * HOUR)
    expect((await agree(two, voidRequest!.id)).body.code).toBe('conflict')
    await sweepApprovals(app)
    expect((await file(batch.id)).status).toBe(200)
    expect((await askVoid(batch.id)).status).toBe(200)
  })
})
