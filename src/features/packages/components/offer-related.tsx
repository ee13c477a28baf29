import { useText } from '../../../i18n/use-text.tsx'
import type { Offer } from '../shapes.ts'
import { packageText } from '../text/package.ts'
import { OFFER_GRID, OfferCard } from './offer-card.tsx'

/** Packages similar to the current one. */
export default function OfferRelated({ offers }: { offers: readonly Offer[] }) {
  const t = useText(packageText)
  return (
    <section aria-labelledby="related" className="mt-12 lg:mt-20">
      <h2 id="related" className="mb-4 text-2xl lg:mb-6 lg:text-3xl">
        {t('related')}
      </h2>
      <ul className={OFFER_GRID}>
        {offers.map((one, i) => (
          <li key={one.id} className="grid">
            <OfferCard offer={{ ...one, popular: false }} at={i} level="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
