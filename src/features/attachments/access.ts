import { examplesOf, newOperator, ownId, ownUuid, PICTURE } from '../../../tests/access/example.ts'
import type { BankApp } from '../../../tests/bank.ts'
import { buildInfluencer } from '../../../tests/factories.ts'
import type { Caller } from '../../platform/context.ts'
import { contract } from './contract.ts'

/** A new influencer's attachment in review. */
async function newAttachment(app: BankApp): Promise<string> {
  const { id } = await buildInfluencer(app.db)
  const as = await app.callerOf(id)
  const body = { kind: 'identity' } as const
  return (await app.call(contract.attach, { as, params: { uuid: id }, body, file: PICTURE })).body.data.id
}

const ofNewAttachment = async (app: BankApp) => ({
  as: await newOperator(app),
  params: { id: await newAttachment(app) },
})

const ofPayee = async (app: BankApp) => ({
  as: await newOperator(app),
  params: { id: (await buildInfluencer(app.db)).id },
})

/** An influencer with an approved document. */
async function withApproved(app: BankApp, send: (as: Caller) => Promise<{ body: { data: { id: string } } }>) {
  const request = await ofPayee(app)
  const { body } = await send(await app.callerOf(request.params.id))
  await app.call(contract.approve, { as: request.as, params: { id: body.data.id } })
  return request
}

export const access = examplesOf(contract, {
  attach: { params: ownUuid, body: { kind: 'identity' } },
  attachments: { params: ownUuid },
  uploadVat: { params: ownId, body: { branch: '00000' } },
  uploadWorkPermit: { params: ownId, body: {} },
  queue: {},
  review: { given: ofNewAttachment },
  approve: { given: ofNewAttachment },
  reject: {
    body: { reasonCode: 'unreadable' },
    given: async (app) => ({ ...(await ofNewAttachment(app)), body: { reasonCode: 'unreadable' } }),
  },
  setTax: {
    body: { payeeClass: 'entertainer' },
    given: async (app) => {
      const body = { kind: 'identity' } as const
      const send = (as: Caller) =>
        app.call(contract.attach, { as, params: { uuid: as.accountId }, body, file: PICTURE })
      return { ...(await withApproved(app, send)), body: { payeeClass: 'entertainer' } }
    },
  },
  setVat: {
    body: { registered: true, reason: 'ตรวจกับทะเบียนแล้ว' },
    given: async (app) => {
      const body = { branch: '00000' }
      const send = (as: Caller) =>
        app.call(contract.uploadVat, { as, params: { id: as.accountId }, body, file: PICTURE })
      return { ...(await withApproved(app, send)), body: { registered: true, reason: 'ตรวจกับทะเบียนแล้ว' } }
    },
  },
  setLock: { given: async (app) => ({ ...(await ofPayee(app)), body: { locked: true } }), body: { locked: true } },
  complete: {
    given: async (app) => {
      const request = await ofNewAttachment(app)
      await app.call(contract.approve, request)
      return request
    },
  },
})
