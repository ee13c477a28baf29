import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PICTURE } from '../../../tests/access/example.ts'
import { buildInfluencer, buildOperator } from '../../../tests/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/harness.ts'
import { DAY, SECOND } from '../../core/clock.ts'
import type { Caller } from '../../platform/context.ts'
import { auditLog } from '../../platform/schema.ts'
import { contract as files } from '../files/contract.ts'
import { contract } from './contract.ts'
import { ATTACHMENT_ACTS, ATTACHMENT_STATUSES, type AttachmentKind } from './kinds.ts'
import { attachmentMachine } from './rules/status.ts'
import { sweepAttachments } from './service.ts'
import en from './text/documents-en.ts'
import th from './text/documents-th.ts'

let app: TestApp
let operators: Caller[]
beforeAll(async () => {
  app = await openTestApp()
  operators = [await operator(), await operator()]
})
afterAll(() => app.close())

const operator = async () => app.callerOf((await buildOperator(app.db)).id)
const influencer = async () => app.callerOf((await buildInfluencer(app.db)).id)
const hand = async (as: Caller, kind: 'identity' | 'guardian' = 'identity') =>
  (await app.call(contract.attach, { as, params: { uuid: as.accountId }, body: { kind }, file: PICTURE })).body.data
const attachmentsOf = async (as: Caller) =>
  (await app.call(contract.attachments, { as, params: { uuid: as.accountId } })).body.data
const approve = (id: string, as = operators[0]!) => app.call(contract.approve, { as, params: { id } })
const complete = (id: string, as = operators[0]!) => app.call(contract.complete, { as, params: { id } })
const reject = (id: string, as = operators[0]!, body: object = { reasonCode: 'unreadable', reason: 'มีแสงสะท้อน' }) =>
  app.call(contract.reject, { as, params: { id }, body: body as never })
const noticesTo = async (as: Caller, kind: string) =>
  (await app.outbox()).filter((row) => row.accountId === as.accountId && row.kind === kind && row.channel === 'site')

describe('an attachment', () => {
  it('is approved, then completed; its owner is notified once and every action is audited', async () => {
    const as = await influencer()
    const attachment = await hand(as)
    expect(attachment).toMatchObject({ kind: 'identity', status: 'in_progress', error: null })
    expect((await approve(attachment.id)).body.data).toMatchObject({ status: 'approve', acts: ['complete'] })
    expect((await complete(attachment.id)).body.data).toMatchObject({ status: 'complete', acts: [] })
    expect(await attachmentsOf(as)).toMatchObject([{ id: attachment.id, status: 'complete' }])
    expect(await noticesTo(as, 'account.paper_approved')).toHaveLength(1)
    const log = await app.db.select().from(auditLog).where(eq(auditLog.targetId, as.accountId))
    expect(log.map(({ act }) => act).sort()).toEqual(['attachment.approve', 'attachment.complete'])
  })

  it('is rejected with a reason that its owner sees, and can be sent again', async () => {
    const as = await influencer()
    const first = await hand(as)
    expect((await reject(first.id, operators[0], { reasonCode: 'other' })).body).toMatchObject({
      code: 'reason_required',
      fields: { reason: expect.any(String) },
    })
    expect((await reject(first.id)).status).toBe(200)
    expect(await attachmentsOf(as)).toMatchObject([
      {
        status: 'reject',
        error: 'ATTACHMENT_FILE_ERROR_REJECT',
        reason: { th: 'เอกสารไม่ชัด · มีแสงสะท้อน', en: 'we can’t read it clearly · มีแสงสะท้อน' },
      },
    ])
    const [notice] = await noticesTo(as, 'account.paper_rejected')
    expect(notice?.body).toContain('มีแสงสะท้อน')
    const second = await hand(as)
    expect(await attachmentsOf(as)).toMatchObject([{ id: second.id, status: 'in_progress', error: null, reason: null }])
    const review = await app.call(contract.review, { as: operators[0], params: { id: second.id } })
    expect(review.body.data.payee.replaced).toMatchObject([{ id: first.id, status: 'reject', acts: [] }])
  })

  it('that was replaced during the review cannot be decided', async () => {
    const as = await influencer()
    const old = await hand(as)
    await hand(as)
    expect((await approve(old.id)).body.code).toBe('attachment_replaced')
    expect((await reject(old.id)).body.code).toBe('attachment_replaced')
  })

  it('is decided once: one of two operators succeeds, and a repeated click changes nothing', async () => {
    const as = await influencer()
    const attachment = await hand(as)
    const answers = await Promise.all([approve(attachment.id), reject(attachment.id, operators[1])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers[0]?.status === 200 ? approve : reject
    const by = answers[0]?.status === 200 ? operators[0] : operators[1]
    expect((await winner(attachment.id, by)).status).toBe(200)
    expect(
      (
        await winner(
          attachment.id,
          operators.find((one) => one !== by),
        )
      ).body.code,
    ).toBe('attachment_decided')
    const log = await app.db.select().from(auditLog).where(eq(auditLog.targetId, as.accountId))
    expect(log).toHaveLength(1)
  })

  it('has one current version per kind, even with parallel uploads', async () => {
    const as = await influencer()
    await Promise.all(Array.from({ length: 5 }, () => hand(as)))
    expect(await attachmentsOf(as)).toHaveLength(1)
  })

  it('accepts a file that was uploaded before, only of the same purpose and owner', async () => {
    const [as, other] = [await influencer(), await influencer()]
    const upload = async (by: Caller, purpose: AttachmentKind) =>
      (await app.call(files.upload, { as: by, body: { purpose }, file: PICTURE })).body.data.id
    const send = (fileId: string) =>
      app.call(contract.uploadVat, { as, params: { id: as.accountId }, body: { branch: '00002', fileId } })
    expect((await send(await upload(other, 'vat'))).status).toBe(404)
    expect((await send(await upload(as, 'identity'))).status).toBe(404)
    expect((await send(await upload(as, 'vat'))).body.data).toMatchObject({ kind: 'vat', branch: '00002' })
    const params = { id: as.accountId }
    expect((await app.call(contract.uploadWorkPermit, { as, params, body: {} })).body.code).toBe('file_required')
  })

  it('is found in the queue by status, kind and name, in pages', async () => {
    const name = 'ปลายฝน เอกสาร'
    const ids: string[] = []
    for (let i = 0; i < 3; i++) {
      const { id } = await buildInfluencer(app.db, {}, { displayName: `${name} ${i}` })
      ids.push((await hand(await app.callerOf(id), 'guardian')).id)
      app.clock.advance(SECOND)
    }
    await approve(ids[2]!)
    const queue = (query: object) => app.call(contract.queue, { as: operators[0], query: { q: name, ...query } })
    const first = (await queue({ status: 'in_progress', kind: 'guardian', limit: 1 })).body
    expect(first.data.map(({ id }) => id)).toEqual([ids[0]])
    const second = (await queue({ status: 'in_progress', limit: 1, after: first.next })).body
    expect(second.data.map(({ id }) => id)).toEqual([ids[1]])
    expect(second.next).toBeNull()
    expect((await queue({ status: 'approve' })).body.data.map(({ id }) => id)).toEqual([ids[2]])
    expect((await queue({})).body.data.map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]])
    expect((await queue({ kind: 'vat' })).body.data).toEqual([])
  })

  it('of a company is found by its name and its tax id, with or without dashes', async () => {
    const as = await influencer()
    const body = { kind: 'company', companyName: 'บริษัท ปลายฟ้า จำกัด', companyTaxId: '0105561012346' } as const
    const sent = await app.call(contract.attach, { as, params: { uuid: as.accountId }, body, file: PICTURE })
    const { id } = sent.body.data
    const found = async (q: string) =>
      (await app.call(contract.queue, { as: operators[0], query: { q } })).body.data.map((row) => row.id)
    for (const q of ['ปลายฟ้า', '0105561012346', '0-1055-61012-34-6']) expect(await found(q)).toEqual([id])
    expect(await found('0107536000315')).toEqual([])
  })

  it('that nobody checked in time alarms the operators once', async () => {
    const as = await influencer()
    const attachment = await hand(as)
    app.clock.advance(DAY)
    await Promise.all([sweepAttachments(app), sweepAttachments(app)])
    await sweepAttachments(app)
    const alarms = (await app.outbox()).filter(
      (row) => row.channel === 'site' && row.accountId === operators[0]?.accountId && row.href?.endsWith(attachment.id),
    )
    expect(alarms).toHaveLength(1)
  })
})

describe('the statuses of attachments', () => {
  it('are all reached by an operator’s action and named in both languages', () => {
    const reached = new Set(['in_progress', ...attachmentMachine.rows.map(({ to }) => to)])
    expect([...reached].sort()).toEqual([...ATTACHMENT_STATUSES].sort())
    for (const { by } of attachmentMachine.rows) expect(by).toContain('operator')
    expect(new Set(attachmentMachine.rows.map(({ event }) => event))).toEqual(new Set(ATTACHMENT_ACTS))
    for (const status of ATTACHMENT_STATUSES)
      for (const words of [en, th]) expect(words[`status_${status}`]).not.toBe('')
  })
})
