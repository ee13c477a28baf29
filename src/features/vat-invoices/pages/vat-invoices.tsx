import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { dayOf } from '../../../core/calendar.ts'
import { formatBaht, formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { RowDisc } from '../../../ui/list-row.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field, fileField, optional } from '../../../web/form-data.ts'
import { List, ListDetail, listAddresses } from '../../../web/list-detail.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qId, readQuery } from '../../../web/query.ts'
import { VatInvoiceBadge } from '../components/status-badge.tsx'
import { VatInvoicePanel } from '../components/vat-invoice-panel.tsx'
import { contract } from '../contract.ts'
import { VAT_INVOICE_VIEW_NAMES } from '../kinds.ts'
import type { VatInvoice } from '../shapes.ts'
import { vatInvoicesText } from '../text/index.ts'

const zQuery = z.object({ view: qChoice(VAT_INVOICE_VIEW_NAMES, 'todo'), after: qCursor, open: qId })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, now } = context.get(pageContext)
  const call = pageCall(context)
  const { view, after, open } = readQuery(url, zQuery)
  const params = { uuid: viewer.uuid }
  const [list, detail] = await load(() =>
    Promise.all([
      call(contract.list, { params, query: { view, after } }),
      open ? call(contract.get, { params: { ...params, id: open } }) : null,
    ]),
  )
  const { data: rows, next, counts, pending, buyer } = list
  return { rows, next, counts, pending, buyer, detail: detail?.data ?? null, view, today: dayOf(new Date(now())) }
}

export const action = defineActions({
  async send({ form, call, viewer, path }) {
    const id = field(form, 'target')
    const file = await fileField(form, 'file')
    await call(contract.send, {
      params: { uuid: viewer.uuid, id },
      body: {
        number: field(form, 'number'),
        issuedOn: field(form, 'issuedOn'),
        fileId: file ? undefined : optional(form, 'fileId'),
      },
      ...(file && { file }),
    })
    return pathWithQuery(path, { view: 'review', open: id })
  },
})
export { clientAction } from '../../../web/client-action.ts'

function useColumns(): readonly Column<VatInvoice>[] {
  const t = useText(vatInvoicesText)
  const lang = useLang()
  return [
    {
      key: 'disc',
      header: '',
      headerLabel: t('vat'),
      part: 'lead',
      cell: () => (
        <RowDisc>
          <Icon name="invoice" />
        </RowDisc>
      ),
    },
    {
      key: 'job',
      header: t('job'),
      part: 'title',
      cell: ({ job }) => (
        <>
          {job.title[lang]}
          <span className="block text-xs font-normal text-ink-2">
            {[job.influencer, job.brand].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    { key: 'paid', header: t('paid'), cell: (row) => <span className="nb">{formatDate(lang, row.paidAt)}</span> },
    { key: 'state', header: t('state'), cell: (row) => <VatInvoiceBadge status={row.status} /> },
    { key: 'vat', header: t('vat'), align: 'end', part: 'figure', cell: (row) => formatBaht(row.amount) },
  ]
}

/** The VAT of each payment, with the tax invoice that releases it. */
export default function VatInvoices() {
  const { rows, next, counts, pending, buyer, detail, view, today } = useLoaderData<typeof loader>()
  const t = useText(vatInvoicesText)
  const lang = useLang()
  const earnings = `/${lang}/Influencer/statement`
  const base = `/${lang}/Influencer/vatInvoice`
  const addresses = listAddresses(base, { view })
  const columns = useColumns()
  return (
    <>
      <BackLink href={earnings}>{t('back')}</BackLink>
      <PageHead title={t('title')} note={t('note')} />
      {pending > 0 && (
        <p className="mb-4 flex items-baseline justify-between gap-4 rounded-card bg-sunken px-4 py-3">
          <span className="text-sm text-ink-2">{t('pending')}</span>
          <strong className="text-xl font-semibold">{formatBaht(pending)}</strong>
        </p>
      )}
      <Tabs
        label={t('views')}
        className="mb-4"
        tabs={VAT_INVOICE_VIEW_NAMES.map((one) => ({
          href: pathWithQuery(base, { view: one }),
          label: t(`view_${one}`),
          ...(one !== 'done' && { count: counts[one] }),
          current: one === view,
        }))}
      />
      <ListDetail
        detail={
          detail && (
            <VatInvoicePanel
              key={`${detail.id} ${detail.status}`}
              invoice={detail}
              buyer={buyer}
              closeHref={addresses.list}
              today={today}
            />
          )
        }
      >
        <List
          caption={t('title')}
          addresses={addresses}
          open={detail?.id}
          rows={rows}
          rowKey={(row) => row.id}
          columns={columns}
          next={next}
          more={t('more')}
          empty={
            <EmptyState
              drawing={view === 'todo' ? 'done' : 'money'}
              title={t(`empty_${view}`)}
              note={t('emptyNote')}
              act={
                <ButtonLink href={earnings} variant="secondary">
                  {t('toEarnings')}
                </ButtonLink>
              }
            />
          }
        />
      </ListDetail>
    </>
  )
}
