import { type Satang, satang, share } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import { TIERS, type Tier } from '../../../core/vocabulary.ts'

export interface Sold {
  units: number
  price: number
  creatorPay: number
}

export interface Figures {
  price: Satang
  vatBps: number
  vat: Satang
  total: Satang
  unitPrice: Satang
  creatorPay: Satang
  fee: Satang
}

/**
 * What a package costs, satang. The value of one job (the creator's pay and the fee) is price ÷ units, rounded down as
 * in the ledger; the last job gets the remainder. VAT is added to the whole price.
 */
export function figuresOf(sold: Sold, settings: Settings): Figures {
  const price = satang(sold.price)
  const unitPrice = satang(sold.units > 0 ? Math.floor(sold.price / sold.units) : 0)
  const vatBps = settings['vat.bps']
  const vat = share(price, vatBps)
  const creatorPay = satang(Math.min(sold.creatorPay, unitPrice))
  const fee = satang(unitPrice - creatorPay)
  return { price, vatBps, vat, total: satang(price + vat), unitPrice, creatorPay, fee }
}

/**
 * Follower range of a package's creators: its own range, or its tier's range. `to` is null if there is no upper limit.
 */
export function followersOf(
  { tier, followers }: { tier: Tier; followers?: { from: number; to: number } },
  settings: Settings,
): { from: number; to: number | null } {
  if (followers && (followers.from > 0 || followers.to > 0))
    return { from: followers.from, to: followers.to > followers.from ? followers.to : null }
  const starts = settings['channel.tiers']
  const next = TIERS[TIERS.indexOf(tier) + 1]
  return { from: starts[tier], to: next === undefined ? null : starts[next] }
}

/** The rules of packages and of jobs paid with them, from the settings. */
export function termsOf(settings: Settings) {
  const refund = settings['job.refund_bps']
  return {
    answerHours: settings['job.answer_hours'],
    draftReviewHours: settings['job.draft_review_hours'],
    revisions: settings['job.rejections_included'],
    extraRoundBps: settings['job.extra_round_bps'],
    linkHours: settings['job.link_hours'],
    lateHours: settings['job.late_hours'],
    returnDays: settings['package.return_days'],
    feeBps: settings['fee.marketer_bps'],
    vatBps: settings['vat.bps'],
    lifeMonths: settings['package.life_months'],
    creditMonths: settings['credits.life_months'],
    refunds: {
      beforeWork: refund.before_work,
      working: refund.working,
      draftSent: refund.draft_sent,
      ready: refund.ready,
      posted: refund.posted,
    },
  }
}
