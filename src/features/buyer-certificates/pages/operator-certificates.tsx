import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatBaht } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { avatarColumn, dueColumn } from '../../../ui/review-columns.tsx'
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
import { ReviewPanel } from '../components/review-panel.tsx'
import { CertificateBadge } from '../components/status-badge.tsx'
import { contract } from '../contract.ts'
import { CERTIFICATE_STATUSES, type CertificateReason } from '../kinds.ts'
import type { ReviewCertificate } from '../shapes.ts'
import { certificatesText } from '../text/index.ts'
import { certificateReviewText } from '../text/review.ts'

const ALL = 'all'
const TABS = ['in_progress', 'waiting', 'rejected', 'approved', 'void', ALL] as const

const zQuery = z.object({ status: qChoice(TABS, 'in_progress'), q: qText(80), after: qCursor, open: qId })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { now, newKey } = context.get(pageContext)
  const { open, after, ...filters } = readQuery(url, zQuery)
  const call = pageCall(context)
  const status = CERTIFICATE_STATUSES.find((one) => one === filters.status)
  const [list, detail] = await load(() =>
    Promise.all([
      call(contract.queue, { query: { status, q: filters.q || undefined, after } }),
      open ? call(contract.review, { params: { id: open } }) : null,
    ]),
  )
  const { data: rows, next, counts } = list
  return { rows, next, counts, detail, filters, now: now(), key: newKey() }
}

/** Back to the list as it was narrowed, with the certificate still open. */
const decide =
  (run: (input: ActionInput, id: string, version: number) => Promise<unknown>) =>
  async (input: ActionInput): Promise<string> => {
    const id = field(input.form, 'target')
    await run(input, id, Number(field(input.form, 'version')))
    const { after: _, open: __, ...filters } = readQuery(input.url, zQuery)
    return pathWithQuery(input.path, { ...filters, open: id })
  }

export const action = defineActions({
  approve: decide(({ call, idempotencyKey }, id, version) =>
    call(contract.approve, { params: { id }, body: { version }, idempotencyKey }),
  ),
  reject: decide(({ call, form }, id, version) =>
    call(contract.reject, {
      params: { id },
      body: { version, reasonCode: field(form, 'reasonCode') as CertificateReason, reason: optional(form, 'reason') },
    }),
  ),
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

/** Withholding certificates that wait for a decision, and all the others by state. */
export default function OperatorCertificates() {
  const { rows, next, counts, detail, filters, key } = useLoaderData<typeof loader>()
  const t = useText(certificateReviewText)
  const s = useText(certificatesText)
  const lang = useLang()
  const base = `/${lang}/Operator/buyerCertificate`
  const addresses = listAddresses(base, filters)
  const columns = useColumns()
  const waiting = counts.in_progress ?? 0
  const refused = useOtherError(detail?.data.canDecide ? ['approve', 'reject'] : [])
  return (
    <>
      <PageHead title={t('title')} note={waiting > 0 ? t('note', { n: waiting }) : t('none')} />
      <Tabs
        label={t('tabs')}
        className="mb-4"
        tabs={TABS.map((status) => ({
          href: pathWithQuery(base, { ...filters, status }),
          label: status === ALL ? t('all') : s(`status_${status}`),
          ...(status === 'in_progress' && { count: waiting }),
          current: filters.status === status,
        }))}
      />
      <form className="mb-4 grid items-end gap-3 lg:grid-cols-[minmax(0,360px)_auto] lg:justify-start" role="search">
        <input type="hidden" name="status" value={filters.status} />
        <TextField
          name="q"
          label={t('search')}
          prefix={<Icon name="magnifying-glass" />}
          size="sm"
          defaultValue={filters.q}
          maxLength={80}
        />
        <Button type="submit" variant="secondary">
          {t('searchAct')}
        </Button>
      </form>
      {refused && <ErrorNote>{refused.message}</ErrorNote>}
      <ListDetail
        detail={
          detail && (
            <ReviewPanel
              key={`${detail.data.id} ${detail.data.version} ${detail.data.status}`}
              certificate={detail.data}
              payee={detail.payee}
              closeHref={addresses.list}
              idempotencyKey={key}
            />
          )
        }
      >
        <List
          caption={t('title')}
          addresses={addresses}
          open={detail?.data.id}
          rows={rows}
          rowKey={(row) => row.id}
          columns={columns}
          next={next}
          more={t('more')}
          empty={
            <EmptyState
              drawing="done"
              title={filters.status === 'in_progress' && !filters.q ? t('none') : t('empty')}
              note={t('emptyNote')}
              act={
                filters.q && (
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
