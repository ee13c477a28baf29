import { dayOf } from '../../../core/calendar.ts'
import type { Lang } from '../../../core/shapes.ts'
import { formatTime } from '../../../i18n/formats.ts'
import { moveWords } from '../rules/moves.ts'
import type { StatementLineView } from '../shapes.ts'

const HEAD: Record<Lang, readonly string[]> = {
  th: [
    'วันที่',
    'เวลา',
    'รายการ',
    'รายละเอียด',
    'ใบกำกับภาษี/ใบเสร็จรับเงิน',
    'เครดิตคงเหลือ เปลี่ยนแปลง',
    'เครดิตที่พักไว้ เปลี่ยนแปลง',
    'เครดิตคงเหลือ',
    'เครดิตที่พักไว้',
  ],
  en: [
    'Date',
    'Time',
    'Entry',
    'Details',
    'Tax invoice / receipt',
    'Change of balance',
    'Change on hold',
    'Credit balance',
    'On hold',
  ],
}

/** A cell that no spreadsheet takes for a formula, in its half-width or full-width signs. */
function cell(text: string): string {
  const plain = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

const credits = (satang: number): string => (satang / 100).toFixed(2)

/** The statement as CSV (UTF-8 with its mark, so that Thai opens right in spreadsheets). Days are ISO, of Bangkok. */
export function statementCsv(lines: readonly StatementLineView[], lang: Lang): Uint8Array {
  const rows = lines.map((line) => [
    dayOf(new Date(line.at)),
    formatTime(lang, line.at),
    ...[moveWords[line.kind][lang], line.title ?? '', line.document?.serial ?? ''].map(cell),
    ...[line.available, line.held, line.availableAfter, line.heldAfter].map(credits),
  ])
  const text = [HEAD[lang].map(cell), ...rows].map((row) => `${row.join(',')}\r\n`).join('')
  return new TextEncoder().encode(`\ufeff${text}`)
}
