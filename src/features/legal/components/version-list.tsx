import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Link, TextLink } from '../../../ui/link.tsx'
import type { LegalText } from '../contract.ts'
import { legalText } from '../text/index.ts'

/** Every public version with its date; the newest is in force. */
export function VersionList({ text, base }: { text: LegalText; base: string }) {
  const t = useText(legalText)
  const lang = useLang()
  const [newest] = text.versions
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="text-sm font-normal tracking-normal text-ink-3">
        {t('versions')}
      </h2>
      <ul className="mt-2 grid gap-1">
        {text.versions.map(({ number, effectiveFrom }) => (
          <li key={number}>
            <Link
              href={number === newest?.number ? base : `${base}?version=${number}`}
              aria-current={number === text.version ? 'true' : undefined}
              className="block rounded-field px-3 py-2 hover:bg-surface-2 aria-[current]:bg-surface-2"
            >
              <span className="flex flex-wrap items-center justify-between gap-2 text-sm font-label">
                {t('version', { n: number })}
                {number === newest?.number && <Badge tone="positive">{t('current')}</Badge>}
              </span>
              <span className="block text-xs text-ink-2">
                {t('effective', { date: formatDate(lang, effectiveFrom) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">
        {t('questions')}{' '}
        <TextLink href={`/${lang}/contact`} className="hit inline-block">
          {t('contact')}
        </TextLink>
      </p>
    </section>
  )
}
