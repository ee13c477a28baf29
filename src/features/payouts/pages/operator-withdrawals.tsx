import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { every, type FormState, field, submit } from '../../../core/forms.ts'
import { load, pageCall, pageContext } from '../../../core/page.ts'
import { formatAmount, formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { RowCheckbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Table } from '../../../ui/table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { contract as payoutsContract } from '../contract.ts'
import type { WithdrawalRow } from '../contract-operator.ts'
import { BankQueue } from '../parts/bank-queue.tsx'
import { WithdrawalPanel } from '../parts/withdrawal-panel.tsx'
import { payoutsText } from '../text/index.ts'

const STATUSES = ['Pending', 'TransferComplete', 'Rejected'] as const

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { newKey } = context.get(pageContext)
  const call = pageCall(context)
  const query = new URL(request.url).searchParams
  const status = STATUSES.find((known) => known === (query.get('status') ?? 'Pending'))
  const after = query.get('after') ?? undefined
  const [queue, banks] = await load(() =>
    Promise.all([
      call(payoutsContract.queue, { query: { ...(status && { status }), ...(after && { after }) } }),
      call(payoutsContract.bankQueue, {}),
    ]),
  )
  return { ...queue, status: status ?? 'all', banks: banks.data, open: query.get('open') ?? '', key: newKey() }
}

interface BatchMade {
  batch: { id: string; reference: string; count: number; total: number }
}

export async function action(args: ActionFunctionArgs) {
  const { lang } = args.context.get(pageContext)
  return submit(args, async (form, call, intent) => {
    const params = { id: field(form, 'id') }
    const idempotencyKey = field(form, 'idempotencyKey')
    const reason = field(form, 'reason')
    if (intent === 'batch')
      return {
        batch: (await call(payoutsContract.createBatch, { body: { ids: every(form, 'ids') }, idempotencyKey })).data,
      }
    if (intent === 'approve') await call(payoutsContract.approve, { params, idempotencyKey })
    if (intent === 'complete')
      await call(payoutsContract.complete, {
        params,
        body: { transferRef: field(form, 'transferRef') },
        idempotencyKey,
      })
    if (intent === 'reject') await call(payoutsContract.reject, { params, body: { reason }, idempotencyKey })
    if (intent === 'returned') await call(payoutsContract.returned, { params, body: { reason }, idempotencyKey })
    if (intent === 'bank')
      await call(payoutsContract.decideBank, {
        params,
        body: { verified: field(form, 'verified') === 'yes', ...(reason && { reason }) },
      })
    return `/${lang}/Operator/withdrawal`
  })
}

export default function OperatorWithdrawals() {
  const { data: rows, next, waiting, waitingTotal, status, banks, open, key } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormState | BatchMade | undefined
  const t = useText(payoutsText)
  const lang = useLang()
  const base = `/${lang}/Operator/withdrawal`
  const current = rows.find((row) => row.id === open)
  const tab = (value: string, label: string) => ({ href: `${base}?status=${value}`, label, current: status === value })
  return (
    <>
      <PageHead title={t('queueTitle')} note={t('queueNote', { n: waiting, total: formatBaht(waitingTotal) })} />
      <Tabs
        label={t('queueTitle')}
        tabs={[
          { ...tab('Pending', t('tabPending')), count: waiting },
          tab('TransferComplete', t('tabComplete')),
          tab('Rejected', t('tabRejected')),
          tab('all', t('tabAll')),
        ]}
      />
      {answer && 'error' in answer && (
        <Callout tone="critical" role="alert">
          {answer.error.message}
        </Callout>
      )}
      {answer && 'batch' in answer && (
        <Callout
          tone="positive"
          role="status"
          act={
            <ButtonLink
              href={`/api/operator/withdrawals/batches/${answer.batch.id}`}
              reload
              size="sm"
              variant="secondary"
            >
              {t('bankFile')}
            </ButtonLink>
          }
        >
          {t('batchMade', {
            reference: answer.batch.reference,
            n: answer.batch.count,
            total: formatBaht(answer.batch.total),
          })}
        </Callout>
      )}
      <div className={current ? 'mt-4 grid gap-6 min-[1200px]:grid-cols-[1fr_340px] min-[1200px]:items-start' : 'mt-4'}>
        <div className="min-w-0">
          {rows.length === 0 ? (
            <EmptyState drawing="done" title={t('queueEmpty')} note={t('queueEmptyNote')} />
          ) : (
            <Form method="post" key={key}>
              <input type="hidden" name="idempotencyKey" value={key} />
              <Rows rows={rows} base={`${base}?status=${status}`} open={open} pending={status === 'Pending'} />
              {status === 'Pending' && (
                <Button name="intent" value="batch" variant="highlight" className="mt-4">
                  {t('makeBatch')}
                </Button>
              )}
            </Form>
          )}
          {next && <MoreLink href={`?${new URLSearchParams({ status, after: next })}`}>{t('more')}</MoreLink>}
          <BankQueue rows={banks} />
        </div>
        {current && <WithdrawalPanel row={current} idempotencyKey={key} closeHref={`${base}?status=${status}`} />}
      </div>
    </>
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
            <a href={`${base}&open=${row.id}`} data-nav="" className="flex items-center gap-3 hover:underline">
              <Avatar name={row.displayName} size={36} decorative />
              <span>
                <span className="block font-label">{row.payee}</span>
                <span className="block text-xs text-ink-3">{row.reference}</span>
              </span>
            </a>
          ),
        },
        { key: 'to', header: t('destination'), cell: (row) => `${row.bank} •••• ${row.last4}` },
        { key: 'asked', header: t('asked'), cell: (row) => formatDateTime(lang, row.requestedAt) },
        { key: 'checks', header: t('checks'), cell: (row) => <Check row={row} /> },
        {
          key: 'fee',
          header: t('feeShort'),
          align: 'end',
          part: 'hidden',
          cell: (row) => (row.fee ? formatAmount(row.fee) : '-'),
        },
        { key: 'net', header: t('toSend'), align: 'end', part: 'figure', cell: (row) => formatAmount(row.net) },
      ]}
    />
  )
}

function Check({ row }: { row: WithdrawalRow }) {
  const t = useText(payoutsText)
  if (row.status === 'TransferComplete') return <Badge tone="positive">{t('statusComplete')}</Badge>
  if (row.status === 'Rejected') return <Badge tone="critical">{t('statusRejected')}</Badge>
  if (row.bankStatus !== 'verified') return <Badge tone="critical">{t('checkBank')}</Badge>
  if (row.needsSecond) return <Badge tone="info">{row.approvedBy ? t('checkSecondDone') : t('checkSecond')}</Badge>
  return <Badge tone="positive">{t('checkOk')}</Badge>
}
