import { LINE } from './fonts.ts'
import { ink, type Sheet, type TextStyle } from './sheet.ts'

export interface Column {
  head: string
  /** Second line of the heading, in small English text. */
  sub: string
  width: number
  align: 'left' | 'center' | 'right'
}

const SIZE = 9
const PAD = 5
const HEAD = 30
const GAP = 5

export interface RowsFrame {
  left: number
  top: number
  /** The lowest y that the table may use. */
  bottom: number
}

const widthOf = (columns: readonly Column[]) => columns.reduce((sum, c) => sum + c.width, 0)

function drawHead(sheet: Sheet, columns: readonly Column[], left: number, y: number): void {
  sheet.fill(left, y, widthOf(columns), HEAD, ink.fill)
  let x = left
  for (const column of columns) {
    const room = column.width - 2 * PAD
    sheet.line(column.head, x + PAD, y + 3, room, { size: SIZE, weight: 'bold', align: column.align })
    sheet.line(column.sub, x + PAD, y + 16, room, { size: 7, align: column.align, color: ink.soft })
    x += column.width
  }
  sheet.rule(left, y, left + widthOf(columns), y)
  sheet.rule(left, y + HEAD, left + widthOf(columns), y + HEAD)
}

/**
 * Draws rows of text in columns. Cells wrap, and a row is never split across pages. `turn` starts a new page and
 * returns the y where the table continues. Returns the y below the last row.
 */
export function drawRows(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly { cells: readonly string[]; weight?: TextStyle['weight'] }[],
  frame: RowsFrame,
  turn: () => number,
): number {
  drawHead(sheet, columns, frame.left, frame.top)
  let y = frame.top + HEAD
  for (const { cells, weight = 'regular' } of rows) {
    const style = { size: SIZE, weight }
    const lines = columns.map((c, i) => sheet.lines(cells[i] ?? '', c.width - 2 * PAD, style))
    const height = Math.max(...lines.map((l) => l.length)) * SIZE * LINE + GAP
    if (y + height > frame.bottom) {
      const top = turn()
      drawHead(sheet, columns, frame.left, top)
      y = top + HEAD
    }
    let x = frame.left
    columns.forEach((column, i) => {
      const room = column.width - 2 * PAD
      lines[i]?.forEach((line, k) => {
        sheet.line(line, x + PAD, y + GAP / 2 + k * SIZE * LINE, room, { ...style, align: column.align })
      })
      x += column.width
    })
    y += height
    sheet.rule(frame.left, y, x, y, 0.5, ink.hair)
  }
  return y
}
