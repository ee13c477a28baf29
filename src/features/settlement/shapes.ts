import { z } from 'zod'
import { zSatang } from '../../core/shapes.ts'

/** The reader's money, or the creator's for an operator. Once the job ended, what was booked; before, what a completion would pay. */
export const zInfluencerMoney = z.object({
  /** Whose money it is: the talent manager reads the commission. */
  of: z.enum(['creator', 'manager']),
  price: zSatang,
  /** Own gross part: after a manager's share, or that share. */
  gross: zSatang,
  vat: zSatang,
  withheld: zSatang,
  net: zSatang,
  managerShareBps: z.int(),
  managerPart: zSatang,
  reimbursement: zSatang,
  /** What may be claimed back for goods at most. */
  reimbursementCap: zSatang,
  booked: z.boolean(),
})

/** The brand's money. `cancelNow`: what a cancel at this moment would share. */
export const zMarketerMoney = z.object({
  price: zSatang,
  fee: zSatang,
  extras: zSatang,
  /** The creator's part of the extra rounds. */
  extrasPrice: zSatang,
  reimbursementCap: zSatang,
  /** On hold now; 0 before the hold and after the end. */
  held: zSatang,
  /** Price of one more round with its fee. */
  extraRound: zSatang,
  cancelNow: z
    .object({ refundBps: z.int(), back: zSatang, creator: zSatang, fee: zSatang, unitReturns: z.boolean() })
    .nullable(),
  /** After the end. */
  ended: z
    .object({ paid: zSatang, fee: zSatang, back: zSatang, reimbursement: zSatang, unitReturns: z.boolean() })
    .nullable(),
})

export type InfluencerMoney = z.output<typeof zInfluencerMoney>
export type MarketerMoney = z.output<typeof zMarketerMoney>
