import { newId } from '../../src/core/ids.ts'
import { checkPosts } from '../../src/features/deliverables/service.ts'
import { contract as search } from '../../src/features/influencer-search/contract.ts'
import type { Caller } from '../../src/platform/context.ts'
import { jobContract as jobs } from '../jobs-world.ts'
import { expectSame } from './history-checks.ts'
import {
  type Check,
  cancelShown,
  decisionShown,
  expectHeld,
  holdShown,
  payShown,
  roundShown,
} from './history-previews.ts'
import { good, type Real } from './history-world.ts'
import type { Influencer, Model } from './model.ts'
import { part } from './model-credits.ts'
import {
  ACTS,
  type ActName,
  checkPost,
  counterOf,
  decide,
  inCredits,
  invite,
  isOver,
  type JobModel,
  mayApply,
  newJob,
  receiptOf,
  requestedOf,
} from './model-jobs.ts'

type Answer = { status: number; body: { code?: string; data: { id: string } } }

/** An action of a person or of time. `expected` is the model's result, computed before the action runs. */
export interface Act {
  name: string
  /** False if the action is impossible or pointless in this state. */
  isPossible(model: Model): boolean
  /** Applies the action to the model; called first on a copy to predict the result. Returns whether it is allowed. */
  predict(model: Model, id: string): boolean
  run(real: Real, model: Model): Promise<Answer>
  /** Whether the sweeps run after it. */
  swept?: boolean
}

export const who = (index: number) => (index === 0 ? 'first' : 'second')
const jobOf = (model: Model, index: number): JobModel | null => model.influencers[index]!.job
const by = (real: Real, name: ActName, index: number): Caller => {
  if (OPERATORS.includes(name)) return real.lane.operator
  return MARKETERS.includes(name) ? real.marketer : real.influencers[index]!.caller
}
const OPERATORS: readonly ActName[] = ['pass', 'sendBack']
const MARKETERS: readonly ActName[] = [
  'chosen',
  'notChosen',
  'agree',
  'counter',
  'declineOffer',
  'approveReceipt',
  'rejectReceipt',
  'approveDraft',
  'rejectDraft',
  'payExtraRound',
  'approveInsight',
  'rejectInsight',
  'cancel',
]

const WHY = { reasonCode: 'off_brief', reason: 'Not as agreed' }
const PROOF = { reasonCode: 'unreadable', reason: 'Not to be read' }

/** The endpoint of an action with its request body. */
const CALLS: Record<ActName, readonly [keyof typeof jobs, Record<string, unknown>]> = {
  chosen: ['accept', {}],
  notChosen: ['decline', {}],
  withdraw: ['withdraw', {}],
  ask: ['counterOffer', {}],
  agree: ['accept', {}],
  counter: ['counterOffer', {}],
  declineOffer: ['declineOffer', {}],
  accept: ['accept', {}],
  decline: ['decline', {}],
  leave: ['leave', {}],
  receipt: ['receipt', {}],
  approveReceipt: ['approveReceipt', {}],
  rejectReceipt: ['rejectReceipt', PROOF],
  draft: ['draft', { url: 'https://drive.example/draft.mp4' }],
  approveDraft: ['approveDraft', {}],
  rejectDraft: ['rejectDraft', WHY],
  payExtraRound: ['payExtraRound', {}],
  postUrl: ['postUrl', { url: 'https://www.instagram.com/reel/C1aB2cD3eF/' }],
  insight: ['insight', { reach: 900, views: 1_200 }],
  approveInsight: ['approveInsight', {}],
  rejectInsight: ['rejectInsight', PROOF],
  cancel: ['cancel', {}],
  dispute: ['dispute', { reason: 'We do not agree' }],
  pass: ['pass', { reason: 'Looked at' }],
  sendBack: ['sendBack', { reason: 'Once more' }],
}

/** Sends a command, with `twice` two identical ones in parallel, which must count as one: same key, same response. */
export async function send(twice: boolean, once: (idempotencyKey: string) => Promise<unknown>): Promise<Answer> {
  const key = newId()
  const [first, second] = await Promise.all([once(key), twice ? once(key) : null])
  if (second !== null) expectSame('the same command again', second, first)
  return first as Answer
}

const onJob = (real: Real, name: keyof typeof jobs, as: Caller, id: string, body: unknown, twice = false) =>
  send(twice, (idempotencyKey) => real.lane.app.call(jobs[name], { as, params: { id }, body, idempotencyKey } as never))

/** The price of a negotiation, or the amount that the side has seen. */
function pricesOf(act: ActName, model: Model, job: JobModel): Record<string, number> {
  if (act === 'ask') return { price: requestedOf(model, job) }
  if (act === 'counter') return { price: Math.max(1, counterOf(job)) }
  if (act === 'accept' && job.status === 'ASSIGN') return { price: job.price }
  if (act !== 'agree') return {}
  return {
    toHold: job.requested === 0 ? 1 : job.requested + part(job.requested, job.terms.feeBps) + (model.campaign.cap ?? 0),
  }
}

/** The page contents before an action that show how much money it will move. */
const SHOWN: Partial<Record<ActName, (real: Real, id: string, index: number) => Promise<Check>>> = {
  chosen: holdShown,
  agree: holdShown,
  payExtraRound: roundShown,
  approveInsight: (real, id, index) => payShown(real, real.influencers[index]!.caller, id),
  cancel: cancelShown,
}

/** An action on a creator's job. A new link is checked together with it. */
export function actOnJob(index: number, act: ActName, passes: boolean, twice = false): Act {
  return {
    name: `${act}(${who(index)}${act === 'postUrl' && !passes ? ', post missing' : ''}${twice ? ', twice' : ''})`,
    // The model supports a counter-offer to an invitation, but not by an applicant.
    isPossible: (model) =>
      jobOf(model, index) !== null && !(act === 'ask' && jobOf(model, index)!.status === 'MATCHED'),
    predict: (model) => {
      const job = jobOf(model, index)!
      if (!ACTS[act](model, job)) return false
      if (act === 'postUrl') checkPost(model, job, passes)
      return true
    },
    run: async (real, model) => {
      const [name, brought] = CALLS[act]
      const { evidenceId, receiptId } = real.influencers[index]!
      const body = {
        ...brought,
        ...(act === 'insight' && { fileId: evidenceId }),
        ...pricesOf(act, model, jobOf(model, index)!),
        ...(act === 'receipt' && { fileId: receiptId, amount: receiptOf(model) }),
      }
      const { id } = jobOf(model, index)!
      real.lane.platform.show(real.influencers[index]!.externalId, passes)
      const checkShown = await SHOWN[act]?.(real, id, index)
      const answer = await onJob(real, name, by(real, act, index), id, body, twice)
      if (answer.status === 200) await checkShown?.()
      if (act === 'postUrl' && answer.status === 200) await checkPosts(real.lane.app.app)
      return answer
    },
  }
}

/** The answer to an invitation: the creator asks for another price, and a strict brand answers with its own. */
function nextAnswer(job: JobModel, strict: boolean): ActName {
  if (job.offer === 'requested') return strict ? 'counter' : 'agree'
  return job.invited && job.offer === 'none' && inCredits(job) ? 'ask' : 'accept'
}

/** The next action of a job: a strict brand sends back what it can, and pays for another round. */
const nextAct = (job: JobModel, strict: boolean): ActName | null => {
  if (job.status === 'MATCHED') return 'chosen'
  if (job.status === 'ASSIGN') return nextAnswer(job, strict)
  if (job.status === 'IN_PROGRESS') return nextReceipt(job, strict)
  if (job.status === 'WORKING') return nextInWork(job, strict)
  if (job.status === 'READY') return 'postUrl'
  if (job.status === 'INSIGHT') {
    if (job.insight !== 'review') return 'insight'
    return strict && job.refusals < job.terms.insightRefusals ? 'rejectInsight' : 'approveInsight'
  }
  return null
}

export const apply = (index: number): Act => ({
  name: `apply(${who(index)})`,
  isPossible: () => true,
  predict: (model, id) => {
    const one = model.influencers[index]!
    if (!mayApply(model, one)) return false
    newJob(model, one, id, model.campaign.price)
    return true
  },
  run: (real) => onJob(real, 'apply', real.influencers[index]!.caller, real.campaignId, { note: 'Me' }),
})

function nextReceipt({ receipt, receiptRefusals, terms }: JobModel, strict: boolean): ActName {
  if (receipt !== 'review') return 'receipt'
  return strict && receiptRefusals < terms.refusals ? 'rejectReceipt' : 'approveReceipt'
}

function nextInWork({ draft }: JobModel, strict: boolean): ActName {
  if (draft === 'none' || draft === 'sent_back') return 'draft'
  if (draft === 'choice') return 'payExtraRound'
  return strict ? 'rejectDraft' : 'approveDraft'
}

/** The next action towards payment. A strict brand invites; others wait for applications. */
export function advanceJob(index: number, strict: boolean, model: Model): Act | null {
  const job = jobOf(model, index)
  if (job === null || isOver(job)) return strict ? inviteTo(index, model.campaign.price, false) : apply(index)
  const next = job.disputed ? null : nextAct(job, strict)
  if (strict && next === 'chosen') return acceptSeveral(false)
  return next && actOnJob(index, next, true)
}

/** What an invitation would put on hold; null if the page offers none. */
async function readOffer({ lane, marketer, influencers, campaignId }: Real, index: number, price: number) {
  const { caller, channelId: channel } = influencers[index]!
  const params = { id: caller.accountId, campaignId }
  const offer = await lane.app.call(search.offer, { as: marketer, params, query: { channel, price } })
  return offer.status === 200 && offer.body.data.campaign.standing === null ? offer.body.data : null
}

export const inviteTo = (index: number, price: number, twice: boolean): Act => ({
  name: `invite(${who(index)}, ${price}${twice ? ', twice' : ''})`,
  isPossible: () => true,
  predict: (model, id) => invite(model, model.influencers[index]!, price, id),
  run: async (real) => {
    const offer = await readOffer(real, index, price)
    const body = { channelId: real.influencers[index]!.channelId, price, ...(offer && { toHold: offer.toHold }) }
    const answer = await onJob(real, 'invite', real.marketer, real.campaignId, body, twice)
    if (offer && answer.status === 200) {
      const units = offer.units === null ? 0 : 1
      await expectHeld(real, [answer.body.data.id], { credits: offer.toHold, units })
    }
    return answer
  },
})

/** What several people need together, as the page shows it: their holds, the sum, and the remaining credits. */
interface ShownTogether {
  data: readonly { toHold: number | null }[]
  sum: { people: number; toHold: number; units: number }
  available: number
}

/** Throws if the holds of the jobs differ from what was shown. */
async function expectHeldTogether(
  real: Real,
  ids: readonly string[],
  { data, sum, available }: ShownTogether,
  answer: object,
) {
  const [credits, units] = [data.reduce((total, { toHold }) => total + (toHold ?? 0), 0), sum.units]
  expectSame('sum of several', sum, { people: ids.length, toHold: credits, units })
  const { held, heldUnits, available: left } = answer as { held: number; heldUnits: number; available: number }
  expectSame(
    'several as shown',
    { held, heldUnits, left },
    { held: credits, heldUnits: units, left: available - credits },
  )
  await expectHeld(real, ids, { credits, units })
}

/** Pending applicants, in the order in which a bulk accept processes them. */
const waitingJobs = ({ influencers }: Model): JobModel[] =>
  influencers.flatMap(({ job }) => (job?.status === 'MATCHED' ? [job] : [])).toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** The brand accepts all pending applicants: all or nobody. */
export const acceptSeveral = (twice: boolean): Act => ({
  name: `acceptSeveral${twice ? '(twice)' : ''}`,
  isPossible: (model) => waitingJobs(model).length > 0,
  predict: (model) => waitingJobs(model).every((job) => ACTS.chosen(model, job)),
  run: async (real, model) => {
    const ids = waitingJobs(model).map(({ id }) => id)
    const input = { as: real.marketer, params: { id: real.campaignId } }
    const shown = await real.lane.app.call(jobs.selected, { ...input, query: { jobs: ids.join() } })
    const applicants = good(shown).map(({ id, toHold }) => ({ id, toHold: toHold ?? 0 }))
    const answer = await send(twice, (idempotencyKey) =>
      real.lane.app.call(jobs.acceptSeveral, { ...input, body: { applicants }, idempotencyKey }),
    )
    if (answer.status === 200) await expectHeldTogether(real, ids, shown.body, answer.body.data)
    return answer
  },
})

/** Creators without a job in the campaign, in the order in which they are invited. */
const newcomers = ({ influencers }: Model): Influencer[] =>
  influencers.filter(({ job }) => job === null).toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))

/** The brand invites them all at the campaign's pay: all or nobody. Returns the job ids, separated by spaces. */
export const inviteSeveral = (twice: boolean): Act => ({
  name: `inviteSeveral${twice ? '(twice)' : ''}`,
  isPossible: (model) => newcomers(model).length > 0,
  predict: (model, ids) =>
    newcomers(model).every((one, i) => invite(model, one, model.campaign.price, ids.split(' ')[i] ?? ids)),
  run: async (real, model) => {
    const people = newcomers(model).map(({ accountId }) => accountId)
    const channels = real.influencers.flatMap(({ caller, channelId }) =>
      people.includes(caller.accountId) ? channelId : [],
    )
    const input = { as: real.marketer, params: { id: real.campaignId } }
    const shown = await real.lane.app.call(search.offers, { ...input, query: { channels: channels.join() } })
    const invitations = good(shown).map(({ channelId, toHold }) => ({ channelId, toHold }))
    const answer = await send(twice, (idempotencyKey) =>
      real.lane.app.call(jobs.inviteSeveral, { ...input, body: { invitations }, idempotencyKey }),
    )
    if (answer.status !== 200) return answer
    const { jobs: made } = answer.body.data as unknown as { jobs: { id: string }[] }
    const ids = made.map(({ id }) => id)
    await expectHeldTogether(real, ids, shown.body, answer.body.data)
    return { ...answer, body: { data: { id: ids.join(' ') } } }
  },
})

export const decideFor = (index: number, share: number, reimburses = false): Act => ({
  name: `decide(${who(index)}, ${share}${reimburses ? ', reimbursed' : ''})`,
  isPossible: (model) => jobOf(model, index)?.disputed === true,
  predict: (model) => decide(model, jobOf(model, index)!, share, reimburses),
  run: async (real, model) => {
    const { id } = jobOf(model, index)!
    const checkShown = await decisionShown(real, id, share)
    const body = { creatorShareBps: share, reason: 'So decided', payReimbursement: reimburses }
    const answer = await onJob(real, 'decide', real.lane.operator, id, body)
    if (answer.status === 200) await checkShown()
    return answer
  },
})
