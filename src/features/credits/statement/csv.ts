import { dayOf } from '../../../core/calendar.ts'
import { csvOf } from '../../../core/csv.ts'
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
    'เลขที่เอกสาร',
    'เครดิตคงเหลือ เปลี่ยนแปลง',
    'เครดิตที่พักไว้ เปลี่ยนแปลง',
    'เครดิตคงเหลือ',
    'เครดิตที่พักไว้',
  ],
  en: ['Date', 'Time', 'Entry', 'Details', 'Document', 'Balance change', 'On-hold change', 'Credit balance', 'On hold'],
}

/** The statement as CSV. Days are ISO dates in Bangkok time. */
export const statementCsv = (lines: readonly StatementLineView[], lang: Lang): Uint8Array =>
  csvOf(
    HEAD[lang],
    lines.map((line) => [
      dayOf(new Date(line.at)),
      formatTime(lang, line.at),
      moveWords[line.kind][lang],
      line.title ?? '',
      line.document?.serial ?? '',
      line.available,
      line.held,
      line.availableAfter,
      line.heldAfter,
    ]),
  )
