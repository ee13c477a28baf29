import { formatBahtShort } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { DrawnAvatar } from '../../../ui/art/people-art.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { Table } from '../../../ui/table.tsx'
import { facesOf } from '../../packages/components/faces.ts'
import type { Offer } from '../../packages/contract.ts'
import { postPrices, tierPrices } from '../rules/starting-prices.ts'
import { packagesByKindText } from '../text/packages-by-kind.ts'
import { Section } from './section.tsx'

interface Props {
  offers: readonly Offer[]
  /** Address of the list of packages. */
  base: string
}

/** Tiers with some of their faces, the lowest price of a post, and links to their packages. */
export function TierPrices({ offers, base }: Props) {
  const t = useText(packagesByKindText)
  const words = useWords()
  return (
    <Section id="tier" title={t('tierTitle')} note={t('tierNote')}>
      <ul className="grid gap-5 min-[640px]:grid-cols-2 lg:grid-cols-4">
        {tierPrices(offers).map(({ tier, count, from }) => (
          <li key={tier} className="relative flex flex-col rounded-[20px] bg-surface p-5 inset-ring inset-ring-line">
            <span className="flex pr-2" aria-hidden="true">
              {facesOf(`tier-${tier}`, 4).map((name) => (
                <DrawnAvatar key={name} name={name} className="-mr-2 size-11 rounded-full ring-2 ring-surface" />
              ))}
            </span>
            <h3 className="mt-3 text-xl tracking-normal">{words.tier(tier)}</h3>
            <p className="mb-4 text-sm text-ink-2">
              <b className="font-semibold text-ink">{t('tierFrom', { amount: formatBahtShort(from.unitPrice) })}</b>
            </p>
            <ButtonLink
              href={`${base}?tier=${tier}`}
              variant="secondary"
              size="sm"
              className="mt-auto self-start"
              aria-label={`${t('tierCount', { n: count })}, ${words.tier(tier)}`}
            >
              {t('tierCount', { n: count })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The lowest price of each post type on each channel type, with the package that has it. */
export function PostPrices({ offers, base }: Props) {
  const t = useText(packagesByKindText)
  const words = useWords()
  return (
    <Section id="post" title={t('postTitle')} note={t('tierNote')}>
      <Table
        caption={t('postTable')}
        rows={postPrices(offers)}
        rowKey={(offer) => offer.id}
        columns={[
          {
            key: 'post',
            header: t('post'),
            part: 'title',
            cell: (offer) => <span className="font-semibold">{words.post(offer.postType, offer.channelType)}</span>,
          },
          {
            key: 'channel',
            header: t('channel'),
            cell: (offer) => (
              <span className="inline-flex items-center gap-2">
                <PlatformIcon platform={offer.channelType} />
                {words.channel(offer.channelType)}
              </span>
            ),
          },
          { key: 'tier', header: t('tier'), cell: (offer) => words.tier(offer.tier) },
          {
            key: 'package',
            header: t('package'),
            cell: (offer) => (
              <Link
                href={`${base}/detail/${offer.slug}`}
                className="hit font-label text-action-text underline underline-offset-[3px]"
              >
                {offer.title}
              </Link>
            ),
          },
          {
            key: 'from',
            header: t('from'),
            align: 'end',
            part: 'figure',
            cell: (offer) => <span className="font-semibold">{formatBahtShort(offer.unitPrice)}</span>,
          },
        ]}
      />
    </Section>
  )
}
