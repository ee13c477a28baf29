import type { Sheet } from './sheet.ts'

/** Digit groups of the 13 boxes for a tax id, and of the 10 boxes for the former number. */
const GROUPS_13 = [1, 4, 5, 2, 1] as const
const GROUPS_10 = [1, 4, 4, 1] as const
const CELL = { width: 11.6, height: 13, gap: 4.4 } as const

/** Width of the boxes in points. */
export const boxesWidth = (boxes: 13 | 10): number => {
  const groups = boxes === 13 ? GROUPS_13 : GROUPS_10
  return boxes * CELL.width + (groups.length - 1) * CELL.gap
}

/**
 * Draws a number in boxes, grouped as on the form, with the right edge at `right`. An empty text leaves the boxes
 * blank.
 */
export function drawBoxes(sheet: Sheet, text: string, right: number, y: number, boxes: 13 | 10): void {
  let x = right - boxesWidth(boxes)
  let at = 0
  for (const group of boxes === 13 ? GROUPS_13 : GROUPS_10) {
    sheet.box(x, y, group * CELL.width, CELL.height)
    for (let i = 0; i < group; i++, at++) {
      const left = x + i * CELL.width
      if (i > 0) sheet.rule(left, y, left, y + CELL.height, 0.4)
      sheet.line(text[at] ?? '', left, y + 0.6, CELL.width, { size: 9, align: 'center' })
    }
    x += group * CELL.width + CELL.gap
  }
}
