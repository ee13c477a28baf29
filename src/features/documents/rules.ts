import type { Bilingual } from '../../core/shapes.ts'
import type { PayeeClass } from '../../core/withholding.ts'
import type { IncomeRow, WithholdingCertificate } from './contract.ts'
import type { VatKind } from './kinds.ts'
import type { MarketerKind } from './shapes.ts'

type ThaiPayee = Extract<PayeeClass, 'company' | 'resident_individual' | 'entertainer' | 'non_resident'>

/**
 * The place of a payment on the certificate: the tax return it is filed with, and the row of the income table. Hire of
 * work, advertising and public performance are row 5 (section 3 tredecim). For a person who does not reside in
 * Thailand, 15 % are withheld as 40 (2) income under section 50 (1).
 */
export function certificatePlace(payee: ThaiPayee): { form: WithholdingCertificate['form']; row: IncomeRow } {
  if (payee === 'non_resident') return { form: '1a', row: '2' }
  return { form: payee === 'company' ? '53' : '3', row: '5' }
}

/** An address on one line as tax documents print it: แขวง/เขต in Bangkok, ตำบล/อำเภอ/จังหวัด elsewhere. */
export function taxAddress(address: {
  line: string
  subdistrict: string
  district: string
  province: string
  postcode: string
}): string {
  const bangkok = /^(กรุงเทพ|bangkok)/i.test(address.province)
  const named = (word: string, name: string) =>
    !name ? '' : !/[\u0e00-\u0e7f]/.test(name) || name.startsWith(word) ? name : word + name
  return [
    address.line,
    named(bangkok ? 'แขวง' : 'ตำบล', address.subdistrict),
    named(bangkok ? 'เขต' : 'อำเภอ', address.district),
    bangkok ? address.province : named('จังหวัด', address.province),
    address.postcode,
  ]
    .filter(Boolean)
    .join(' ')
}

export const kindWords: Readonly<Record<MarketerKind | VatKind, Bilingual>> = {
  tax_invoice: { th: 'ใบกำกับภาษี/ใบเสร็จรับเงิน', en: 'Tax invoice / receipt' },
  credit_note: { th: 'ใบลดหนี้', en: 'Credit note' },
  fee_invoice: { th: 'ใบกำกับภาษีค่าธรรมเนียมถอนเงิน', en: 'Tax invoice of a withdrawal fee' },
  quotation: { th: 'ใบเสนอราคา', en: 'Quotation' },
}

const LINE_MOST = 200
/** A line in Thai followed by English; only Thai if both together are too long. */
export const inBothLanguages = (th: string, en: string): string =>
  th.length + en.length + 3 <= LINE_MOST ? `${th} / ${en}` : th.slice(0, LINE_MOST)
