// Makes the font files that every page loads: the characters and weights of Anuphan that src/ui/fonts.css names.
// The published Latin file is twice as large, and every page waits for it.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const FACE =
  /font-weight:(?<min>\d+) (?<max>\d+);\s*src:url\("\.\/(?<file>fonts\/anuphan-(?<script>\w+)\.woff2)"\)[^;]*;\s*unicode-range:(?<ranges>[^;]+);/g
const ui = new URL('../src/ui/', import.meta.url)
const { resolve } = createRequire(import.meta.url)

function lettersOf(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [first, last = first] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n))
  })
}

for (const { groups } of readFileSync(new URL('fonts.css', ui), 'utf8').matchAll(FACE)) {
  const { file, script, ranges, min, max } = groups
  const whole = readFileSync(resolve(`@fontsource-variable/anuphan/files/anuphan-${script}-wght-normal.woff2`))
  const face = await subsetFont(whole, lettersOf(ranges).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
  })
  writeFileSync(new URL(file, ui), face)
  console.log(`${file}: ${whole.length} → ${face.length} bytes`)
}
