import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { SideBySide } from '../../../ui/side-by-side.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { submit, unknownIntent } from '../../../web/actions.ts'
import { field, satangField } from '../../../web/form-data.ts'
import type { FormState } from '../../../web/form-state.ts'
import { type Call, load, pageCall, pageContext } from '../../../web/page.ts'
import { ChargeBadge } from '../components/charge-badge.tsx'
import { PaymentInspector } from '../components/payment-inspector.tsx'
import { CHARGE_STATUSES, type PaymentRow } from '../contract.ts'
import { operatorContract } from '../contract-operator.ts'
import { creditsText } from '../text/index.ts'
import { paymentsText } from '../text/operator.ts'

/** The view of money in suspense. */
const UNMATCHED = 'unmatched'
/** The view of refunds that are not sent yet. */
const REFUNDS = 'refunds'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { newKey, viewer } = context.get(pageContext)
  const call = pageCall(context)
  const search = new URL(request.url).searchParams
  const view = search.get('status') ?? (search.get('q') ? 'all' : 'review')
  const status = CHARGE_STATUSES.find((one) => one === view)
  const [q, after, id] = [search.get('q'), search.get('after'), search.get('id')]
  const query = {
    ...(status && { status }),
    ...(view === UNMATCHED && { unmatched: '1' as const }),
    ...(view === REFUNDS && { refunds: '1' as const }),
    ...(q && { q }),
    ...(after && { after }),
  }
  const list = await load(() => call(operatorContract.payments, { query }))
  const current = id ? (await load(() => call(operatorContract.payment, { params: { id } }))).data : null
  const keep: Record<string, string> = {
    status: view === UNMATCHED || view === REFUNDS ? view : (status ?? 'all'),
    ...(q && { q }),
  }
  return { list, current, keep, q: q ?? '', viewer: viewer.uuid, idempotencyKey: newKey() }
}

/** Each button of the inspector is one endpoint. */
async function act(form: FormData, call: Call, intent: string): Promise<void> {
  const params = { id: field(form, 'id') }
  const refund = { ...params, refundId: field(form, 'refundId') }
  const reason = field(form, 'reason')
  const idempotencyKey = field(form, 'idempotencyKey')
  const { approve, reject, chargeback, receivable, refundPaid, receive, matchReceipt, returnReceipt } = operatorContract
  const receipt = { ...params, receiptId: field(form, 'receiptId') }
  const chargeId = field(form, 'chargeId')
  if (intent === 'approve') {
    const body = { received: satangField(form, 'received'), bankRef: field(form, 'bankRef') }
    await call(approve, { params, body, idempotencyKey })
  } else if (intent === 'reject') await call(reject, { params, body: { reason }, idempotencyKey })
  else if (intent === 'chargeback') await call(chargeback, { params, body: { reason }, idempotencyKey })
  else if (intent === 'refund') {
    const body = { amount: satangField(form, 'amount'), reason }
    await call(operatorContract.refund, { params, body, idempotencyKey })
  } else if (intent === 'settled' || intent === 'written_off')
    await call(receivable, { params, body: { reason, outcome: intent }, idempotencyKey })
  else if (intent === 'refundPaid')
    await call(refundPaid, { params: refund, body: { note: field(form, 'note') }, idempotencyKey })
  else if (intent === 'refundByHand')
    await call(operatorContract.refundByHand, { params: refund, body: { reason }, idempotencyKey })
  else if (intent === 'receive') {
    const body = { amount: satangField(form, 'amount'), bankRef: field(form, 'bankRef') }
    await call(receive, { params, body, idempotencyKey })
  } else if (intent === 'match') {
    const body = { reason, ...(chargeId && { chargeId }) }
    await call(matchReceipt, { params: receipt, body, idempotencyKey })
  } else if (intent === 'return') await call(returnReceipt, { params: receipt, body: { reason }, idempotencyKey })
  else throw unknownIntent()
}

export async function action(args: ActionFunctionArgs) {
  const { lang } = args.context.get(pageContext)
  const search = new URL(args.request.url).searchParams
  const kept = ['status', 'q', 'id'].flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value]] : []
  })
  return submit(args, async (form, call, intent) => {
    await act(form, call, intent)
    return `/${lang}/Operator/payment?${new URLSearchParams(kept)}`
  })
}

/** Payments with the queue of slips and wrong amounts first; the current one is inspected beside the table. */
export default function OperatorPaymentsPage() {
  const { list, current, keep, viewer, idempotencyKey } = useLoaderData<typeof loader>()
  const failed = useActionData() as FormState | undefined
  const t = useText(paymentsText)
  const lang = useLang()
  const here = `/${lang}/Operator/payment`
  const oldest = list.oldest && t('oldest', { time: formatDateTime(lang, list.oldest) })
  const note = list.waiting > 0 ? [t('note', { n: list.waiting }), oldest].filter(Boolean).join(' · ') : t('none')
  return (
    <>
      <PageHead title={t('title')} note={note} acts={<Search />} />
      <Views here={here} />
      <SideBySide
        inspector={
          current && (
            <PaymentInspector
              // After an act that went through the forms start anew; after a refused one they keep what was typed.
              key={[
                current.id,
                current.status,
                current.refunds.map(({ status, sentByHand }) => `${status} ${sentByHand}`),
                current.refundable,
                current.approvals.length,
              ].join()}
              payment={current}
              closeHref={`${here}?${new URLSearchParams(keep)}`}
              idempotencyKey={idempotencyKey}
              viewer={viewer}
              error={failed?.error.message ?? null}
              fields={failed?.fields ?? {}}
            />
          )
        }
      >
        <List here={here} />
        {list.next && (
          <MoreLink href={`${here}?${new URLSearchParams({ ...keep, after: list.next })}`}>{t('more')}</MoreLink>
        )}
      </SideBySide>
    </>
  )
}

function Search() {
  const { q } = useLoaderData<typeof loader>()
  const t = useText(paymentsText)
  return (
    <Form method="get" className="flex items-end gap-2">
      <input type="hidden" name="status" value="all" />
      <TextField name="q" key={q} label={t('search')} hideLabel placeholder={t('search')} size="sm" defaultValue={q} />
      <Button variant="secondary" size="sm" icon={<Icon name="magnifying-glass" />}>
        {t('find')}
      </Button>
    </Form>
  )
}

function Views({ here }: { here: string }) {
  const { list, keep } = useLoaderData<typeof loader>()
  const t = useText(paymentsText)
  const words = useText(creditsText)
  const order = ['review', 'pending', 'paid', 'failed', 'expired'] as const
  return (
    <Tabs
      label={t('title')}
      className="mb-3"
      tabs={[
        ...order.map((status) => ({
          href: `${here}?status=${status}`,
          label: words(`status_${status}`),
          current: keep.status === status,
          ...(status === 'review' && list.waiting > 0 && { count: list.waiting }),
        })),
        {
          href: `${here}?status=${UNMATCHED}`,
          label: t('unmatched'),
          current: keep.status === UNMATCHED,
          ...(list.unmatched > 0 && { count: list.unmatched }),
        },
        {
          href: `${here}?status=${REFUNDS}`,
          label: t('refunds'),
          current: keep.status === REFUNDS,
          ...(list.refunds > 0 && { count: list.refunds }),
        },
        { href: `${here}?status=all`, label: t('all'), current: keep.status === 'all' },
      ]}
    />
  )
}

function List({ here }: { here: string }) {
  const { list, current, keep } = useLoaderData<typeof loader>()
  const t = useText(paymentsText)
  const words = useText(creditsText)
  const lang = useLang()
  if (list.data.length === 0) {
    const good = keep.status === 'review'
    return <EmptyState drawing={good ? 'done' : 'search'} title={good ? t('emptyReview') : t('empty')} />
  }
  const columns: Column<PaymentRow>[] = [
    { key: 'brand', header: t('brand'), part: 'title', cell: (row) => row.marketer.name },
    { key: 'reference', header: t('reference'), cell: (row) => <span className="nb text-ink-2">{row.reference}</span> },
    { key: 'method', header: t('method'), cell: (row) => words(row.method) },
    {
      key: 'status',
      header: t('status'),
      cell: (row) => (
        <>
          <ChargeBadge status={row.status} />
          {row.refundError && (
            <span className="mt-1 block text-xs text-critical">{t('refundFailed', { error: row.refundError })}</span>
          )}
        </>
      ),
    },
    {
      key: 'time',
      header: t('time'),
      cell: (row) => <span className="nb">{formatDateTime(lang, row.slip?.at ?? row.createdAt)}</span>,
    },
    { key: 'amount', header: t('amount'), align: 'end', part: 'figure', cell: (row) => formatBaht(row.total) },
  ]
  return (
    <Table
      caption={t('title')}
      columns={columns}
      rows={list.data}
      rowKey={(row) => row.id}
      rowLook={(row) => ({
        href: `${here}?${new URLSearchParams({ ...keep, id: row.id })}`,
        current: row.id === current?.id,
      })}
    />
  )
}
