import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatAmount, formatBaht, formatDate, formatMonth } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { SegmentedLinks } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qCursor, qText, readQuery } from '../../../web/query.ts'
import { StatementTable } from '../components/statement-table.tsx'
import { StatementTotalsCard } from '../components/statement-totals.tsx'
import { type ChargeView, contract } from '../contract.ts'
import { lastMonths } from '../rules/months.ts'
import { creditsText } from '../text/index.ts'

const TYPES = ['add', 'hold', 'subtract'] as const

const zQuery = z.object({ tab: qChoice(['documents']), month: qText(7), type: qChoice(TYPES), after: qCursor })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, now } = context.get(pageContext)
  const call = pageCall(context)
  const { tab, after, type, ...query } = readQuery(url, zQuery)
  const months = lastMonths(new Date(now()))
  const month = months.find((one) => one === query.month)
  const filters = { ...(month && { month }), ...(type && { type }) }
  const paging = after ? { after } : {}
  const shared = { months, filters, viewerId: viewer.uuid }
  if (tab === 'documents') {
    const { data, next } = await load(() => call(contract.listCharges, { query: { status: 'paid', ...paging } }))
    return { ...shared, papers: data.filter((charge) => charge.document), lines: null, totals: null, next }
  }
  const { data, next, totals } = await load(() =>
    call(contract.statement, { params: { id: viewer.uuid }, query: { ...filters, ...paging } }),
  )
  return { ...shared, lines: data, papers: null, totals, next }
}

/** Every movement of the credits with the balance after it, and the tax papers. */
export default function UsageStatementPage() {
  const { filters, viewerId, lines, papers } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  const here = `/${useLang()}/Marketer/usageStatement`
  const csv = pathWithQuery(`/api/credits/marketers/${viewerId}/statement.csv`, filters)
  return (
    <>
      <PageHead
        title={t('statementTitle')}
        note={t('statementNote')}
        acts={
          lines && (
            <ButtonLink href={csv} reload variant="secondary" icon={<Icon name="download-simple" />}>
              {t('csv')}
            </ButtonLink>
          )
        }
      />
      <Tabs
        label={t('statementTitle')}
        className="mb-5"
        tabs={[
          { href: here, label: t('entries'), current: lines !== null },
          { href: `${here}?tab=documents`, label: t('documents'), current: papers !== null },
        ]}
      />
      {lines ? <Entries here={here} /> : <TaxDocuments here={here} />}
    </>
  )
}

function Filters({ here }: { here: string }) {
  const { months, filters } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  const lang = useLang()
  const { month, type } = filters
  const keep: Record<string, string> = month ? { month } : {}
  return (
    <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
      <SegmentedLinks
        label={t('entry')}
        current={type ?? 'all'}
        segments={[
          { value: 'all', label: t('all'), href: pathWithQuery(here, keep) },
          { value: 'add', label: t('in'), href: pathWithQuery(here, { ...keep, type: 'add' }) },
          { value: 'hold', label: t('onHold'), href: pathWithQuery(here, { ...keep, type: 'hold' }) },
          { value: 'subtract', label: t('out'), href: pathWithQuery(here, { ...keep, type: 'subtract' }) },
        ]}
      />
      <Form method="get" action={here} className="flex flex-wrap items-center gap-2">
        {type && <input type="hidden" name="type" value={type} />}
        <Select
          name="month"
          label={t('month')}
          hideLabel
          size="sm"
          key={month ?? ''}
          defaultValue={month ?? ''}
          options={[
            { value: '', label: t('allMonths') },
            ...months.map((one) => ({ value: one, label: formatMonth(lang, `${one}-15`) })),
          ]}
        />
        <Button variant="secondary" size="sm">
          {t('show')}
        </Button>
      </Form>
    </div>
  )
}

function Entries({ here }: { here: string }) {
  const { lines, next, filters, totals } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  const lang = useLang()
  const filtered = Object.keys(filters).length > 0
  const period = filters.month ? formatMonth(lang, `${filters.month}-15`) : t('allMonths')
  return (
    <>
      {totals && totals.moves.length > 0 && <StatementTotalsCard totals={totals} period={period} />}
      <Card pad={24}>
        <Filters here={here} />
        {lines && lines.length > 0 ? (
          <StatementTable lines={lines} />
        ) : (
          <EmptyState
            drawing={filtered ? 'search' : 'money'}
            title={t('noEntries')}
            note={filtered ? t('noEntriesFilter') : t('noEntriesNote')}
          />
        )}
        {next && <MoreLink href={pathWithQuery(here, { ...filters, after: next })}>{t('more')}</MoreLink>}
      </Card>
    </>
  )
}

/** What an invoice is for, and its credit notes. */
function PaperNote({ charge }: { charge: ChargeView }) {
  const t = useText(creditsText)
  const lang = useLang()
  return (
    <>
      {`${formatDate(lang, charge.paidAt ?? charge.createdAt)} · ${charge.purpose === 'credits' ? `${formatAmount(charge.net)} ${t('credits')}` : t('packageBought')} · ${formatBaht(charge.total)}`}
      {charge.creditNotes.map(({ id, serial }) => (
        <span key={id} className="block">
          <TextLink href={`/api/documents/${id}`} reload>
            {t('creditNoteFile', { serial })}
          </TextLink>
        </span>
      ))}
    </>
  )
}

function TaxDocuments({ here }: { here: string }) {
  const { papers, next } = useLoaderData<typeof loader>()
  const t = useText(creditsText)
  if (!papers || papers.length === 0)
    return <EmptyState drawing="money" title={t('noPapers')} note={t('noPapersNote')} />
  return (
    <Card pad={24}>
      <p className="mb-2 text-sm text-ink-2">{t('papersNote')}</p>
      {papers.map((charge) => (
        <ListRow
          key={charge.id}
          lead={
            <RowDisc>
              <Icon name="file-pdf" />
            </RowDisc>
          }
          title={<span className="nb">{charge.document?.serial}</span>}
          note={<PaperNote charge={charge} />}
          end={
            <ButtonLink href={`/api/documents/${charge.document?.id}`} reload variant="secondary" size="sm">
              {t('openPdf')}
            </ButtonLink>
          }
        />
      ))}
      {next && <MoreLink href={pathWithQuery(here, { tab: 'documents', after: next })}>{t('more')}</MoreLink>}
    </Card>
  )
}
