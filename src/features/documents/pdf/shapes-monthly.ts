import { z } from 'zod'
import { zDate, zLang, zMonth, zText } from '../../../core/shapes.ts'

const zBalances = z.object({ available: z.int(), held: z.int() })

/**
 * A month of one wallet: credits in satang, or package jobs. The balances of each row follow from the previous row, and
 * the totals by kind add up from the opening to the closing balances.
 */
const zWallet = z
  .object({
    opening: zBalances,
    rows: z
      .array(
        z.object({
          on: zDate,
          text: zText(240),
          /** The job's number and the buyer's own numbers; empty if there are none. */
          reference: z.string().max(160),
          /** Number of the tax invoice or credit note; empty if there is none. */
          document: z.string().max(40),
          available: z.int(),
          held: z.int(),
          availableAfter: z.int(),
          heldAfter: z.int(),
        }),
      )
      .max(2_000),
    totals: z.array(z.object({ text: zText(80), available: z.int(), held: z.int() })).max(20),
    closing: zBalances,
  })
  .refine(({ opening, rows, closing }) => {
    const last = { ...opening }
    for (const row of rows) {
      last.available += row.available
      last.held += row.held
      if (last.available !== row.availableAfter || last.held !== row.heldAfter) return false
    }
    return last.available === closing.available && last.held === closing.held
  }, 'balances')
  .refine(
    ({ opening, totals, closing }) =>
      (['available', 'held'] as const).every(
        (of) => opening[of] + totals.reduce((sum, row) => sum + row[of], 0) === closing[of],
      ),
    'totals',
  )
export type WalletMonth = z.output<typeof zWallet>

export const zMonthlyStatement = z.object({
  owner: z.object({
    agency: z.boolean(),
    name: zText(150),
    address: z.string().max(400),
    taxId: z.string().max(20),
    branch: z.string().max(5).nullable(),
  }),
  /**
   * The agency brand that the statement is limited to; its balances are then the net effect of its jobs. Null: the
   * whole account.
   */
  brand: zText(80).nullable(),
  month: zMonth,
  /** Language of the texts in the rows. */
  lang: zLang,
  credits: zWallet,
  packages: zWallet,
})
export type MonthlyStatement = z.output<typeof zMonthlyStatement>
