import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { RichHeading } from './rich-text-headings.ts'

interface ContentsProps {
  label: string
  headings: readonly RichHeading[]
  /** Language of the headings, if it differs from the page's. */
  lang?: string | undefined
}

/** Table of contents next to a long text; the page script highlights the current section. */
export function Contents({ label, headings, lang }: ContentsProps) {
  return (
    <nav aria-label={label} data-contents="">
      <p className="mb-2 text-xs text-ink-3">{label}</p>
      <ul lang={lang} className="border-l-2 border-line text-sm">
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={cx(
                '-ml-0.5 block border-l-2 border-transparent py-1.5 text-ink-2 hover:text-ink aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-ink',
                level === 3 ? 'pl-7' : 'pl-4',
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

/** The same table of contents as a collapsible list above the text, for narrow screens. */
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
