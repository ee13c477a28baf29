import type { Lang } from '../../core/shapes.ts'
import { formatDateTime } from '../../i18n/formats.ts'
import type { StatementLineView } from './shapes.ts'

const HEAD: Record<Lang, readonly string[]> = {
  th: ['วันเวลา', 'รายการ', 'รายละเอียด', 'อ้างอิง', 'รับเข้า', 'ใช้ไป', 'คงเหลือ', 'ใบกำกับภาษี/ใบเสร็จรับเงิน'],
  en: ['Time', 'Entry', 'Details', 'Reference', 'In', 'Out', 'Balance', 'Tax invoice / receipt'],
}

/** A cell that no spreadsheet takes for a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

const credits = (satang: number): string => (satang / 100).toFixed(2)

/** The statement as CSV (UTF-8 with its mark, so that Thai opens right in spreadsheets). */
export function statementCsv(lines: readonly StatementLineView[], lang: Lang): Uint8Array {
  const rows = lines.map((line) => [
    ...[formatDateTime(lang, line.at), line.text, line.title ?? '', line.reference].map(cell),
    ...[line.in, line.out, line.balance].map(credits),
    cell(line.document?.serial ?? 'N/A'),
  ])
  const text = [HEAD[lang].map(cell), ...rows].map((row) => `${row.join(',')}\r\n`).join('')
  return new TextEncoder().encode(`\ufeff${text}`)
}
