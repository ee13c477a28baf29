import { formatCompact } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import type { Partner } from '../contract.ts'
import { contactText } from '../text/index.ts'

function PartnerCard({ partner }: { partner: Partner }) {
  const t = useText(contactText)
  const words = useWords()
  const other = partner.lang !== useLang()
  return (
    <Card as="article" pad={20} className="flex h-full flex-col">
      <div className="flex items-center gap-3.5">
        <img
          src={partner.logo}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-14 shrink-0 rounded-card bg-sunken object-cover"
        />
        <div className="min-w-0">
          <h3 className="text-lg leading-normal tracking-normal">{partner.name}</h3>
          <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-ink-2">
            <PlatformIcon platform={partner.channelType} label={words.channel(partner.channelType)} />
            {t('followers', { n: formatCompact(partner.followers) })}
          </p>
        </div>
      </div>
      <p className="mt-3 text-sm text-ink-2" lang={other ? partner.lang : undefined}>
        {partner.about}
      </p>
      {other && <p className="mt-1 text-xs text-ink-3">{t('shownIn')}</p>}
      {partner.url && (
        <p className="mt-auto pt-4">
          <a
            href={partner.url}
            rel="noopener nofollow"
            target="_blank"
            className="hit inline-flex items-center gap-1.5 text-sm font-label text-action-text underline-offset-[3px] hover:underline"
          >
            {t('visit', { name: partner.name })}
            <Icon name="arrow-square-out" />
          </a>
        </p>
      )}
    </Card>
  )
}

/** Partners of the marketplace. */
export function PartnerList({ partners }: { partners: readonly Partner[] }) {
  const t = useText(contactText)
  if (partners.length === 0) return <EmptyState drawing="people" title={t('noPartners')} headingLevel="h3" />
  return (
    <ul className="grid gap-4 lg:grid-cols-2 lg:gap-5 xl:grid-cols-3">
      {partners.map((partner) => (
        <li key={partner.slug}>
          <PartnerCard partner={partner} />
        </li>
      ))}
    </ul>
  )
}
