import type { ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { kindsText } from '../text/kinds.ts'

interface KindHeadProps {
  first: string
  second: string
  note: string
  /** Address where a brand starts a campaign. */
  start: string
  more: { href: string; label: string }
  /** The illustration's background class, and the illustration. */
  tint: string
  art: ReactNode
}

/** What a kind of campaign is, with an illustration of its result. */
export function KindHead({ first, second, note, start, more, tint, art }: KindHeadProps) {
  const t = useText(kindsText)
  return (
    <header className="measure grid gap-x-14 gap-y-7 pt-6 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:items-center lg:pt-10">
      <div>
        <h1 className="text-[2.125rem] leading-[1.34] lg:text-4xl">
          <span className="block">{first}</span> {second}
        </h1>
        <p className="mt-3 mb-6 max-w-[520px] text-ink-2 lg:text-lg">{note}</p>
        <div className="flex flex-wrap gap-3 max-lg:flex-col">
          <ButtonLink href={start} variant="highlight" size="lg">
            {t('create')}
          </ButtonLink>
          <ButtonLink href={more.href} variant="secondary" size="lg">
            {more.label}
          </ButtonLink>
        </div>
        <p className="mt-3.5 text-sm text-ink-2">{t('signupNote')}</p>
      </div>
      <div
        data-theme="light"
        aria-hidden="true"
        className={`relative h-[240px] overflow-hidden rounded-[24px] lg:h-[340px] lg:rounded-stage xl:[&>*]:scale-125 ${tint}`}
      >
        {art}
      </div>
    </header>
  )
}
