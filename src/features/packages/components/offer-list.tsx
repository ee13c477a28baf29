import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CardSkeleton } from '../../../ui/skeleton.tsx'
import { ListPages } from '../../content/components/list-pages.tsx'
import type { Offer } from '../shapes.ts'
import { packagesText } from '../text/list.ts'
import { OFFER_GRID, OfferCard } from './offer-card.tsx'

export interface OfferListProps {
  offers: readonly Offer[]
  page: number
  perPage: number
  total: number
  hrefOf: (page: number) => string
  /** The list without filters, linked from an empty list. */
  allHref: string
  /** Base path of the cards' links, if not the public pages. */
  base?: string
}

/** One page of the catalogue. */
export function OfferList({ offers, page, perPage, total, hrefOf, allHref, base }: OfferListProps) {
  const t = useText(packagesText)
  if (offers.length === 0)
    return (
      <EmptyState
        drawing="search"
        title={t('emptyTitle')}
        note={t('emptyNote')}
        act={<ButtonLink href={allHref}>{t('emptyAct')}</ButtonLink>}
      />
    )
  const first = (page - 1) * perPage
  return (
    <>
      <ul className={OFFER_GRID}>
        {offers.map((offer, i) => (
          <li key={offer.id} className="grid">
            <OfferCard offer={offer} at={first + i} {...(base && { base })} />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <ListPages page={page} perPage={perPage} shown={offers.length} total={total} hrefOf={hrefOf} />
      </div>
    </>
  )
}

/** Placeholder while another page of the list is loading. */
export const OfferListSkeleton = () => (
  <div className={OFFER_GRID} aria-hidden="true">
    {Array.from({ length: 6 }, (_, i) => (
      <CardSkeleton key={i} />
    ))}
  </div>
)
