import type { FeeInvoice, Issued } from '../contract.ts'
import type { Marks } from './marks.ts'
import type { Rendered } from './sheet.ts'
import { type InvoiceTitle, renderInvoice } from './tax-invoice.ts'

const TITLES: Readonly<Record<FeeInvoice['form'], InvoiceTitle>> = {
  full: { th: 'ใบกำกับภาษี/ใบเสร็จรับเงิน', en: 'Tax invoice / Receipt' },
  abbreviated: { th: 'ใบกำกับภาษีอย่างย่อ', en: 'Abbreviated tax invoice / Receipt' },
}

/** The tax invoice of a fee, full or abbreviated. Prints the given marks. The same input gives the same bytes. */
export async function feeInvoicePdf(doc: Issued<FeeInvoice>, marks: Marks = { copy: 1 }): Promise<Uint8Array> {
  return (await renderFeeInvoice(doc, marks)).bytes
}

/** The laid-out invoice, with the measurements of every printed line. */
export function renderFeeInvoice(
  { data, ...issued }: Issued<FeeInvoice>,
  marks: Marks = { copy: 1 },
): Promise<Rendered> {
  const { form, text, ...paid } = data
  const lines = [{ text, quantity: 1, unitPrice: paid.net, amount: paid.net }]
  return renderInvoice({ ...issued, data: { ...paid, lines, poNumber: '', costCentre: '' } }, marks, TITLES[form])
}
