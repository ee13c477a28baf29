import { z } from 'zod'
import { zSatang } from '../../core/shapes.ts'
import { zBrandBoard } from './shapes-board.ts'

/** What a campaign brought and what it cost. Amounts are credits in satang. */
export const zReport = z.object({
  /** Numbers of the posts of completed jobs. */
  results: zBrandBoard.shape.results,
  /** Pay and fee of completed jobs for a thousand people reached; null while nobody was. */
  perThousand: zSatang.nullable(),
  /** Completed, under way, and ended otherwise after the creator was chosen. */
  jobs: z.object({ complete: z.int(), inProgress: z.int(), ended: z.int() }),
  money: z.object({
    held: zSatang,
    paid: zSatang,
    fees: zSatang,
    reimbursed: zSatang,
    returned: zSatang,
  }),
})
export type CampaignReport = z.output<typeof zReport>
