import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CardSkeleton } from '../../../ui/skeleton.tsx'
import { ListPages } from '../../content/components/list-pages.tsx'
import type { CaseCard } from '../contract.ts'
import { casesText } from '../text/index.ts'
import { CaseCardView } from './case-card.tsx'

export const CASE_GRID = 'grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3'

export interface CaseListProps {
  cards: readonly CaseCard[]
  page: number
  perPage: number
  total: number
  hrefOf: (page: number) => string
  /** The list without a category filter, linked from an empty list. */
  allHref: string
}

export function CaseList({ cards, page, perPage, total, hrefOf, allHref }: CaseListProps) {
  const t = useText(casesText)
  if (cards.length === 0)
    return (
      <EmptyState
        drawing="search"
        title={t('emptyTitle')}
        note={t('emptyNote')}
        act={<ButtonLink href={allHref}>{t('emptyAct')}</ButtonLink>}
      />
    )
  return (
    <>
      <ul className={CASE_GRID}>
        {cards.map((card, i) => (
          <li key={card.id}>
            <CaseCardView card={card} eager={i === 0} />
          </li>
        ))}
      </ul>
      <div className="mt-8 lg:mt-12">
        <ListPages page={page} perPage={perPage} shown={cards.length} total={total} hrefOf={hrefOf} />
      </div>
    </>
  )
}

/** Placeholder while another page or category is loading. */
export const CaseListSkeleton = () => (
  <div aria-busy="true" className={CASE_GRID}>
    {[1, 2, 3, 4, 5, 6].map((n) => (
      <CardSkeleton key={n} />
    ))}
  </div>
)
