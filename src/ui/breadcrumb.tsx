import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** Way back up; the last one is this page. */
export function Breadcrumb({ label, items }: { label: string; items: readonly { href?: string; label: ReactNode }[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
        {items.map((item, i) => (
          <li key={i} className="flex items-center gap-2">
            {i > 0 && <Icon name="caret-right-bold" className="text-xs text-ink-3" />}
            {item.href ? (
              <Link href={item.href} className="hit hover:text-ink hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
