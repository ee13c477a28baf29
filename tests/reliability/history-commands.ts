import { newId } from '../../src/core/ids.ts'
import { contract as credits } from '../../src/features/credits/contract.ts'
import { operatorContract as payments } from '../../src/features/credits/operator-contract.ts'
import { contract as jobs } from '../../src/features/jobs/contract.ts'
import { checkPosts } from '../../src/features/jobs/service.ts'
import { contract as payouts } from '../../src/features/payouts/contract.ts'
import type { Caller } from '../../src/service/context.ts'
import { grantStepUp } from '../money-factories.ts'
import { expectSame } from './history-checks.ts'
import { good, type Real, runSweeps } from './history-world.ts'
import {
  bangkokDay,
  buy,
  DAY,
  finish,
  HOUR,
  type Model,
  mayWithdraw,
  refund,
  refundable,
  weekday,
  withdraw,
} from './model.ts'
import {
  ACTS,
  type ActName,
  decide,
  invite,
  isOver,
  type JobModel,
  look,
  mayApply,
  newJob,
  pass,
} from './model-jobs.ts'

type Answer = { status: number; body: { code?: string; data: { id: string } } }

/** One thing that somebody does, or that time does. `expected` is what the model says before it is done. */
export interface Act {
  name: string
  /** False where it makes no sense to ask. */
  makesSense(model: Model): boolean
  /** Done on a copy of the model to foretell the answer, then on the model itself. */
  foretell(model: Model, id: string): boolean
  run(real: Real, model: Model): Promise<Answer>
  /** The sweeps run after it. */
  swept?: boolean
}

const who = (index: number) => (index === 0 ? 'first' : 'second')
const jobOf = (model: Model, index: number): JobModel | null => model.creators[index]!.job
const by = (real: Real, name: ActName, index: number): Caller => {
  if (OPERATORS.includes(name)) return real.lane.operator
  return BRANDS.includes(name) ? real.brand : real.creators[index]!.caller
}
const OPERATORS: readonly ActName[] = ['pass', 'sendBack']
const BRANDS: readonly ActName[] = [
  'chosen',
  'notChosen',
  'approveDraft',
  'rejectDraft',
  'payExtraRound',
  'approveInsight',
  'rejectInsight',
  'cancel',
]

const WHY = { reasonCode: 'off_brief', reason: 'Not as agreed' }
const PROOF = { reasonCode: 'unreadable', reason: 'Not to be read' }

/** The endpoint of an act with what it brings along. */
const CALLS: Record<ActName, readonly [keyof typeof jobs, Record<string, unknown>]> = {
  chosen: ['accept', {}],
  notChosen: ['decline', {}],
  withdraw: ['withdraw', {}],
  accept: ['accept', {}],
  decline: ['decline', {}],
  leave: ['leave', {}],
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

/** Two equal commands at once are one: same key, same answer. */
async function send(twice: boolean, once: (idempotencyKey: string) => Promise<unknown>): Promise<Answer> {
  const key = newId()
  const [first, second] = await Promise.all([once(key), twice ? once(key) : null])
  if (second !== null) expectSame('the same command again', second, first)
  return first as Answer
}

const onJob = (real: Real, name: keyof typeof jobs, as: Caller, id: string, body: unknown, twice = false) =>
  send(twice, (idempotencyKey) => real.lane.app.call(jobs[name], { as, params: { id }, body, idempotencyKey } as never))

/** An act on the job of a creator. A new link is looked at together with it. */
export function actOnJob(index: number, act: ActName, passes: boolean, twice = false): Act {
  return {
    name: `${act}(${who(index)}${act === 'postUrl' && !passes ? ', post missing' : ''}${twice ? ', twice' : ''})`,
    makesSense: (model) => jobOf(model, index) !== null,
    foretell: (model) => {
      const job = jobOf(model, index)!
      if (!ACTS[act](model, job)) return false
      if (act === 'postUrl') look(model, job, passes)
      return true
    },
    run: async (real, model) => {
      const [name, brought] = CALLS[act]
      const body = act === 'insight' ? { ...brought, fileId: real.creators[index]!.evidenceId } : brought
      real.lane.platform.show(real.creators[index]!.externalId, passes)
      const answer = await onJob(real, name, by(real, act, index), jobOf(model, index)!.id, body, twice)
      if (act === 'postUrl' && answer.status === 200) await checkPosts(real.lane.app.app)
      return answer
    },
  }
}

const NEXT = (job: JobModel): ActName | null => {
  if (job.status === 'MATCHED') return 'chosen'
  if (job.status === 'ASSIGN') return 'accept'
  if (job.status === 'WORKING') return job.draft === 'none' || job.draft === 'sent_back' ? 'draft' : 'approveDraft'
  if (job.status === 'READY') return 'postUrl'
  if (job.status === 'INSIGHT') return job.insight === 'review' ? 'approveInsight' : 'insight'
  return null
}

export const apply = (index: number): Act => ({
  name: `apply(${who(index)})`,
  makesSense: () => true,
  foretell: (model, id) => {
    const one = model.creators[index]!
    if (!mayApply(model, one)) return false
    newJob(model, one, id, model.campaign.price)
    return true
  },
  run: (real) => onJob(real, 'apply', real.creators[index]!.caller, real.campaignId, { note: 'Me' }),
})

/** The next act on the way to the pay, from the application on. */
export function goOn(index: number, model: Model): Act | null {
  const job = jobOf(model, index)
  if (job === null || isOver(job)) return apply(index)
  const next = job.disputed ? null : NEXT(job)
  return next && actOnJob(index, next, true)
}

export const inviteTo = (index: number, price: number, twice: boolean): Act => ({
  name: `invite(${who(index)}, ${price}${twice ? ', twice' : ''})`,
  makesSense: () => true,
  foretell: (model, id) => invite(model, model.creators[index]!, price, id),
  run: (real) =>
    onJob(real, 'invite', real.brand, real.campaignId, { channelId: real.creators[index]!.channelId, price }, twice),
})

export const decideFor = (index: number, share: number): Act => ({
  name: `decide(${who(index)}, ${share})`,
  makesSense: (model) => jobOf(model, index)?.disputed === true,
  foretell: (model) => decide(model, jobOf(model, index)!, share),
  run: (real, model) =>
    onJob(real, 'decide', real.lane.operator, jobOf(model, index)!.id, {
      creatorShareBps: share,
      reason: 'So decided',
    }),
})

/** A top-up by QR: the payer pays, the webhook comes twice. */
export const buyCredits = (net: number): Act => ({
  name: `buy(${net})`,
  makesSense: () => true,
  foretell: (model, id) => {
    buy(model, id, net)
    return true
  },
  run: async ({ lane, brand }, model) => {
    // Two lots of one instant would end together: which is spent first would then be chance.
    lane.app.clock.advance(1_000)
    model.now += 1_000
    const body = { amount: net, method: 'promptpay' as const }
    const started = await send(true, (idempotencyKey) =>
      lane.app.call(credits.createCharge, { as: brand, body, idempotencyKey }),
    )
    const charge = good(started) as unknown as { id: string; reference: string }
    const event = { id: `evt_${charge.id}`, key: 'charge.complete', chargeId: lane.bank.pay(charge.reference) }
    const hook = { params: { provider: 'memory' }, rawBody: JSON.stringify(event) }
    await Promise.all([lane.app.call(credits.webhook, hook), lane.app.call(credits.webhook, hook)])
    return started
  },
})

const lastCharge = (model: Model) => model.charges.at(-1)!

/** `percent` of what is unspent of the last charge goes back to the payer; above 100 it must be refused. */
export const refundLast = (percent: number): Act => {
  const amount = (model: Model) => Math.floor((refundable(model, lastCharge(model)) * percent) / 100)
  return {
    name: `refund(${percent} %)`,
    makesSense: (model) => model.charges.length > 0 && amount(model) > 0,
    foretell: (model) => {
      if (percent > 100) return false
      refund(model, lastCharge(model), amount(model))
      return true
    },
    run: async ({ lane }, model) => {
      const body = { amount: amount(model), reason: 'Asked for by the brand' }
      const input = { as: lane.operator, params: { id: lastCharge(model).id }, body }
      return send(false, (idempotencyKey) => lane.app.call(payments.refund, { ...input, idempotencyKey }))
    },
    swept: true,
  }
}

/** A creator takes out `percent` of the balance, at least what is allowed; without a code it must be refused. */
export const takeOut = (index: number, percent: number, withCode: boolean): Act => {
  const price = (model: Model) => Math.floor((model.creators[index]!.available * percent) / 100)
  return {
    name: `take out(${who(index)}, ${percent} %${withCode ? '' : ', no code'})`,
    makesSense: (model) => price(model) > 0,
    foretell: (model, id) => {
      const one = model.creators[index]!
      const asked = price(model)
      if (!withCode || !mayWithdraw(one, asked)) return false
      withdraw(one, id, asked)
      return true
    },
    run: async ({ lane, creators }, model) => {
      const as = creators[index]!.caller
      const { app } = lane
      if (withCode) await grantStepUp(app.db, as.accountId, 'withdrawal', app.clock.now())
      const input = { as, params: { uuid: as.accountId }, body: { price: price(model) } }
      const answer = await send(true, (idempotencyKey) => app.call(payouts.withdraw, { ...input, idempotencyKey }))
      // A code that a refusal gave back would serve the next attempt; it has ended by then.
      app.clock.advance(660_000)
      model.now += 660_000
      return answer
    },
  }
}

const END_BODY = {
  complete: { transferRef: 'TR1' },
  reject: { reason: 'Refused by the bank' },
  returned: { reason: 'Sent back by the bank' },
}

/** An operator marks the newest withdrawal. */
export const endWithdrawal = (index: number, how: keyof typeof END_BODY, twice: boolean): Act => ({
  name: `${how}(${who(index)}${twice ? ', twice' : ''})`,
  makesSense: (model) => model.creators[index]!.withdrawals.length > 0,
  foretell: (model) => {
    const one = model.creators[index]!
    return finish(model, one, one.withdrawals.at(-1)!, how)
  },
  run: ({ lane }, model) => {
    const params = { id: model.creators[index]!.withdrawals.at(-1)!.id }
    return send(twice, (idempotencyKey) =>
      lane.app.call(payouts[how], { as: lane.operator, params, body: END_BODY[how], idempotencyKey } as never),
    )
  },
})

const WAITS = { no: 0, hour: HOUR, days: 73 * HOUR, week: 8 * DAY, month: 31 * DAY, monday: 0 }
export type Wait = keyof typeof WAITS

const waitOf = (model: Model, wait: Wait): number =>
  wait === 'monday'
    ? (((8 - weekday(model.now)) % 7 || 7) + bangkokDay(model.now)) * DAY - model.now + HOUR
    : WAITS[wait]

/** Time passes and the sweeps run. */
export async function letPass(real: Real, model: Model, wait: Wait): Promise<void> {
  const ms = waitOf(model, wait)
  real.lane.app.clock.advance(ms)
  await runSweeps(real.lane)
  const taken = pass(model, ms)
  for (const one of taken) {
    const as = real.creators[model.creators.indexOf(one)]!.caller
    const listed = await real.lane.app.call(payouts.withdrawals, { as, params: { uuid: as.accountId }, query: {} })
    one.withdrawals.at(-1)!.id = good(listed)[0]!.id
  }
}
