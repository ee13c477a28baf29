import { z } from 'zod'
import { zSatang } from '../../core/shapes.ts'
import { zMarketerBoard } from './shapes-boards.ts'

const zPayAndFee = z.object({ pay: zSatang, fee: zSatang })

/** What a campaign brought and what it cost. Amounts are credits in satang. */
export const zReport = z.object({
  /** Numbers of the posts of completed jobs. */
  results: zMarketerBoard.shape.results,
  /** Pay and fee of completed jobs for a thousand people reached; null while nobody was. */
  perThousand: zSatang.nullable(),
  /** Completed, under way, and ended otherwise after the creator was chosen. */
  jobs: z.object({ complete: z.int(), inProgress: z.int(), ended: z.int() }),
  /** Pay and fee of completed jobs. */
  spentOnPosts: zSatang,
  /** Credits: put on hold = returned + held + paid + fees + reimbursed. */
  money: z.object({
    putOnHold: zSatang,
    held: zSatang,
    paid: zSatang,
    fees: zSatang,
    /** The two parts of paid and fees. */
    completed: zPayAndFee,
    cancelled: zPayAndFee,
    reimbursed: zSatang,
    returned: zSatang,
    /** Package jobs; `returned` are credits for the unused share of cancelled ones. */
    package: z.object({ onHold: z.int(), used: z.int(), returned: zSatang }),
  }),
})
export type CampaignReport = z.output<typeof zReport>
