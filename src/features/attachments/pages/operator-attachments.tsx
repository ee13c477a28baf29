import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { avatarColumn, dueColumn } from '../../../ui/review-columns.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useOtherError } from '../../../web/action-form.tsx'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { field, optional } from '../../../web/form-data.ts'
import { List, ListDetail, listAddresses } from '../../../web/list-detail.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qId, qText, readQuery } from '../../../web/query.ts'
import { AttachmentBadge } from '../components/attachment-badge.tsx'
import { AttachmentPanel } from '../components/attachment-panel.tsx'
import { DecisionForms } from '../components/decision-forms.tsx'
import { TaxForms } from '../components/tax-forms.tsx'
import { contract, type ReviewAttachment } from '../contract.ts'
import { ATTACHMENT_KINDS, ATTACHMENT_STATUSES, type PayeeClass, type RejectReason } from '../kinds.ts'
import { ATTACHMENT_WORDS } from '../rules/attachment-words.ts'
import { documentsText } from '../text/documents.ts'
import { attachmentsText } from '../text/index.ts'

const ALL = 'all'

const zQuery = z.object({
  status: qChoice([...ATTACHMENT_STATUSES, ALL], 'in_progress'),
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

/** Back to the list as it was narrowed, with the attachment still open. */
const decide =
  (run: (input: ActionInput, id: string) => Promise<unknown>) =>
  async (input: ActionInput): Promise<string> => {
    const id = field(input.form, 'target')
    await run(input, id)
    const { after: _, open: __, ...filters } = readQuery(input.url, zQuery)
    return pathWithQuery(input.path, { ...filters, open: id })
  }

/** Back to the list with the attachment still open, after an act on its owner. */
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

/** Attachments that wait for a decision, and all the others by state. */
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
  const tabs = [...ATTACHMENT_STATUSES, ALL] as const
  return (
    <>
      <PageHead title={t('title')} note={waiting > 0 ? t('note', { n: waiting }) : t('none')} />
      <Tabs
        label={t('tabs')}
        className="mb-4"
        tabs={tabs.map((status) => ({
          href: pathWithQuery(base, { ...filters, status }),
          label: status === ALL ? t('all') : d(`status_${status}`),
          ...(status === 'in_progress' && { count: waiting }),
          current: filters.status === status,
        }))}
      />
      <Filters />
      {refused && <ErrorNote>{refused.message}</ErrorNote>}
      <ListDetail
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
      >
        <List
          caption={t('title')}
          addresses={addresses}
          open={detail?.attachment.id}
          rows={rows}
          rowKey={(row) => row.id}
          columns={columns}
          next={next}
          more={t('more')}
          empty={
            <EmptyState
              drawing="done"
              title={filters.status === 'in_progress' && !filters.q && !filters.kind ? t('none') : t('empty')}
              note={t('emptyNote')}
              act={
                (filters.q || filters.kind) && (
                  <ButtonLink href={pathWithQuery(base, { status: filters.status })} variant="secondary">
                    {t('clear')}
                  </ButtonLink>
                )
              }
            />
          }
        />
      </ListDetail>
    </>
  )
}
