import type { SearchResults } from '../contract.ts'

/** A text with the matches highlighted. */
export function MarkedText({ text, hits }: SearchResults['title']) {
  const parts = hits.map(([from, to], i) => ({
    plain: text.slice(hits[i - 1]?.[1] ?? 0, from),
    hit: text.slice(from, to),
  }))
  return (
    <>
      {parts.map(({ plain, hit }, i) => (
        <span key={i}>
          {plain}
          <mark className="rounded-[3px] bg-(--marigold-200) text-(--stone-900)">{hit}</mark>
        </span>
      ))}
      {text.slice(hits.at(-1)?.[1] ?? 0)}
    </>
  )
}
