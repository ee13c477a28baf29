import { dayOf } from '../../core/calendar.ts'
import { csvOf } from '../../core/csv.ts'
import type { Lang } from '../../core/shapes.ts'
import { formatTime } from '../../i18n/formats.ts'
import type { Month } from './month.ts'

const HEAD: Record<Lang, readonly string[]> = {
  th: ['ยอดของ', 'ประเภทแถว', 'วันที่', 'เวลา', 'รายการ', 'แคมเปญ', 'เลขที่งาน', 'เลขที่ PO', 'ศูนย์ต้นทุน', 'เลขที่เอกสาร'],
  en: ['Wallet', 'Row', 'Date', 'Time', 'Entry', 'Campaign', 'Job number', 'PO number', 'Cost centre', 'Document'],
}
/** Texts for the statement of a single brand. Its balances include only the movements of its jobs. */
const OF_BRAND = {
  th: {
    brand: 'แบรนด์',
    opening: 'ก่อนเดือนนี้',
    closing: 'ณ สิ้นเดือน',
    change: 'ผลต่อยอดที่ใช้ได้',
    available: 'ผลต่อยอดที่ใช้ได้ สะสม',
  },
  en: {
    brand: 'Brand',
    opening: 'Before this month',
    closing: 'At month end',
    change: 'Net effect on balance',
    available: 'Net to date',
  },
} as const
const WORDS = {
  th: {
    credits: 'เครดิต',
    packages: 'งานในแพ็กเกจ',
    opening: 'ยอดยกมา',
    entry: 'รายการ',
    total: 'รวมทั้งเดือน',
    closing: 'ยอดยกไป',
    change: 'ใช้ได้ เปลี่ยนแปลง',
    heldChange: 'พักไว้ เปลี่ยนแปลง',
    available: 'ใช้ได้ คงเหลือ',
    held: 'พักไว้ คงเหลือ',
  },
  en: {
    credits: 'Credits',
    packages: 'Package jobs',
    opening: 'Opening balance',
    entry: 'Entry',
    total: 'Total for the month',
    closing: 'Closing balance',
    change: 'Balance change',
    heldChange: 'On-hold change',
    available: 'Available',
    held: 'On hold',
  },
} as const

const wordsOf = (lang: Lang, brand: string | null) => ({ ...WORDS[lang], ...(brand !== null && OF_BRAND[lang]) })

type Cell = string | number

/** A wallet as rows: opening balance, movements, totals by kind, closing balance. */
function rowsOf(
  name: keyof Month,
  { opening, rows, totals, closing }: Month[typeof name],
  lang: Lang,
  brand: string | null,
): Cell[][] {
  const words = wordsOf(lang, brand)
  // Numbers in a cell are formatted as satang amounts, so counts of jobs are passed as strings.
  const figure = (n: number): Cell => (name === 'credits' ? n : String(n))
  const balance = (kind: 'opening' | 'closing', { available, held }: typeof opening) =>
    [words[name], words[kind], ...Array<string>(10).fill(''), figure(available), figure(held)] satisfies Cell[]
  return [
    balance('opening', opening),
    ...rows.map((row) => [
      words[name],
      words.entry,
      dayOf(new Date(row.at)),
      formatTime(lang, row.at),
      row.text,
      row.campaign,
      row.jobNumber,
      row.poNumber,
      row.costCentre,
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
      ...Array<string>(5).fill(''),
      figure(row.available),
      figure(row.held),
      '',
      '',
    ]),
    balance('closing', closing),
  ]
}

function headOf(lang: Lang, brand: string | null): readonly string[] {
  const { change, heldChange, available, held } = wordsOf(lang, brand)
  const head = [...HEAD[lang], change, heldChange, available, held]
  return brand === null ? head : [OF_BRAND[lang].brand, ...head]
}

/** The month as CSV. For a single brand, each row starts with the brand's name. Days are ISO dates in Bangkok time. */
export function monthCsv(month: Month, lang: Lang, brand: string | null): Uint8Array {
  const rows = (['credits', 'packages'] as const).flatMap((name) => rowsOf(name, month[name], lang, brand))
  return csvOf(headOf(lang, brand), brand === null ? rows : rows.map((row) => [brand, ...row]))
}
