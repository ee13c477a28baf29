import { z } from 'zod'
import { zDate, zLang, zMonth, zText } from '../../../core/shapes.ts'

const zBalances = z.object({ available: z.int(), held: z.int() })

/**
 * A month of one wallet: credits in satang, or package jobs. Each row's balances follow from the row before it, and the
 * totals by kind lead from the opening to the closing balances.
 */
const zWallet = z
  .object({
    opening: zBalances,
    rows: z
      .array(
        z.object({
          on: zDate,
          text: zText(240),
          /** Number of the tax invoice or credit note; empty without one. */
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

/** A marketer's month: movements of credits and of package jobs. */
export const zMonthlyStatement = z.object({
  owner: z.object({
    agency: z.boolean(),
    name: zText(150),
    address: z.string().max(400),
    taxId: z.string().max(20),
    branch: z.string().max(5).nullable(),
  }),
  /** The brand of an agency whose jobs it is about, whose balances are what they moved; null: the whole account. */
  brand: zText(80).nullable(),
  month: zMonth,
  /** Of the words in its rows. */
  lang: zLang,
  credits: zWallet,
  packages: zWallet,
})
export type MonthlyStatement = z.output<typeof zMonthlyStatement>
