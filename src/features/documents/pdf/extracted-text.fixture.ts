import { inflateSync } from 'node:zlib'

/** The streams of a PDF, unpacked. */
function streamsOf(bytes: Uint8Array): string[] {
  const pdf = Buffer.from(bytes)
  const streams: string[] = []
  for (let at = 0; ; ) {
    const start = pdf.indexOf('stream\n', at)
    if (start < 0) return streams
    const end = pdf.indexOf('\nendstream', start)
    const data = pdf.subarray(start + 'stream\n'.length, end)
    try {
      streams.push(inflateSync(data).toString('latin1'))
    } catch {
      streams.push(data.toString('latin1'))
    }
    at = end + '\nendstream'.length
  }
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The text of each glyph, as the font's map for searching and copying has it. */
function glyphTexts(map: string): string[] {
  const ranges = [...map.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)]
  return ranges.flatMap(([, list = '']) =>
    list
      .trim()
      .split(/\s+/)
      .map((one) => utf16(one.replace(/[<>]/g, ''))),
  )
}

/**
 * The text that a program reads from a PDF in one font, in the order of its content. It has no line breaks.
 */
export function extractedText(bytes: Uint8Array): string {
  const streams = streamsOf(bytes)
  const glyphs = glyphTexts(streams.find((one) => one.includes('beginbfrange')) ?? '')
  const content = streams.filter((one) => one.includes('BT\n')).join('\n')
  return [...content.matchAll(/\[((?:<[0-9a-f]*>[^\]<]*)+)\] TJ/g)]
    .flatMap(([, list = '']) => [...list.matchAll(/<([0-9a-f]*)>/g)])
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => glyphs[Number.parseInt(glyph, 16)] ?? '')
    .join('')
}
