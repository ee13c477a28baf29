import { dayOf } from '../../../core/calendar.ts'
import { csvOf } from '../../../core/csv.ts'
import type { Lang } from '../../../core/shapes.ts'
import { formatTime } from '../../../i18n/formats.ts'
import { jobNumberOf } from '../../jobs/rules/job-number.ts'
import { lineWords } from '../rules/moves.ts'
import type { StatementLineView } from '../shapes.ts'

const HEAD: Record<Lang, readonly string[]> = {
  th: [
    'วันที่',
    'เวลา',
    'รายการ',
    'รายละเอียด',
    'แคมเปญ',
    'เลขที่งาน',
    'เลขที่ PO',
    'ศูนย์ต้นทุน',
    'เลขที่เอกสาร',
    'เครดิตคงเหลือ เปลี่ยนแปลง',
    'เครดิตที่พักไว้ เปลี่ยนแปลง',
  ],
  en: [
    'Date',
    'Time',
    'Entry',
    'Details',
    'Campaign',
    'Job number',
    'PO number',
    'Cost centre',
    'Document',
    'Balance change',
    'On-hold change',
  ],
}
/** Only of a whole account: entries of one brand, campaign or job have no balance of their own. */
const BALANCES: Record<Lang, readonly string[]> = {
  th: ['เครดิตคงเหลือ', 'เครดิตที่พักไว้'],
  en: ['Credit balance', 'On hold'],
}

/** The statement as CSV. Days are ISO dates in Bangkok time. `part`: only entries of a brand, a campaign or a job. */
export const statementCsv = (lines: readonly StatementLineView[], lang: Lang, part: boolean): Uint8Array =>
  csvOf(
    part ? HEAD[lang] : [...HEAD[lang], ...BALANCES[lang]],
    lines.map((line) => [
      dayOf(new Date(line.at)),
      formatTime(lang, line.at),
      lineWords(line)[lang],
      line.title ?? '',
      line.campaign ?? '',
      line.jobId ? jobNumberOf(line.jobId) : '',
      line.poNumber,
      line.costCentre,
      line.document?.serial ?? '',
      line.available,
      line.held,
      ...(part ? [] : [line.availableAfter, line.heldAfter]),
    ]),
  )
