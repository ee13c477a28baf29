import { type ReactNode, useId } from 'react'
import { INTERESTS, type StoredChannelType } from '../../../core/vocabulary.ts'
import { formatBahtShort } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SegmentedLinks } from '../../../ui/segmented-control.tsx'
import { openText } from '../text/open.ts'

const PLATFORMS: readonly StoredChannelType[] = [
  'INSTAGRAM',
  'TIKTOK',
  'YOUTUBE',
  'FACEBOOK_PAGE',
  'FACEBOOK_PROFILE',
  'X',
  'LINE',
  'LEMON8',
  'WHATSAPP',
]
/** Choices of the lowest pay, satang. */
const PAY = [100_000, 300_000, 500_000, 1_000_000]

function Choice({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="relative min-w-0 border-l border-line px-4 py-1 xl:px-4.5">
      <label htmlFor={id} className="block text-xs text-ink-3">
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="w-full appearance-none truncate rounded-sm bg-transparent pr-5 text-base leading-normal font-label [&>option]:bg-white [&>option]:text-(--stone-900)"
      >
        {children}
      </select>
      <Icon name="caret-down-bold" className="pointer-events-none absolute right-4 bottom-3 text-xs text-ink-3" />
    </div>
  )
}

/**
 * Search form of the job market, overlapping the lower edge of the stage. It is a plain GET form, so it works without
 * script.
 */
export function SearchBar({ lang, board }: { lang: string; board: string }) {
  const t = useText(openText)
  const words = useWords()
  return (
    <form
      action={board}
      role="search"
      aria-label={t('search')}
      className="relative z-3 mx-auto -mt-12 hidden max-w-[1120px] grid-cols-[auto_1fr_1fr_1fr_auto] items-center gap-1 rounded-[24px] bg-surface p-3.5 shadow-float lg:mx-16 lg:grid xl:mx-auto"
    >
      <div className="mr-2.5">
        <SegmentedLinks
          label={t('searchSide')}
          current="jobs"
          segments={[
            { value: 'creators', label: t('findCreators'), href: `/${lang}/Marketer` },
            { value: 'jobs', label: t('findJobs'), href: `/${lang}` },
          ]}
        />
      </div>
      <Choice name="topic" label={t('topic')}>
        <option value="">{t('anyTopic')}</option>
        {INTERESTS.map((tag) => (
          <option key={tag} value={tag}>
            {words.interest(tag)}
          </option>
        ))}
      </Choice>
      <Choice name="channel" label={t('platform')}>
        <option value="">{t('anyPlatform')}</option>
        {PLATFORMS.map((type) => (
          <option key={type} value={type}>
            {words.channel(type)}
          </option>
        ))}
      </Choice>
      <Choice name="min" label={t('payFrom')}>
        <option value="">{t('anyPay')}</option>
        {PAY.map((amount) => (
          <option key={amount} value={amount / 100}>
            {t('payAtLeast', { amount: formatBahtShort(amount) })}
          </option>
        ))}
      </Choice>
      <Button type="submit" size="lg" icon={<Icon name="magnifying-glass-bold" />} className="rounded-[14px]!">
        {t('go')}
      </Button>
    </form>
  )
}
