import { LINE } from '../../../src/features/documents/pdf/fonts.ts'
import { ink, PAGE, type Sheet, type TextStyle } from '../../../src/features/documents/pdf/sheet.ts'

export const MARGIN = 48
export const RIGHT = PAGE.width - MARGIN
export const WIDTH = PAGE.width - 2 * MARGIN
const TOP = 54
const BOTTOM = PAGE.height - 62
/** Thai marks above and below need air between the lines. */
const LEADING = 1.55

export interface Look extends TextStyle {
  size: number
}

/** Where a page ends: a line at its foot, with the page's number. */
export interface Foot {
  text: string
  page: (n: number) => string
}

/** Runs down the pages of a sheet; `y` is where the next thing stands. */
export class Flow {
  y = TOP
  readonly sheet: Sheet
  readonly foot: Foot
  readonly #wrapped = new Map<string, string[]>()

  constructor(sheet: Sheet, foot: Foot) {
    this.sheet = sheet
    this.foot = foot
  }

  /** Ends the page. */
  close(): void {
    const y = PAGE.height - 40
    this.sheet.rule(MARGIN, y - 6, RIGHT, y - 6, 0.5, ink.hair)
    this.sheet.fitted(this.foot.text, MARGIN, y, WIDTH - 80, 1, { size: 8, color: ink.soft })
    this.sheet.line(this.foot.page(this.sheet.page), RIGHT - 70, y, 70, { size: 8, align: 'right', color: ink.soft })
  }

  /** Goes down by `gap`, and to the next page where `height` has no room below it. */
  room(gap: number, height: number): void {
    if (this.y + gap + height <= BOTTOM) {
      this.y += gap
      return
    }
    this.close()
    this.sheet.nextPage()
    this.y = TOP
  }

  /** Words are measured before they are printed: the same lines are needed twice. */
  #lines(words: string, width: number, look: Look): string[] {
    const key = `${width} ${look.size} ${look.weight} ${words}`
    const lines = this.#wrapped.get(key) ?? this.sheet.lines(words, width, look)
    this.#wrapped.set(key, lines)
    return lines
  }

  /** Height of wrapped words. */
  heightOf(words: string, width: number, look: Look): number {
    return this.#lines(words, width, look).length * look.size * LEADING
  }

  /** Wrapped words at x and y. */
  place(words: string, x: number, y: number, width: number, look: Look): void {
    const step = look.size * LEADING
    const air = (step - look.size * LINE) / 2
    this.#lines(words, width, look).forEach((line, i) => {
      this.sheet.line(line, x, y + i * step + air, width, look)
    })
  }

  /** Wrapped words that are not cut between pages; `mark` hangs before them. */
  print(words: string, gap: number, look: Look, { indent = 0, mark = '', keep = 0 } = {}): void {
    const height = this.heightOf(words, WIDTH - indent, look)
    this.room(gap, height + keep)
    if (mark) this.place(mark, MARGIN, this.y, indent, { ...look, color: ink.brand, weight: 'bold' })
    this.place(words, MARGIN + indent, this.y, WIDTH - indent, look)
    this.y += height
  }
}
