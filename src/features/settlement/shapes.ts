import { z } from 'zod'
import { zSatang } from '../../core/shapes.ts'

/**
 * The viewer's money, or for an operator the influencer's. Once the job has ended: as posted; before: as a completion
 * would pay.
 */
export const zInfluencerMoney = z.object({
  /** Whose money it is: a talent manager sees the commission. */
  of: z.enum(['creator', 'manager']),
  price: zSatang,
  /** Own gross part: after the talent manager's share, or that share. */
  gross: zSatang,
  /** VAT included in the net. Only for payments made before tax invoices were required. */
  vat: zSatang,
  /** VAT on top that is paid once the tax invoice is approved; 0 after that. */
  vatOnInvoice: zSatang,
  withheld: zSatang,
  net: zSatang,
  managerShareBps: z.int(),
  managerPart: zSatang,
  reimbursement: zSatang,
  /** The maximum reimbursement for goods. */
  reimbursementCap: zSatang,
  booked: z.boolean(),
})

/** The marketer's money. `cancelNow`: the split if the marketer cancelled now. */
export const zMarketerMoney = z.object({
  price: zSatang,
  fee: zSatang,
  extras: zSatang,
  /** The influencer's part of the extra rounds. */
  extrasPrice: zSatang,
  reimbursementCap: zSatang,
  /** Currently on hold; 0 before the hold and after the end. */
  held: zSatang,
  /** Price of an extra round with its fee. */
  extraRound: zSatang,
  cancelNow: z
    .object({ refundBps: z.int(), back: zSatang, creator: zSatang, fee: zSatang, unitReturns: z.boolean() })
    .nullable(),
  /** After the job has ended. */
  ended: z
    .object({ paid: zSatang, fee: zSatang, back: zSatang, reimbursement: zSatang, unitReturns: z.boolean() })
    .nullable(),
})

export type InfluencerMoney = z.output<typeof zInfluencerMoney>
export type MarketerMoney = z.output<typeof zMarketerMoney>
