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
    'ชื่อไฟล์',
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
    'File',
  ],
}

export const fileNameOf = ({ serial }: { serial: string }): string => `${serial}.pdf`

/** Documents as a table. Days are ISO, of Bangkok. Amounts of credit notes are negative, so that a column sums. */
export const documentsCsv = (documents: readonly OwnDocument[], lang: Lang): Uint8Array =>
  csvOf(
    HEAD[lang],
    documents.map((one) => {
      const sign = one.kind === 'credit_note' ? -1 : 1
      return [
        dayOf(new Date(one.issuedAt)),
        kindWords[one.kind][lang],
        one.serial,
        one.corrects ?? '',
        one.reference,
        one.poNumber,
        one.costCentre,
        sign * one.net,
        sign * one.vat,
        sign * one.total,
        fileNameOf(one),
      ]
    }),
  )
