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
    'สถานะ',
    'ออกแทนเลขที่',
    'ใบใหม่เลขที่',
    'จำนวนใบแทน',
    'วันที่บนเอกสาร',
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
    'Status',
    'Replaces',
    'Replaced by',
    'Replacement copies',
    'Date on the document',
  ],
}

export const fileNameOf = ({ serial }: { serial: string }): string => `${serial}.pdf`

const STATES: Record<Lang, Record<'inForce' | 'cancelled', string>> = {
  th: { inForce: 'ใช้ได้', cancelled: 'ยกเลิก' },
  en: { inForce: 'Valid', cancelled: 'Cancelled' },
}

function signOf({ kind, cancelled }: OwnDocument): number {
  if (cancelled) return 0
  return kind === 'credit_note' ? -1 : 1
}

/**
 * Documents as CSV. Days are ISO dates in Bangkok time. Amounts of credit notes are negative and those of cancelled
 * invoices zero, so that each column can be summed.
 */
export const documentsCsv = (documents: readonly OwnDocument[], lang: Lang): Uint8Array =>
  csvOf(
    HEAD[lang],
    documents.map((one) => {
      const sign = signOf(one)
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
        STATES[lang][one.cancelled ? 'cancelled' : 'inForce'],
        one.replaces ?? '',
        one.cancelled?.replacedBy.serial ?? '',
        one.replacements.length > 0 ? String(one.replacements.length) : '',
        one.datedOn ?? dayOf(new Date(one.issuedAt)),
      ]
    }),
  )
