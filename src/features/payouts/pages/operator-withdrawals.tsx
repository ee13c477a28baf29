import { useState } from 'react'
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { formatAmount, formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { BulkBar } from '../../../ui/bulk-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { RowCheckbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { SideBySide } from '../../../ui/side-by-side.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { submit, unknownIntent } from '../../../web/actions.ts'
import { every, field } from '../../../web/form-data.ts'
import type { FormState } from '../../../web/form-state.ts'
import { type Call, load, pageCall, pageContext } from '../../../web/page.ts'
import { AccountName } from '../components/account-name.tsx'
import { BankQueue } from '../components/bank-queue.tsx'
import { BatchPanel } from '../components/batch-panel.tsx'
import { BatchTable } from '../components/batch-table.tsx'
import { WithdrawalPanel } from '../components/withdrawal-panel.tsx'
import { contract as payoutsContract } from '../contract.ts'
import type { WithdrawalRow } from '../contract-operator.ts'
import { payoutsText } from '../text/index.ts'

const STATUSES = ['Pending', 'TransferComplete', 'Rejected'] as const
const BATCHES = 'batches'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { newKey, viewer } = context.get(pageContext)
  const call = pageCall(context)
  const query = new URL(request.url).searchParams
  const view = query.get('status') ?? 'Pending'
  const status = STATUSES.find((one) => one === view)
  const after = query.get('after') ?? undefined
  const open = query.get('open') ?? ''
  const batchView = view === BATCHES
  const [queue, banks, batches, batch] = await load(() =>
    Promise.all([
      call(payoutsContract.queue, { query: { ...(status && { status }), ...(after && !batchView && { after }) } }),
      call(payoutsContract.bankQueue, {}),
      batchView ? call(payoutsContract.batches, { query: { ...(after && { after }) } }) : null,
      batchView && open ? call(payoutsContract.batch, { params: { id: open } }) : null,
    ]),
  )
  return {
    ...queue,
    status: batchView ? BATCHES : (status ?? 'all'),
    banks: banks.data,
    batches,
    batch: batch?.data ?? null,
    open,
    viewer: viewer.uuid,
    key: newKey(),
  }
}

/** Runs the act of a form; answers where the page goes on, or nothing for the queue. */
async function act(form: FormData, call: Call, intent: string): Promise<string> {
  const params = { id: field(form, 'id') }
  const idempotencyKey = field(form, 'idempotencyKey')
  const reason = field(form, 'reason')
  const transferRef = field(form, 'transferRef')
  const ids = every(form, 'ids')
  const { createBatch, markBatch, voidBatch, approve, complete, reject, returned, decideBank } = payoutsContract
  switch (intent) {
    case 'batch': {
      const { data } = await call(createBatch, { body: { ids }, idempotencyKey })
      return `?status=${BATCHES}&open=${data.id}`
    }
    case 'mark':
      await call(markBatch, { params, body: { ids, transferRef }, idempotencyKey })
      return `?status=${BATCHES}&open=${params.id}`
    case 'void':
      await call(voidBatch, { params, body: { reason }, idempotencyKey })
      return `?status=${BATCHES}&open=${params.id}`
    case 'approve':
      await call(approve, { params, idempotencyKey })
      return ''
    case 'complete':
      await call(complete, { params, body: { transferRef }, idempotencyKey })
      return ''
    case 'reject':
      await call(reject, { params, body: { reason }, idempotencyKey })
      return ''
    case 'returned':
      await call(returned, { params, body: { reason }, idempotencyKey })
      return ''
    case 'bank': {
      const verified = field(form, 'verified') === 'yes'
      await call(decideBank, { params, body: { verified, ...(reason && { reason }) } })
      return ''
    }
    default:
      throw unknownIntent()
  }
}

export async function action(args: ActionFunctionArgs) {
  const { lang } = args.context.get(pageContext)
  return submit(args, async (form, call, intent) => `/${lang}/Operator/withdrawal${await act(form, call, intent)}`)
}

export default function OperatorWithdrawals() {
  const { waiting, waitingTotal, oldest, status, batches, batch, data, open } = useLoaderData<typeof loader>()
  const t = useText(payoutsText)
  const lang = useLang()
  const inspected = batches ? batch : data.some((row) => row.id === open)
  const base = `/${lang}/Operator/withdrawal`
  const tab = (value: string, label: string) => ({ href: `${base}?status=${value}`, label, current: status === value })
  return (
    <>
      <PageHead
        title={t('queueTitle')}
        note={[
          t('queueNote', { n: waiting, total: formatBaht(waitingTotal) }),
          oldest && t('oldest', { time: formatDateTime(lang, oldest) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      <Tabs
        label={t('queueTitle')}
        className="mb-4"
        tabs={[
          { ...tab('Pending', t('tabPending')), count: waiting },
          tab(BATCHES, t('tabBatches')),
          tab('TransferComplete', t('tabComplete')),
          tab('Rejected', t('tabRejected')),
          tab('all', t('tabAll')),
        ]}
      />
      {!inspected && <Failure />}
      {batches ? <BatchView /> : <QueueView />}
    </>
  )
}

/** What was wrong with the last act, beside what it was done to. */
function Failure() {
  const failed = useActionData() as FormState | undefined
  if (!failed) return null
  return (
    <div className="mb-4">
      <Callout tone="critical" role="alert">
        {failed.error.message}
      </Callout>
    </div>
  )
}

function QueueView() {
  const { data: rows, next, status, banks, open, key } = useLoaderData<typeof loader>()
  const t = useText(payoutsText)
  const lang = useLang()
  const here = `/${lang}/Operator/withdrawal?status=${status}`
  const current = rows.find((row) => row.id === open)
  return (
    <SideBySide
      inspector={
        current && (
          <WithdrawalPanel row={current} idempotencyKey={key} closeHref={here}>
            <Failure />
          </WithdrawalPanel>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState drawing="done" title={t('queueEmpty')} note={t('queueEmptyNote')} />
      ) : status === 'Pending' ? (
        <BatchForm key={key} />
      ) : (
        <Rows rows={rows} base={here} open={open} pending={false} />
      )}
      {next && <MoreLink href={`?${new URLSearchParams({ status, after: next })}`}>{t('more')}</MoreLink>}
      <BankQueue rows={banks} />
    </SideBySide>
  )
}

/** The waiting rows; the ticked ones go into one bank file. */
function BatchForm() {
  const { data: rows, status, open, key } = useLoaderData<typeof loader>()
  const t = useText(payoutsText)
  const lang = useLang()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const total = rows.filter((row) => chosen.includes(row.id)).reduce((sum, row) => sum + row.net, 0)
  return (
    <Form method="post" onChange={(event) => setChosen(new FormData(event.currentTarget).getAll('ids').map(String))}>
      <input type="hidden" name="idempotencyKey" value={key} />
      <Rows rows={rows} base={`/${lang}/Operator/withdrawal?status=${status}`} open={open} pending />
      <BulkBar
        title={chosen.length > 0 ? t('chosen', { n: chosen.length }) : t('chooseRows')}
        note={chosen.length > 0 && t('chosenTotal', { total: formatBaht(total) })}
        act={
          <Button name="intent" value="batch" variant="highlight">
            {t('makeBatch')}
          </Button>
        }
      />
    </Form>
  )
}

function BatchView() {
  const { batches, batch, viewer, key } = useLoaderData<typeof loader>()
  const t = useText(payoutsText)
  const lang = useLang()
  const here = `/${lang}/Operator/withdrawal?status=${BATCHES}`
  if (!batches) return null
  return (
    <SideBySide
      inspector={
        batch && (
          <BatchPanel key={key} batch={batch} idempotencyKey={key} viewer={viewer} closeHref={here}>
            <Failure />
          </BatchPanel>
        )
      }
    >
      {batches.data.length === 0 ? (
        <EmptyState drawing="done" title={t('batchesEmpty')} note={t('batchesEmptyNote')} />
      ) : (
        <BatchTable batches={batches.data} base={here} open={batch?.id ?? ''} />
      )}
      {batches.next && (
        <MoreLink href={`?${new URLSearchParams({ status: BATCHES, after: batches.next })}`}>{t('more')}</MoreLink>
      )}
    </SideBySide>
  )
}

function Rows({
  rows,
  base,
  open,
  pending,
}: {
  rows: readonly WithdrawalRow[]
  base: string
  open: string
  pending: boolean
}) {
  const t = useText(payoutsText)
  const lang = useLang()
  const pick = {
    key: 'pick',
    header: '',
    headerLabel: t('makeBatch'),
    part: 'lead' as const,
    cell: (row: WithdrawalRow) => (
      <RowCheckbox name="ids" value={row.id} label={t('select', { name: row.payee })} disabled={row.batch !== null} />
    ),
  }
  // The panel of a row shows these too, and takes their place.
  const inspecting = rows.some((row) => row.id === open)
  const asked: Column<WithdrawalRow> = {
    key: 'asked',
    header: t('asked'),
    cell: (row) => formatDateTime(lang, row.requestedAt),
  }
  const fee: Column<WithdrawalRow> = {
    key: 'fee',
    header: t('feeShort'),
    align: 'end',
    part: 'hidden',
    cell: (row) => (row.fee ? formatAmount(row.fee) : '–'),
  }
  return (
    <Table
      caption={t('queueTitle')}
      rows={rows}
      rowKey={(row) => row.id}
      rowLook={(row) => ({ current: row.id === open })}
      columns={[
        ...(pending ? [pick] : []),
        {
          key: 'payee',
          header: t('payee'),
          part: 'title',
          cell: (row) => (
            <a href={`${base}&open=${row.id}`} data-nav="" className="flex min-h-11 items-center gap-3 hover:underline">
              <Avatar name={row.displayName} size={36} decorative className="max-lg:hidden" />
              <span>
                <span className="block font-label">{row.payee}</span>
                <span className="nb block text-xs text-ink-3">{row.reference}</span>
              </span>
            </a>
          ),
        },
        { key: 'to', header: t('destination'), cell: (row) => <AccountName bank={row.bank} last4={row.last4} /> },
        ...(inspecting ? [] : [asked]),
        { key: 'checks', header: t('checks'), cell: (row) => <Check row={row} /> },
        ...(inspecting ? [] : [fee]),
        { key: 'net', header: t('toSend'), align: 'end', part: 'figure', cell: (row) => formatAmount(row.net) },
      ]}
    />
  )
}

function Check({ row }: { row: WithdrawalRow }) {
  const t = useText(payoutsText)
  if (row.status === 'TransferComplete')
    return (
      <Badge tone="positive" icon="check-circle-bold">
        {t('statusComplete')}
      </Badge>
    )
  if (row.status === 'Rejected')
    return (
      <Badge tone="critical" icon="x-circle-bold">
        {t('statusRejected')}
      </Badge>
    )
  if (row.bankStatus !== 'verified')
    return (
      <Badge tone="critical" icon="warning-bold">
        {t('checkBank')}
      </Badge>
    )
  if (row.batch)
    return (
      <Badge tone="info" icon="files-bold">
        {t('checkBatch', { reference: row.batch })}
      </Badge>
    )
  if (row.needsSecond && !row.approvedBy)
    return (
      <Badge tone="notice" icon="users-three-bold">
        {t('checkSecond')}
      </Badge>
    )
  return (
    <Badge tone="positive" icon="check-bold">
      {t('checkOk')}
    </Badge>
  )
}
