import { dayOf } from './calendar.ts'
import { type Satang, satang, share } from './money.ts'

/** Classes of payees in the tax table. The first four are Thai, the rest Indonesian and Colombian. */
export const PAYEE_CLASSES = [
  'company',
  'resident_individual',
  'entertainer',
  'non_resident',
  'services_declarant',
  'services_non_declarant',
  'fees_declarant',
  'fees_non_declarant',
  'simple_regime',
] as const
export type PayeeClass = (typeof PAYEE_CLASSES)[number]

export interface TaxBracket {
  /** Upper bound of the bracket in minor units, null for the last. */
  upTo: number | null
  rateBps: number
}

/** One row of the withholding table. Amounts are minor units of `currency`. */
export interface TaxRow {
  country: 'TH' | 'ID' | 'CO'
  payeeClass: PayeeClass
  /** First day on which the row applies, yyyy-mm-dd. */
  from: string
  currency: 'THB' | 'IDR' | 'COP'
  /** One bracket is a flat rate. */
  brackets: readonly TaxBracket[]
  /** Share of the gross (VAT excluded) that is taxed, in basis points. */
  baseBps: number
  /** Contracts below this amount are not taxed. */
  threshold: number
  /** True until an accountant of that country has confirmed the row. */
  provisional?: boolean
}

/** The part of the table that applies to a payment. */
export type WithholdingRule = Pick<TaxRow, 'brackets' | 'baseBps' | 'threshold'>

/** A rule that withholds nothing. */
export const NO_WITHHOLDING: WithholdingRule = { brackets: [{ upTo: null, rateBps: 0 }], baseBps: 10_000, threshold: 0 }

/** The row that applies to a payee on a day (yyyy-mm-dd), or null: the payment must not be made. */
export function taxRowFor(
  rows: readonly TaxRow[],
  payee: { country: TaxRow['country']; payeeClass: PayeeClass },
  on: string,
): TaxRow | null {
  let best: TaxRow | null = null
  for (const row of rows) {
    if (row.country !== payee.country || row.payeeClass !== payee.payeeClass || row.from > on) continue
    if (best === null || row.from > best.from) best = row
  }
  return best
}

/**
 * Tax withheld from a payment. `gross` is the payment without VAT, `contract` the value of the whole contract without
 * VAT: it decides whether the threshold is reached, so that paying a contract in parts does not change the tax.
 */
export function withhold(gross: Satang, contract: Satang, rule: WithholdingRule): Satang {
  if (gross <= 0 || contract < rule.threshold) return satang(0)
  const base = share(gross, rule.baseBps)
  let below = 0
  let tax = 0
  for (const { upTo, rateBps } of rule.brackets) {
    const top = upTo === null ? base : Math.min(base, upTo)
    if (top > below) tax += share(satang(top - below), rateBps)
    below = Math.max(below, top)
  }
  return satang(tax)
}

/** The row that applies to a Thai payee at an instant, or null: the payment must not be made. */
export const thaiTaxRow = (
  settings: { 'tax.rows': readonly TaxRow[] },
  payeeClass: PayeeClass,
  at: Date,
): TaxRow | null => taxRowFor(settings['tax.rows'], { country: 'TH', payeeClass }, dayOf(at))

/** The share of a payment that is withheld, in basis points; null if brackets have different rates. */
export function rateOf({ brackets, baseBps }: WithholdingRule): number | null {
  const [only] = brackets
  return brackets.length === 1 && only !== undefined ? Math.round((only.rateBps * baseBps) / 10_000) : null
}

export interface PayAfterTax {
  price: Satang
  tax: Satang
  /** 0 if nothing is withheld, or if there is no single rate. */
  taxBps: number
  net: Satang
}

/** What remains of a contract's price after tax, without VAT. Without a row nothing is withheld. */
export function payAfterTax(price: Satang, rule: WithholdingRule | null): PayAfterTax {
  const tax = rule === null ? satang(0) : withhold(price, price, rule)
  return { price, tax, taxBps: tax > 0 && rule !== null ? (rateOf(rule) ?? 0) : 0, net: satang(price - tax) }
}
