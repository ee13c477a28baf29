import { type Folded, foldWithPlaces } from './fold.ts'
import type { QueryWord } from './query-words.ts'

/** Positions of matches in a text: start and end in code units, in order, without overlaps. */
export type Hits = [from: number, to: number][]
export interface HighlightedText {
  text: string
  hits: Hits
}

/** Maximum length of an excerpt, characters. */
const EXCERPT = 200
/** Maximum length of text that is folded for an excerpt, because folding is slow. */
const MAX_FOLDED = 2_000
/** Number of characters in an excerpt before its first match. */
const BEFORE = 50

function placesOf(folded: Folded, word: string, short: boolean): Hits {
  const found: Hits = []
  for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + word.length)) {
    const starts = at === 0 || folded.text[at - 1] === ' '
    if (!short || starts) found.push([folded.from[at] as number, folded.to[at + word.length - 1] as number])
  }
  return found
}

function joined(hits: Hits): Hits {
  const apart: Hits = []
  for (const [from, to] of hits.toSorted((a, b) => a[0] - b[0])) {
    const last = apart.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else apart.push([from, to])
  }
  return apart
}

/** Every position of the words in a text. A word without an exact match is searched by its parts. */
export function findHits(text: string, wanted: readonly QueryWord[]): Hits {
  const folded = foldWithPlaces(text)
  return joined(
    wanted.flatMap(({ text: word, short, parts }) => {
      const whole = placesOf(folded, word, short)
      return whole.length > 0 ? whole : parts.flatMap((part) => placesOf(folded, part, false))
    }),
  )
}

export const mark = (text: string, wanted: readonly QueryWord[]): HighlightedText => ({
  text,
  hits: findHits(text, wanted),
})

/** Moves start and end to word boundaries. */
function wordBounds(text: string, from: number, to: number): [number, number] {
  const segments = new Intl.Segmenter('th', { granularity: 'word' }).segment(text)
  const first = from <= 0 ? 0 : (segments.containing(from)?.index ?? from)
  const last = to >= text.length ? text.length : (segments.containing(to)?.index ?? to)
  return [first, Math.max(last, first)]
}

/** Where to start reading a long text: a little before the first exact match of a word, or else of a part. */
function startOf(text: string, wanted: readonly QueryWord[]): number {
  if (text.length <= MAX_FOLDED) return 0
  const plain = text.toLowerCase()
  const first = (words: readonly string[]) => {
    const places = words.map((word) => plain.indexOf(word)).filter((at) => at >= 0)
    return places.length > 0 ? Math.min(...places) : null
  }
  const place = first(wanted.map((one) => one.text)) ?? first(wanted.flatMap(({ parts }) => parts)) ?? 0
  return Math.max(0, place - EXCERPT)
}

/** An excerpt around the first match; null if there is none. */
function clipOf(text: string, wanted: readonly QueryWord[]): HighlightedText | null {
  const start = startOf(text, wanted)
  const hits = findHits(text.slice(start, start + MAX_FOLDED), wanted).map(([from, to]): [number, number] => [
    from + start,
    to + start,
  ])
  const first = hits[0]
  if (!first) return null
  const begin = first[0] + EXCERPT > text.length ? text.length - EXCERPT : first[0] - BEFORE
  const [from, to] = wordBounds(text, Math.max(0, begin), Math.max(0, begin) + EXCERPT)
  const lead = from > 0 ? '…' : ''
  const inside = hits
    .filter(([start, end]) => start >= from && end <= to)
    .map(([start, end]): [number, number] => [start - from + lead.length, end - from + lead.length])
  return { text: lead + text.slice(from, to).trimEnd() + (to < text.length ? '…' : ''), hits: inside }
}

/** The excerpt below a result's title: from the summary if it matches, otherwise from the body. */
export function excerptOf(summary: string, body: string, wanted: readonly QueryWord[]): HighlightedText {
  return clipOf(summary, wanted) ?? clipOf(body, wanted) ?? { text: summary.slice(0, EXCERPT), hits: [] }
}
