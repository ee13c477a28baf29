import type { ReactNode } from 'react'
import { formatBaht, formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { RowDisc } from '../../../ui/list-row.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { List, ListDetail, listAddresses } from '../../../web/list-detail.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { SENDER_VIEWS, type SenderView } from '../kinds.ts'
import type { ReceivedDocument } from '../shapes.ts'
import { receivedText } from '../text/index.ts'

interface ColumnWords<Row> {
  /** Header of the amounts. */
  amount: string
  amountOf: (row: Row) => number
  paid: string
  state: string
  badge: (row: Row) => ReactNode
}

/** The columns of a document; `title` names what was paid. */
export function useSenderColumns<Row extends ReceivedDocument>(
  title: Column<Row>,
  { amount, amountOf, paid, state, badge }: ColumnWords<Row>,
): readonly Column<Row>[] {
  const lang = useLang()
  const disc = (
    <RowDisc>
      <Icon name="invoice" />
    </RowDisc>
  )
  return [
    { key: 'disc', header: '', headerLabel: amount, part: 'lead', cell: () => disc },
    { ...title, part: 'title' },
    { key: 'paid', header: paid, cell: (row) => <span className="nb">{formatDate(lang, row.paidAt)}</span> },
    { key: 'state', header: state, cell: badge },
    { key: 'amount', header: amount, align: 'end', part: 'figure', cell: (row) => formatBaht(amountOf(row)) },
  ]
}

interface SenderListProps<Row> {
  base: string
  view: SenderView
  counts: Readonly<Record<SenderView, number>>
  rows: readonly Row[]
  next: string | null
  columns: readonly Column<Row>[]
  /** Texts of the kind of document. */
  t: (key: 'title' | 'note' | 'views' | 'empty_todo' | 'emptyNote') => string
  /** The sum of what is outstanding; nothing is shown for zero. */
  outstanding: { label: string; amount: number }
  /** Where an empty list leads. */
  emptyLink: { href: string; label: string }
  open: string | undefined
  detail: (closeHref: string) => ReactNode
}

/** The documents that a user sends for payments: the outstanding sum, tabs, and the open document beside the list. */
export function SenderList<Row extends ReceivedDocument>(props: SenderListProps<Row>) {
  const { base, view, counts, rows, next, columns, t, outstanding, emptyLink, open, detail } = props
  const r = useText(receivedText)
  const addresses = listAddresses(base, { view })
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      {outstanding.amount > 0 && (
        <p className="mb-4 flex items-baseline justify-between gap-4 rounded-card bg-sunken px-4 py-3">
          <span className="text-sm text-ink-2">{outstanding.label}</span>
          <strong className="text-xl font-semibold">{formatBaht(outstanding.amount)}</strong>
        </p>
      )}
      <Tabs
        label={t('views')}
        className="mb-4"
        tabs={SENDER_VIEWS.map((one) => ({
          href: pathWithQuery(base, { view: one }),
          label: r(`view_${one}`),
          ...(one !== 'done' && { count: counts[one] }),
          current: one === view,
        }))}
      />
      <ListDetail detail={open && detail(addresses.list)}>
        <List
          caption={t('title')}
          addresses={addresses}
          open={open}
          rows={rows}
          rowKey={(row) => row.id}
          columns={columns}
          next={next}
          more={r('more')}
          empty={
            <EmptyState
              drawing={view === 'todo' ? 'done' : 'money'}
              title={view === 'todo' ? t('empty_todo') : r(`empty_${view}`)}
              note={t('emptyNote')}
              act={
                <ButtonLink href={emptyLink.href} variant="secondary">
                  {emptyLink.label}
                </ButtonLink>
              }
            />
          }
        />
      </ListDetail>
    </>
  )
}
