/** Social media icons that Phosphor lacks: 256 × 256, one colour, the same optical size as Phosphor's own. */
const LINE_BUBBLE =
  'M128 32C70.600 32 24 69.600 24 115.800c0 41.400 37 76.100 87 82.700 3.400.700 8 2.200 9.200 5.100 1 2.600.700 6.700.300 9.400l-1.500 8.900c-.400 2.600-2.100 10.300 9 5.600s60.100-35.400 82-60.600C225.200 150.200 232 133.900 232 115.800 232 69.600 185.400 32 128 32Z'
const LINE_LETTERS =
  'M61 96h12v31h19v12H61ZM98 96h12v43H98ZM117 96h11l17 24V96h12v43h-11l-17-24v24h-12ZM164 96h31v12h-19v4h19v12h-19v3h19v12h-31Z'
const EIGHT = 'M128 68a33 33 0 0 1 24 55.500a39 39 0 1 1-48 0A33 33 0 0 1 128 68Z'
const EIGHT_HOLES = 'M128 88a13 13 0 1 1 0 26a13 13 0 1 1 0-26ZM128 135a18 18 0 1 1 0 36a18 18 0 1 1 0-36Z'
const LEMON =
  'M128 40c46 0 78 31 90 68 3 9 18 9 18 20s-15 11-18 20c-12 37-44 68-90 68s-78-31-90-68c-3-9-18-9-18-20s15-11 18-20c12-37 44-68 90-68Z'

const outline = (path: string) =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="16" stroke-linejoin="round"/>`

/** Inner SVG by icon name. */
export const glyphs = {
  'line-logo': `${outline(LINE_BUBBLE)}<path d="${LINE_LETTERS}"/>`,
  'line-logo-fill': `<path fill-rule="evenodd" d="${LINE_BUBBLE}${LINE_LETTERS}"/>`,
  'lemon8-logo': `<g transform="rotate(-20 128 128)">${outline(LEMON)}<path fill-rule="evenodd" d="${EIGHT}${EIGHT_HOLES}"/></g>`,
  'lemon8-logo-fill': `<g transform="rotate(-20 128 128)"><path fill-rule="evenodd" d="${LEMON}${EIGHT}${EIGHT_HOLES}"/></g>`,
} as const
