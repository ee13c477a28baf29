import { formatBahtShort } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { DrawnAvatar, Portrait } from '../../../ui/art/people-art.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { PackageCard, type ShelfTint } from '../../../ui/package-card.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import type { Offer } from '../shapes.ts'
import { cardText } from '../text/card.ts'
import { facesOf } from './faces.ts'
import { useRangeText } from './range-text.ts'
import { otherLang, ShownIn } from './shown-in.tsx'

const TINTS: readonly ShelfTint[] = ['marigold', 'leaf', 'anchan', 'chompoo', 'anchan', 'marigold']

/** Post, followers and number of posts, as badges. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const t = useText(cardText)
  const words = useWords()
  const range = useRangeText()
  return (
    <>
      <Badge>
        <PlatformIcon platform={offer.channelType} label={words.channel(offer.channelType)} />
        {words.post(offer.postType, offer.channelType)}
      </Badge>
      <Badge icon="users-three-bold">
        <span className="sr-only">{t('followers')} </span>
        {range(offer.followers)}
      </Badge>
      <Badge>{t('posts', { n: offer.units })}</Badge>
    </>
  )
}

interface Props {
  offer: Offer
  /** Place in its list: decides the ground of the shelf. */
  at: number
  level?: 'h2' | 'h3'
}

/** A package in a list. */
export function OfferCard({ offer, at, level = 'h2' }: Props) {
  const t = useText(cardText)
  const lang = useLang()
  const faces = facesOf(offer.slug, offer.units)
  const Face = faces.length === 1 ? Portrait : DrawnAvatar
  return (
    <PackageCard
      title={<span lang={otherLang(offer.lang, lang)}>{offer.title}</span>}
      note={
        <>
          <span lang={otherLang(offer.summaryLang, lang)} className="line-clamp-2">
            {offer.summary}
          </span>
          <ShownIn lang={offer.lang} />
        </>
      }
      people={faces.map((name) => <Face key={name} name={name} className="size-full object-cover object-top" />)}
      more={offer.units > faces.length && `+${offer.units - faces.length}`}
      tint={TINTS[at % TINTS.length] ?? 'marigold'}
      facts={<OfferFacts offer={offer} />}
      price={formatBahtShort(offer.price)}
      priceNote={t('perPost', { amount: formatBahtShort(offer.unitPrice) })}
      recommended={offer.popular && t('recommended')}
      headingLevel={level}
      act={
        <ButtonLink
          href={`/${lang}/Marketer/package/detail/${offer.slug}`}
          variant={offer.popular ? 'primary' : 'secondary'}
          aria-label={t('viewNamed', { name: offer.title })}
        >
          {t('view')}
        </ButtonLink>
      }
    />
  )
}

export const OFFER_GRID = 'grid gap-x-6 gap-y-7 min-[640px]:grid-cols-2 lg:grid-cols-3'
