import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../../core/ids.ts'
import { baht } from '../../../core/money.ts'
import { outbox } from '../../../platform/schema.ts'
import { codesContract } from '../../accounts/codes/contract.ts'
import { operatorContract } from '../../credits/payments/contract.ts'
import { app, first, marketer, openPayments, paidCharge, reason } from '../../credits/payments/payments.fixture.ts'
import { documentFile } from '../../documents/service.ts'
import { PERMISSIONS_OF, type TeamRole } from '../../teams/kinds.ts'
import { contract } from '../contract.ts'

openPayments()

const EMAIL = 'accounts@nuanuan.co.th'
const purpose = 'finance_email'
const sentTo = async (address: string) =>
  (await app.db.select().from(outbox).where(eq(outbox.address, address))).filter(
    ({ kind }) => kind === 'document.issued',
  )
const own = () => ({ as: marketer, params: { id: marketer.accountId } })

async function connect(email = EMAIL): Promise<void> {
  await app.call(codesContract.requestMarketerCode, { as: marketer, body: { purpose, email } })
  const [message] = (await app.db.select().from(outbox).where(eq(outbox.address, email)))
    .filter(({ kind }) => kind === 'security.code')
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const code = /\d{6}/.exec(message?.body ?? '')?.[0] ?? ''
  const wrong = code === '000000' ? '111111' : '000000'
  const body = { purpose, email } as const
  expect(
    (await app.call(codesContract.verifyMarketerCode, { as: marketer, body: { ...body, code: wrong } })).status,
  ).toBe(422)
  expect((await app.call(contract.financeEmail, own())).body.data).toBeNull()
  expect((await app.call(codesContract.verifyMarketerCode, { as: marketer, body: { ...body, code } })).status).toBe(200)
}

test('a confirmed finance email gets one message for each document, with its PDF', async () => {
  await connect()
  expect((await app.call(contract.financeEmail, own())).body.data).toMatchObject({ email: EMAIL })
  const charge = await paidCharge()
  const refund = {
    as: first,
    params: { id: charge.id },
    body: { amount: baht(3_000), reason },
    idempotencyKey: newId(),
  }
  await app.call(operatorContract.refund, refund)
  await app.call(operatorContract.refund, refund)
  const messages = await sentTo(EMAIL)
  expect(messages.map(({ subject }) => subject?.replace(/[\d-]+$/, '')).sort()).toEqual([
    'ใบกำกับภาษี/ใบเสร็จรับเงิน TX',
    'ใบลดหนี้ CN',
  ])
  expect(messages[0]!.href).toMatch(/^\/Marketer\/document\?q=(TX|CN)-/)
  const files = await Promise.all(messages.map(({ documentId }) => documentFile(app.db, documentId ?? '')))
  expect(files.map(({ name }) => name).sort()).toEqual(messages.map(({ href }) => `${href?.split('=')[1]}.pdf`).sort())
  for (const { bytes } of files) expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-')

  await app.call(contract.removeFinanceEmail, own())
  await paidCharge()
  expect(await sentTo(EMAIL)).toHaveLength(2)
})

test('only the brand itself reads and removes it, and only brands have one', async () => {
  await connect('office@nuanuan.co.th')
  for (const endpoint of [contract.financeEmail, contract.removeFinanceEmail]) {
    expect((await app.call(endpoint, { params: own().params })).status).toBe(401)
    expect((await app.call(endpoint, { as: marketer, params: { id: newId() } })).status).toBe(404)
    expect((await app.call(endpoint, { as: first, params: own().params })).status).toBe(403)
  }
  expect((await app.call(contract.financeEmail, own())).body.data).not.toBeNull()
})

test('a team member with the finance permission connects it for the account; a member without it cannot', async () => {
  const member = (role: TeamRole) => ({ ...marketer, personId: marketer.accountId, permissions: PERMISSIONS_OF[role] })
  const body = { purpose, email: 'ledger@nuanuan.co.th' } as const
  for (const role of ['viewer', 'campaignManager'] as const) {
    const answer = await app.call(codesContract.requestMarketerCode, { as: member(role), body })
    expect(answer).toMatchObject({ status: 403, body: { code: 'permission_missing' } })
  }
  expect((await app.call(codesContract.requestMarketerCode, { as: member('finance'), body })).status).toBe(200)
})
