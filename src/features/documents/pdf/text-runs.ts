/** A part of a line that is drawn by itself, at the end of the part before it. */
export interface TextRun {
  text: string
  /** Drawn above the usual height, in ems. */
  raised: number
  /** Whether the font may replace characters by several glyphs. */
  composes: boolean
}

/** Sara am, with the tone mark that may come before it. */
const saraAm = /([\u0e48-\u0e4b]?\u0e33)/u
/** How much higher a tone mark is above the circle of sara am, in ems. */
const TONE_RAISED = 0.27

const usual = (text: string): TextRun => ({ text, raised: 0, composes: true })

/**
 * The runs of a line. The font composes ำ of two glyphs, of which the second is also า. pdfkit stores one text for each
 * glyph, so without the runs neither ำ nor า could be searched or copied. Therefore ำ is drawn as a single glyph, and a
 * tone mark above it on its own.
 */
export function textRuns(line: string): TextRun[] {
  return line
    .split(saraAm)
    .filter((part) => part !== '')
    .flatMap((part) => {
      if (!saraAm.test(part)) return usual(part)
      const am = { text: '\u0e33', raised: 0, composes: false }
      return part.length === 1 ? [am] : [{ ...usual(part.slice(0, 1)), raised: TONE_RAISED }, am]
    })
}
