import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildInfluencer } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { allow, buildPayee, operatorCaller, withdraw } from '../../../../tests/payees.ts'
import { HOUR } from '../../../core/clock.ts'
import type { Caller } from '../../../platform/context.ts'
import { accounts } from '../../accounts/schema.ts'
import { contract } from '../contract.ts'
import { bankAccounts } from '../schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

describe('bank account', () => {
  const body = { bank: 'KBANK', number: '0482114821', name: 'ผู้รับ ทดสอบ' }

  it('must have the legal name, a valid number and a code', async () => {
    const { id, as } = await buildPayee(app, 1_000, false)
    const save = (change: Partial<typeof body> & { confirmed?: boolean }) =>
      app.call(contract.saveBank, { as, params: { uuid: id }, body: { ...body, ...change } })
    expect((await save({ name: 'คนอื่น' })).body.code).toBe('bank_account_name')
    expect((await save({ number: '123456' })).body.code).toBe('bank_account_digits')
    expect((await save({ number: '12345678' })).body.code).toBe('bank_account_unusual')
    expect((await save({ number: '12345678', confirmed: true })).body.code).toBe('step_up_required')
    await allow(app, id, 'bank_change')
    expect((await save({})).body.data).toMatchObject({ bank: 'KBANK', last4: '4821' })
  })

  it('accepts the picture of the bank book while an operator verifies the account, and shows it to them', async () => {
    const { id, as } = await buildPayee(app, 1_000, false)
    await allow(app, id, 'bank_change')
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
    const operator = await operatorCaller(app)
    const queue = (await app.call(contract.bankQueue, { as: operator })).body.data
    const row = queue.find((one) => one.accountId === id)
    expect(row).toMatchObject({ passbookUrl: second.body.data.passbookUrl, passbookType: 'image/png' })
    await app.call(contract.decideBank, { as: operator, params: { id: row!.id }, body: { verified: true } })
    expect((await send('red')).status).toBe(409)
  })

  it('is listed for operators, oldest first; every account is on a page of the list', async () => {
    const saved: string[] = []
    for (let n = 0; n < 3; n++) {
      const { id, as } = await buildPayee(app, 1_000, false)
      await allow(app, id, 'bank_change')
      const answer = await app.call(contract.saveBank, {
        as,
        params: { uuid: id },
        body: { ...body, number: '1234564040' },
      })
      saved.push(answer.body.data.id)
    }
    const operator = await operatorCaller(app)
    const listed: string[] = []
    let after: string | null = null
    do {
      const query: { limit: number; after?: string } = { limit: 2, ...(after && { after }) }
      const { body: part } = await app.call(contract.bankQueue, { as: operator, query })
      listed.push(...part.data.map((row) => row.id))
      const waiting = await app.db.$count(bankAccounts, eq(bankAccounts.status, 'waiting'))
      expect(part.total).toBe(waiting)
      after = part.next
    } while (after)
    expect(listed).toEqual([...listed].sort())
    expect(listed).toEqual(expect.arrayContaining(saved))
  })

  it('cannot be used for a day after a change', async () => {
    const { id, as } = await buildPayee(app)
    await allow(app, id, 'bank_change')
    await app.call(contract.saveBank, { as, params: { uuid: id }, body })
    const operator = await operatorCaller(app)
    const bank = (await app.call(contract.bank, { as, params: { uuid: id } })).body.data
    await app.call(contract.decideBank, { as: operator, params: { id: bank!.id }, body: { verified: true } })
    expect((await withdraw(app, id, as, 30_000)).body.code).toBe('bank_account_waiting')
    app.clock.advance(24 * HOUR + 1)
    await allow(app, id, 'withdrawal')
    expect((await withdraw(app, id, as, 30_000)).status).toBe(200)
  })
})

describe('PromptPay', () => {
  const PHONE = '+66812344821'
  const save = (id: string, as: Caller, promptpay: 'phone' | 'taxId') =>
    app.call(contract.savePromptpay, { as, params: { uuid: id }, body: { promptpay } })
  const verifyPhone = (id: string, phone: string) =>
    app.db.update(accounts).set({ phone, phoneVerifiedAt: app.clock.now() }).where(eq(accounts.id, id))

  it('pays to the payee’s own number after code, verification and waiting period; the QR and the bank file contain it', async () => {
    const { id, as } = await buildPayee(app)
    const operator = await operatorCaller(app)
    expect((await save(id, as, 'phone')).body.code).toBe('promptpay_phone_missing')
    expect((await save(id, as, 'taxId')).body.code).toBe('promptpay_id_missing')
    await verifyPhone(id, PHONE)
    expect((await save(id, as, 'phone')).body.code).toBe('step_up_required')
    await allow(app, id, 'bank_change')
    const review = { as, params: { uuid: id }, body: { promptpay: 'phone' } } as const
    expect((await app.call(contract.reviewPromptpay, review)).body.data).toMatchObject({ last4: '4821' })
    const saved = (await save(id, as, 'phone')).body.data
    expect(saved).toMatchObject({ bank: null, promptpay: 'phone', last4: '4821', status: 'waiting' })
    await app.call(contract.decideBank, { as: operator, params: { id: saved.id }, body: { verified: true } })
    expect((await withdraw(app, id, as, 30_000)).body.code).toBe('bank_account_waiting')
    app.clock.advance(24 * HOUR + 1)
    await allow(app, id, 'withdrawal')

    // A number that is no longer the payee's is not paid.
    await verifyPhone(id, '+66899999999')
    expect((await withdraw(app, id, as, 30_000)).body.code).toBe('promptpay_changed')
    await verifyPhone(id, PHONE)

    // Nor is a number that somebody else has verified since the account was checked.
    const { id: ownerOfNumber } = await buildInfluencer(app.db)
    await verifyPhone(ownerOfNumber, PHONE)
    expect((await withdraw(app, id, as, 30_000)).body.code).toBe('promptpay_changed')
    await verifyPhone(ownerOfNumber, '+66877777777')
    const made = (await withdraw(app, id, as, 30_000)).body.data
    expect(made).toMatchObject({ bankName: { en: 'PromptPay (mobile number)' }, last4: '4821' })

    const row = (await app.call(contract.queue, { as: operator, query: { status: 'Pending' } })).body.data.find(
      (one) => one.id === made.id,
    )
    expect(row).toMatchObject({ canClaimQr: true, qr: null })
    const byId = { as: operator, params: { id: made.id } }
    const claim = () => app.call(contract.claimQr, byId)
    const scan = () => app.call(contract.payoutQr, byId)
    // A number that changed hands after the request is not paid.
    const toBank = () => app.call(contract.createBatch, { as: operator, body: { ids: [made.id] } })
    await verifyPhone(ownerOfNumber, PHONE)
    for (const refused of [await claim(), await toBank()]) expect(refused.body.code).toBe('payout_target_changed')
    await verifyPhone(ownerOfNumber, '+66877777777')
    await claim()
    await verifyPhone(ownerOfNumber, PHONE)
    expect((await scan()).body.code).toBe('payout_target_changed')
    await verifyPhone(ownerOfNumber, '+66877777777')
    const picture = await scan()
    expect((await sharp(picture.blob!.bytes).metadata()).format).toBe('png')
    await app.call(contract.releaseQr, { ...byId, body: { reason: 'The bank app was down' } })
    const batch = (await toBank()).body.data
    const file = await app.call(contract.batchFile, { as: operator, params: { id: batch.id } })
    expect(new TextDecoder().decode(file.blob!.bytes)).toContain('"MSISDN","0812344821","ผู้รับ ทดสอบ","285.00"')
    // A transfer in the bank's file must not also be paid by QR.
    expect((await claim()).body.code).toBe('withdrawal_in_batch')
  })

  it('is a bank account or a PromptPay id, never both or none, with a valid number', async () => {
    const { id } = await buildPayee(app)
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
