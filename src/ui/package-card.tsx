import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { cx } from './class-names.ts'

export type ShelfTint = 'marigold' | 'leaf' | 'anchan' | 'chompoo'

export interface PackageCardProps {
  title: ReactNode
  note?: ReactNode
  /** One to five pictures for the arches; each fills its arch. */
  people: readonly ReactNode[]
  /** "+15". */
  more?: ReactNode
  tint?: ShelfTint
  /** Short facts: `<Badge>`s. */
  facts?: ReactNode
  price: ReactNode
  /** "฿900 a post · VAT excluded". */
  priceNote?: ReactNode
  act: ReactNode
  /** Text of the solid badge; set it on only one card of a page. */
  recommended?: ReactNode
  headingLevel?: 'h2' | 'h3'
}

const TINTS: Record<ShelfTint, string> = {
  marigold: 'bg-(--marigold-100) [--tint:var(--marigold-100)]',
  leaf: 'bg-(--leaf-100) [--tint:var(--leaf-100)]',
  anchan: 'bg-(--anchan-100) [--tint:var(--anchan-100)]',
  chompoo: 'bg-(--chompoo-100) [--tint:var(--chompoo-100)]',
}
const HEIGHTS: Record<number, readonly number[]> = {
  1: [150],
  2: [132, 132],
  3: [116, 132, 116],
  4: [98, 132, 132, 98],
  5: [98, 116, 132, 116, 98],
}

function Shelf({ people, more, tint }: Required<Pick<PackageCardProps, 'people' | 'tint'>> & { more?: ReactNode }) {
  const shown = people.slice(0, 5)
  const heights = HEIGHTS[shown.length] ?? []
  return (
    <div className={cx('relative h-[168px] overflow-hidden', TINTS[tint])}>
      <div className="absolute inset-x-5 bottom-0 flex items-end justify-center" aria-hidden="true">
        {shown.map((person, i) => (
          <span
            key={i}
            className="relative -mx-3 w-[100px] min-w-0 only:w-[168px] overflow-hidden rounded-t-full ring-3 ring-(--tint)"
            style={{ height: heights[i], zIndex: Math.round((heights[i] ?? 0) / 10) }}
          >
            {person}
          </span>
        ))}
      </div>
      {more && (
        <span className="absolute right-3.5 bottom-3 z-20 rounded-full bg-(--leaf-800) px-2.5 text-sm leading-[30px] font-semibold text-white">
          {more}
        </span>
      )}
    </div>
  )
}

/** A package: pictures of people, contents, price, price per post. */
export function PackageCard(props: PackageCardProps) {
  const {
    title,
    note,
    people,
    more,
    tint = 'marigold',
    facts,
    price,
    priceNote,
    act,
    recommended,
    headingLevel: Heading = 'h2',
  } = props
  return (
    <article className="relative flex flex-col overflow-hidden rounded-card bg-surface">
      <span
        className={cx(
          'pointer-events-none absolute inset-0 z-30 rounded-card inset-ring',
          recommended ? 'inset-ring-2 inset-ring-action' : 'inset-ring-line',
        )}
      />
      <Shelf people={people} more={more} tint={tint} />
      {recommended && (
        <Badge tone="solid" icon="star-fill" className="absolute top-3.5 right-3.5 z-20">
          {recommended}
        </Badge>
      )}
      <div className="flex flex-1 flex-col p-5">
        <Heading className="text-[1.3125rem] leading-[1.45] tracking-normal">{title}</Heading>
        {note && <p className="text-sm text-ink-2">{note}</p>}
        {facts && <div className="mt-3 mb-4 flex flex-wrap gap-1.5">{facts}</div>}
        <div className="mt-auto flex items-end justify-between gap-3 border-t border-dashed border-line-strong pt-3.5">
          <div className="min-w-0">
            <p className="nb text-2xl font-title">{price}</p>
            {priceNote && <p className="text-xs text-ink-2">{priceNote}</p>}
          </div>
          <div className="shrink-0">{act}</div>
        </div>
      </div>
    </article>
  )
}
