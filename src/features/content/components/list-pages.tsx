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
  /** The line of the count where the things have a name of their own. */
  showing?: (count: { from: number; to: number; total: number }) => string
}

/** What stands under every open list: which of how many are shown, and the other pages. */
export function ListPages({ page, perPage, shown, total, hrefOf, showing }: ListPagesProps) {
  const t = useText(listText)
  const first = (page - 1) * perPage
  const count = { from: first + 1, to: first + shown, total }
  return (
    <Pagination
      current={page}
      total={Math.ceil(total / perPage)}
      hrefOf={hrefOf}
      summary={showing?.(count) ?? t('showing', count)}
      words={{ label: t('pages'), next: t('next'), previous: t('previous'), page: (n) => t('page', { n }) }}
    />
  )
}
