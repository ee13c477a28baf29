import { dayOf } from '../../../core/calendar.ts'
import { csvOf } from '../../../core/csv.ts'
import type { Lang } from '../../../core/shapes.ts'
import { kindWords } from '../rules.ts'
import type { OwnDocument } from '../shapes.ts'

const HEAD: Record<Lang, readonly string[]> = {
  th: [
    'วันที่',
    'ประเภท',
    'เลขที่',
    'อ้างถึงใบกำกับภาษี',
    'เลขอ้างอิงการชำระ',
    'เลขที่ PO',
    'ศูนย์ต้นทุน',
    'มูลค่าก่อน VAT',
    'VAT',
    'รวม',
    'ภาษีหัก ณ ที่จ่าย',
    'ยอดชำระสุทธิ',
    'ชื่อไฟล์',
    'สถานะ',
    'ออกแทนเลขที่',
    'ใบใหม่เลขที่',
    'จำนวนใบแทน',
    'วันที่บนเอกสาร',
    'ใบลดหนี้',
  ],
  en: [
    'Date',
    'Type',
    'Number',
    'Corrects tax invoice',
    'Payment reference',
    'PO number',
    'Cost centre',
    'Value before VAT',
    'VAT',
    'Total',
    'Withheld tax',
    'Net amount paid',
    'File',
    'Status',
    'Replaces',
    'Replaced by',
    'Replacement copies',
    'Date on the document',
    'Credit notes',
  ],
}

export const fileNameOf = ({ serial }: { serial: string }): string => `${serial}.pdf`

const STATES: Record<Lang, Record<'inForce' | 'reduced' | 'cancelled', string>> = {
  th: { inForce: 'ใช้ได้', reduced: 'ลดหนี้แล้ว', cancelled: 'ยกเลิก' },
  en: { inForce: 'Valid', reduced: 'Reduced by credit note', cancelled: 'Cancelled' },
}

const SUM: Record<Lang, string> = { th: 'รวม', en: 'Total' }

function signOf({ kind, cancelled }: OwnDocument): number {
  if (cancelled) return 0
  return kind === 'credit_note' ? -1 : 1
}

function stateOf({ cancelled, reducedBy }: OwnDocument): 'inForce' | 'reduced' | 'cancelled' {
  if (cancelled) return 'cancelled'
  return reducedBy.length > 0 ? 'reduced' : 'inForce'
}

/** Net, VAT, total, withheld tax, and what was paid. */
function amountsOf(one: OwnDocument): number[] {
  const { net, vat, total, withheld } = one
  // Zero times minus one would be a negative zero.
  return [net, vat, total, withheld, total - withheld].map((n) => signOf(one) * n || 0)
}

/**
 * Documents as CSV. The last row has the sums, except for quotations. Days are ISO dates in Bangkok time. Amounts of
 * credit notes are negative and those of cancelled invoices zero.
 */
export function documentsCsv(documents: readonly OwnDocument[], lang: Lang): Uint8Array {
  const sums = documents.map(amountsOf).reduce((sum, row) => sum.map((n, i) => n + (row[i] ?? 0)), [0, 0, 0, 0, 0])
  const empty = (n: number) => Array<string>(n).fill('')
  return csvOf(HEAD[lang], [
    ...documents.map((one) => [
      dayOf(new Date(one.issuedAt)),
      kindWords[one.kind][lang],
      one.serial,
      one.corrects ?? '',
      one.reference,
      one.poNumber,
      one.costCentre,
      ...amountsOf(one),
      fileNameOf(one),
      STATES[lang][stateOf(one)],
      one.replaces ?? '',
      one.cancelled?.replacedBy.serial ?? '',
      one.replacements.length > 0 ? String(one.replacements.length) : '',
      one.datedOn ?? dayOf(new Date(one.issuedAt)),
      one.reducedBy.join(' '),
    ]),
    ...(documents.every(({ kind }) => kind === 'quotation')
      ? []
      : [[SUM[lang], ...empty(6), ...sums, ...empty(HEAD[lang].length - 12)]]),
  ])
}
