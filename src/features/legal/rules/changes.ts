import { diffArrays } from 'diff'
import type { TextBlock } from './blocks.ts'

export interface ChangePart {
  kind: 'same' | 'ins' | 'del'
  text: string
}
/** A block of the comparison. A block with the tag `skipped` replaces a run of unchanged ones. */
export interface ChangedBlock {
  tag: TextBlock['tag'] | 'skipped'
  kind: 'same' | 'changed' | 'added' | 'removed'
  parts: ChangePart[]
  /** Number of unchanged blocks that were left out. */
  count?: number
}

/** Smallest share of the longer text that two blocks must have in common to count as one changed block. */
const MIN_SIMILARITY = 0.3

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
const wordsOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)
const keyOf = (block: TextBlock): string => `${block.tag} ${block.text}`

/**
 * Unchanged text shorter than this between two changes becomes part of the change: a single space or particle would
 * split the change into pieces.
 */
const MIN_UNCHANGED = 4

/** Time limit for one comparison, milliseconds. After it, the remaining blocks are shown as removed and added. */
const TIME_LIMIT = 300
/** Returns the milliseconds until the time limit. */
type TimeLeft = () => number

/**
 * Compares two texts word by word; Thai words are found with a dictionary. In each change the removed words come before
 * the added ones. Null if the time limit is reached.
 */
function partsOf(before: string, after: string, left: TimeLeft): ChangePart[] | null {
  const parts: ChangePart[] = []
  const change = { del: '', ins: '' }
  const settle = () => {
    for (const kind of ['del', 'ins'] as const) {
      if (change[kind]) parts.push({ kind, text: change[kind] })
      change[kind] = ''
    }
  }
  const found = left() > 0 ? diffArrays(wordsOf(before), wordsOf(after), { timeout: left() }) : undefined
  if (!found) return null
  found.forEach(({ added, removed, value }, i) => {
    const text = value.join('')
    const within = change.del && change.ins && i < found.length - 1
    if (added) change.ins += text
    else if (removed) change.del += text
    else if (within && text.trim().length < MIN_UNCHANGED) {
      change.del += text
      change.ins += text
    } else {
      settle()
      parts.push({ kind: 'same', text })
    }
  })
  settle()
  return parts
}

const areSimilar = (parts: readonly ChangePart[]): boolean => {
  const length = (kind: ChangePart['kind']) =>
    parts.filter((part) => part.kind === kind).reduce((sum, { text }) => sum + text.trim().length, 0)
  const same = length('same')
  return same > MIN_SIMILARITY * (same + Math.max(length('ins'), length('del')))
}

const whole = (block: TextBlock, kind: 'added' | 'removed'): ChangedBlock => ({
  tag: block.tag,
  kind,
  parts: [{ kind: kind === 'added' ? 'ins' : 'del', text: block.text }],
})

/**
 * Matches removed blocks with similar added ones, in order. Blocks without a match are listed whole, removed ones
 * before added ones.
 */
function replaced(gone: readonly TextBlock[], come: readonly TextBlock[], time: TimeLeft): ChangedBlock[] {
  const left = [...gone]
  const out: ChangedBlock[] = []
  let fresh: TextBlock[] = []
  const settle = (removed: readonly TextBlock[]) => {
    out.push(...removed.map((old) => whole(old, 'removed')), ...fresh.map((block) => whole(block, 'added')))
    fresh = []
  }
  for (const block of come) {
    let parts: ChangePart[] | null = null
    const at = left.findIndex((old) => {
      parts = old.tag === block.tag ? partsOf(old.text, block.text, time) : null
      return parts !== null && areSimilar(parts)
    })
    if (at < 0 || parts === null) {
      fresh.push(block)
      continue
    }
    settle(left.splice(0, at))
    left.shift()
    out.push({ tag: block.tag, kind: 'changed', parts })
  }
  settle(left)
  return out
}

/** Headings are included, so that readers see where a change is; other unchanged blocks become a count. */
function unchanged(blocks: readonly TextBlock[]): ChangedBlock[] {
  const out: ChangedBlock[] = []
  for (const { tag, text } of blocks) {
    const last = out.at(-1)
    if (tag === 'h2') out.push({ tag, kind: 'same', parts: [{ kind: 'same', text }] })
    else if (last?.tag === 'skipped') last.count = (last.count ?? 0) + 1
    else out.push({ tag: 'skipped', kind: 'same', parts: [], count: 1 })
  }
  return out
}

/** The differences between two texts, block by block and word by word. Empty if the texts are equal. */
export function changesBetween(before: readonly TextBlock[], after: readonly TextBlock[]): ChangedBlock[] {
  const out: ChangedBlock[] = []
  let gone: TextBlock[] = []
  let [b, a] = [0, 0]
  const until = performance.now() + TIME_LIMIT
  const left = () => Math.max(0, until - performance.now())
  const settle = (come: readonly TextBlock[] = []) => {
    out.push(...replaced(gone, come, left))
    gone = []
  }
  const anew = [
    { removed: true, added: false, count: before.length },
    { removed: false, added: true, count: after.length },
  ]
  const found = diffArrays(before.map(keyOf), after.map(keyOf), { timeout: left() })
  for (const { added, removed, count } of found ?? anew) {
    if (removed) {
      gone = before.slice(b, b + count)
      b += count
    } else if (added) {
      settle(after.slice(a, a + count))
      a += count
    } else {
      settle()
      out.push(...unchanged(after.slice(a, a + count)))
      a += count
      b += count
    }
  }
  settle()
  return out.some(({ kind }) => kind !== 'same') ? out : []
}
