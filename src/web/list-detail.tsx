import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { MoreLink } from '../ui/pagination.tsx'
import { type RowLook, Table, type TableProps } from '../ui/table.tsx'
import { pathWithQuery, type QueryValue } from './path-with-query.ts'

/**
 * After an act, its form is gone and the focus with it: the focus moves to the panel's title, which shows the new status,
 * or to the page's title if the panel has closed. A refused act keeps its form and the focus.
 */
function useFocusAfterAct() {
  const { state, formMethod } = useNavigation()
  const wasSent = useRef(false)
  useEffect(() => {
    if (formMethod && formMethod !== 'GET') wasSent.current = true
    if (state !== 'idle' || !wasSent.current) return
    wasSent.current = false
    if (document.activeElement !== document.body) return
    const title =
      document.querySelector<HTMLElement>('[data-panel-title]') ?? document.querySelector<HTMLElement>('main h1')
    if (title) title.tabIndex = -1
    title?.focus()
  }, [state, formMethod])
}

/**
 * A list with a detail panel for the open row: at the right, or above the list on narrow screens. The panel also comes
 * first in the document, so that Tab leads from the opened row into it.
 */
export function ListDetail({ detail, children }: { detail: ReactNode; children: ReactNode }) {
  useFocusAfterAct()
  if (!detail) return <div>{children}</div>
  return (
    <div className="grid gap-6 min-[1200px]:grid-cols-[minmax(0,1fr)_372px] min-[1200px]:items-start">
      <div className="overflow-hidden rounded-card border border-line min-[1200px]:sticky min-[1200px]:top-4 min-[1200px]:col-start-2 min-[1200px]:row-start-1 min-[1200px]:max-h-[calc(100dvh-32px)] min-[1200px]:overflow-y-auto">
        {detail}
      </div>
      <div className="min-w-0 min-[1200px]:col-start-1 min-[1200px]:row-start-1">{children}</div>
    </div>
  )
}

/** URLs of a list: `open` names the open row, `after` is the cursor of the next part; both keep the filters. */
export function listAddresses(path: string, filters: Readonly<Record<string, QueryValue>>) {
  return {
    list: pathWithQuery(path, filters),
    row: (id: string) => pathWithQuery(path, { ...filters, open: id }),
    after: (cursor: string) => pathWithQuery(path, { ...filters, after: cursor }),
  }
}
export type ListAddresses = ReturnType<typeof listAddresses>

export interface ListProps<Row> extends Omit<TableProps<Row>, 'rowLook'> {
  addresses: ListAddresses
  /** Id of the open row. */
  open?: string | undefined
  rowLook?: (row: Row) => Omit<RowLook, 'href' | 'current'>
  /** Shown instead of an empty table. */
  empty: ReactNode
  next?: string | null | undefined
  /** Label of the link to the next part. */
  more: string
}

/** A table whose rows open in a panel (`?open=`). */
export function List<Row>({ addresses, open, rowLook, empty, next, more, ...table }: ListProps<Row>) {
  if (table.rows.length === 0) return empty
  return (
    <>
      <Table
        {...table}
        rowLook={(row) => {
          const id = table.rowKey(row)
          return { ...rowLook?.(row), href: addresses.row(id), current: id === open }
        }}
      />
      {next && <MoreLink href={addresses.after(next)}>{more}</MoreLink>}
    </>
  )
}
