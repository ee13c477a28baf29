import { type Folded, foldWithPlaces } from './fold.ts'
import type { Wanted } from './wanted.ts'

/** Where hits stand in a text: start and end in code units, in order, apart from each other. */
export type Hits = [from: number, to: number][]
export interface Marked {
  text: string
  hits: Hits
}

/** Longest excerpt, characters. */
const EXCERPT = 200
/** How much of a text is folded for its excerpt: folding takes long. */
const LOOKED_AT = 2_000
/** How much of the text stands before the first hit of an excerpt. */
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

/** Every place of the words in a text; words that are not there as typed are looked for part by part. */
export function findHits(text: string, wanted: readonly Wanted[]): Hits {
  const folded = foldWithPlaces(text)
  return joined(
    wanted.flatMap(({ text: word, short, parts }) => {
      const whole = placesOf(folded, word, short)
      return whole.length > 0 ? whole : parts.flatMap((part) => placesOf(folded, part, false))
    }),
  )
}

export const mark = (text: string, wanted: readonly Wanted[]): Marked => ({ text, hits: findHits(text, wanted) })

/** A start or end that does not cut a word. */
function wordBounds(text: string, from: number, to: number): [number, number] {
  const segments = new Intl.Segmenter('th', { granularity: 'word' }).segment(text)
  const first = from <= 0 ? 0 : (segments.containing(from)?.index ?? from)
  const last = to >= text.length ? text.length : (segments.containing(to)?.index ?? to)
  return [first, Math.max(last, first)]
}

/** Where to look at a long text: from a little before the first word that stands there as typed, else the first part. */
function startOf(text: string, wanted: readonly Wanted[]): number {
  if (text.length <= LOOKED_AT) return 0
  const plain = text.toLowerCase()
  const first = (words: readonly string[]) => {
    const places = words.map((word) => plain.indexOf(word)).filter((at) => at >= 0)
    return places.length > 0 ? Math.min(...places) : null
  }
  const place = first(wanted.map((one) => one.text)) ?? first(wanted.flatMap(({ parts }) => parts)) ?? 0
  return Math.max(0, place - EXCERPT)
}

/** The part of a text round its first hit; null when it has none. */
function clipOf(text: string, wanted: readonly Wanted[]): Marked | null {
  const start = startOf(text, wanted)
  const hits = findHits(text.slice(start, start + LOOKED_AT), wanted).map(([from, to]): [number, number] => [
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

/** What is shown of a thing under its title: its summary, or the part of its body that holds the words. */
export function excerptOf(summary: string, body: string, wanted: readonly Wanted[]): Marked {
  return clipOf(summary, wanted) ?? clipOf(body, wanted) ?? { text: summary.slice(0, EXCERPT), hits: [] }
}
