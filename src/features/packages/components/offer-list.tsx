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
  /** The list without filters, for an empty one. */
  allHref: string
  /** Where the cards lead, if not to the public pages. */
  base?: string
}

/** A page of packages. */
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

/** The list while another part of it is on its way. */
export const OfferListSkeleton = () => (
  <div className={OFFER_GRID} aria-hidden="true">
    {Array.from({ length: 6 }, (_, i) => (
      <CardSkeleton key={i} />
    ))}
  </div>
)
