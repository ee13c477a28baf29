import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatBaht } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { avatarColumn, dueColumn } from '../../../ui/review-columns.tsx'
import type { Column } from '../../../ui/table.tsx'
import { useOtherError } from '../../../web/action-form.tsx'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { field, optional, satangField } from '../../../web/form-data.ts'
import { listAddresses } from '../../../web/list-detail.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qId, qText, readQuery } from '../../../web/query.ts'
import { actsOnRow, versionOf } from '../../../web/review-acts.ts'
import { ReviewQueue } from '../../../web/review-queue.tsx'
import { readApprover } from '../../approvals/components/read-approver.ts'
import { ReviewPanel } from '../components/review-panel.tsx'
import { CertificateBadge } from '../components/status-badge.tsx'
import { contract } from '../contract.ts'
import { CERTIFICATE_STATUSES, type CertificateReason } from '../kinds.ts'
import type { ReviewCertificate } from '../shapes.ts'
import { certificatesText } from '../text/index.ts'
import { certificateReviewText } from '../text/review.ts'

const ALL_STATUSES = 'all'
const TABS = [
  'in_progress',
  'waiting',
  'rejected',
  'approved',
  'collected',
  'written_off',
  'void',
  ALL_STATUSES,
] as const

const zQuery = z.object({ status: qChoice(TABS, 'in_progress'), q: qText(80), after: qCursor, open: qId })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { now, newKey } = context.get(pageContext)
  const { open, after, ...filters } = readQuery(url, zQuery)
  const call = pageCall(context)
  const status = CERTIFICATE_STATUSES.find((one) => one === filters.status)
  const [list, detail, viewer] = await load(() =>
    Promise.all([
      call(contract.queue, { query: { status, q: filters.q || undefined, after } }),
      open ? call(contract.review, { params: { id: open } }) : null,
      readApprover(context),
    ]),
  )
  const { data: rows, next, counts } = list
  return { rows, next, counts, detail, filters, now: now(), key: newKey(), viewer }
}

const decide = actsOnRow(zQuery)

const zOtherPayments = z.array(z.object({ id: z.string(), version: z.number() }))
/** The other payments of the certificate that the operator saw. */
function otherPaymentsOf({ form }: ActionInput) {
  try {
    return zOtherPayments.parse(JSON.parse(field(form, 'otherPayments') || '[]'))
  } catch {
    return []
  }
}

export const action = defineActions({
  approve: decide((input, id) =>
    input.call(contract.approve, {
      params: { id },
      body: { version: versionOf(input), otherPayments: otherPaymentsOf(input) },
      idempotencyKey: input.idempotencyKey,
    }),
  ),
  collect: decide((input, id) => {
    const { call, form, idempotencyKey } = input
    const body = {
      version: versionOf(input),
      received: satangField(form, 'received'),
      bankRef: field(form, 'bankRef'),
    }
    return call(contract.collect, { params: { id }, body, idempotencyKey })
  }),
  write_off: decide((input, id) => {
    const { call, form, idempotencyKey } = input
    const body = { version: versionOf(input), reason: field(form, 'reason') }
    return call(contract.writeOff, { params: { id }, body, idempotencyKey })
  }),
  reject: decide((input, id) => {
    const { call, form } = input
    return call(contract.reject, {
      params: { id },
      body: {
        version: versionOf(input),
        otherPayments: otherPaymentsOf(input),
        reasonCode: field(form, 'reasonCode') as CertificateReason,
        reason: optional(form, 'reason'),
      },
    })
  }),
})
export { clientAction } from '../../../web/client-action.ts'

function useColumns(): readonly Column<ReviewCertificate>[] {
  const { now, detail } = useLoaderData<typeof loader>()
  const t = useText(certificateReviewText)
  const lang = useLang()
  const due = dueColumn<ReviewCertificate>({
    lang,
    header: t('due'),
    now,
    dueAt: (row) => row.dueAt,
    overdue: (time) => t('overdue', { time }),
  })
  return [
    avatarColumn(t('brand'), (row) => row.marketer.name),
    {
      key: 'brand',
      header: t('brand'),
      part: 'title',
      cell: (row) => (
        <>
          <span className="font-medium">{row.payer.name}</span>
          <span className="block text-xs font-normal text-ink-2">{row.number ?? row.charge.reference}</span>
        </>
      ),
    },
    ...(detail ? [] : [due]),
    { key: 'state', header: t('state'), cell: (row) => <CertificateBadge status={row.status} /> },
    { key: 'tax', header: t('tax'), align: 'end', part: 'figure', cell: (row) => formatBaht(row.due) },
  ]
}

/** The forms of the open row. They show their own errors, so the page leaves these out. */
function intentsOf(row: ReviewCertificate | undefined): string[] {
  if (row?.canDecide) return ['approve', 'reject']
  return row?.canEnd ? ['collect', 'write_off'] : []
}

/** The queue of withholding certificates that wait for a decision, with a filter for the other statuses. */
export default function OperatorCertificates() {
  const { rows, next, counts, detail, filters, key, viewer } = useLoaderData<typeof loader>()
  const t = useText(certificateReviewText)
  const s = useText(certificatesText)
  const lang = useLang()
  const base = `/${lang}/Operator/buyerCertificate`
  const addresses = listAddresses(base, filters)
  const columns = useColumns()
  const waiting = counts.in_progress ?? 0
  const refused = useOtherError(intentsOf(detail?.data))
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
            certificate={detail.data}
            payee={detail.payee}
            closeHref={addresses.list}
            idempotencyKey={key}
            approvals={detail.approvals}
            viewer={viewer}
            here={pathWithQuery(base, { ...filters, open: detail.data.id })}
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
