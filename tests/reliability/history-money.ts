import { dayOf } from '../../src/core/calendar.ts'
import { type ChargeView, contract as credits } from '../../src/features/credits/contract.ts'
import { operatorContract as payments } from '../../src/features/credits/payments/contract.ts'
import { contract as payouts } from '../../src/features/payouts/contract.ts'
import { contract as vatInvoices } from '../../src/features/vat-invoices/contract.ts'
import { balanceOf } from '../../src/ledger/balances.ts'
import { grantStepUp, returnTransfer } from '../money-factories.ts'
import { type Act, send, who } from './history-commands.ts'
import { sellUnits } from './history-package.ts'
import { expectPaid, expectRequested, purchaseShown } from './history-previews.ts'
import { applySettings, good, type Real, runSweeps } from './history-world.ts'
import {
  bangkokDay,
  buy,
  buyUnits,
  type Charge,
  chargeBack,
  DAY,
  decideVat,
  finish,
  HOUR,
  type Model,
  mayWithdraw,
  refund,
  refundable,
  sendVat,
  weekday,
  withdraw,
} from './model.ts'
import { pass } from './model-jobs.ts'
import { SETTINGS } from './model-settings.ts'

interface Purchase {
  net: number
  /** The brand withholds tax. */
  withholds?: boolean
  /** Every command is sent twice. */
  twice?: boolean
}

/**
 * A top-up by QR: the payer pays and the webhook arrives, each twice with `twice`. With `twice` there is also a quotation
 * first.
 */
export const buyCredits = ({ net, withholds = false, twice = false }: Purchase): Act => ({
  name: `buy(${net}${withholds ? ', less tax' : ''}${twice ? ', twice' : ''})`,
  isPossible: () => true,
  predict: (model, id) => {
    buy(model, id, net, withholds)
    return true
  },
  run: async (real, model) => {
    const { lane, marketer } = real
    // Two lots with the same time would expire together, and the order in which they are spent would be random.
    lane.app.clock.advance(1_000)
    model.now += 1_000
    const checkShown = await purchaseShown(real, { amount: net, withholds, quoted: twice })
    const body = { amount: net, method: 'promptpay' as const, ...(withholds && { withhold: true }) }
    const started = await send(twice, (idempotencyKey) =>
      lane.app.call(credits.createCharge, { as: marketer, body, idempotencyKey }),
    )
    const charge = good(started) as unknown as ChargeView
    const event = { id: `evt_${charge.id}`, key: 'charge.complete', chargeId: lane.bank.pay(charge.reference) }
    const hook = { params: { provider: 'memory' }, rawBody: JSON.stringify(event) }
    await Promise.all([lane.app.call(credits.webhook, hook), twice && lane.app.call(credits.webhook, hook)])
    await checkShown(charge)
    return started
  },
})

/** Buys this history's package once, because units of two purchases could expire at the same time. */
export const buyPackageUnits: Act = {
  name: 'buyUnits',
  isPossible: ({ campaign, units }) => campaign.offer !== null && units.length === 0,
  predict: (model, id) => {
    buyUnits(model, id, model.campaign.offer!)
    return true
  },
  run: (real, model) => {
    real.lane.app.clock.advance(1_000)
    model.now += 1_000
    return sellUnits(real, model)
  },
}

const chargeAt = ({ charges }: Model, which: number): Charge => charges[which % charges.length]!

/** Refunds `percent` of the unspent part of a charge; above 100 it must be refused. */
export const refundOf = (which: number, percent: number): Act => {
  const amount = (model: Model) => Math.floor((refundable(model, chargeAt(model, which)) * percent) / 100)
  return {
    name: `refund(${which}, ${percent} %)`,
    isPossible: (model) => model.charges.length > 0 && amount(model) > 0,
    predict: (model) => {
      // A charge that the bank took back cannot be refunded too.
      if (percent > 100 || chargeAt(model, which).chargedBack) return false
      refund(model, chargeAt(model, which), amount(model))
      return true
    },
    run: async ({ lane }, model) => {
      const body = { amount: amount(model), reason: 'Asked for by the brand' }
      const input = { as: lane.operator, params: { id: chargeAt(model, which).id }, body }
      return send(false, (idempotencyKey) => lane.app.call(payments.refund, { ...input, idempotencyKey }))
    },
    swept: true,
  }
}

/** The payer disputes a charge at the bank; the brand pays the resulting debt and continues. */
export const chargebackOf = (which: number): Act => ({
  name: `chargeback(${which})`,
  isPossible: (model) => model.charges.length > 0,
  predict: (model) => chargeBack(model, chargeAt(model, which)),
  run: async ({ lane, marketer }, model) => {
    const { app, operator: as } = lane
    const params = { id: chargeAt(model, which).id }
    const body = { reason: 'The bank took it back' }
    const taken = await send(false, (idempotencyKey) =>
      app.call(payments.chargeback, { as, params, body, idempotencyKey }),
    )
    if (taken.status !== 200 || (await balanceOf(app.db, 'receivable_brand', marketer.accountId)) === 0) return taken
    const settled = { ...body, outcome: 'settled' as const, bankRef: `DEBT-${params.id}` }
    await send(false, async (idempotencyKey) => {
      const answer = await app.call(payments.receivable, { as, params, body: settled, idempotencyKey })
      good(answer)
      return answer
    })
    return taken
  },
})

/** Whether the documents of a withdrawal's fee may still have to be issued. */
const hasOpenFee = ({ influencers }: Model): boolean =>
  influencers.some(({ withdrawals }) => withdrawals.some(({ fee, status }) => fee > 0 && status !== 'Rejected'))

/**
 * An operator changes rates and deadlines; running jobs keep theirs. The product looks up the VAT of a withdrawal fee by
 * date, and the change also applies to the past, so the VAT rate changes only when no fee document is still to come.
 */
export const changeSettings = (to: number): Act => ({
  name: `settings(${to})`,
  isPossible: (model) =>
    model.settings !== SETTINGS[to] && (model.settings.vatBps === SETTINGS[to]!.vatBps || !hasOpenFee(model)),
  predict: (model) => {
    model.settings = SETTINGS[to]!
    return true
  },
  run: async ({ lane }) => {
    await applySettings(lane.app, SETTINGS[to]!)
    return { status: 200, body: { data: { id: '' } } }
  },
})

/** A creator withdraws `percent` of the balance, at least the minimum. Without a code it must be refused. */
export const withdrawPercent = (index: number, percent: number, withCode: boolean): Act => {
  const price = (model: Model) => Math.floor((model.influencers[index]!.available * percent) / 100)
  return {
    name: `take out(${who(index)}, ${percent} %${withCode ? '' : ', no code'})`,
    isPossible: (model) => price(model) > 0,
    predict: (model, id) => {
      const one = model.influencers[index]!
      const requestedPrice = price(model)
      if (!withCode || !mayWithdraw(one, requestedPrice)) return false
      withdraw(model, one, id, requestedPrice)
      return true
    },
    run: async (real, model) => {
      const as = real.influencers[index]!.caller
      const { app } = real.lane
      if (withCode) await grantStepUp(app.db, as.accountId, 'withdrawal', app.clock.now())
      const input = { as, params: { uuid: as.accountId }, body: { price: price(model) } }
      const review = await app.call(payouts.reviewWithdrawal, input)
      const answer = await send(true, (idempotencyKey) => app.call(payouts.withdraw, { ...input, idempotencyKey }))
      if (answer.status === 200) {
        const { id } = answer.body.data
        await expectRequested(real, as.accountId, id, good(review))
        real.reviews.set(id, good(review))
      }
      // A code that a refusal gave back would be valid for the next attempt, so the clock moves past its expiry.
      app.clock.advance(660_000)
      model.now += 660_000
      return answer
    },
  }
}

const END_BODY = {
  complete: { transferRef: 'TR1' },
  reject: { reason: 'Refused by the bank' },
}

/** An operator records the result of the newest withdrawal. */
export const endWithdrawal = (index: number, how: keyof typeof END_BODY | 'returned', twice: boolean): Act => ({
  name: `${how}(${who(index)}${twice ? ', twice' : ''})`,
  isPossible: (model) => model.influencers[index]!.withdrawals.length > 0,
  predict: (model) => {
    const one = model.influencers[index]!
    return finish(model, one, one.withdrawals.at(-1)!, how)
  },
  run: async (real, model) => {
    const { app, operator: as } = real.lane
    const { id } = model.influencers[index]!.withdrawals.at(-1)!
    if (how === 'returned') return returnTransfer(app, as, id)
    const answer = await send(twice, (idempotencyKey) =>
      app.call(payouts[how], { as, params: { id }, body: END_BODY[how], idempotencyKey } as never),
    )
    const review = real.reviews.get(id)
    if (review && how === 'complete' && answer.status === 200) await expectPaid(real, id, review)
    return answer
  },
})

/** The oldest tax invoice in one of the states. Those with the same time are distinguished by their amount. */
async function oldestVat(real: Real, model: Model, index: number, view: 'todo' | 'review'): Promise<string> {
  const { caller: as } = real.influencers[index]!
  const states = view === 'todo' ? ['waiting', 'rejected'] : ['in_progress']
  const { amount } = model.influencers[index]!.vat.find(({ status }) => states.includes(status))!
  const params = { uuid: as.accountId }
  const found = good(await real.lane.app.call(vatInvoices.list, { as, params, query: { view, limit: 100 } }))
  return found.findLast((invoice) => invoice.amount === amount)!.id
}

/** A creator sends the oldest missing tax invoice. */
export const sendTaxInvoice = (index: number): Act => ({
  name: `sendVat(${who(index)})`,
  isPossible: (model) =>
    model.influencers[index]!.vat.some(({ status }) => status === 'waiting' || status === 'rejected'),
  predict: (model) => sendVat(model.influencers[index]!),
  run: async (real, model) => {
    const { caller: as, vatFileId: fileId } = real.influencers[index]!
    const id = await oldestVat(real, model, index, 'todo')
    const issuedOn = dayOf(real.lane.app.clock.now())
    const params = { uuid: as.accountId, id }
    return real.lane.app.call(vatInvoices.send, { as, params, body: { number: id, issuedOn, fileId } })
  },
})

/** An operator approves the oldest tax invoice in review, or rejects it. */
export const decideTaxInvoice = (index: number, approved: boolean, twice: boolean): Act => ({
  name: `${approved ? 'approve' : 'reject'}Vat(${who(index)}${twice ? ', twice' : ''})`,
  isPossible: (model) => model.influencers[index]!.vat.some(({ status }) => status === 'in_progress'),
  predict: (model) => decideVat(model, model.influencers[index]!, approved),
  run: async (real, model) => {
    const { app, operator: as } = real.lane
    const params = { id: await oldestVat(real, model, index, 'review') }
    const { version } = good(await app.call(vatInvoices.review, { as, params }))
    const reject = () => app.call(vatInvoices.reject, { as, params, body: { version, reasonCode: 'amount' } })
    return send(twice, (idempotencyKey) =>
      approved ? app.call(vatInvoices.approve, { as, params, body: { version }, idempotencyKey }) : reject(),
    )
  },
})

/** The next result of the newest withdrawal: transferred or rejected; a transferred one may be returned. */
export function endNext(index: number, fails: boolean, model: Model): Act | null {
  const status = model.influencers[index]!.withdrawals.at(-1)?.status
  if (status === 'Pending') return endWithdrawal(index, fails ? 'reject' : 'complete', false)
  return status === 'TransferComplete' ? endWithdrawal(index, 'returned', false) : null
}

const WAITS = { no: 0, hour: HOUR, days: 73 * HOUR, week: 8 * DAY, month: 31 * DAY, monday: 0 }
export type Wait = keyof typeof WAITS

const waitOf = (model: Model, wait: Wait): number =>
  wait === 'monday'
    ? (((8 - weekday(model.now)) % 7 || 7) + bangkokDay(model.now)) * DAY - model.now + HOUR
    : WAITS[wait]

/** Time passes and the sweeps run. */
export async function advanceTime(real: Real, model: Model, wait: Wait): Promise<void> {
  const ms = waitOf(model, wait)
  real.lane.app.clock.advance(ms)
  await runSweeps(real.lane)
  const taken = pass(model, ms)
  for (const one of taken) {
    const as = real.influencers[model.influencers.indexOf(one)]!.caller
    const listed = await real.lane.app.call(payouts.withdrawals, { as, params: { uuid: as.accountId }, query: {} })
    one.withdrawals.at(-1)!.id = good(listed)[0]!.id
  }
}
