import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { allValues, field, optional, satangField } from '../../../web/form-data.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { addressWith, pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qId, qText, readQuery } from '../../../web/query.ts'
import { readApprover } from '../../approvals/components/read-approver.ts'
import { BANK_QUEUE_ID } from '../components/bank-queue.tsx'
import { BatchList } from '../components/batch-list.tsx'
import { WithdrawalQueue } from '../components/withdrawal-queue.tsx'
import { contract as payoutsContract } from '../contract.ts'
import { payoutsText } from '../text/index.ts'

const STATUSES = ['Pending', 'TransferComplete', 'Rejected'] as const
const BATCHES = 'batches'

/** Actions that the note above the list confirms. */
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
  q: qText(80),
  after: qCursor,
  /** Cursor of the list of accounts to verify. */
  accounts: qCursor,
  open: qId,
  done: qChoice(DONE),
})

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { newKey } = context.get(pageContext)
  const call = pageCall(context)
  const { status: view, q, after, accounts, open = '', done } = readQuery(url, zQuery)
  const status = STATUSES.find((one) => one === view)
  const batchView = view === BATCHES
  const filter = { status, single: status === 'Pending' ? ('1' as const) : undefined, q: q || undefined }
  const [totals, queue, opened, banks, batches, batch, viewer] = await load(() =>
    Promise.all([
      call(payoutsContract.queueTotals),
      batchView ? null : call(payoutsContract.queue, { query: { ...filter, after } }),
      open && !batchView ? call(payoutsContract.queue, { query: { id: open } }) : null,
      batchView ? null : call(payoutsContract.bankQueue, { query: { ...(accounts && { after: accounts }) } }),
      batchView ? call(payoutsContract.batches, { query: { ...(after && { after }) } }) : null,
      batchView && open ? call(payoutsContract.batch, { params: { id: open } }) : null,
      readApprover(context),
    ]),
  )
  return {
    totals: totals.data,
    rows: queue?.data ?? [],
    next: queue?.next ?? null,
    status: batchView ? BATCHES : (status ?? 'all'),
    banks,
    batches,
    batch: batch?.data ?? null,
    row: opened?.data[0] ?? null,
    q,
    after,
    accounts,
    done,
    viewer,
    key: newKey(),
  }
}

const { createBatch, markBatch, voidBatch, approve, claimQr, releaseQr, complete, reject, returned, decideBank } =
  payoutsContract
const idOf = (form: FormData) => ({ id: field(form, 'target') })
const reasonOf = (form: FormData) => ({ reason: field(form, 'reason') })
const returnOf = (form: FormData) => ({
  bankRef: field(form, 'bankRef'),
  returnedOn: field(form, 'returnedOn'),
  amount: satangField(form, 'amount'),
  ...reasonOf(form),
})
const transferOf = (form: FormData) => ({ transferRef: field(form, 'transferRef') })

type Target = { params: { id: string }; idempotencyKey: string }

/**
 * Runs an action on the row named by the form. Redirects to the same page of the same list, with the row open and a
 * note of what was done.
 */
const onRow =
  (run: (input: ActionInput, target: Target) => Promise<unknown>, done?: (typeof DONE)[number]) =>
  async (input: ActionInput): Promise<string> => {
    const { form, url, idempotencyKey } = input
    await run(input, { params: idOf(form), idempotencyKey })
    return addressWith(url, { open: field(form, 'target'), done })
  }

export const action = defineActions({
  async batch({ form, call, path, idempotencyKey }) {
    const body = { ids: allValues(form, 'ids'), code: optional(form, 'code') }
    const { data } = await call(createBatch, { body, idempotencyKey })
    return pathWithQuery(path, { status: BATCHES, open: data.id, done: 'batch' })
  },
  mark: onRow(
    ({ form, call }, target) =>
      call(markBatch, { ...target, body: { ids: allValues(form, 'ids'), ...transferOf(form) } }),
    'mark',
  ),
  void: onRow(({ form, call }, target) => call(voidBatch, { ...target, body: reasonOf(form) }), 'void'),
  approve: onRow(({ call }, target) => call(approve, target), 'approve'),
  openQr: onRow(({ call }, target) => call(claimQr, target)),
  notPaid: onRow(({ form, call }, target) => call(releaseQr, { ...target, body: reasonOf(form) }), 'notPaid'),
  complete: onRow(({ form, call }, target) => call(complete, { ...target, body: transferOf(form) }), 'complete'),
  reject: onRow(({ form, call }, target) => call(reject, { ...target, body: reasonOf(form) }), 'reject'),
  returned: onRow(({ form, call }, target) => call(returned, { ...target, body: returnOf(form) }), 'returned'),
  async bank({ form, call, url }) {
    const { reason } = reasonOf(form)
    const verified = field(form, 'verified') === 'yes'
    await call(decideBank, { params: idOf(form), body: { verified, ...(reason && { reason }) } })
    return addressWith(url, { done: verified ? 'bank_yes' : 'bank_no' })
  },
})
export { clientAction } from '../../../web/client-action.ts'

export default function OperatorWithdrawals() {
  const { totals, status, q } = useLoaderData<typeof loader>()
  const { waiting, waitingTotal, batched, oldest } = totals
  const t = useText(payoutsText)
  const lang = useLang()
  const base = `/${lang}/Operator/withdrawal`
  const tab = (value: string, label: string) => ({
    href: pathWithQuery(base, { status: value, q: value === BATCHES ? undefined : q }),
    label,
    current: status === value,
  })
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
          { ...tab('Pending', t('tabPending')), count: waiting - batched },
          { ...tab(BATCHES, t('tabBatches')), ...(batched > 0 && { count: batched }) },
          tab('TransferComplete', t('tabComplete')),
          tab('Rejected', t('tabRejected')),
          tab('all', t('tabAll')),
        ]}
      />
      {status !== BATCHES && <Search status={status} q={q} />}
      <Done />
      <View base={base} />
    </>
  )
}

function Search({ status, q }: { status: string; q: string }) {
  const t = useText(payoutsText)
  return (
    <form className="mb-4 grid items-end gap-3 lg:grid-cols-[minmax(0,360px)_auto] lg:justify-start" role="search">
      <input type="hidden" name="status" value={status} />
      <TextField
        name="q"
        key={q}
        label={t('searchWithdrawals')}
        prefix={<Icon name="magnifying-glass" />}
        size="sm"
        defaultValue={q}
        maxLength={80}
      />
      <Button type="submit" variant="secondary">
        {t('search')}
      </Button>
    </form>
  )
}

/** Confirms the last action, because its row may no longer be in the list. */
function Done() {
  const { done } = useLoaderData<typeof loader>()
  const refused = refusalOf(useActionData())
  const t = useText(payoutsText)
  useRemoveSearchParam('done')
  if (!done || refused) return null
  return (
    <div className="mb-4">
      <Callout tone="positive" role="status">
        {t(`done_${done}`)}
      </Callout>
    </div>
  )
}

/** The batches, or the withdrawals with the accounts to verify. */
function View({ base }: { base: string }) {
  const { rows, next, status, after, accounts, banks, batches, batch, row, q, viewer, key } =
    useLoaderData<typeof loader>()
  const part = { status, q, after, accounts }
  const shared = { base: pathWithQuery(base, part), idempotencyKey: key }
  const partHref = (change: Partial<typeof part>) => pathWithQuery('', { ...part, ...change })
  const accountsHref = (cursor?: string) => `${partHref({ accounts: cursor })}#${BANK_QUEUE_ID}`
  if (batches)
    return (
      <BatchList
        {...shared}
        batches={batches.data}
        batch={batch}
        nextHref={batches.next && partHref({ after: batches.next })}
        viewer={viewer}
      />
    )
  return (
    <WithdrawalQueue
      {...shared}
      rows={rows}
      row={row}
      q={q}
      pending={status === 'Pending'}
      needsCode={viewer.twoStep}
      nextHref={next && partHref({ after: next })}
      banks={{
        rows: banks?.data ?? [],
        total: banks?.total ?? 0,
        firstHref: accounts ? accountsHref() : null,
        nextHref: banks?.next ? accountsHref(banks.next) : null,
      }}
    />
  )
}
