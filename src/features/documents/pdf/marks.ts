import type { Bilingual } from '../../../core/shapes.ts'
import { formatCalendarDay } from '../../../i18n/formats.ts'
import type { ReplacementReason } from '../kinds.ts'
import { thaiDate } from './format.ts'
import { MARGIN, RIGHT, WIDTH } from './letterhead.ts'
import { ink, type Sheet } from './sheet.ts'

/** Marks on a printed document: original or copy, replacement copy, or cancelled. */
export interface Marks {
  copy: 1 | 2
  /** A copy issued instead of a lost original; `number` counts the copies. */
  replacement?: { number: number; on: string; reason: ReplacementReason }
  /** `by`: the number of the document that replaces it. */
  cancelled?: { on: string; by: string }
}

/** The cancelled invoice that this one replaces. */
export interface Replaces {
  serial: string
  issuedOn: string
}

const LABELS = {
  original: { th: 'ต้นฉบับ', en: 'Original' },
  copy: { th: 'สำเนา', en: 'Copy' },
  replacement: { th: 'ใบแทน', en: 'Replacement' },
  cancelled: { th: 'ยกเลิก', en: 'Cancelled' },
} as const

const REASONS: Readonly<Record<ReplacementReason, Bilingual>> = {
  lost: { th: 'ต้นฉบับสูญหาย', en: 'the original was lost' },
  damaged: { th: 'ต้นฉบับชำรุด', en: 'the original is damaged' },
  destroyed: { th: 'ต้นฉบับถูกทำลาย', en: 'the original was destroyed' },
}

function labelOf({ copy, replacement, cancelled }: Marks): Bilingual {
  if (cancelled) return LABELS.cancelled
  if (replacement) return LABELS.replacement
  return copy === 1 ? LABELS.original : LABELS.copy
}

/** Draws the box at the top right with the mark, for example "Original". */
export function drawLabel(sheet: Sheet, marks: Marks): void {
  const { th, en } = labelOf(marks)
  const width = 112
  const color = marks.cancelled ? ink.alarm : ink.text
  sheet.box(RIGHT - width, 73, width, 19, 3)
  sheet.line(`${th} / ${en}`, RIGHT - width, 75.5, width, { size: 9.5, weight: 'bold', align: 'center', color })
}

function remarksOf({ replacement, cancelled }: Marks, replaces: Replaces | undefined): Bilingual[] {
  const remarks: Bilingual[] = []
  if (replaces) {
    const { serial, issuedOn } = replaces
    remarks.push({
      th: `เป็นการยกเลิกและออกใบกำกับภาษีฉบับใหม่แทนฉบับเดิมเลขที่ ${serial} ลงวันที่ ${thaiDate(issuedOn)}`,
      en: `Cancels and replaces tax invoice ${serial} dated ${formatCalendarDay('en', issuedOn)}`,
    })
  }
  if (cancelled)
    remarks.push({
      th: `ยกเลิกเมื่อวันที่ ${thaiDate(cancelled.on)} และออกใบกำกับภาษีเลขที่ ${cancelled.by} แทน`,
      en: `Cancelled on ${formatCalendarDay('en', cancelled.on)} and replaced by tax invoice ${cancelled.by}`,
    })
  if (replacement) {
    const { number, on, reason } = replacement
    remarks.push({
      th: `ใบแทน ออกให้ครั้งที่ ${number} วันที่ ${thaiDate(on)} เนื่องจาก${REASONS[reason].th}`,
      en: `Replacement copy no. ${number}, issued on ${formatCalendarDay('en', on)} because ${REASONS[reason].en}`,
    })
  }
  return remarks
}

/**
 * Draws the required remarks of a replacement copy, a cancelled or a reissued invoice, above the table. Returns the y
 * below them.
 */
export function drawRemarks(sheet: Sheet, marks: Marks, replaces: Replaces | undefined, top: number): number {
  let y = top
  for (const { th, en } of remarksOf(marks, replaces)) {
    sheet.fill(MARGIN, y, WIDTH, 30, ink.fill)
    sheet.fitted(th, MARGIN + 8, y + 3, WIDTH - 16, 1, { size: 9, weight: 'bold' })
    sheet.fitted(en, MARGIN + 8, y + 16, WIDTH - 16, 1, { size: 7.5, color: ink.soft })
    y += 36
  }
  return y
}
