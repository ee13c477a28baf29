import { type ActionInput, actsWithNext } from '../../../web/actions.ts'
import { bangkokTimeIn } from '../../../web/bangkok-time.ts'
import { field, fileField, optional, satangField } from '../../../web/form-data.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { contract as applications } from '../../applications/contract.ts'
import { contract as deliverables } from '../../deliverables/contract.ts'
import { contract as disputes } from '../../disputes/contract.ts'
import { contract } from '../contract.ts'
import type { CarrierCode } from '../rules/carriers.ts'

/** The job of a form: its `target` where a page shows several, else the page's own. */
const jobIdOf = ({ form, params }: ActionInput): string => field(form, 'target') || (params.jobId ?? params.id ?? '')
const keyed = (input: ActionInput) => ({ params: { id: jobIdOf(input) }, idempotencyKey: input.idempotencyKey })
const reasonOf = ({ form }: ActionInput) => ({ reason: optional(form, 'reason') })
const whyOf = ({ form }: ActionInput) => ({ reasonCode: field(form, 'reasonCode'), reason: optional(form, 'reason') })

/** A count as typed (`62,480`), or undefined where nothing was; nonsense goes on to the endpoint, which refuses it. */
function countField(form: FormData, name: string): number | undefined {
  const text = field(form, name).replace(/[,\s]/g, '')
  return text === '' ? undefined : Number(text)
}

async function fileOf({ form }: ActionInput) {
  const file = await fileField(form, 'file')
  return {
    ...(file && { file }),
    body: { fileId: file ? undefined : optional(form, 'fileId'), note: optional(form, 'note') },
  }
}

/** Day and time of a visit, or undefined. */
const visitOf = ({ form }: ActionInput): string | undefined => bangkokTimeIn(form, 'visit') || undefined

const shared = {
  dispute: (a: ActionInput) => a.call(disputes.dispute, { ...keyed(a), body: { reason: field(a.form, 'reason') } }),
  decline: (a: ActionInput) => a.call(applications.decline, { ...keyed(a), body: reasonOf(a) }),
  accept: (a: ActionInput) => a.call(applications.accept, { ...keyed(a), body: { visitAt: visitOf(a) } }),
  message: (a: ActionInput) => a.call(contract.sendMessage, { ...keyed(a), body: { text: field(a.form, 'text') } }),
}

const influencerActs: Record<string, (a: ActionInput) => Promise<unknown>> = {
  ...shared,
  withdraw: (a) => a.call(applications.withdraw, { ...keyed(a), body: {} }),
  leave: (a) =>
    a.call(contract.leave, {
      ...keyed(a),
      body: { returnTracking: optional(a.form, 'returnTracking'), ...reasonOf(a) },
    }),
  confirmArrival: (a) => a.call(contract.confirmArrival, { ...keyed(a), body: {} }),
  notArrived: (a) => a.call(contract.notArrived, { ...keyed(a), body: {} }),
  orderNumber: (a) =>
    a.call(contract.orderNumber, {
      ...keyed(a),
      body: { orderNumber: field(a.form, 'orderNumber'), deliveryOn: field(a.form, 'deliveryOn') },
    }),
  receipt: async (a) => {
    const { body, ...file } = await fileOf(a)
    return a.call(deliverables.receipt, {
      ...keyed(a),
      ...file,
      body: { ...body, amount: satangField(a.form, 'amount') },
    })
  },
  checkIn: (a) => a.call(contract.checkIn, { ...keyed(a), body: { code: field(a.form, 'code') } }),
  draft: async (a) => {
    const { body, ...file } = await fileOf(a)
    return a.call(deliverables.draft, { ...keyed(a), ...file, body: { ...body, url: optional(a.form, 'url') } })
  },
  postUrl: (a) => a.call(deliverables.postUrl, { ...keyed(a), body: { url: field(a.form, 'url') } }),
  insight: async (a) => {
    const { body, ...file } = await fileOf(a)
    const names = ['reach', 'views', 'likes', 'comments', 'shares', 'saves', 'clicks'] as const
    const numbers = Object.fromEntries(names.map((name) => [name, countField(a.form, name)]))
    return a.call(deliverables.insight, { ...keyed(a), ...file, body: { ...body, ...numbers } })
  },
}

const parcelOf = ({ form }: ActionInput) => ({
  carrier: field(form, 'carrier') as CarrierCode,
  trackingNumber: field(form, 'trackingNumber'),
})

const marketerActs: Record<string, (a: ActionInput) => Promise<unknown>> = {
  ...shared,
  ship: (a) => a.call(contract.ship, { ...keyed(a), body: parcelOf(a) }),
  correctTracking: (a) => a.call(contract.correctTracking, { ...keyed(a), body: parcelOf(a) }),
  refuseOrderNumber: (a) => a.call(contract.refuseOrderNumber, { ...keyed(a), body: whyOf(a) }),
  approveReceipt: (a) => a.call(deliverables.approveReceipt, { ...keyed(a), body: {} }),
  rejectReceipt: (a) => a.call(deliverables.rejectReceipt, { ...keyed(a), body: whyOf(a) }),
  approveDraft: (a) => a.call(deliverables.approveDraft, { ...keyed(a), body: {} }),
  rejectDraft: (a) => a.call(deliverables.rejectDraft, { ...keyed(a), body: whyOf(a) }),
  payExtraRound: (a) => a.call(deliverables.payExtraRound, { ...keyed(a), body: {} }),
  approveInsight: (a) => a.call(deliverables.approveInsight, { ...keyed(a), body: {} }),
  rejectInsight: (a) => a.call(deliverables.rejectInsight, { ...keyed(a), body: whyOf(a) }),
  cancel: (a) => a.call(contract.cancel, { ...keyed(a), body: reasonOf(a) }),
}

/** Comes back to the page, which says what was done. */
const backToPage = (name: string, { form, path }: ActionInput): string =>
  pathWithQuery(path, { done: name, of: optional(form, 'target') }) + (name === 'message' ? '#messages' : '')

/** The acts of a job's page, for each side. */
export const influencerJobActs = actsWithNext(influencerActs, backToPage)
export const marketerJobActs = actsWithNext(marketerActs, backToPage)
