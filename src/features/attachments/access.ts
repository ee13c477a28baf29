import { examplesOf, newOperator, ownId, ownUuid, PICTURE } from '../../../tests/access/example.ts'
import type { BankApp } from '../../../tests/bank.ts'
import { buildInfluencer } from '../../../tests/factories.ts'
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
  complete: {
    given: async (app) => {
      const request = await ofNewAttachment(app)
      await app.call(contract.approve, request)
      return request
    },
  },
})
