import { useText } from '../../../i18n/use-text.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { openContentText } from '../text/open/index.ts'

export interface ListPagesProps {
  /** The current page, from 1. */
  page: number
  perPage: number
  /** Number of items on this page. */
  shown: number
  /** Number of items on all pages. */
  total: number
  hrefOf: (page: number) => string
  /** Text of the count, if the items have a special name. */
  showing?: (count: { from: number; to: number; total: number }) => string
}

/** Shown below every public list: the range on this page and links to the other pages. */
export function ListPages({ page, perPage, shown, total, hrefOf, showing }: ListPagesProps) {
  const t = useText(openContentText)
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
