import { MINUTE } from '../src/core/clock.ts'
import { satang, ZERO } from '../src/core/money.ts'
import type { Tx } from '../src/db/types.ts'
import { vatInside } from '../src/features/payouts/rules/limits.ts'
import { heldBy, type JobSplit, type LegPart } from '../src/features/settlement/rules/money.ts'
import { balanceOf } from '../src/ledger/balances.ts'
import type { Entry } from '../src/ledger/entry.ts'
import { hold } from '../src/ledger/holds.ts'
import { buyLot, expireDue } from '../src/ledger/lots.ts'
import { buyPackage, holdUnit, returnUnit } from '../src/ledger/packages.ts'
import { postAll } from '../src/ledger/post.ts'
import { vatReleased, withdrawalPaid, withdrawalRejected, withdrawalRequested } from '../src/ledger/recipes/index.ts'
import { type SettledPart, settleJob } from '../src/ledger/settle.ts'
import { type ChargeRow, packOf, paidCharge } from './charge-rows.ts'
import type { Booking } from './history.ts'
import { actorId } from './job-rows.ts'
import { jobIdOf, type Market } from './market.ts'
import { packageIdOf } from './packages.ts'
import type { PlayedJob, PlayedStep } from './play.ts'
import { withdrawalId } from './withdrawal-rows.ts'

type Of<K extends Booking['kind']> = Extract<Booking, { kind: K }>

/** Ids of a job's holds. */
export interface Held {
  main: string
  cap: string | null
  extras: string[]
}

const SYSTEM = { id: null, role: 'system' } as const

/** Posts the demo's history through the ledger, each booking at its own time. */
export class Books {
  /** The paid charges, in order. */
  readonly charges: ChargeRow[] = []
  private readonly tx: Tx
  private readonly market: Market
  private readonly held = new Map<string, Held>()
  private readonly ends: Date[] = []

  constructor(tx: Tx, market: Market) {
    this.tx = tx
    this.market = market
  }

  /**
   * Posts a whole history and expires the lots that are due by its end. Withdrawals of the same moment, as in a Monday
   * run, are posted together.
   */
  async postAll(history: readonly Booking[]): Promise<void> {
    let together: Of<'withdrawal'>[] = []
    for (const [i, booking] of history.entries()) {
      if (booking.kind !== 'withdrawal') await this.post(booking)
      else {
        together.push(booking)
        const next = history[i + 1]
        if (next?.kind === 'withdrawal' && next.at.getTime() === booking.at.getTime()) continue
        await this.expire(booking.at)
        await postAll(
          this.tx,
          together.map((each) => this.entryOf(each)),
          booking.at,
        )
        together = []
      }
    }
    await this.expire(this.market.today.now)
  }

  private async post(booking: Exclude<Booking, Of<'withdrawal'>>): Promise<void> {
    await this.expire(booking.at)
    switch (booking.kind) {
      case 'purchase':
        return this.buy(booking)
      case 'hold':
        return this.hold(booking)
      case 'extra':
        return this.holdExtra(booking)
      case 'settle':
        return this.settle(booking)
      case 'vat':
        return this.releaseVat(booking)
    }
  }

  /** Expires the lots that ended by `now`, each in the minute after its end, as the sweep does. */
  private async expire(now: Date): Promise<void> {
    for (let end = this.ends[0]; end && end < now; end = this.ends[0]) {
      this.ends.shift()
      await expireDue(this.tx, new Date(end.getTime() + MINUTE))
    }
  }

  private async buy({ purchase, at }: Of<'purchase'>): Promise<void> {
    const marketerId = this.market.people.marketerId(purchase.marketer)
    const charge = paidCharge(this.market, purchase, null)
    const bought = {
      chargeId: charge.id,
      marketerId,
      net: charge.net,
      vat: charge.vat,
      expiresAt: charge.validUntil!,
      actor: SYSTEM,
    }
    if (purchase.kind === 'package') {
      const { key, jobs: units, creatorPay } = packOf(purchase.package)
      await buyPackage(this.tx, { ...bought, packageId: packageIdOf(key), units, creatorPay }, at)
      this.charges.push(charge)
      return
    }
    await buyLot(this.tx, bought, at)
    this.ends.push(charge.validUntil!)
    this.ends.sort((a, b) => a.getTime() - b.getTime())
    this.charges.push({ ...charge, balanceAfter: await balanceOf(this.tx, 'customer_credits', marketerId) })
  }

  private refs({ played, step }: { played: PlayedJob; step: PlayedStep }) {
    const { job, campaign } = played
    const actor = { role: step.act.actor, id: actorId(this.market, played, step.act.actor) }
    const campaignId = this.market.campaigns.get(campaign.key)!.id
    return { jobId: jobIdOf(played), campaignId, marketerId: this.market.people.marketerId(job.marketer), actor }
  }

  private async hold(booking: Of<'hold'>): Promise<void> {
    const { at, leg, cap, played } = booking
    const refs = this.refs(booking)
    const pack = played.job.package
    const main = pack
      ? await holdUnit(this.tx, { ...refs, packageId: packageIdOf(pack) }, at)
      : await hold(this.tx, { ...refs, purpose: 'job', amount: heldBy(leg) }, at)
    const capHold = cap > 0 ? await hold(this.tx, { ...refs, purpose: 'reimbursement', amount: satang(cap) }, at) : null
    this.held.set(played.job.key, { main: main.id, cap: capHold?.id ?? null, extras: [] })
  }

  private async holdExtra(booking: Of<'extra'>): Promise<void> {
    const { at, leg, seq, played } = booking
    const extra = await hold(this.tx, { ...this.refs(booking), purpose: 'extra_round', seq, amount: heldBy(leg) }, at)
    this.held.get(played.job.key)!.extras.push(extra.id)
  }

  private async settle(booking: Of<'settle'>): Promise<void> {
    const { at, played, settlement } = booking
    const { split, kind, manager, referral } = settlement
    const { people, settings } = this.market
    const refs = this.refs(booking)
    if (split.unitReturns) await returnUnit(this.tx, { ...refs, liveDays: settings['package.return_days'] }, at)
    const parts = partsOf(this.held.get(played.job.key)!, played.job.package === null, split)
    if (parts.length === 0) return
    const influencer = people.influencerId(played.job.influencer)
    const payees = split.payees.map(({ role, gross, withheld, vat }) => ({
      owner: role === 'manager' && manager ? people.influencerId(manager.key) : influencer,
      gross,
      tax: withheld,
      vat,
    }))
    const reward = referral && {
      owner: people.influencerId(referral.key),
      gross: referral.gross,
      tax: referral.tax,
      vat: ZERO,
    }
    const liveDays = settings['credits.return_days']
    const more = { parts, payees, liveDays, reimbursedTo: influencer, ...(reward && { referral: reward }) }
    await settleJob(this.tx, kind, { ...refs, ...more }, at)
  }

  private async releaseVat({ at, payment, played }: Of<'vat'>): Promise<void> {
    const { people } = this.market
    const { id: vatInvoiceId, payee, amount } = payment
    const actor = { id: people.operatorId('operator'), role: 'operator' as const }
    const released = { vatInvoiceId, ownerId: people.influencerId(payee), jobId: jobIdOf(played), amount, actor }
    await postAll(this.tx, [vatReleased(released)], at)
  }

  private entryOf({ event }: Of<'withdrawal'>): Entry {
    const { people, settings } = this.market
    const ownerId = people.influencerId(event.influencer)
    const own = { withdrawalId: withdrawalId(this.market, event.key), ownerId, price: event.price }
    if (event.kind === 'withdraw') {
      const actor = event.type === 'manual' ? ({ id: ownerId, role: 'influencer' } as const) : SYSTEM
      return withdrawalRequested({ ...own, actor })
    }
    const answer = { ...own, actor: { id: people.operatorId('operator'), role: 'operator' as const } }
    if (event.kind === 'withdraw_reject') return withdrawalRejected(answer)
    return withdrawalPaid({ ...answer, fee: event.fee, feeVat: vatInside(event.fee, settings) })
  }
}

/** Every hold and unit of a job, with how all of it is settled. */
export function partsOf(held: Held, byCredits: boolean, split: JobSplit): SettledPart[] {
  const [main, ...extras] = split.legs
  const amounts = (leg: LegPart) => ({ pay: leg.creator, fee: leg.fee, returned: leg.back, reimbursement: ZERO })
  const parts: SettledPart[] = []
  if (byCredits) parts.push({ from: 'credits', holdId: held.main, ...amounts(main!) })
  else if (!split.unitReturns) parts.push({ from: 'package', unitId: held.main, ...amounts(main!) })
  for (const [i, leg] of extras.entries()) parts.push({ from: 'credits', holdId: held.extras[i]!, ...amounts(leg) })
  const { paid: reimbursement, back: returned } = split.reimbursement
  if (held.cap) parts.push({ from: 'credits', holdId: held.cap, pay: ZERO, fee: ZERO, returned, reimbursement })
  return parts
}
