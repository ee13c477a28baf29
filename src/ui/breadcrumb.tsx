import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** The last item is the current page. It is truncated at the end of the line, because the page's title follows. */
export function Breadcrumb({ label, items }: { label: string; items: readonly { href?: string; label: ReactNode }[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
        {items.map((item, i) => (
          <li
            key={i}
            className={cx('flex items-center gap-2', i === items.length - 1 && 'min-w-0 flex-1 basis-[6rem]')}
          >
            {i > 0 && <Icon name="caret-right-bold" className="text-xs text-ink-3" />}
            {item.href ? (
              <Link href={item.href} className="hit hover:text-ink hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
