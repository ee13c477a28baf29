import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatBaht } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { avatarColumn, dueColumn } from '../../../ui/review-columns.tsx'
import type { Column } from '../../../ui/table.tsx'
import { useOtherError } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field, optional } from '../../../web/form-data.ts'
import { listAddresses } from '../../../web/list-detail.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qChoice, qCursor, qId, qText, readQuery } from '../../../web/query.ts'
import { actsOnRow, versionOf } from '../../../web/review-acts.ts'
import { ReviewQueue } from '../../../web/review-queue.tsx'
import { ReviewPanel } from '../components/review-panel.tsx'
import { VatInvoiceBadge } from '../components/status-badge.tsx'
import { contract } from '../contract.ts'
import { VAT_INVOICE_STATUSES, type VatRejectReason } from '../kinds.ts'
import type { ReviewVatInvoice } from '../shapes.ts'
import { vatInvoicesText } from '../text/index.ts'
import { vatReviewText } from '../text/review.ts'

const ALL_STATUSES = 'all'
const TABS = ['in_progress', 'waiting', 'rejected', 'approved', 'forgone', ALL_STATUSES] as const

const zQuery = z.object({ status: qChoice(TABS, 'in_progress'), q: qText(80), after: qCursor, open: qId })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { now, newKey } = context.get(pageContext)
  const { open, after, ...filters } = readQuery(url, zQuery)
  const call = pageCall(context)
  const status = VAT_INVOICE_STATUSES.find((one) => one === filters.status)
  const [list, detail] = await load(() =>
    Promise.all([
      call(contract.queue, { query: { status, q: filters.q || undefined, after } }),
      open ? call(contract.review, { params: { id: open } }) : null,
    ]),
  )
  const { data: rows, next, counts } = list
  return { rows, next, counts, detail, filters, now: now(), key: newKey() }
}

const decide = actsOnRow(zQuery)

export const action = defineActions({
  approve: decide((input, id) =>
    input.call(contract.approve, {
      params: { id },
      body: { version: versionOf(input) },
      idempotencyKey: input.idempotencyKey,
    }),
  ),
  reject: decide((input, id) => {
    const { call, form } = input
    return call(contract.reject, {
      params: { id },
      body: {
        version: versionOf(input),
        reasonCode: field(form, 'reasonCode') as VatRejectReason,
        reason: optional(form, 'reason'),
      },
    })
  }),
})
export { clientAction } from '../../../web/client-action.ts'

function useColumns(): readonly Column<ReviewVatInvoice>[] {
  const { now, detail } = useLoaderData<typeof loader>()
  const t = useText(vatReviewText)
  const lang = useLang()
  const due = dueColumn<ReviewVatInvoice>({
    lang,
    header: t('due'),
    now,
    dueAt: (row) => row.dueAt,
    overdue: (time) => t('overdue', { time }),
  })
  return [
    avatarColumn(t('person'), (row) => row.person),
    {
      key: 'person',
      header: t('person'),
      part: 'title',
      cell: (row) => (
        <>
          <span className="font-medium">{row.payee.legalName ?? row.person}</span>
          <span className="block text-xs font-normal text-ink-2">{row.number ?? row.job.title[lang]}</span>
        </>
      ),
    },
    ...(detail ? [] : [due]),
    { key: 'state', header: t('state'), cell: (row) => <VatInvoiceBadge status={row.status} /> },
    { key: 'vat', header: t('vat'), align: 'end', part: 'figure', cell: (row) => formatBaht(row.amount) },
  ]
}

/** Tax invoices that need a decision, and all others by status. */
export default function OperatorVatInvoices() {
  const { rows, next, counts, detail, filters, key } = useLoaderData<typeof loader>()
  const t = useText(vatReviewText)
  const s = useText(vatInvoicesText)
  const lang = useLang()
  const base = `/${lang}/Operator/vatInvoice`
  const addresses = listAddresses(base, filters)
  const columns = useColumns()
  const waiting = counts.in_progress ?? 0
  const refused = useOtherError(detail?.data.canDecide ? ['approve', 'reject'] : [])
  return (
    <ReviewQueue
      path={base}
      filters={filters}
      addresses={addresses}
      t={t}
      tabs={TABS.map((status) => ({ status, label: status === ALL_STATUSES ? t('all') : s(`status_${status}`) }))}
      waiting={{ n: waiting, note: t('note', { n: waiting }) }}
      refused={refused?.message}
      detail={
        detail && (
          <ReviewPanel
            key={`${detail.data.id} ${detail.data.version} ${detail.data.status}`}
            invoice={detail.data}
            buyer={detail.buyer}
            closeHref={addresses.list}
            idempotencyKey={key}
          />
        )
      }
      open={detail?.data.id}
      rows={rows}
      rowKey={(row) => row.id}
      columns={columns}
      next={next}
    />
  )
}
