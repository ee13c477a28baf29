import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { parseBaht } from '../../../i18n/typed-number.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Age } from '../../../ui/age.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type ActionInput, actsWithNext, defineActions } from '../../../web/actions.ts'
import { field, optional, satangField } from '../../../web/form-data.ts'
import { List, type ListAddresses, ListDetail, listAddresses } from '../../../web/list-detail.tsx'
import { type Call, CallError, load, pageCall, pageContext } from '../../../web/page.ts'
import { addressWith, pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qId, qText, readQuery } from '../../../web/query.ts'
import { readApprover } from '../../approvals/components/read-approver.ts'
import { ChargeBadge } from '../components/charge-badge.tsx'
import type { Previews } from '../components/payment-acts.tsx'
import { PaymentInspector } from '../components/payment-inspector.tsx'
import { CHARGE_STATUSES, type PaymentDetail, type PaymentRow, type ReversalPreview } from '../contract.ts'
import { operatorContract } from '../payments/contract.ts'
import { creditsText } from '../text/index.ts'
import { paymentsText } from '../text/operator.ts'

/** Filter: transfer slips that wait for an operator. */
const SLIPS = 'slip_waiting'
/** Filter: money in suspense. */
const UNMATCHED = 'unmatched'
/** Filter: refunds that are not sent yet. */
const REFUNDS = 'refunds'

/** Tabs with payments that wait for an operator. */
const QUEUES: readonly string[] = [SLIPS, UNMATCHED, REFUNDS]

const VIEWS = [...CHARGE_STATUSES, SLIPS, UNMATCHED, REFUNDS, 'all'] as const
const zQuery = z.object({ status: qChoice(VIEWS), q: qText(), after: qCursor, open: qId, refund: qText(20) })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { newKey } = context.get(pageContext)
  const call = pageCall(context)
  const { q, after, open, refund, ...query } = readQuery(url, zQuery)
  const view = query.status ?? (q ? 'all' : SLIPS)
  const [list, viewer] = await load(() =>
    Promise.all([
      call(operatorContract.payments, {
        query: {
          status: CHARGE_STATUSES.find((one) => one === view),
          ...(view === SLIPS && { slips: '1' as const }),
          ...(view === UNMATCHED && { unmatched: '1' as const }),
          ...(view === REFUNDS && { refunds: '1' as const }),
          q: q || undefined,
          after,
        },
      }),
      readApprover(context),
    ]),
  )
  const current = open ? (await load(() => call(operatorContract.payment, { params: { id: open } }))).data : null
  const preview = current && (await readPreviews(call, current, refund))
  return {
    list,
    current,
    preview,
    filters: { status: view, q },
    viewer,
    now: context.get(pageContext).now(),
    idempotencyKey: newKey(),
  }
}

/** The amounts of a chargeback, and of a refund of the entered credits or why they cannot be refunded. */
async function readPreviews(call: Call, payment: PaymentDetail, typed: string): Promise<Previews> {
  const { id, status, chargedBackAt, package: sold, refundable } = payment
  if (status !== 'paid' || chargedBackAt) return { chargeback: null, refund: null, typed, refused: null }
  const params = { id }
  const amount = sold ? refundable : parseBaht(typed)
  const wanted = sold ? refundable > 0 : typed !== ''
  const read = async (answer: Promise<{ data: ReversalPreview }>): Promise<ReversalPreview | string> =>
    answer.then(
      ({ data }) => data,
      (error: unknown) => {
        if (error instanceof CallError) return error.failure.fields?.amount ?? error.failure.message
        throw error
      },
    )
  const [chargeback, refund] = await Promise.all([
    read(call(operatorContract.chargebackPreview, { params })),
    wanted ? read(call(operatorContract.refundPreview, { params, query: { amount: amount ?? Number.NaN } })) : null,
  ])
  return {
    typed,
    chargeback: typeof chargeback === 'string' ? null : chargeback,
    refund: typeof refund === 'string' ? null : refund,
    refused: typeof refund === 'string' ? refund : null,
  }
}

const idOf = ({ form }: ActionInput) => ({ id: field(form, 'id') })
const refundOf = (input: ActionInput) => ({ ...idOf(input), refundId: field(input.form, 'refundId') })
const receiptOf = (input: ActionInput) => ({ ...idOf(input), receiptId: field(input.form, 'receiptId') })
const reasonOf = ({ form }: ActionInput) => ({ reason: field(form, 'reason') })
const keyOf = ({ idempotencyKey }: ActionInput) => ({ idempotencyKey })

/** One function for each button of the inspector; each calls one endpoint. */
const acts: Record<string, (input: ActionInput) => Promise<unknown>> = {
  approve: (input) => {
    const body = { received: satangField(input.form, 'received'), bankRef: field(input.form, 'bankRef') }
    return input.call(operatorContract.approve, { params: idOf(input), body, ...keyOf(input) })
  },
  reject: (input) =>
    input.call(operatorContract.reject, { params: idOf(input), body: reasonOf(input), ...keyOf(input) }),
  chargeback: (input) =>
    input.call(operatorContract.chargeback, { params: idOf(input), body: reasonOf(input), ...keyOf(input) }),
  refund: (input) => {
    const money = Number(field(input.form, 'money'))
    const body = { amount: satangField(input.form, 'amount'), money, ...reasonOf(input) }
    return input.call(operatorContract.refund, { params: idOf(input), body, ...keyOf(input) })
  },
  settled: (input) => {
    const body = { outcome: 'settled', bankRef: field(input.form, 'bankRef'), ...reasonOf(input) } as const
    return input.call(operatorContract.receivable, { params: idOf(input), body, ...keyOf(input) })
  },
  written_off: (input) => {
    const body = { outcome: 'written_off', ...reasonOf(input) } as const
    return input.call(operatorContract.receivable, { params: idOf(input), body, ...keyOf(input) })
  },
  refundPaid: (input) => {
    const body = { note: field(input.form, 'note') }
    return input.call(operatorContract.refundPaid, { params: refundOf(input), body, ...keyOf(input) })
  },
  refundByHand: (input) =>
    input.call(operatorContract.refundByHand, { params: refundOf(input), body: reasonOf(input), ...keyOf(input) }),
  receive: (input) => {
    const body = { amount: satangField(input.form, 'amount'), bankRef: field(input.form, 'bankRef') }
    return input.call(operatorContract.receive, { params: idOf(input), body, ...keyOf(input) })
  },
  match: (input) => {
    const chargeId = optional(input.form, 'chargeId')
    const body = { ...reasonOf(input), ...(chargeId && { chargeId }) }
    return input.call(operatorContract.matchReceipt, { params: receiptOf(input), body, ...keyOf(input) })
  },
  return: (input) =>
    input.call(operatorContract.returnReceipt, { params: receiptOf(input), body: reasonOf(input), ...keyOf(input) }),
}

export const action = defineActions(
  // Redirects to the same payment.
  actsWithNext(acts, (_name, { url }) => addressWith(url, { refund: undefined })),
)
export { clientAction } from '../../../web/client-action.ts'

/** Payments, with those that wait for an operator first. The selected one is shown next to the table. */
export default function OperatorPaymentsPage() {
  const { list, current, preview, filters, viewer, idempotencyKey } = useLoaderData<typeof loader>()
  const t = useText(paymentsText)
  const lang = useLang()
  const here = `/${lang}/Operator/payment`
  const addresses = listAddresses(here, filters)
  const oldest = list.oldest && t('oldest', { time: formatDateTime(lang, list.oldest) })
  const note = list.waiting > 0 ? [t('note', { n: list.waiting }), oldest].filter(Boolean).join(' · ') : t('none')
  return (
    <>
      <PageHead title={t('title')} note={note} acts={<Search />} />
      <Views here={here} />
      <ListDetail
        detail={
          current && (
            <PaymentInspector
              // A new key resets the forms after a successful action. After a rejected one they keep the input.
              key={[
                current.id,
                current.status,
                current.refunds.map(({ status, sentByHand }) => `${status} ${sentByHand}`),
                current.refundable,
                current.approvals.length,
              ].join()}
              payment={current}
              closeHref={addresses.list}
              openHref={addresses.row(current.id)}
              idempotencyKey={idempotencyKey}
              viewer={viewer}
              preview={preview}
            />
          )
        }
      >
        <Payments addresses={addresses} />
      </ListDetail>
    </>
  )
}

function Search() {
  const { q, status } = useLoaderData<typeof loader>().filters
  const t = useText(paymentsText)
  return (
    <Form method="get" className="flex max-w-full flex-wrap items-end gap-2">
      <input type="hidden" name="status" value={status} />
      <TextField
        name="q"
        key={q}
        label={t('search')}
        hideLabel
        placeholder={t('search')}
        size="sm"
        defaultValue={q}
        frameClass="max-w-full"
      />
      <Button variant="secondary" size="sm" icon={<Icon name="magnifying-glass" />}>
        {t('find')}
      </Button>
    </Form>
  )
}

function Views({ here }: { here: string }) {
  const { list, filters } = useLoaderData<typeof loader>()
  const t = useText(paymentsText)
  const words = useText(creditsText)
  const order = ['pending', 'paid', 'failed', 'expired', 'cancelled'] as const
  const tab = (status: (typeof VIEWS)[number], label: string, count = 0) => ({
    href: pathWithQuery(here, { status, q: filters.q }),
    label,
    current: filters.status === status,
    ...(count > 0 && { count }),
  })
  return (
    <Tabs
      label={t('title')}
      className="mb-3"
      tabs={[
        tab(SLIPS, t('slips'), list.slips),
        tab(UNMATCHED, t('unmatched'), list.unmatched),
        tab(REFUNDS, t('refunds'), list.refunds),
        ...order.map((status) => tab(status, words(`status_${status}`))),
        tab('all', t('all')),
      ]}
    />
  )
}

function Payments({ addresses }: { addresses: ListAddresses }) {
  const { list, current, filters, now } = useLoaderData<typeof loader>()
  const t = useText(paymentsText)
  const words = useText(creditsText)
  const lang = useLang()
  const isQueue = filters.status === SLIPS && !filters.q
  const waits = QUEUES.includes(filters.status)
  const columns: Column<PaymentRow>[] = [
    { key: 'brand', header: t('brand'), part: 'title', cell: (row) => row.marketer.name },
    { key: 'reference', header: t('reference'), cell: (row) => <span className="nb text-ink-2">{row.reference}</span> },
    { key: 'method', header: t('method'), cell: (row) => words(row.method) },
    {
      key: 'status',
      header: t('status'),
      cell: (row) => (
        <>
          <ChargeBadge charge={row} />
          {row.refundError && (
            <span className="mt-1 block text-xs text-critical">{t('refundFailed', { error: row.refundError })}</span>
          )}
        </>
      ),
    },
    {
      key: 'time',
      header: t(waits ? 'waitsSince' : 'createdAt'),
      cell: (row) => (
        <>
          <span className="nb">{formatDateTime(lang, (waits && row.waitsSince) || row.createdAt)}</span>
          {waits && row.waitsSince && <Age since={row.waitsSince} now={now} />}
        </>
      ),
    },
    { key: 'amount', header: t('amount'), align: 'end', part: 'figure', cell: (row) => formatBaht(row.payable) },
  ]
  return (
    <List
      caption={t('title')}
      addresses={addresses}
      open={current?.id}
      columns={columns}
      rows={list.data}
      rowKey={(row) => row.id}
      next={list.next}
      more={t('more')}
      empty={<EmptyState drawing={isQueue ? 'done' : 'search'} title={isQueue ? t('emptyReview') : t('empty')} />}
    />
  )
}
