import { useText } from '../../../i18n/use-text.tsx'
import { CardSkeleton } from '../../../ui/skeleton.tsx'
import { ListPages } from '../../content/components/list-pages.tsx'
import type { JobCard } from '../contract.ts'
import { marketText } from '../text/market.ts'
import { JobCardView } from './job-card.tsx'
import type { MarketState } from './market-address.ts'
import type { FilterProps, MarketPage } from './market-data.ts'

const GRID = 'grid lg:grid-cols-3 lg:gap-x-6 lg:gap-y-9'

/** Placeholder while another page of the list is loading. */
export const GridSkeleton = () => (
  <div aria-busy="true" className={`${GRID} gap-6`}>
    {Array.from({ length: 6 }, (_, i) => (
      <CardSkeleton key={i} />
    ))}
  </div>
)

interface JobPageProps {
  page: MarketPage
  state: MarketState
  base: string
  isInfluencer: boolean
  hrefOf: FilterProps['hrefOf']
}

/** The jobs of a page, with pagination. */
export function JobPage({ page: { cards, total, perPage }, state, base, isInfluencer, hrefOf }: JobPageProps) {
  const t = useText(marketText)
  return (
    <>
      <JobGrid cards={cards} base={base} canSave={isInfluencer} />
      <div className="mt-8">
        <ListPages
          page={state.page}
          perPage={perPage}
          shown={cards.length}
          total={total}
          hrefOf={(page) => hrefOf({ page })}
          showing={(count) => t('showing', count)}
        />
      </div>
    </>
  )
}

function JobGrid({ cards, base, canSave }: { cards: JobCard[]; base: string; canSave: boolean }) {
  return (
    <ul className={GRID}>
      {cards.map((card, i) => (
        <li key={card.id}>
          <div className={i === 0 ? 'pb-4 lg:pb-0' : 'hidden lg:block'}>
            <JobCardView card={card} base={base} shape="card" canSave={canSave} eager={i < 3} />
          </div>
          {i > 0 && (
            <div className="lg:hidden">
              <JobCardView card={card} base={base} shape="row" canSave={canSave} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
