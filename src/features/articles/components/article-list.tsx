import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CardSkeleton, Skeleton } from '../../../ui/skeleton.tsx'
import { ListPages } from '../../content/components/list-pages.tsx'
import type { ArticleCard } from '../contract.ts'
import { articlesText } from '../text/index.ts'
import { ArticleItem, LeadArticle } from './article-card.tsx'

export interface ArticleListProps {
  cards: readonly ArticleCard[]
  page: number
  perPage: number
  total: number
  hrefOf: (page: number) => string
  /** The list without a category filter, linked from an empty list. */
  allHref: string
}

const GRID = 'mt-6 grid gap-4 lg:mt-10 lg:grid-cols-2 lg:gap-x-6 lg:gap-y-9 xl:grid-cols-4'

/** One page of articles, the first one larger than the others. */
export function ArticleList({ cards, page, perPage, total, hrefOf, allHref }: ArticleListProps) {
  const t = useText(articlesText)
  const [lead, ...rest] = cards
  if (!lead)
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
      <LeadArticle card={lead} eager />
      {rest.length > 0 && (
        <ul className={GRID}>
          {rest.map((card) => (
            <li key={card.id}>
              <ArticleItem card={card} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 lg:mt-12">
        <ListPages page={page} perPage={perPage} shown={cards.length} total={total} hrefOf={hrefOf} />
      </div>
    </>
  )
}

/** Placeholder while another page or category is loading. */
export function ListSkeleton() {
  return (
    <div aria-busy="true">
      <div className="grid gap-4 lg:grid-cols-[1.25fr_1fr] lg:items-center lg:gap-10">
        <Skeleton className="aspect-16/10 w-full rounded-panel" />
        <div>
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="mt-2.5 h-4 w-3/5" />
        </div>
      </div>
      <div className={GRID}>
        {[1, 2, 3, 4].map((n) => (
          <CardSkeleton key={n} />
        ))}
      </div>
    </div>
  )
}
