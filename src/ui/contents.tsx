import { useEffect, useState } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { RichHeading } from './rich-text-headings.ts'

interface ContentsProps {
  label: string
  headings: readonly RichHeading[]
  /** Language of the headings, where it is not the page's. */
  lang?: string | undefined
}

/** The heading under which the reader is; null until they have come to the first. */
function useCurrent(headings: readonly RichHeading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const line = window.innerHeight * 0.35
      const above = headings.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line,
      )
      setCurrent(above.at(-1)?.id ?? null)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [headings])
  return current
}

/** Table of contents beside a long text; marks where the reader is. */
export function Contents({ label, headings, lang }: ContentsProps) {
  const current = useCurrent(headings)
  return (
    <nav aria-label={label}>
      <p className="mb-2 text-xs text-ink-3">{label}</p>
      <ul lang={lang} className="border-l-2 border-line text-sm">
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className={cx(
                '-ml-0.5 block border-l-2 py-1.5',
                level === 3 ? 'pl-7' : 'pl-4',
                id === current
                  ? 'border-action font-semibold text-ink'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same, folded, above the text of narrower screens. */
export function ContentsFold({ label, headings, lang }: ContentsProps) {
  return (
    <details className="group rounded-card bg-sunken">
      <summary className="flex min-h-12 items-center justify-between px-4 text-sm font-semibold">
        {label}
        <Icon name="caret-down-bold" className="text-xs group-open:rotate-180" />
      </summary>
      <nav aria-label={label} className="px-4 pb-3">
        <ol lang={lang} className="text-sm">
          {headings.map(({ id, text, level }) => (
            <li key={id}>
              <a href={`#${id}`} className={cx('block py-2 text-action-text', level === 3 && 'pl-4')}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}
