import { formatBahtShort } from '../../../i18n/formats.ts'
import { LanguageNote, otherLang } from '../../../i18n/language-note.tsx'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { DrawnAvatar, Portrait } from '../../../ui/art/people-art.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { PackageCard, type ShelfTint } from '../../../ui/package-card.tsx'
import type { Offer } from '../shapes.ts'
import { cardText } from '../text/card.ts'
import { facesOf } from './faces.ts'
import { OfferFacts } from './offer-facts.tsx'

const TINTS: readonly ShelfTint[] = ['marigold', 'leaf', 'anchan', 'chompoo', 'anchan', 'marigold']

interface Props {
  offer: Offer
  /** Position in the list; selects the background colour of the card's illustration. */
  at: number
  level?: 'h2' | 'h3'
  /** Base path of the link, followed by the package's slug. The public page by default. */
  base?: string
}

export function OfferCard({ offer, at, level = 'h2', base = 'Marketer/package/detail' }: Props) {
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
          <LanguageNote lang={offer.lang} />
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
          href={`/${lang}/${base}/${offer.slug}`}
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
