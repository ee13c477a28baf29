import { useState } from 'react'
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatAmount, formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { BulkBar } from '../../../ui/bulk-bar.tsx'
import { Callout, ErrorNote } from '../../../ui/callout.tsx'
import { RowCheckbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useShownOnce } from '../../../ui/use-shown-once.ts'
import { ActionForm, SubmitButton, useActionState, useOtherError } from '../../../web/action-form.tsx'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { every, field, optional } from '../../../web/form-data.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { ListDetail } from '../../../web/list-detail.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { addressWith, pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qId, readQuery } from '../../../web/query.ts'
import { readApprover } from '../../approvals/components/read-approver.ts'
import { CodeField } from '../../two-step/components/code-field.tsx'
import { codeText } from '../../two-step/text/code.ts'
import { AccountName } from '../components/account-name.tsx'
import { BankQueue } from '../components/bank-queue.tsx'
import { BatchPanel } from '../components/batch-panel.tsx'
import { BatchTable } from '../components/batch-table.tsx'
import { ChosenError } from '../components/chosen-error.tsx'
import { panelIntents, WithdrawalPanel } from '../components/withdrawal-panel.tsx'
import { contract as payoutsContract } from '../contract.ts'
import type { WithdrawalRow } from '../contract-operator.ts'
import { payoutsText } from '../text/index.ts'

const STATUSES = ['Pending', 'TransferComplete', 'Rejected'] as const
const BATCHES = 'batches'

/** What has just been done, for the note above the list. */
const DONE = [
  'approve',
  'notPaid',
  'complete',
  'reject',
  'returned',
  'bank_yes',
  'bank_no',
  'batch',
  'mark',
  'void',
] as const

const zQuery = z.object({
  status: qChoice([...STATUSES, BATCHES, 'all'], 'Pending'),
  after: qCursor,
  open: qId,
  done: qChoice(DONE),
})

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { newKey } = context.get(pageContext)
  const call = pageCall(context)
  const { status: view, after, open = '', done } = readQuery(url, zQuery)
  const status = STATUSES.find((one) => one === view)
  const batchView = view === BATCHES
  const [queue, banks, batches, batch, viewer] = await load(() =>
    Promise.all([
      call(payoutsContract.queue, { query: { ...(status && { status }), ...(after && !batchView && { after }) } }),
      call(payoutsContract.bankQueue, {}),
      batchView ? call(payoutsContract.batches, { query: { ...(after && { after }) } }) : null,
      batchView && open ? call(payoutsContract.batch, { params: { id: open } }) : null,
      readApprover(context),
    ]),
  )
  return {
    ...queue,
    status: batchView ? BATCHES : (status ?? 'all'),
    banks: banks.data,
    batches,
    batch: batch?.data ?? null,
    open,
    after,
    done,
    viewer,
    key: newKey(),
  }
}

const { createBatch, markBatch, voidBatch, approve, claimQr, releaseQr, complete, reject, returned, decideBank } =
  payoutsContract
const idOf = (form: FormData) => ({ id: field(form, 'target') })
const reasonOf = (form: FormData) => ({ reason: field(form, 'reason') })
const transferOf = (form: FormData) => ({ transferRef: field(form, 'transferRef') })
/** The same part of the same list, with a row open and what was done. */
const backTo = ({ url, form }: ActionInput, done?: (typeof DONE)[number]) =>
  addressWith(url, { open: field(form, 'target'), done })

export const action = defineActions({
  async batch({ form, call, path, idempotencyKey }) {
    const body = { ids: every(form, 'ids'), code: optional(form, 'code') }
    const { data } = await call(createBatch, { body, idempotencyKey })
    return pathWithQuery(path, { status: BATCHES, open: data.id, done: 'batch' })
  },
  async mark(a) {
    const { form, call, idempotencyKey } = a
    const body = { ids: every(form, 'ids'), ...transferOf(form) }
    await call(markBatch, { params: idOf(form), body, idempotencyKey })
    return backTo(a, 'mark')
  },
  async void(a) {
    const { form, call, idempotencyKey } = a
    await call(voidBatch, { params: idOf(form), body: reasonOf(form), idempotencyKey })
    return backTo(a, 'void')
  },
  async approve(a) {
    const { form, call, idempotencyKey } = a
    await call(approve, { params: idOf(form), idempotencyKey })
    return backTo(a, 'approve')
  },
  async openQr(a) {
    const { form, call, idempotencyKey } = a
    await call(claimQr, { params: idOf(form), idempotencyKey })
    return backTo(a)
  },
  async notPaid(a) {
    const { form, call, idempotencyKey } = a
    await call(releaseQr, { params: idOf(form), body: reasonOf(form), idempotencyKey })
    return backTo(a, 'notPaid')
  },
  async complete(a) {
    const { form, call, idempotencyKey } = a
    await call(complete, { params: idOf(form), body: transferOf(form), idempotencyKey })
    return backTo(a, 'complete')
  },
  async reject(a) {
    const { form, call, idempotencyKey } = a
    await call(reject, { params: idOf(form), body: reasonOf(form), idempotencyKey })
    return backTo(a, 'reject')
  },
  async returned(a) {
    const { form, call, idempotencyKey } = a
    await call(returned, { params: idOf(form), body: reasonOf(form), idempotencyKey })
    return backTo(a, 'returned')
  },
  async bank({ form, call, url }) {
    const { reason } = reasonOf(form)
    const verified = field(form, 'verified') === 'yes'
    await call(decideBank, { params: idOf(form), body: { verified, ...(reason && { reason }) } })
    return addressWith(url, { done: verified ? 'bank_yes' : 'bank_no' })
  },
})
export { clientAction } from '../../../web/client-action.ts'

export default function OperatorWithdrawals() {
  const { waiting, waitingTotal, oldest, status, batches } = useLoaderData<typeof loader>()
  const t = useText(payoutsText)
  const lang = useLang()
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
      <Done />
      {batches ? <BatchView /> : <QueueView />}
    </>
  )
}

/** What the last act did: its row may have left the list. */
function Done() {
  const { done } = useLoaderData<typeof loader>()
  const refused = refusalOf(useActionData())
  const t = useText(payoutsText)
  useShownOnce('done')
  if (!done || refused) return null
  return (
    <div className="mb-4">
      <Callout tone="positive" role="status">
        {t(`done_${done}`)}
      </Callout>
    </div>
  )
}

function QueueView() {
  const { data: rows, next, status, after, banks, open, key } = useLoaderData<typeof loader>()
  const t = useText(payoutsText)
  const lang = useLang()
  const here = pathWithQuery(`/${lang}/Operator/withdrawal`, { status, after })
  const current = rows.find((row) => row.id === open)
  const refused = useOtherError(['batch', 'bank', ...(current ? panelIntents(current) : [])])
  return (
    <ListDetail detail={current && <WithdrawalPanel row={current} idempotencyKey={key} closeHref={here} />}>
      {refused && <ErrorNote>{refused.message}</ErrorNote>}
      {rows.length === 0 ? (
        <EmptyState drawing="done" title={t('queueEmpty')} note={t('queueEmptyNote')} />
      ) : status === 'Pending' ? (
        <BatchForm key={key} />
      ) : (
        <Rows rows={rows} base={here} open={open} pending={false} />
      )}
      {next && <MoreLink href={pathWithQuery('', { status, after: next })}>{t('more')}</MoreLink>}
      <BankQueue rows={banks} />
    </ListDetail>
  )
}

/** Pending withdrawals; the selected ones are exported to one bank file. */
function BatchForm() {
  const { data: rows, status, after, open, key, viewer } = useLoaderData<typeof loader>()
  const t = useText(payoutsText)
  const words = useText(codeText)
  const lang = useLang()
  const [chosen, setChosen] = useState(useActionState({ intent: 'batch' }).entered('ids'))
  const total = rows.filter((row) => chosen.includes(row.id)).reduce((sum, row) => sum + row.net, 0)
  return (
    <ActionForm
      intent="batch"
      idempotencyKey={key}
      labels={{ ids: t('chooseRows'), code: words('code') }}
      onChange={(event) => setChosen(new FormData(event.currentTarget).getAll('ids').map(String))}
    >
      <Rows rows={rows} base={pathWithQuery(`/${lang}/Operator/withdrawal`, { status, after })} open={open} pending />
      <ChosenError />
      {viewer.twoStep && (
        <div className="mt-4 max-w-md">
          <CodeField />
        </div>
      )}
      <BulkBar
        title={chosen.length > 0 ? t('chosen', { n: chosen.length }) : t('chooseRows')}
        note={chosen.length > 0 && t('chosenTotal', { total: formatBaht(total) })}
        act={<SubmitButton variant="highlight">{t('makeBatch')}</SubmitButton>}
      />
    </ActionForm>
  )
}

function BatchView() {
  const { batches, batch, after, viewer, key } = useLoaderData<typeof loader>()
  const t = useText(payoutsText)
  const lang = useLang()
  const here = pathWithQuery(`/${lang}/Operator/withdrawal`, { status: BATCHES, after })
  if (!batches) return null
  return (
    <ListDetail
      detail={
        batch && <BatchPanel key={key} batch={batch} idempotencyKey={key} viewer={viewer} closeHref={here}></BatchPanel>
      }
    >
      {batches.data.length === 0 ? (
        <EmptyState drawing="done" title={t('batchesEmpty')} note={t('batchesEmptyNote')} />
      ) : (
        <BatchTable batches={batches.data} base={here} open={batch?.id ?? ''} />
      )}
      {batches.next && (
        <MoreLink href={pathWithQuery('', { status: BATCHES, after: batches.next })}>{t('more')}</MoreLink>
      )}
    </ListDetail>
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
  const { entered } = useActionState({ intent: 'batch' })
  const pick = {
    key: 'pick',
    header: '',
    headerLabel: t('makeBatch'),
    part: 'lead' as const,
    cell: (row: WithdrawalRow) => (
      <RowCheckbox
        name="ids"
        value={row.id}
        defaultChecked={entered('ids').includes(row.id)}
        label={t('select', { name: row.payee })}
        disabled={row.batch !== null || row.qrClaim !== null}
      />
    ),
  }
  // The open row's panel shows these instead.
  const inspecting = rows.some((row) => row.id === open)
  const requestedAt: Column<WithdrawalRow> = {
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
                {row.requestedBy && (
                  <span className="block text-xs text-ink-3">{t('requestedByName', { name: row.requestedBy })}</span>
                )}
              </span>
            </a>
          ),
        },
        {
          key: 'to',
          header: t('destination'),
          cell: (row) => <AccountName bankName={row.bankName} last4={row.last4} />,
        },
        ...(inspecting ? [] : [requestedAt]),
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
  if (row.qrClaim)
    return (
      <Badge tone="notice" icon="qr-code">
        {t('checkQr', { name: row.qrClaim.by })}
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
