import { addMonths, type Day } from '../../../core/calendar.ts'
import { type Satang, satang, share } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'
import { type PayeeClass, type TaxRow, taxRowFor, withhold } from '../../../core/withholding.ts'

export type Country = TaxRow['country']

export const THAI_CLASSES = ['company', 'resident_individual', 'entertainer', 'non_resident'] as const
export type ThaiClass = (typeof THAI_CLASSES)[number]

export interface PayeeFacts {
  country: Country
  payeeClass: PayeeClass
  vatRegistered: boolean
}

/** What holds for a payee on a day: the line of the table and the VAT on top. Ready for the split of a job's money. */
export interface PayeeTax {
  withholding: TaxRow
  vatBps: number
}

/** Looks a payee up. Null where the table has no line: nothing may be paid before an operator adds one. */
export function taxOf(payee: PayeeFacts, on: Day, settings: Settings): PayeeTax | null {
  const row = taxRowFor(settings['tax.rows'], payee, on)
  if (row === null) return null
  return { withholding: row, vatBps: payee.vatRegistered ? settings['vat.bps'] : 0 }
}

/** Tax and net of a payment, for showing before an accept: the amounts that the split will give. */
export function previewTax(gross: Satang, tax: PayeeTax): { withheld: Satang; vat: Satang; net: Satang } {
  const withheld = withhold(gross, gross, tax.withholding)
  const vat = share(gross, tax.vatBps)
  return { withheld, vat, net: satang(gross + vat - withheld) }
}

/** The rate that is shown beside an amount, basis points; null where brackets give no single one. */
export function shownRate({ brackets, baseBps }: Pick<TaxRow, 'brackets' | 'baseBps'>): number | null {
  const [only] = brackets
  return brackets.length === 1 && only !== undefined ? Math.round((only.rateBps * baseBps) / 10_000) : null
}

/** The class of a Thai payee from what the profile says. Performing in public outweighs hire of work. */
export function thaiClassOf(payee: { company: boolean; resident: boolean; publicEntertainer: boolean }): ThaiClass {
  if (payee.company) return 'company'
  if (!payee.resident) return 'non_resident'
  return payee.publicEntertainer ? 'entertainer' : 'resident_individual'
}

/** The Colombian class from tax regime, kind of income and whether the payee declares income tax. */
export function colombianClassOf(payee: {
  regime: 'simple' | 'common' | 'orange economy'
  income: 'services' | 'fees'
  declarant: boolean
}): PayeeClass {
  if (payee.regime === 'simple') return 'simple_regime'
  return `${payee.income}_${payee.declarant ? 'declarant' : 'non_declarant'}`
}

/** Last day on which tax withheld in a month (yyyy-mm) is filed and paid: the 7th of the next, the 15th online. */
export function returnDueOn(month: string, online: boolean): Day {
  const next = addMonths(new Date(`${month}-01T05:00:00Z`), 1)
  return `${next.toISOString().slice(0, 7)}-${online ? '15' : '07'}`
}
