import { PAGE, type Sheet } from '../../../src/features/documents/pdf/sheet.ts'
import { MARGIN, WIDTH } from './flow.ts'

export const LEAF = '#0b4634'
export const MARIGOLD = '#ffbf1f'
const CREAM = '#fff3cc'
const PALE = '#d0ebdd'
const SCALLOP = PAGE.width / 17

const AWNING = 'M3 6q0-3 3-3h28q3 0 3 3v9.5a5.67 5.67 0 0 1-11.33 0 5.67 5.67 0 0 1-11.34 0A5.67 5.67 0 0 1 3 15.5Z'
const POST = 'M14.33 3h11.34v31.5q0 2.5-2.5 2.5h-6.34q-2.5 0-2.5-2.5Z'

/** The path of the name in Anuphan bold, with the baseline at 0, sized to fit next to a mark of 40 units. */
const NAME =
  'M6.5 0L6.5 -16.9L0.8 -16.9L0.8 -20.9L16.7 -20.9L16.7 -16.9L11 -16.9L11 0ZM20.7 0.4Q18.4 0.4 17.1 -0.9Q15.8 -2.2 15.8 -4.2Q15.8 -5.9 16.7 -7Q17.5 -8.1 19 -8.6Q20.5 -9.2 22.6 -9.2L25.1 -9.2L25.1 -10.1Q25.1 -11.3 24.5 -12Q23.9 -12.6 22.5 -12.6Q21.1 -12.6 20.4 -12.1Q19.6 -11.5 19.1 -10.8L16.4 -13.1Q17.4 -14.5 18.9 -15.3Q20.3 -16.1 22.8 -16.1Q26.1 -16.1 27.8 -14.6Q29.5 -13.1 29.5 -10.3L29.5 -3.4L31 -3.4L31 0L28.5 0Q27.4 0 26.7 -0.6Q25.9 -1.3 25.6 -2.4L25.5 -2.8L25.4 -2.8Q25 -1.2 23.8 -0.4Q22.5 0.4 20.7 0.4ZM22.4 -2.7Q23.1 -2.7 23.7 -2.9Q24.3 -3.1 24.7 -3.6Q25.1 -4 25.1 -4.8L25.1 -6.6L22.9 -6.6Q21.6 -6.6 21 -6.2Q20.3 -5.7 20.3 -4.9L20.3 -4.4Q20.3 -3.6 20.9 -3.1Q21.4 -2.7 22.4 -2.7ZM37.8 0Q35.5 0 34.4 -1.1Q33.4 -2.2 33.4 -4.3L33.4 -22.2L37.8 -22.2L37.8 -3.4L39.8 -3.4L39.8 0ZM45.7 0.4Q43.3 0.4 42.1 -0.9Q40.8 -2.2 40.8 -4.2Q40.8 -5.9 41.6 -7Q42.5 -8.1 44 -8.6Q45.5 -9.2 47.5 -9.2L50 -9.2L50 -10.1Q50 -11.3 49.4 -12Q48.8 -12.6 47.4 -12.6Q46.1 -12.6 45.3 -12.1Q44.5 -11.5 44 -10.8L41.4 -13.1Q42.4 -14.5 43.8 -15.3Q45.3 -16.1 47.8 -16.1Q51.1 -16.1 52.8 -14.6Q54.5 -13.1 54.5 -10.3L54.5 -3.4L56 -3.4L56 0L53.5 0Q52.4 0 51.6 -0.6Q50.9 -1.3 50.6 -2.4L50.5 -2.8L50.3 -2.8Q50 -1.2 48.7 -0.4Q47.5 0.4 45.7 0.4ZM47.3 -2.7Q48.1 -2.7 48.7 -2.9Q49.3 -3.1 49.7 -3.6Q50 -4 50 -4.8L50 -6.6L47.9 -6.6Q46.6 -6.6 45.9 -6.2Q45.3 -5.7 45.3 -4.9L45.3 -4.4Q45.3 -3.6 45.8 -3.1Q46.4 -2.7 47.3 -2.7ZM63.6 0.4Q61.6 0.4 60.3 -0.6Q58.9 -1.5 58.2 -3.4Q57.5 -5.2 57.5 -7.9Q57.5 -10.6 58.2 -12.4Q58.9 -14.2 60.3 -15.2Q61.6 -16.1 63.6 -16.1Q65.1 -16.1 66.3 -15.3Q67.5 -14.4 67.8 -13.1L68 -13.1L68 -22.2L72.4 -22.2L72.4 0L68 0L68 -2.6L67.8 -2.6Q67.5 -1.3 66.3 -0.5Q65.1 0.4 63.6 0.4ZM65.1 -3.2Q65.9 -3.2 66.6 -3.5Q67.2 -3.8 67.6 -4.3Q68 -4.8 68 -5.5L68 -10.2Q68 -10.9 67.6 -11.4Q67.2 -12 66.6 -12.2Q65.9 -12.5 65.1 -12.5Q63.8 -12.5 63 -11.6Q62.2 -10.7 62.2 -9.2L62.2 -6.5Q62.2 -5 63 -4.1Q63.8 -3.2 65.1 -3.2Z'

/** The colours of mark and name on each background that the logo may have. */
const GROUNDS: Readonly<Record<string, string>> = { '#ffffff': LEAF, [LEAF]: '#ffffff', '#0d1310': '#a3d8bf' }

/** Width of the whole logo at scale 1. */
export const LOGO_WIDTH = 118

/** Draws the logo on one of its backgrounds; the mark is 40 units high at scale 1. */
export function drawLogo(sheet: Sheet, x: number, y: number, scale: number, ground: string): void {
  const colour = GROUNDS[ground] ?? LEAF
  sheet.shape(AWNING, x, y, scale, MARIGOLD)
  sheet.shape(POST, x, y, scale, colour)
  sheet.shape(NAME, x + 46 * scale, y + 31 * scale, scale, colour)
}

/** Draws the awning above a green area with title and lead, as on the site. Returns the y coordinate below it. */
export function drawBand(sheet: Sheet, { title, lead, facts }: { title: string; lead: string; facts: string }): number {
  const leadLines = sheet.lines(lead, WIDTH, { size: 11 }).length
  const height = 127 + leadLines * 17
  sheet.fill(0, 0, PAGE.width, height, LEAF)
  for (let i = 0; i < 17; i++) {
    const half = SCALLOP / 2
    const scallop = `M0 0h${SCALLOP}v9a${half} ${half} 0 0 1-${SCALLOP} 0Z`
    sheet.shape(scallop, i * SCALLOP, 0, 1, i % 2 === 0 ? MARIGOLD : CREAM)
  }
  drawLogo(sheet, MARGIN - 2, 36, 0.62, LEAF)
  sheet.line(facts, MARGIN + 200, 44, WIDTH - 200, { size: 8.5, align: 'right', color: PALE })
  sheet.fitted(title, MARGIN, 70, WIDTH, 1, { size: 25, weight: 'bold', color: '#ffffff' })
  sheet.lines(lead, WIDTH, { size: 11 }).forEach((line, i) => {
    sheet.line(line, MARGIN, 109 + i * 17, WIDTH, { size: 11, color: PALE })
  })
  return height
}
