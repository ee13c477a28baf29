import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** Page numbers to show, with null for a gap: 1 2 3 4 … 7. */
export function pagesShown(current: number, total: number): (number | null)[] {
  if (total <= 6) return Array.from({ length: total }, (_, i) => i + 1)
  const near = new Set([1, total, current - 1, current, current + 1])
  if (current <= 3) for (const page of [2, 3, 4]) near.add(page)
  if (current >= total - 2) for (const page of [total - 3, total - 2, total - 1]) near.add(page)
  const pages = [...near].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b)
  return pages.flatMap((page, i) => (i > 0 && page - pages[i - 1]! > 1 ? [null, page] : [page]))
}

export interface PaginationProps {
  current: number
  total: number
  hrefOf: (page: number) => string
  /** "Showing 1–6 of 38". */
  summary: ReactNode
  words: { label: string; next: ReactNode; previous: ReactNode; page: (n: number) => string }
}

/** Numbered pages, with the summary at the left. */
export function Pagination({ current, total, hrefOf, summary, words }: PaginationProps) {
  return (
    <nav
      aria-label={words.label}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4"
    >
      <p className="text-sm text-ink-2">{summary}</p>
      {total > 1 && (
        <ul className="flex flex-wrap items-center gap-1">
          {current > 1 && (
            <li>
              <ButtonLink
                href={hrefOf(current - 1)}
                rel="prev"
                variant="secondary"
                size="sm"
                icon={<Icon name="arrow-left" />}
              >
                {words.previous}
              </ButtonLink>
            </li>
          )}
          {pagesShown(current, total).map((page, i) => (
            <li key={page ?? `gap-${i}`}>
              {page === null ? (
                <span className="px-2 text-ink-3">…</span>
              ) : (
                <Link
                  href={hrefOf(page)}
                  aria-label={words.page(page)}
                  aria-current={page === current ? 'page' : undefined}
                  className="grid size-11 place-items-center rounded-full text-sm font-medium hover:bg-surface-2 aria-[current]:bg-action aria-[current]:text-on-brand"
                >
                  {page}
                </Link>
              )}
            </li>
          ))}
          {current < total && (
            <li>
              <ButtonLink href={hrefOf(current + 1)} rel="next" variant="secondary" size="sm">
                {words.next}
                <Icon name="arrow-right" />
              </ButtonLink>
            </li>
          )}
        </ul>
      )}
    </nav>
  )
}

/** Link to the next part of a long list with cursor pagination. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div className="flex justify-center pt-4">
      <ButtonLink href={href} rel="next" variant="secondary">
        {children}
        <Icon name="caret-down-bold" className="text-sm" />
      </ButtonLink>
    </div>
  )
}
