import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PICTURE } from '../../../../tests/access/example.ts'
import { buildInfluencer, buildOperator } from '../../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../../tests/harness.ts'
import { approveAs } from '../../../../tests/two-step.ts'
import type { Caller } from '../../../platform/context.ts'
import { auditLog } from '../../../platform/schema.ts'
import { contract as accounts } from '../../accounts/contract.ts'
import { influencers } from '../../accounts/schema.ts'
import { contract as operators } from '../../operators/contract.ts'
import { contract } from '../contract.ts'

let app: TestApp
let first: Caller
let second: Caller
beforeAll(async () => {
  app = await openTestApp()
  first = await app.callerOf((await buildOperator(app.db)).id)
  second = await app.callerOf((await buildOperator(app.db)).id)
})
afterAll(() => app.close())

const undecided = async () => app.callerOf((await buildInfluencer(app.db, { taxDecidedAt: null })).id)
const rowOf = async ({ accountId }: Caller) =>
  (await app.db.select().from(influencers).where(eq(influencers.accountId, accountId)))[0]
const approve = (id: string) => app.call(contract.approve, { as: first, params: { id } })
const setTax = (who: Caller, payeeClass: 'company' | 'entertainer', as = first) =>
  app.call(contract.setTax, { as, params: { id: who.accountId }, body: { payeeClass } })
const setVat = (who: Caller, registered: boolean) =>
  app.call(contract.setVat, { as: first, params: { id: who.accountId }, body: { registered, reason: 'ตามทะเบียน' } })
const attach = (as: Caller, body: object) =>
  app.call(contract.attach, { as, params: { uuid: as.accountId }, body: body as never, file: PICTURE })
const company = { kind: 'company', companyName: 'บจก. ลุงหมานฟู้ด', companyTaxId: '0-1055-61012-34-6' }

test('the class is decided after its documents are approved, which completes them', async () => {
  const who = await undecided()
  const identity = (await attach(who, { kind: 'identity' })).body.data
  expect((await setTax(who, 'entertainer')).body.code).toBe('documents_not_approved')
  await approve(identity.id)
  expect((await setTax(who, 'entertainer')).body.data).toMatchObject({
    tax: { payeeClass: 'entertainer', decidedAt: app.clock.now().toISOString() },
    attachments: [{ id: identity.id, status: 'complete' }],
  })
  expect((await setTax(who, 'entertainer')).status).toBe(200)
  const notices = (await app.outbox()).filter((row) => row.accountId === who.accountId && row.channel === 'site')
  expect(notices.filter(({ kind }) => kind === 'account.tax_class')).toHaveLength(1)
  const seen = await app.call(contract.attachments, { as: who, params: { uuid: who.accountId } })
  expect(seen.body.tax).toMatchObject({ payeeClass: 'entertainer' })
})

test('a company is paid under the name and tax id of its certificate', async () => {
  const who = await undecided()
  expect((await attach(who, { kind: 'company' })).body.fields).toHaveProperty('companyName')
  const wrong = await attach(who, { ...company, companyTaxId: '1103702071811' })
  expect(wrong.body.fields).toHaveProperty('companyTaxId')
  await approve((await attach(who, { kind: 'identity' })).body.data.id)
  expect((await setTax(who, 'company')).body.code).toBe('documents_not_approved')
  await approve((await attach(who, company)).body.data.id)
  expect((await setTax(who, 'company')).status).toBe(200)
  expect(await rowOf(who)).toMatchObject({ companyName: company.companyName, companyTaxId: '0105561012346' })
})

test('a change of the VAT registration needs an approved P.P.20 and two operators', async () => {
  const who = await undecided()
  const body = { branch: '00002' }
  expect((await setVat(who, true)).body.code).toBe('documents_not_approved')
  const vat = await app.call(contract.uploadVat, { as: who, params: { id: who.accountId }, body, file: PICTURE })
  await approve(vat.body.data.id)
  expect((await setVat(who, true)).body.data).toMatchObject({ vatWaiting: true, tax: { vatRegistered: false } })
  expect((await setVat(who, true)).body.code).toBe('approval_waiting')
  const waiting = (await app.call(operators.approvals, { as: second, query: { waiting: '1' } })).body.data
  const { id } = waiting.find(({ targetId }) => targetId === who.accountId)!
  const decide = (as: Caller, idempotencyKey: string) => approveAs(app, as, id, idempotencyKey)
  expect((await decide(first, 'own')).body.code).toBe('second_approval_required')
  expect((await decide(second, 'other')).status).toBe(200)
  expect(await rowOf(who)).toMatchObject({ vatRegistered: true, vatBranch: '00002' })
  const log = await app.db.select().from(auditLog).where(eq(auditLog.targetId, who.accountId))
  expect(log.map(({ act }) => act)).toContain('tax.vat')
})

test('details are locked during a check and unlocked by the decision', async () => {
  const who = await undecided()
  const params = { uuid: who.accountId }
  const save = (body: object) => app.call(accounts.updateGeneral, { as: who, params, body })
  const lock = (locked: boolean) =>
    app.call(contract.setLock, { as: first, params: { id: who.accountId }, body: { locked } })
  expect((await lock(true)).body.data.locked).toBe(true)
  expect((await app.call(accounts.ready, { as: who, params })).body.data.readiness).toBe('DisableDetail')
  expect((await save({ legalName: 'ชื่ออื่น นามสกุล' })).body.code).toBe('details_locked')
  expect((await save({ bio: 'สวัสดี' })).status).toBe(200)
  await approve((await attach(who, { kind: 'identity' })).body.data.id)
  expect((await setTax(who, 'entertainer')).body.data.locked).toBe(false)
  expect((await save({ legalName: 'ชื่ออื่น นามสกุล' })).status).toBe(200)
  expect((await lock(true)).status).toBe(200)
  expect((await lock(false)).body.data.locked).toBe(false)
})
