import { parseCount } from '../../../i18n/typed-count.ts'
import { type ActionInput, actsWithNext } from '../../../web/actions.ts'
import { bangkokTimeIn } from '../../../web/bangkok-time.ts'
import { CallError } from '../../../web/call-error.ts'
import { field, fileField, optional, satangField } from '../../../web/form-data.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { contract as applications } from '../../applications/contract.ts'
import { contract as deliverables } from '../../deliverables/contract.ts'
import {
  COMMENTS_MAX,
  type DraftComment,
  NO_TIME,
  type Place,
  pointIn,
  secondsOf,
} from '../../deliverables/rules/draft-comments.ts'
import { FIGURES } from '../../deliverables/rules/figures.ts'
import { contract as disputes } from '../../disputes/contract.ts'
import { contract as reviews } from '../../reviews/contract.ts'
import { contract } from '../contract.ts'
import type { CarrierCode } from '../rules/carriers.ts'

/** The job of a form: its `target` if a page shows several jobs, else the page's job. */
const jobIdOf = ({ form, params }: ActionInput): string => field(form, 'target') || (params.jobId ?? params.id ?? '')
const keyed = (input: ActionInput) => ({ params: { id: jobIdOf(input) }, idempotencyKey: input.idempotencyKey })
const reasonOf = ({ form }: ActionInput) => ({ reason: optional(form, 'reason') })
const whyOf = ({ form }: ActionInput) => ({ reasonCode: field(form, 'reasonCode'), reason: optional(form, 'reason') })

/** Seconds of an entered time; null if it is empty. */
const timeIn = (text: string): number | null => (text === '' ? null : (secondsOf(text) ?? NO_TIME))

/**
 * The comments of a draft by their row in the form, with time or position. The endpoint rejects a point without a text.
 */
const commentsOf = ({ form }: ActionInput): Map<number, DraftComment> => {
  const rows = Array.from({ length: COMMENTS_MAX }, (_, n): [number, DraftComment] => [
    n,
    {
      text: field(form, `comment${n}`),
      at: timeIn(field(form, `at${n}`)),
      place: (optional(form, `place${n}`) ?? null) as Place | null,
      point: pointIn(field(form, `point${n}`)),
    },
  ])
  return new Map(rows.filter(([, { text, point }]) => text !== '' || point))
}

const ROW_FIELDS: Readonly<Record<string, string>> = { at: 'at', text: 'comment' }

/** Maps field errors of comments to the rows of the form. */
function byRow(error: unknown, rows: readonly number[]): unknown {
  if (!(error instanceof CallError) || !error.failure.fields) return error
  const fields = Object.entries(error.failure.fields).map(([path, message]) => {
    const [, index, name = ''] = /^comments\.(\d+)\.(\w+)$/.exec(path) ?? []
    const own = ROW_FIELDS[name]
    return [own ? `${own}${rows[Number(index)]}` : path, message]
  })
  return new CallError({ ...error.failure, fields: Object.fromEntries(fields) })
}

async function rejectDraft(a: ActionInput) {
  const comments = commentsOf(a)
  const body = { ...whyOf(a), comments: [...comments.values()] }
  try {
    return await a.call(deliverables.rejectDraft, { ...keyed(a), body })
  } catch (error) {
    throw byRow(error, [...comments.keys()])
  }
}

/** An entered count (`62,480`, `1.2K`), or undefined if empty; the endpoint rejects NaN. */
function countField(form: FormData, name: string): number | undefined {
  const text = field(form, name)
  return text === '' ? undefined : (parseCount(text) ?? Number.NaN)
}

async function fileOf({ form }: ActionInput) {
  const file = await fileField(form, 'file')
  return {
    ...(file && { file }),
    body: { fileId: file ? undefined : optional(form, 'fileId'), note: optional(form, 'note') },
  }
}

/** The selected stars; the endpoint rejects a missing value with a field error. */
const scoreOf = ({ form }: ActionInput, name: string) => optional(form, name) as unknown as number

async function sendMessage(a: ActionInput) {
  const file = await fileField(a.form, 'file')
  const body = { text: field(a.form, 'text'), fileId: file ? undefined : optional(a.form, 'fileId') }
  return a.call(contract.sendMessage, { ...keyed(a), ...(file && { file }), body })
}

/** Day and time of a visit, or undefined. */
const visitOf = ({ form }: ActionInput): string | undefined => bangkokTimeIn(form, 'visit') || undefined

/** An amount in satang that was shown with the button. */
const shownAmount = ({ form }: ActionInput, name: 'toHold' | 'price'): number | undefined => {
  const shown = optional(form, name)
  return shown === undefined ? undefined : Number(shown)
}

const offerOf = (a: ActionInput) =>
  a.call(applications.counterOffer, { ...keyed(a), body: { price: satangField(a.form, 'price') } })

const shared = {
  counterOffer: offerOf,
  dispute: (a: ActionInput) => a.call(disputes.dispute, { ...keyed(a), body: { reason: field(a.form, 'reason') } }),
  decline: (a: ActionInput) => a.call(applications.decline, { ...keyed(a), body: reasonOf(a) }),
  accept: (a: ActionInput) =>
    a.call(applications.accept, {
      ...keyed(a),
      body: {
        visitAt: visitOf(a),
        variant: optional(a.form, 'variant'),
        toHold: shownAmount(a, 'toHold'),
        price: shownAmount(a, 'price'),
      },
    }),
  message: sendMessage,
  review: (a: ActionInput) =>
    a.call(reviews.write, {
      ...keyed(a),
      body: {
        first: scoreOf(a, 'first'),
        second: scoreOf(a, 'second'),
        third: scoreOf(a, 'third'),
        text: field(a.form, 'text'),
      },
    }),
  reviewAnswer: (a: ActionInput) => a.call(reviews.answer, { ...keyed(a), body: { text: field(a.form, 'text') } }),
  reviewReport: (a: ActionInput) => a.call(reviews.report, { ...keyed(a), body: { reason: field(a.form, 'reason') } }),
}

const influencerActs: Record<string, (a: ActionInput) => Promise<unknown>> = {
  ...shared,
  switchChannel: (a) =>
    a.call(applications.switchChannel, { ...keyed(a), body: { channelId: field(a.form, 'channelId') } }),
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
    // Only the selected option is sent, not all fields of the form.
    const link = field(a.form, 'way') === 'link'
    const { body, ...file } = await fileOf(a)
    if (link)
      return a.call(deliverables.draft, { ...keyed(a), body: { note: body.note, url: optional(a.form, 'url') } })
    return a.call(deliverables.draft, { ...keyed(a), ...file, body })
  },
  postUrl: (a) => a.call(deliverables.postUrl, { ...keyed(a), body: { url: field(a.form, 'url') } }),
  readInsight: (a) => a.call(deliverables.readInsight, { params: { id: jobIdOf(a) }, body: {} }),
  insight: async (a) => {
    const { body, ...file } = await fileOf(a)
    const numbers = Object.fromEntries(FIGURES.map((name) => [name, countField(a.form, name)]))
    const platformInsightId = optional(a.form, 'platformInsightId')
    return a.call(deliverables.insight, { ...keyed(a), ...file, body: { ...body, platformInsightId, ...numbers } })
  },
}

const parcelOf = ({ form }: ActionInput) => ({
  carrier: field(form, 'carrier') as CarrierCode,
  trackingNumber: field(form, 'trackingNumber'),
})

const marketerActs: Record<string, (a: ActionInput) => Promise<unknown>> = {
  ...shared,
  declineOffer: (a) => a.call(applications.declineOffer, { ...keyed(a), body: {} }),
  ship: (a) => a.call(contract.ship, { ...keyed(a), body: parcelOf(a) }),
  correctTracking: (a) => a.call(contract.correctTracking, { ...keyed(a), body: parcelOf(a) }),
  refuseOrderNumber: (a) => a.call(contract.refuseOrderNumber, { ...keyed(a), body: whyOf(a) }),
  approveReceipt: (a) => a.call(deliverables.approveReceipt, { ...keyed(a), body: {} }),
  rejectReceipt: (a) => a.call(deliverables.rejectReceipt, { ...keyed(a), body: whyOf(a) }),
  approveDraft: (a) => a.call(deliverables.approveDraft, { ...keyed(a), body: {} }),
  rejectDraft,
  payExtraRound: (a) => a.call(deliverables.payExtraRound, { ...keyed(a), body: {} }),
  approveInsight: (a) => a.call(deliverables.approveInsight, { ...keyed(a), body: {} }),
  rejectInsight: (a) => a.call(deliverables.rejectInsight, { ...keyed(a), body: whyOf(a) }),
  cancel: (a) => a.call(contract.cancel, { ...keyed(a), body: reasonOf(a) }),
  /** On a page of the campaign; `target` is the applicant's job. */
  invite: (a) =>
    a.call(applications.invite, {
      params: { id: a.params.id ?? '' },
      idempotencyKey: a.idempotencyKey,
      body: { channelId: field(a.form, 'channel'), toHold: shownAmount(a, 'toHold') },
    }),
}

const PLACES: Readonly<Record<string, string>> = {
  message: '#messages',
  readInsight: '#insight',
  review: '#rating',
  reviewAnswer: '#rating',
  reviewReport: '#rating',
}

/** Redirects back to the page, which then confirms the action. */
const backToPage = (name: string, { form, path }: ActionInput): string =>
  pathWithQuery(path, { done: name, of: optional(form, 'target') }) + (PLACES[name] ?? '')

/** The actions of a job's page, for each side. */
export const influencerJobActs = actsWithNext(influencerActs, backToPage)
export const marketerJobActs = actsWithNext(marketerActs, backToPage)

/** After sending a message from the inbox, its conversation stays open. */
export const inboxActs = actsWithNext({ message: sendMessage }, (_, input) =>
  pathWithQuery(input.path, { open: jobIdOf(input) }),
)
