import { LINE } from '../../../src/features/documents/pdf/fonts.ts'
import { ink, PAGE, type Sheet, type TextStyle } from '../../../src/features/documents/pdf/sheet.ts'

export const MARGIN = 48
export const RIGHT = PAGE.width - MARGIN
export const WIDTH = PAGE.width - 2 * MARGIN
const TOP = 54
const BOTTOM = PAGE.height - 62
/** Thai vowel and tone marks above and below the letters need space between the lines. */
const LEADING = 1.55

export interface Look extends TextStyle {
  size: number
}

/** The footer of a page: a line of text and the page number. */
export interface Foot {
  text: string
  page: (n: number) => string
}

/** Places content from top to bottom on the pages of a sheet; `y` is the position of the next element. */
export class Flow {
  y = TOP
  readonly sheet: Sheet
  readonly foot: Foot
  readonly #wrapped = new Map<string, string[]>()

  constructor(sheet: Sheet, foot: Foot) {
    this.sheet = sheet
    this.foot = foot
  }

  /** Writes the footer of the page. */
  close(): void {
    const y = PAGE.height - 40
    this.sheet.rule(MARGIN, y - 6, RIGHT, y - 6, 0.5, ink.hair)
    this.sheet.fitted(this.foot.text, MARGIN, y, WIDTH - 80, 1, { size: 8, color: ink.soft })
    this.sheet.line(this.foot.page(this.sheet.page), RIGHT - 70, y, 70, { size: 8, align: 'right', color: ink.soft })
  }

  /** Moves down by `gap`, or to the next page if `height` does not fit below it. */
  room(gap: number, height: number): void {
    if (this.y + gap + height <= BOTTOM) {
      this.y += gap
      return
    }
    this.close()
    this.sheet.nextPage()
    this.y = TOP
  }

  /** Caches the wrapped lines, which are needed twice: texts are measured before they are printed. */
  #lines(words: string, width: number, look: Look): string[] {
    const key = `${width} ${look.size} ${look.weight} ${words}`
    const lines = this.#wrapped.get(key) ?? this.sheet.lines(words, width, look)
    this.#wrapped.set(key, lines)
    return lines
  }

  /** Height of the wrapped text. */
  heightOf(words: string, width: number, look: Look): number {
    return this.#lines(words, width, look).length * look.size * LEADING
  }

  /** Prints wrapped text at x and y. */
  place(words: string, x: number, y: number, width: number, look: Look): void {
    const step = look.size * LEADING
    const air = (step - look.size * LINE) / 2
    this.#lines(words, width, look).forEach((line, i) => {
      this.sheet.line(line, x, y + i * step + air, width, look)
    })
  }

  /** Prints wrapped text that is not split between pages; `mark` is placed before it. */
  print(words: string, gap: number, look: Look, { indent = 0, mark = '', keep = 0 } = {}): void {
    const height = this.heightOf(words, WIDTH - indent, look)
    this.room(gap, height + keep)
    if (mark) this.place(mark, MARGIN, this.y, indent, { ...look, color: ink.brand, weight: 'bold' })
    this.place(words, MARGIN + indent, this.y, WIDTH - indent, look)
    this.y += height
  }
}
