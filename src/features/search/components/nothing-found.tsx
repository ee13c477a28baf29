import type { ReactNode } from 'react'
import { foreignLang } from '../../../core/thai/script.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import type { SearchKind } from '../rules/question.ts'
import { searchText } from '../text/index.ts'
import { searchHref } from './search-address.ts'

const BROWSE = [
  ['jobMarketBoard', 'browse_jobMarketBoard'],
  ['Marketer/package', 'browse_package'],
  ['articles', 'browse_articles'],
  ['faq', 'browse_faq'],
] as const

const chip =
  'flex min-h-11 items-center gap-2 rounded-full bg-surface px-4 text-[0.9375rem] font-medium inset-ring inset-ring-line-strong hover:bg-surface-2'

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="mb-2.5 text-base font-semibold tracking-normal">{title}</h2>
      <ul className="flex flex-wrap gap-2.5">{children}</ul>
    </section>
  )
}

/** Links to the main lists. */
export function Browse() {
  const t = useText(searchText)
  const lang = useLang()
  return (
    <Group title={t('browse')}>
      {BROWSE.map(([path, label]) => (
        <li key={path}>
          <Link href={`/${lang}/${path}`} className={chip}>
            {t(label)}
            <Icon name="arrow-right" className="text-sm" />
          </Link>
        </li>
      ))}
    </Group>
  )
}

interface NothingProps {
  base: string
  q: string
  short: boolean
  near: readonly { id: string; kind: SearchKind; path: string; title: string }[]
  parts: readonly string[]
}

/** No result: shows similar titles, words of the query that have results, and links to browse. */
export function NothingFound({ base, q, short, near, parts }: NothingProps) {
  const t = useText(searchText)
  const lang = useLang()
  return (
    <>
      <EmptyState drawing="search" title={t('none', { q })} note={short ? t('shortNote') : t('noneNote')} />
      <div className="mx-auto max-w-[680px]">
        {near.length > 0 && (
          <Group title={t('near')}>
            {near.map((thing) => (
              <li key={thing.id}>
                <Link href={`/${lang}/${thing.path}`} className={`${chip} py-2`}>
                  <span lang={foreignLang(thing.title, lang)}>{thing.title}</span>
                  <span className="text-xs font-normal text-ink-3">{t(`one_${thing.kind}`)}</span>
                </Link>
              </li>
            ))}
          </Group>
        )}
        {parts.length > 0 && (
          <Group title={t('parts')}>
            {parts.map((part) => (
              <li key={part}>
                <Link href={searchHref(base, { q: part })} className={chip}>
                  <Icon name="magnifying-glass" />
                  {part}
                </Link>
              </li>
            ))}
          </Group>
        )}
        <Browse />
      </div>
    </>
  )
}

/** The query has results, but none of the selected kind. */
export function NothingOfKind({ base, q, others }: { base: string; q: string; others: number }) {
  const t = useText(searchText)
  return (
    <EmptyState
      drawing="search"
      title={t('noneKind', { q })}
      note={t('noneKindNote', { n: others })}
      act={<ButtonLink href={searchHref(base, { q })}>{t('noneKindAct')}</ButtonLink>}
    />
  )
}
