import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ErrorNote } from '../ui/callout.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHead } from '../ui/heading.tsx'
import { Icon } from '../ui/icon.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { TextField } from '../ui/text-field.tsx'
import { List, type ListAddresses, ListDetail, type ListProps } from './list-detail.tsx'
import { pathWithQuery } from './path-with-query.ts'

/** Texts that every queue has. */
type Words = 'title' | 'tabs' | 'none' | 'empty' | 'emptyNote' | 'clear' | 'more' | 'search' | 'searchAct'

export interface ReviewFilters {
  status: string
  q: string
  [further: string]: string | undefined
}

interface ReviewQueueProps<Row> extends Omit<ListProps<Row>, 'caption' | 'empty' | 'more' | 'addresses'> {
  path: string
  filters: ReviewFilters
  addresses: ListAddresses
  t: (key: Words) => string
  tabs: readonly { status: string; label: string }[]
  /** Number of rows in review, and the text that shows it. */
  waiting: { n: number; note: string }
  /** Replaces the search by `q` alone. */
  search?: ReactNode
  /** The error of an action that belongs to no field. */
  refused?: string | undefined
  detail: ReactNode
}

/** A queue for operators: tabs by status, a search, the list, and the open row with its decision. */
export function ReviewQueue<Row>(props: ReviewQueueProps<Row>) {
  const { path, filters, t, tabs, waiting, search, refused, detail, ...list } = props
  const { status, ...narrowing } = filters
  const narrowed = Object.values(narrowing).some(Boolean)
  return (
    <>
      <PageHead title={t('title')} note={waiting.n > 0 ? waiting.note : t('none')} />
      <Tabs
        label={t('tabs')}
        className="mb-4"
        tabs={tabs.map((tab) => ({
          href: pathWithQuery(path, { ...filters, status: tab.status }),
          label: tab.label,
          ...(tab.status === 'in_progress' && { count: waiting.n }),
          current: tab.status === status,
        }))}
      />
      {search ?? <Search filters={filters} t={t} />}
      {refused && <ErrorNote>{refused}</ErrorNote>}
      <ListDetail detail={detail}>
        <List
          {...list}
          caption={t('title')}
          more={t('more')}
          empty={
            <EmptyState
              drawing="done"
              title={status === 'in_progress' && !narrowed ? t('none') : t('empty')}
              note={t('emptyNote')}
              act={
                narrowed && (
                  <ButtonLink href={pathWithQuery(path, { status })} variant="secondary">
                    {t('clear')}
                  </ButtonLink>
                )
              }
            />
          }
        />
      </ListDetail>
    </>
  )
}

function Search({ filters, t }: { filters: ReviewFilters; t: (key: Words) => string }) {
  return (
    <form className="mb-4 grid items-end gap-3 lg:grid-cols-[minmax(0,360px)_auto] lg:justify-start" role="search">
      <input type="hidden" name="status" value={filters.status} />
      <TextField
        name="q"
        label={t('search')}
        prefix={<Icon name="magnifying-glass" />}
        size="sm"
        defaultValue={filters.q}
        maxLength={80}
      />
      <Button type="submit" variant="secondary">
        {t('searchAct')}
      </Button>
    </form>
  )
}
