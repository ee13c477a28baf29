import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildInfluencer, buildOperator as newOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { creatorWithBalance, grantStepUp as grant } from '../../../tests/money-factories.ts'
import { DAY, HOUR, MINUTE } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { satang } from '../../core/money.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import type { Caller } from '../../platform/context.ts'
import { auditLog } from '../../platform/schema.ts'
import { accounts } from '../accounts/schema.ts'
import { sweepApprovals } from '../approvals/service.ts'
import { contract as office } from '../operators/contract.ts'
import { contract } from './contract.ts'
import { bankAccounts, withdrawals } from './schema.ts'
import { runAutomaticWithdrawals } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const buildOperator = async (app: TestApp) => (await newOperator(app.db)).id
const grantStepUp = (app: TestApp, id: string, purpose: 'withdrawal' | 'bank_change') =>
  grant(app.db, id, purpose, app.clock.now())

/** An influencer with a balance, a verified account and a new code. */
async function rich(balance = 1_000_000, bank = true): Promise<{ id: string; as: Caller }> {
  const id = await creatorWithBalance(app.db, satang(balance), app.clock.now(), { bank })
  await grantStepUp(app, id, 'withdrawal')
  return { id, as: await app.callerOf(id) }
}

const withdraw = (id: string, as: Caller, price: number, idempotencyKey = newId()) =>
  app.call(contract.withdraw, { as, params: { uuid: id }, body: { price }, idempotencyKey })

describe('withdraw', () => {
  it('takes the price from the balance, keeps the fee inside it and writes one message', async () => {
    const { id, as } = await rich()
    const made = await withdraw(id, as, 50_000)
    expect(made.status).toBe(200)
    expect(made.body.data).toMatchObject({ price: 50_000, fee: 1_500, net: 48_500, status: 'Pending', type: 'manual' })
    const { body } = await app.call(contract.standing, { as, params: { uuid: id } })
    expect(body.data).toMatchObject({ available: 950_000, pending: 50_000 })
  })

  it('is free from 1,000 baht on', async () => {
    const { id, as } = await rich()
    expect((await withdraw(id, as, 100_000)).body.data).toMatchObject({ fee: 0, net: 100_000 })
  })

  it.each([
    [9_999, 'withdrawal_minimum'],
    [1_000_001, 'insufficient_balance'],
  ])('refuses %i satang: %s', async (price, code) => {
    const { id, as } = await rich()
    const answer = await withdraw(id, as, price)
    expect(answer.status).toBe(422)
    expect(answer.body.code).toBe(code)
  })

  it('wants a verified code for each act', async () => {
    const { id, as } = await rich()
    expect((await withdraw(id, as, 20_000)).status).toBe(200)
    const operator = await app.callerOf(await buildOperator(app))
    const pending = (await app.call(contract.standing, { as, params: { uuid: id } })).body.data.waiting
    await app.call(contract.complete, { as: operator, params: { id: pending!.id }, body: { transferRef: 'X1' } })
    expect((await withdraw(id, as, 20_000)).body.code).toBe('step_up_required')
  })

  it('answers the second click with the first answer, and another body with a conflict', async () => {
    const { id, as } = await rich()
    const key = newId()
    const first = await withdraw(id, as, 30_000, key)
    const second = await withdraw(id, as, 30_000, key)
    expect(second).toMatchObject({ status: 200, body: { data: { id: first.body.data.id } } })
    expect((await withdraw(id, as, 40_000, key)).body.code).toBe('idempotency_conflict')
  })

  it('allows one Pending', async () => {
    const { id, as } = await rich()
    await withdraw(id, as, 30_000)
    await grantStepUp(app, id, 'withdrawal')
    expect((await withdraw(id, as, 30_000)).body.code).toBe('withdrawal_pending')
  })

  it('waits in the queue of the operators, which says since when the oldest waits', async () => {
    const { id, as } = await rich()
    const { body } = await withdraw(id, as, 30_000)
    const operator = await app.callerOf(await buildOperator(app))
    const queue = await app.call(contract.queue, { as: operator, query: { status: 'Pending', limit: 100 } })
    const times = queue.body.data.map((row) => row.requestedAt).sort()
    expect(queue.body.oldest).toBe(times[0])
    expect(times).toContain(body.data.requestedAt)
  })

  it("knows nothing of another's account", async () => {
    const { as } = await rich()
    const { id } = await rich()
    expect((await withdraw(id, as, 30_000)).status).toBe(404)
  })
})

describe('bank account', () => {
  const body = { bank: 'KBANK', number: '0482114821', name: 'ผู้รับ ทดสอบ' }

  it('must bear the legal name, have a fitting number and a code', async () => {
    const { id, as } = await rich(1_000, false)
    const save = (change: Partial<typeof body> & { confirmed?: boolean }) =>
      app.call(contract.saveBank, { as, params: { uuid: id }, body: { ...body, ...change } })
    expect((await save({ name: 'คนอื่น' })).body.code).toBe('bank_account_name')
    expect((await save({ number: '123456' })).body.code).toBe('bank_account_digits')
    expect((await save({ number: '12345678' })).body.code).toBe('bank_account_unusual')
    expect((await save({ number: '12345678', confirmed: true })).body.code).toBe('step_up_required')
    await grantStepUp(app, id, 'bank_change')
    expect((await save({})).body.data).toMatchObject({ bank: 'KBANK', last4: '4821' })
  })

  it('takes the picture of the bank book while an operator checks, and shows it to them', async () => {
    const { id, as } = await rich(1_000, false)
    await grantStepUp(app, id, 'bank_change')
    const params = { uuid: id }
    const picture = async (color: string) => ({
      name: 'book.png',
      bytes: await sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
        .png()
        .toBuffer(),
    })
    const send = async (color: string) =>
      app.call(contract.savePassbook, { as, params, file: await picture(color) } as never)
    expect((await send('red')).status).toBe(409)
    await app.call(contract.saveBank, { as, params, body: { ...body, number: '1234564040' } })
    const [first, second] = [await send('red'), await send('blue')]
    expect(second.body.data.passbookUrl).toMatch(/^\/api\/files\//)
    expect(second.body.data.passbookUrl).not.toBe(first.body.data.passbookUrl)
    const operator = await app.callerOf(await buildOperator(app))
    const queue = (await app.call(contract.bankQueue, { as: operator })).body.data
    const row = queue.find((one) => one.accountId === id)
    expect(row).toMatchObject({ passbookUrl: second.body.data.passbookUrl, passbookType: 'image/png' })
    await app.call(contract.decideBank, { as: operator, params: { id: row!.id }, body: { verified: true } })
    expect((await send('red')).status).toBe(409)
  })

  it('waits a day after a change', async () => {
    const { id, as } = await rich()
    await grantStepUp(app, id, 'bank_change')
    await app.call(contract.saveBank, { as, params: { uuid: id }, body })
    const operator = await app.callerOf(await buildOperator(app))
    const bank = (await app.call(contract.bank, { as, params: { uuid: id } })).body.data
    await app.call(contract.decideBank, { as: operator, params: { id: bank!.id }, body: { verified: true } })
    expect((await withdraw(id, as, 30_000)).body.code).toBe('bank_account_waiting')
    app.clock.advance(24 * HOUR + 1)
    await grantStepUp(app, id, 'withdrawal')
    expect((await withdraw(id, as, 30_000)).status).toBe(200)
  })
})

describe('PromptPay', () => {
  const PHONE = '+66812344821'
  const save = (id: string, as: Caller, promptpay: 'phone' | 'taxId') =>
    app.call(contract.savePromptpay, { as, params: { uuid: id }, body: { promptpay } })
  const verifyPhone = (id: string, phone: string) =>
    app.db.update(accounts).set({ phone, phoneVerifiedAt: app.clock.now() }).where(eq(accounts.id, id))

  it("goes to the payee's own number after code, check and wait; the QR and the bank file carry it", async () => {
    const { id, as } = await rich()
    const operator = await app.callerOf(await buildOperator(app))
    expect((await save(id, as, 'phone')).body.code).toBe('promptpay_phone_missing')
    expect((await save(id, as, 'taxId')).body.code).toBe('promptpay_id_missing')
    await verifyPhone(id, PHONE)
    expect((await save(id, as, 'phone')).body.code).toBe('step_up_required')
    await grantStepUp(app, id, 'bank_change')
    const review = { as, params: { uuid: id }, body: { promptpay: 'phone' } } as const
    expect((await app.call(contract.reviewPromptpay, review)).body.data).toMatchObject({ last4: '4821' })
    const saved = (await save(id, as, 'phone')).body.data
    expect(saved).toMatchObject({ bank: null, promptpay: 'phone', last4: '4821', status: 'waiting' })
    await app.call(contract.decideBank, { as: operator, params: { id: saved.id }, body: { verified: true } })
    expect((await withdraw(id, as, 30_000)).body.code).toBe('bank_account_waiting')
    app.clock.advance(24 * HOUR + 1)
    await grantStepUp(app, id, 'withdrawal')

    // A number that is no longer the payee's receives nothing.
    await verifyPhone(id, '+66899999999')
    expect((await withdraw(id, as, 30_000)).body.code).toBe('promptpay_changed')
    await verifyPhone(id, PHONE)

    // Nor does one that its new owner has verified since the account was checked.
    const { id: ownerOfNumber } = await buildInfluencer(app.db)
    await verifyPhone(ownerOfNumber, PHONE)
    expect((await withdraw(id, as, 30_000)).body.code).toBe('promptpay_changed')
    await verifyPhone(ownerOfNumber, '+66877777777')
    const made = (await withdraw(id, as, 30_000)).body.data
    expect(made).toMatchObject({ bankName: { en: 'PromptPay (mobile number)' }, last4: '4821' })

    const row = (await app.call(contract.queue, { as: operator, query: { status: 'Pending' } })).body.data.find(
      (one) => one.id === made.id,
    )
    expect(row?.qr).toBe(`/api/operator/withdrawals/${made.id}/qr`)
    const scan = () => app.call(contract.payoutQr, { as: operator, params: { id: made.id } })
    const picture = await scan()
    expect((await sharp(picture.blob!.bytes).metadata()).format).toBe('png')
    const batch = (await app.call(contract.createBatch, { as: operator, body: { ids: [made.id] } })).body.data
    const file = await app.call(contract.batchFile, { as: operator, params: { id: batch.id } })
    expect(new TextDecoder().decode(file.blob!.bytes)).toContain('"MSISDN","0812344821","ผู้รับ ทดสอบ","285.00"')
    // What is in the bank's file must not be paid by scanning too.
    expect((await scan()).body.code).toBe('withdrawal_in_batch')
  })

  it('is a bank account or a PromptPay id, never both or none, and a number of its kind', async () => {
    const { id } = await rich()
    const set = (values: Partial<typeof bankAccounts.$inferInsert>) =>
      app.db.update(bankAccounts).set(values).where(eq(bankAccounts.accountId, id))
    const refused = (constraint: string) => ({ cause: { constraint } })
    await expect(set({ promptpay: 'phone', number: '0812344821' })).rejects.toMatchObject(
      refused('bank_accounts_target'),
    )
    await expect(set({ bank: null })).rejects.toMatchObject(refused('bank_accounts_target'))
    const foreign = set({ bank: null, promptpay: 'taxId', number: '0812344821' })
    await expect(foreign).rejects.toMatchObject(refused('bank_accounts_promptpay'))
  })
})

describe('operators', () => {
  it('rejects: the whole price comes back; returns a finished transfer: both entries stay', async () => {
    const operator = await app.callerOf(await buildOperator(app))
    const { id, as } = await rich()
    const one = (await withdraw(id, as, 50_000)).body.data
    const rejected = await app.call(contract.reject, {
      as: operator,
      params: { id: one.id },
      body: { reason: 'ชื่อไม่ตรง' },
    })
    expect(rejected.body.data).toMatchObject({ status: 'Rejected', reason: 'ชื่อไม่ตรง' })
    await grantStepUp(app, id, 'withdrawal')
    const two = (await withdraw(id, as, 50_000)).body.data
    await app.call(contract.complete, { as: operator, params: { id: two.id }, body: { transferRef: 'B1' } })
    expect(
      (await app.call(contract.complete, { as: operator, params: { id: two.id }, body: { transferRef: 'B2' } })).status,
    ).toBe(409)
    const returned = await app.call(contract.returned, {
      as: operator,
      params: { id: two.id },
      body: { reason: 'บัญชีปิด' },
    })
    expect(returned.body.data).toMatchObject({ status: 'Rejected', returned: true })
    const { body } = await app.call(contract.standing, { as, params: { uuid: id } })
    expect(body.data).toMatchObject({ available: 1_000_000, pending: 0 })
    expect((await verifyLedger(app.db)).checks.filter((check) => !check.ok)).toEqual([])
  })

  it('needs two operators above the set amount, to mark and to export', async () => {
    const [one, two] = [await app.callerOf(await buildOperator(app)), await app.callerOf(await buildOperator(app))]
    const { id, as } = await rich(9_000_000)
    const made = (await withdraw(id, as, 8_000_000)).body.data
    const complete = (caller: Caller) =>
      app.call(contract.complete, { as: caller, params: { id: made.id }, body: { transferRef: 'C1' } })
    const toBank = () => app.call(contract.createBatch, { as: two, body: { ids: [made.id] } })
    expect((await complete(one)).body.code).toBe('second_approval_required')
    await app.call(contract.approve, { as: one, params: { id: made.id } })
    expect((await app.call(contract.approve, { as: two, params: { id: made.id } })).body.code).toBe('approval_waiting')
    for (const refused of [await complete(two), await toBank()])
      expect(refused.body.code).toBe('second_approval_required')
    const [waiting] = (await app.call(office.approvals, { as: two, query: { waiting: '1' } })).body.data
    expect(waiting).toMatchObject({ kind: 'withdrawal', targetId: made.id, amount: 8_000_000, about: made.reference })
    const agree = (caller: Caller) => app.call(office.approve, { as: caller, params: { id: waiting!.id } })
    expect((await agree(one)).body.code).toBe('second_approval_required')
    expect((await agree(two)).body.data).toMatchObject({ status: 'approved', decidedBy: { id: two.accountId } })
    expect((await agree(two)).body.code).toBe('conflict')
    expect((await toBank()).status).toBe(200)
    expect((await complete(one)).status).toBe(200)
  })
})

describe('payout batches', () => {
  let one: Caller
  let two: Caller
  beforeAll(async () => {
    one = await app.callerOf(await buildOperator(app))
    two = await app.callerOf(await buildOperator(app))
  })
  const request = async (price = 100_000) => {
    const { id, as } = await rich()
    return { ...(await withdraw(id, as, price)).body.data, owner: id, as }
  }
  const toBank = (ids: string[]) => app.call(contract.createBatch, { as: one, body: { ids } })
  const file = (id: string) => app.call(contract.batchFile, { as: one, params: { id } })
  const text = (answer: Awaited<ReturnType<typeof file>>) => new TextDecoder().decode(answer.blob?.bytes)
  const sha = (answer: Awaited<ReturnType<typeof file>>) =>
    createHash('sha256').update(answer.blob!.bytes).digest('hex')
  const mark = (id: string, ids: string[]) =>
    app.call(contract.markBatch, { as: one, params: { id }, body: { ids, transferRef: 'KB 1' } })
  const askVoid = (id: string) =>
    app.call(contract.voidBatch, { as: one, params: { id }, body: { reason: 'The bank refused the file' } })
  const agree = (as: Caller, id: string) => app.call(office.approve, { as, params: { id } })
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

  it('logs each download of its file: who, when, which version and hash; a refused one is none', async () => {
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

  it('does not reject what was exported: no money comes back that the bank may still pay', async () => {
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

  it('is voided by two operators; then its rows may be rejected or paid in another batch, its file is gone', async () => {
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

  it('is partly marked: the file is a new version without what was paid, voiding concerns the rest', async () => {
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

  it('a row that is marked alone moves its batch on', async () => {
    const made = await request()
    const batch = (await toBank([made.id])).body.data
    await app.call(contract.complete, { as: one, params: { id: made.id }, body: { transferRef: 'X9' } })
    expect((await app.call(contract.batch, { as: one, params: { id: batch.id } })).body.data.status).toBe('done')
  })

  it('refuses a file that would differ from what was exported', async () => {
    const made = await request()
    const batch = (await toBank([made.id])).body.data
    const [row] = await app.db.select().from(withdrawals).where(eq(withdrawals.id, made.id))
    await app.db.update(bankAccounts).set({ number: '9999999999' }).where(eq(bankAccounts.id, row!.bankAccountId))
    expect((await file(batch.id)).body.code).toBe('batch_file_changed')
  })

  it('an approval that nobody gives ends after a day', async () => {
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

describe('the Monday run', () => {
  it('sends whole balances from 1,000 baht on, free, once, and skips who waits', async () => {
    const poor = await rich(99_999)
    const due = await rich(150_000)
    const busy = await rich(300_000)
    await withdraw(busy.id, busy.as, 100_000)
    const monday = new Date('2025-12-01T03:00:00Z')
    app.clock.set(monday)
    expect(await runAutomaticWithdrawals(app)).toBeGreaterThan(0)
    await runAutomaticWithdrawals(app)
    const of = async ({ id, as }: { id: string; as: Caller }) =>
      (await app.call(contract.withdrawals, { as, params: { uuid: id } })).body.data
    expect(await of(due)).toMatchObject([{ type: 'automatic', price: 150_000, fee: 0 }])
    expect(await of(poor)).toEqual([])
    expect((await of(busy)).length).toBe(1)
    app.clock.set(new Date(monday.getTime() + DAY))
    expect(await runAutomaticWithdrawals(app)).toBe(0)
  })

  it('tells who changed the mobile number that PromptPay no longer receives', async () => {
    const { id, as } = await rich(150_000)
    await app.db
      .update(bankAccounts)
      .set({ bank: null, promptpay: 'phone', number: '0812340000' })
      .where(eq(bankAccounts.accountId, id))
    app.clock.set(new Date('2025-12-08T03:00:00Z'))
    await runAutomaticWithdrawals(app)
    await runAutomaticWithdrawals(app)
    expect((await app.outbox(id)).map(({ kind }) => kind)).toContain('bank.rejected')
    const { body } = await app.call(contract.bank, { as, params: { uuid: id } })
    expect(body.data).toMatchObject({ status: 'rejected', promptpay: 'phone' })
  })
})
