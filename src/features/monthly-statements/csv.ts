import { dayOf } from '../../core/calendar.ts'
import { csvOf } from '../../core/csv.ts'
import type { Lang } from '../../core/shapes.ts'
import { formatTime } from '../../i18n/formats.ts'
import type { Month } from './month.ts'

const HEAD: Record<Lang, readonly string[]> = {
  th: [
    'ยอดของ',
    'ประเภทแถว',
    'วันที่',
    'เวลา',
    'รายการ',
    'เลขที่เอกสาร',
    'ใช้ได้ เปลี่ยนแปลง',
    'พักไว้ เปลี่ยนแปลง',
    'ใช้ได้ คงเหลือ',
    'พักไว้ คงเหลือ',
  ],
  en: [
    'Wallet',
    'Row',
    'Date',
    'Time',
    'Entry',
    'Document',
    'Balance change',
    'On-hold change',
    'Available',
    'On hold',
  ],
}
const WORDS = {
  th: {
    credits: 'เครดิต',
    packages: 'งานในแพ็กเกจ',
    opening: 'ยอดยกมา',
    entry: 'รายการ',
    total: 'รวมทั้งเดือน',
    closing: 'ยอดยกไป',
  },
  en: {
    credits: 'Credits',
    packages: 'Package jobs',
    opening: 'Opening balance',
    entry: 'Entry',
    total: 'Total for the month',
    closing: 'Closing balance',
  },
} as const

type Cell = string | number

/** A wallet as rows: opening balance, movements, totals by kind, closing balance. */
function rowsOf(name: keyof Month, { opening, rows, totals, closing }: Month[typeof name], lang: Lang): Cell[][] {
  const words = WORDS[lang]
  // Numbers of a table are satang; jobs are written as they are.
  const figure = (n: number): Cell => (name === 'credits' ? n : String(n))
  const balance = (kind: 'opening' | 'closing', { available, held }: typeof opening) =>
    [words[name], words[kind], '', '', '', '', '', '', figure(available), figure(held)] satisfies Cell[]
  return [
    balance('opening', opening),
    ...rows.map((row) => [
      words[name],
      words.entry,
      dayOf(new Date(row.at)),
      formatTime(lang, row.at),
      row.text,
      row.document,
      figure(row.available),
      figure(row.held),
      figure(row.availableAfter),
      figure(row.heldAfter),
    ]),
    ...totals.map((row) => [
      words[name],
      words.total,
      '',
      '',
      row.text,
      '',
      figure(row.available),
      figure(row.held),
      '',
      '',
    ]),
    balance('closing', closing),
  ]
}

/** The month as CSV. Days are ISO, of Bangkok. */
export const monthCsv = (month: Month, lang: Lang): Uint8Array =>
  csvOf(HEAD[lang], [...rowsOf('credits', month.credits, lang), ...rowsOf('packages', month.packages, lang)])
