import { useText } from '../../../i18n/use-text.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { listText } from '../text/list/index.ts'

export interface ListPagesProps {
  /** The page that is shown, from 1. */
  page: number
  perPage: number
  /** How many things this page shows. */
  shown: number
  /** How many there are on all pages. */
  total: number
  hrefOf: (page: number) => string
}

/** What stands under every open list: which of how many are shown, and the other pages. */
export function ListPages({ page, perPage, shown, total, hrefOf }: ListPagesProps) {
  const t = useText(listText)
  const first = (page - 1) * perPage
  return (
    <Pagination
      current={page}
      total={Math.ceil(total / perPage)}
      hrefOf={hrefOf}
      summary={t('showing', { from: first + 1, to: first + shown, total })}
      words={{ label: t('pages'), next: t('next'), previous: t('previous'), page: (n) => t('page', { n }) }}
    />
  )
}
