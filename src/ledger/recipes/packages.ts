import type { Satang } from '../../core/money.ts'
import { account } from '../account.ts'
import { type Entry, entryOf, move, type Origin } from '../entry.ts'
import { type PaidFrom, type WithheldRefund, withheldBack, withheldPart } from './credits.ts'

const free = (marketerId: string) => account('package_liability', marketerId)
const held = (marketerId: string) => account('package_held', marketerId)

/** A paid charge becomes package jobs. */
export const packagePurchased = (
  p: Origin & {
    chargeId: string
    marketerId: string
    net: Satang
    vat: Satang
    paidFrom?: PaidFrom
    withheld?: Satang
  },
): Entry =>
  entryOf(
    'package_purchased',
    `charge:${p.chargeId}:package`,
    p,
    { chargeId: p.chargeId },
    move(account(p.paidFrom ?? 'bank_clearing'), free(p.marketerId), p.net),
    move(account(p.paidFrom ?? 'bank_clearing'), account('output_vat'), p.vat),
    withheldPart(p),
  )

/** Package jobs given by an operator, without money. */
export const packageGranted = (g: Origin & { grantId: string; marketerId: string; value: Satang }): Entry =>
  entryOf(
    'package_granted',
    `grant:${g.grantId}:package`,
    { ...g, memo: { ...g.memo, lotId: g.grantId } },
    {},
    move(account('promotion_expense'), free(g.marketerId), g.value),
  )

export interface UnitOfJob extends Origin {
  jobId: string
  campaignId?: string
  marketerId: string
  value: Satang
  /** 1 for the job's first unit; increases each time a job takes another unit after returning one. */
  seq?: number
}

const jobRefs = (u: UnitOfJob) => ({ jobId: u.jobId, ...(u.campaignId && { campaignId: u.campaignId }) })

/** One job of a package is put on hold. `jobCompleted` or `jobCancelled` uses it, with a part from `package`. */
export const packageUnitHeld = (u: UnitOfJob): Entry =>
  entryOf(
    'package_unit_held',
    `job:${u.jobId}:unit:${u.seq ?? 1}:held`,
    u,
    jobRefs(u),
    move(free(u.marketerId), held(u.marketerId), u.value),
  )

/** A cancel with a refund of 100 %: the unit itself is returned. */
export const packageUnitReturned = (u: UnitOfJob): Entry =>
  entryOf(
    'package_unit_returned',
    `job:${u.jobId}:unit:${u.seq ?? 1}:returned`,
    u,
    jobRefs(u),
    move(held(u.marketerId), free(u.marketerId), u.value),
  )

export const packageUnitExpired = (u: Origin & { unitId: string; marketerId: string; value: Satang }): Entry =>
  entryOf(
    'package_unit_expired',
    `unit:${u.unitId}:expired`,
    { ...u, memo: { ...u.memo, unitId: u.unitId } },
    {},
    move(free(u.marketerId), account('expired_credits_revenue'), u.value),
  )

/** Unused package jobs are refunded in money; `refundPaid` is posted when the money has been sent. */
export const packageRefunded = (
  r: Origin & WithheldRefund & { refundId: string; chargeId?: string; marketerId: string; net: Satang; vat: Satang },
): Entry =>
  entryOf(
    'package_refunded',
    `refund:${r.refundId}:requested`,
    r,
    r.chargeId ? { chargeId: r.chargeId } : {},
    move(free(r.marketerId), account('refund_clearing'), r.net),
    move(account('output_vat'), account('refund_clearing'), r.vat),
    withheldBack(r),
  )
