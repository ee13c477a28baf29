import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { dayOf } from '../../../core/calendar.ts'
import { formatBaht, formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
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
import { CertificatePanel } from '../components/certificate-panel.tsx'
import { CertificateBadge } from '../components/status-badge.tsx'
import { contract } from '../contract.ts'
import { CERTIFICATE_VIEW_NAMES } from '../kinds.ts'
import type { BuyerCertificate } from '../shapes.ts'
import { certificatesText } from '../text/index.ts'

const zQuery = z.object({ view: qChoice(CERTIFICATE_VIEW_NAMES, 'todo'), after: qCursor, open: qId })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { now } = context.get(pageContext)
  const call = pageCall(context)
  const { view, after, open } = readQuery(url, zQuery)
  const [list, detail] = await load(() =>
    Promise.all([
      call(contract.list, { query: { view, after } }),
      open ? call(contract.get, { params: { id: open } }) : null,
    ]),
  )
  const { data: rows, next, counts, due, payee } = list
  return { rows, next, counts, due, payee, detail: detail?.data ?? null, view, today: dayOf(new Date(now())) }
}

export const action = defineActions({
  async send({ form, call, path }) {
    const id = field(form, 'target')
    const file = await fileField(form, 'file')
    await call(contract.send, {
      params: { id },
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

function useColumns(): readonly Column<BuyerCertificate>[] {
  const t = useText(certificatesText)
  const lang = useLang()
  return [
    {
      key: 'disc',
      header: '',
      headerLabel: t('tax'),
      part: 'lead',
      cell: () => (
        <RowDisc>
          <Icon name="invoice" />
        </RowDisc>
      ),
    },
    {
      key: 'payment',
      header: t('payment'),
      part: 'title',
      cell: ({ charge }) => (
        <>
          {`${t(charge.purpose)} ${formatBaht(charge.net)}`}
          <span className="block text-xs font-normal text-ink-2">{charge.reference}</span>
        </>
      ),
    },
    { key: 'paid', header: t('paid'), cell: (row) => <span className="nb">{formatDate(lang, row.paidAt)}</span> },
    { key: 'state', header: t('state'), cell: (row) => <CertificateBadge status={row.status} /> },
    { key: 'tax', header: t('tax'), align: 'end', part: 'figure', cell: (row) => formatBaht(row.due) },
  ]
}

/** Tax that the company withheld from its payments, with their certificates. */
export default function TaxCertificates() {
  const { rows, next, counts, due, payee, detail, view, today } = useLoaderData<typeof loader>()
  const t = useText(certificatesText)
  const lang = useLang()
  const base = `/${lang}/Marketer/taxCertificate`
  const addresses = listAddresses(base, { view })
  const columns = useColumns()
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      {due > 0 && (
        <p className="mb-4 flex items-baseline justify-between gap-4 rounded-card bg-sunken px-4 py-3">
          <span className="text-sm text-ink-2">{t('due')}</span>
          <strong className="text-xl font-semibold">{formatBaht(due)}</strong>
        </p>
      )}
      <Tabs
        label={t('views')}
        className="mb-4"
        tabs={CERTIFICATE_VIEW_NAMES.map((one) => ({
          href: pathWithQuery(base, { view: one }),
          label: t(`view_${one}`),
          ...(one !== 'done' && { count: counts[one] }),
          current: one === view,
        }))}
      />
      <ListDetail
        detail={
          detail && (
            <CertificatePanel
              key={`${detail.id} ${detail.status}`}
              certificate={detail}
              payee={payee}
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
                <ButtonLink href={`/${lang}/Marketer/credit`} variant="secondary">
                  {t('toCredits')}
                </ButtonLink>
              }
            />
          }
        />
      </ListDetail>
    </>
  )
}
