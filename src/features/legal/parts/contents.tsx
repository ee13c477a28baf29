import { useText } from '../../../i18n/use-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { RichHeading } from '../../../ui/rich-text-headings.ts'
import { legalText } from '../text/index.ts'

function Links({ headings }: { headings: readonly RichHeading[] }) {
  return (
    <ul className="border-l-2 border-line">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-9 items-center py-1 pl-4 text-sm leading-[1.5] text-ink-2 hover:text-ink hover:underline max-lg:min-h-11"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Table of contents: a rail on a desk, a folded list on a phone. */
export function Contents({ headings }: { headings: readonly RichHeading[] }) {
  const t = useText(legalText)
  if (headings.length < 2) return null
  return (
    <nav aria-label={t('contents')} className="lg:sticky lg:top-6">
      <details className="rounded-card bg-sunken lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-3 px-4 text-sm font-label">
          {t('contents')}
          <Icon name="caret-down-bold" className="caret-turn" />
        </summary>
        <div className="px-4 pb-3">
          <Links headings={headings} />
        </div>
      </details>
      <div className="max-lg:hidden">
        <p className="mb-2 text-sm text-ink-3">{t('contents')}</p>
        <Links headings={headings} />
      </div>
    </nav>
  )
}
