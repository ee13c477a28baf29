import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { avatarColumn, dueColumn } from '../../../ui/review-columns.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Column } from '../../../ui/table.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useOtherError } from '../../../web/action-form.tsx'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { field, optional } from '../../../web/form-data.ts'
import { listAddresses } from '../../../web/list-detail.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qId, qText, readQuery } from '../../../web/query.ts'
import { actsOnRow } from '../../../web/review-acts.ts'
import { ReviewQueue } from '../../../web/review-queue.tsx'
import { AttachmentBadge } from '../components/attachment-badge.tsx'
import { AttachmentPanel } from '../components/attachment-panel.tsx'
import { DecisionForms } from '../components/decision-forms.tsx'
import { TaxForms } from '../components/tax-forms.tsx'
import { contract, type ReviewAttachment } from '../contract.ts'
import { ATTACHMENT_KINDS, ATTACHMENT_STATUSES, type PayeeClass, type RejectReason } from '../kinds.ts'
import { ATTACHMENT_WORDS } from '../rules/attachment-words.ts'
import { documentsText } from '../text/documents.ts'
import { attachmentsText } from '../text/index.ts'

const ALL_STATUSES = 'all'

const zQuery = z.object({
  status: qChoice([...ATTACHMENT_STATUSES, ALL_STATUSES], 'in_progress'),
  kind: qChoice(ATTACHMENT_KINDS),
  q: qText(80),
  after: qCursor,
  open: qId,
})

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { open, after, ...filters } = readQuery(url, zQuery)
  const call = pageCall(context)
  const { kind, q } = filters
  const status = ATTACHMENT_STATUSES.find((one) => one === filters.status)
  const [list, detail] = await load(() =>
    Promise.all([
      call(contract.queue, { query: { status, kind, q: q || undefined, after } }),
      open ? call(contract.review, { params: { id: open } }) : null,
    ]),
  )
  const now = context.get(pageContext).now()
  return { rows: list.data, next: list.next, counts: list.counts, detail: detail?.data ?? null, filters, now }
}

const decide = actsOnRow(zQuery)

/** After an action on the owner, returns to the list with the attachment still open. */
const onPayee =
  (run: (input: ActionInput, id: string) => Promise<unknown>) =>
  async (input: ActionInput): Promise<string> => {
    await run(input, field(input.form, 'target'))
    return pathWithQuery(input.path, readQuery(input.url, zQuery))
  }

export const action = defineActions({
  tax: onPayee(({ call, form }, id) =>
    call(contract.setTax, { params: { id }, body: { payeeClass: field(form, 'payeeClass') as PayeeClass } }),
  ),
  vat: onPayee(({ call, form }, id) =>
    call(contract.setVat, {
      params: { id },
      body: { registered: field(form, 'registered') === 'yes', reason: field(form, 'reason') },
    }),
  ),
  lock: onPayee(({ call, form }, id) =>
    call(contract.setLock, { params: { id }, body: { locked: field(form, 'locked') === 'yes' } }),
  ),
  approve: decide(({ call }, id) => call(contract.approve, { params: { id } })),
  complete: decide(({ call }, id) => call(contract.complete, { params: { id } })),
  reject: decide(({ call, form }, id) =>
    call(contract.reject, {
      params: { id },
      body: { reasonCode: field(form, 'reasonCode') as RejectReason, reason: optional(form, 'reason') },
    }),
  ),
})
export { clientAction } from '../../../web/client-action.ts'

function Filters() {
  const { kind, q, status } = useLoaderData<typeof loader>().filters
  const t = useText(attachmentsText)
  const lang = useLang()
  return (
    <form
      className="mb-4 grid items-end gap-3 lg:max-w-[760px] lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_auto]"
      role="search"
    >
      <input type="hidden" name="status" value={status} />
      <TextField
        name="q"
        label={t('search')}
        prefix={<Icon name="magnifying-glass" />}
        size="sm"
        defaultValue={q}
        maxLength={80}
      />
      <Select
        name="kind"
        label={t('kind')}
        size="sm"
        emptyLabel={t('anyKind')}
        defaultValue={kind}
        options={ATTACHMENT_KINDS.map((value) => ({ value, label: ATTACHMENT_WORDS[value][lang] }))}
      />
      <Button type="submit" variant="secondary">
        {t('searchAct')}
      </Button>
    </form>
  )
}

function useColumns(): readonly Column<ReviewAttachment>[] {
  const { now, detail } = useLoaderData<typeof loader>()
  const t = useText(attachmentsText)
  const lang = useLang()
  const due = dueColumn<ReviewAttachment>({
    lang,
    header: t('due'),
    now,
    dueAt: ({ status, dueAt }) => (status === 'in_progress' ? dueAt : null),
    overdue: (time) => t('overdue', { time }),
  })
  return [
    avatarColumn(t('person'), (row) => row.person),
    {
      key: 'person',
      header: t('person'),
      cell: (row) => <span className="font-medium">{row.legalName ?? row.person}</span>,
      part: 'title',
    },
    { key: 'kind', header: t('kind'), cell: (row) => ATTACHMENT_WORDS[row.kind][lang] },
    {
      key: 'sent',
      header: t('sent'),
      cell: (row) => <span className="nb">{formatDateTime(lang, row.createdAt)}</span>,
      part: 'hidden',
    },
    ...(detail ? [] : [due]),
    { key: 'state', header: t('state'), cell: (row) => <AttachmentBadge status={row.status} />, part: 'figure' },
  ]
}

/** The queue of attachments that wait for a decision, with a filter for the other statuses. */
export default function OperatorAttachments() {
  const { rows, next, counts, detail, filters } = useLoaderData<typeof loader>()
  const t = useText(attachmentsText)
  const d = useText(documentsText)
  const lang = useLang()
  const base = `/${lang}/Operator/paper`
  const addresses = listAddresses(base, filters)
  const columns = useColumns()
  const waiting = counts.in_progress ?? 0
  const refused = useOtherError([...(detail?.attachment.acts ?? []), 'tax', 'vat', 'lock'])
  const tabs = [...ATTACHMENT_STATUSES, ALL_STATUSES] as const
  return (
    <ReviewQueue
      path={base}
      filters={filters}
      addresses={addresses}
      t={t}
      tabs={tabs.map((status) => ({ status, label: status === ALL_STATUSES ? t('all') : d(`status_${status}`) }))}
      waiting={{ n: waiting, note: t('note', { n: waiting }) }}
      search={<Filters />}
      refused={refused?.message}
      detail={
        detail && (
          <AttachmentPanel
            {...detail}
            addresses={addresses}
            acts={detail.attachment.acts.length > 0 && <DecisionForms attachment={detail.attachment} />}
          >
            <TaxForms payee={detail.payee} />
          </AttachmentPanel>
        )
      }
      open={detail?.attachment.id}
      rows={rows}
      rowKey={(row) => row.id}
      columns={columns}
      next={next}
    />
  )
}
