/**
 * Cuts a text to at most `max` characters, ellipsis included, at a word boundary. Thai has no spaces between words, so
 * `Intl.Segmenter` finds them. A first word that is longer is cut anywhere.
 */
export function truncate(text: string, max: number): string {
  const clean = text.trim()
  if (clean.length <= max) return clean
  let cut = ''
  for (const { segment } of new Intl.Segmenter('th', { granularity: 'word' }).segment(clean)) {
    if (cut.length + segment.length > max - 1) break
    cut += segment
  }
  return `${(cut || clean.slice(0, max - 1)).trim().replace(/[\s,.:;–-]+$/, '')}…`
}
