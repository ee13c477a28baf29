import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatAmount, formatCredits, formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { SegmentedLinks } from '../../../ui/segmented-control.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { load, pageCall } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, readQuery } from '../../../web/query.ts'
import { ChargeBadge } from '../components/charge-badge.tsx'
import { type ChargeView, contract, PURCHASE_STATES } from '../contract.ts'
import { creditsText } from '../text/index.ts'

const KINDS = ['credits', 'package'] as const
const KIND_LABELS = { credits: 'ofCredits', package: 'ofPackages' } as const
const zQuery = z.object({ state: qChoice(PURCHASE_STATES), kind: qChoice(KINDS), after: qCursor })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { state, kind, after } = readQuery(url, zQuery)
  const query = { ...(state && { state }), ...(kind && { purpose: kind }), ...(after && { after }) }
  const { data, next } = await load(() => pageCall(context)(contract.listCharges, { query }))
  return { purchases: data, next, filters: { ...(state && { state }), ...(kind && { kind }) } }
}

/** All orders of the marketer, newest first; each leads to its page. */
export default function PurchasesPage() {
  const { purchases, next, filters } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  const lang = useLang()
  const here = `/${lang}/Marketer/purchase`
  const filtered = Object.keys(filters).length > 0
  return (
    <>
      <PageHead
        title={t('purchasesTitle')}
        note={t('purchasesNote')}
        acts={
          <ButtonLink href={`/${lang}/Marketer/document`} variant="secondary" icon={<Icon name="files" />}>
            {t('documents')}
          </ButtonLink>
        }
      />
      <Card pad={24}>
        <Filters here={here} />
        {purchases.length > 0 ? (
          <PurchaseTable purchases={purchases} />
        ) : (
          <EmptyState
            drawing={filtered ? 'search' : 'money'}
            title={t(filtered ? 'noPurchasesFilter' : 'noPurchases')}
            note={t(filtered ? 'noPurchasesFilterNote' : 'noPurchasesNote')}
            act={!filtered && <ButtonLink href={`/${lang}/Marketer/buyCredit`}>{t('topUp')}</ButtonLink>}
          />
        )}
        {next && <MoreLink href={pathWithQuery(here, { ...filters, after: next })}>{t('more')}</MoreLink>}
      </Card>
    </>
  )
}

function Filters({ here }: { here: string }) {
  const { filters } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  const { state, kind } = filters
  const all = { value: 'all', label: t('all') }
  return (
    <div className="mb-4 flex flex-wrap gap-x-6 gap-y-3">
      <SegmentedLinks
        label={t('status')}
        current={state ?? 'all'}
        segments={[
          { ...all, href: pathWithQuery(here, { kind }) },
          ...PURCHASE_STATES.map((value) => ({
            value,
            label: t(`purchase_${value}`),
            href: pathWithQuery(here, { state: value, kind }),
          })),
        ]}
      />
      <SegmentedLinks
        label={t('purchasesOf')}
        current={kind ?? 'all'}
        segments={[
          { ...all, href: pathWithQuery(here, { state }) },
          ...KINDS.map((value) => ({
            value,
            label: t(KIND_LABELS[value]),
            href: pathWithQuery(here, { state, kind: value }),
          })),
        ]}
      />
    </div>
  )
}

function PurchaseTable({ purchases }: { purchases: readonly ChargeView[] }) {
  const t = useText(creditsText)
  const lang = useLang()
  const columns: Column<ChargeView>[] = [
    {
      key: 'what',
      header: t('bought'),
      part: 'title',
      cell: (charge) => (
        <>
          {charge.package?.title ?? `${formatCredits(charge.net)} ${t('credits')}`}
          <span className="block text-xs font-normal text-ink-2">{charge.reference}</span>
        </>
      ),
    },
    {
      key: 'date',
      header: t('date'),
      cell: ({ createdAt, method }) => (
        <>
          <span className="nb">{formatDate(lang, createdAt)}</span>
          <span className="block text-xs text-ink-2">{t(method)}</span>
        </>
      ),
    },
    {
      key: 'order',
      header: t('orderColumn'),
      cell: ({ poNumber, costCentre }) => (
        <>
          {poNumber && <span className="block">{poNumber}</span>}
          {costCentre && <span className="block text-xs text-ink-2">{costCentre}</span>}
        </>
      ),
    },
    { key: 'documents', header: t('documentsColumn'), cell: (charge) => <Documents charge={charge} /> },
    { key: 'status', header: t('status'), cell: (charge) => <ChargeBadge charge={charge} /> },
    {
      key: 'amount',
      header: t('payableColumn'),
      align: 'end',
      part: 'figure',
      cell: ({ payable, refunded }) => (
        <>
          {formatAmount(payable)}
          {refunded > 0 && (
            <span className="block text-xs font-normal text-ink-2">
              {t('refundedAmount')} {formatAmount(-refunded)}
            </span>
          )}
        </>
      ),
    },
  ]
  return (
    <Table
      caption={t('purchasesTitle')}
      columns={columns}
      rows={purchases}
      rowKey={({ id }) => id}
      rowLook={({ id }) => ({ href: `/${lang}/Marketer/buyCredit/${id}` })}
    />
  )
}

function Documents({ charge: { document, creditNotes } }: { charge: ChargeView }) {
  return [...(document ? [document] : []), ...creditNotes].map(({ id, serial }) => (
    <TextLink key={id} href={`/api/documents/${id}`} reload className="hit relative z-10 block w-fit text-sm">
      <span className="nb">{serial}</span>
    </TextLink>
  ))
}
